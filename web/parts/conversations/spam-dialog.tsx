import { useId } from 'react';
import { reportSpam, spamReasons } from '../../../contract/conversations.ts';
import { checkSpamNote, spamNoteLengthMax } from '../../../core/conversations/spam.ts';
import { call } from '../../base/calls/browser-call.ts';
import { wordsOf } from '../../base/calls/call.ts';
import { valid, invalid } from '../../base/form/checked.ts';
import { useBareForm } from '../../base/form/use-bare-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './spam.module.css';
import { useWords } from './words.tsx';

interface Report {
  readonly reason: (typeof spamReasons)[number];
  readonly note: string;
}
const blank: Report = { reason: 'advertising', note: '' };
interface SpamDialogProps {
  readonly conversationId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why a conversation is spam, and says so to the server. What was typed outlives a session that ends. */
export function SpamDialog({ conversationId, onDone, onClose }: SpamDialogProps) {
  const { t } = useWords();
  const formId = useId();
  const form = useBareForm({
    key: `spam.${conversationId}`,
    saved: blank,
    // Its words are under the field all the time.
    check: (report) => (checkSpamNote(report.note).ok ? valid(report) : invalid('note', '')),
    send: (body) => call(reportSpam, { params: { id: conversationId }, body }),
    onSent: onDone,
  });
  const { reason, note } = form.typed;
  const isNoteWrong = !form.checked.ok;
  const refusal = form.refused?.failure;
  return (
    <Dialog
      title={t('spamTitle')}
      onClose={onClose}
      back={t('cancel')}
      actions={
        <Button type="submit" form={formId} loading={form.isSending}>
          {t('spam')}
        </Button>
      }
    >
      <p>{t('spamText')}</p>
      <form
        id={formId}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Reasons reason={reason} onChange={(next) => form.change({ reason: next })} />
        <label className={styles['note']}>
          <span>{t('spamNote')}</span>
          <textarea
            name="note"
            rows={3}
            value={note}
            aria-invalid={isNoteWrong}
            onChange={(event) => form.change({ note: event.currentTarget.value })}
          />
          <small data-wrong={isNoteWrong}>{t('spamNoteHint', { n: spamNoteLengthMax })}</small>
        </label>
        {refusal !== undefined && (
          <p className={styles['failure']} role="alert">
            {wordsOf(refusal)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function Reasons({ reason, onChange }: Pick<Report, 'reason'> & { readonly onChange: (reason: Report['reason']) => void }) {
  const { t } = useWords();
  return (
    <fieldset className={styles['reasons']}>
      <legend>{t('spamReason')}</legend>
      {spamReasons.map((value) => (
        <label key={value}>
          <input type="radio" name="reason" value={value} checked={value === reason} onChange={() => onChange(value)} />
          <span>{t(`reason.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
