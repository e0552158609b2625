import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeClientNote, removeClientNote, type TimelineItem } from '../../../../contract/client-timeline.ts';
import { checkNote, noteRules } from '../../../../core/clients/note.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/checked-fields.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { clientTimelineTexts } from './texts.ts';

type NoteDialogProps = { readonly item: TimelineItem; readonly onClose: () => void };

/** Changes a note over the state that is shown. */
export function EditNote({ item, onClose }: NoteDialogProps) {
  const t = useTexts(clientTimelineTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['clients', 'timeline'] });
  const id = item.reference ?? '';
  const form = useForm({
    key: `client.note.edit.${id}`,
    saved: { text: item.text },
    revision: item.note?.revision ?? 1,
    check: ({ text }) => judged(checkNote(text)),
    send: ({ text }, { revision }) => call(changeClientNote, { params: { id }, body: { text, revision } }),
    onSent() {
      notify('success', t('noteSaved'));
      onClose();
      return refresh();
    },
    onRefused: refresh,
  });
  return (
    <FormDialog title={t('editTitle')} form={form} action={t('save')} onClose={onClose}>
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
    mutationFn: () => call(removeClientNote, { params: { id: item.reference ?? '' } }),
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
