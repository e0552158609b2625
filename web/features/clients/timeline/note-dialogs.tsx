import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addClientNote, changeClientNote, removeClientNote, type TimelineItem } from '../../../../contract/client-timeline.ts';
import { checkNote, noteRules } from '../../../../core/clients/note.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { isGone } from '../../../base/form/is-gone.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/checked-fields.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useGone } from '../use-gone.ts';
import { clientTimelineTexts } from './texts.ts';

type NoteDialogProps = { readonly item: TimelineItem; readonly onClose: () => void };

/** Changes a note over the state that is shown: `item` is the note as it is now, or was before it was deleted elsewhere. */
export function EditNote({ coupleId, item, onClose }: NoteDialogProps & { readonly coupleId: number }) {
  const t = useTexts(clientTimelineTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['clients', 'timeline'] });
  const id = item.reference ?? '';
  const gone = useGone();
  const form = useForm({
    key: `client.note.edit.${id}`,
    saved: { text: item.text },
    revision: item.note?.revision ?? 1,
    check: ({ text }) => judged(checkNote(text)),
    send: ({ text }, { revision, key }) =>
      gone.isGone
        ? call(addClientNote, { params: { id: coupleId }, body: { text }, idempotencyKey: key })
        : call(changeClientNote, { params: { id }, body: { text, revision } }),
    onSent() {
      notify('success', t('noteSaved'));
      onClose();
      return refresh();
    },
    onRefused(failure) {
      gone.hear(failure);
      return refresh();
    },
  });
  const { text } = form.typed;
  return (
    <FormDialog title={t('editTitle')} form={{ ...form, failure: gone.otherThan(form.failure) }} action={t('save')} onClose={onClose}>
      {gone.isGone && <Notice tone="warn">{t('noteGone')}</Notice>}
      {form.isElsewhere && !gone.isGone && (
        <ElsewhereChoice differences={[{ label: t('note'), here: text, there: item.text }]} onResolve={form.resolve} />
      )}
      <TextArea {...form.at('text')} label={t('note')} rows={4} maxLength={noteRules.lengthMax} />
    </FormDialog>
  );
}

/** Asks once before a note is deleted. */
export function RemoveNote({ item, onClose }: NoteDialogProps) {
  const t = useTexts(clientTimelineTexts);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['clients', 'timeline'] });
  const remove = useMutation({
    async mutationFn() {
      try {
        await call(removeClientNote, { params: { id: item.reference ?? '' } });
      } catch (failure) {
        // Deleted in another window: it is as was wished.
        if (!isGone(failure)) throw failure;
      }
    },
    async onSuccess() {
      notify('success', t('noteRemoved'));
      await refresh();
      onClose();
    },
    onError(failure) {
      notifyFailure(failure);
      void refresh();
    },
  });
  return (
    <Dialog
      title={t('removeTitle')}
      back={t('keep')}
      onClose={onClose}
      actions={
        <Button loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      }
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}
