import { useQueryClient } from '@tanstack/react-query';
import { addClientNote } from '../../../../contract/client-timeline.ts';
import { checkNote, noteRules } from '../../../../core/clients/note.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/checked-fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { clientTimelineTexts } from './texts.ts';
import classes from './timeline.module.css';

/** A new note about a client. What is typed outlives a reload. */
export function NoteForm({ coupleId }: { readonly coupleId: number }) {
  const t = useTexts(clientTimelineTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const form = useForm({
    key: `client.note.${coupleId}`,
    saved: { text: '' },
    check: ({ text }) => judged(checkNote(text)),
    send: (body, { key }) => call(addClientNote, { params: { id: coupleId }, body, idempotencyKey: key }),
    // What was typed while it was saved stays.
    revisionOf: () => 0,
    onSent() {
      notify('success', t('noteAdded'));
      return queries.invalidateQueries({ queryKey: ['clients', 'timeline', coupleId] });
    },
  });
  const text = form.at('text');
  return (
    <Form form={form}>
      <TextArea {...text} label={t('note')} hint={t('noteHint')} rows={2} maxLength={noteRules.lengthMax} />
      <div className={classes['send']}>
        <Button type="submit" variant="default" loading={form.isSending}>
          {t('addNote')}
        </Button>
      </div>
    </Form>
  );
}
