import { useId, useState } from 'react';
import { reportSpam, spamReasons } from '../../../contract/conversations.ts';
import { checkSpamNote, spamNoteLengthMax } from '../../../core/conversations/spam.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { useDraft } from '../../base/draft.ts';
import { ensureSession } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './spam.module.css';
import { useWords } from './words.tsx';

interface Report {
  readonly reason: (typeof spamReasons)[number];
  readonly note: string;
}
interface SpamDialogProps {
  readonly conversationId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why a conversation is spam, and says so to the server. What was typed outlives a session that ends. */
export function SpamDialog({ conversationId, onDone, onClose }: SpamDialogProps) {
  const { t } = useWords();
  const formId = useId();
  const { draft, change, discard } = useDraft<Report>(`spam.${conversationId}`, { reason: 'advertising', note: '' });
  const { reason, note } = draft;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isNoteWrong = !checkSpamNote(note).ok;
  const send = async () => {
    if (isNoteWrong || isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await ensureSession();
      await call(reportSpam, { params: { id: conversationId }, body: { reason, note } });
      discard();
      onDone();
    } catch (caught) {
      setFailure(caught instanceof ApiError && caught.message !== '' ? caught.message : t('unknownFailure'));
      setSending(false);
    }
  };
  return (
    <Dialog
      title={t('spamTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {t('spam')}
          </Button>
        </>
      }
    >
      <p>{t('spamText')}</p>
      <form
        id={formId}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset className={styles['reasons']}>
          <legend>{t('spamReason')}</legend>
          {spamReasons.map((value) => (
            <label key={value}>
              <input type="radio" name="reason" value={value} checked={value === reason} onChange={() => change({ reason: value })} />
              <span>{t(`reason.${value}`)}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles['note']}>
          <span>{t('spamNote')}</span>
          <textarea
            name="note"
            rows={3}
            value={note}
            aria-invalid={isNoteWrong}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
          <small data-wrong={isNoteWrong}>{t('spamNoteHint', { n: spamNoteLengthMax })}</small>
        </label>
        {failure !== null && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
