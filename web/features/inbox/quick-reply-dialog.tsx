import '../../ui/form.css';
import { Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addQuickReply, changeQuickReply, type QuickReply, removeQuickReply } from '../../../contract/quick-replies.ts';
import { call } from '../../api/browser-call.ts';
import { notify } from '../../app/client-state.ts';
import { useDraft } from '../../app/draft.ts';
import { useTexts } from '../../app/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import classes from './quick.module.css';
import { quickRepliesQuery } from './queries.ts';
import { vendorInboxTexts } from './texts.ts';

/** Keeps, changes and removes quick replies. */
export default function QuickReplyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(vendorInboxTexts);
  const queries = useQueryClient();
  const formId = useId();
  const { data: replies = [] } = useQuery(quickRepliesQuery);
  const [changed, setChanged] = useState<QuickReply | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: quickRepliesQuery.queryKey });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeQuickReply, { params: { id } }),
    onSuccess() {
      setChanged(null);
      notify('success', t('quickRemoved'));
    },
    onSettled: refresh,
  });
  return (
    <Dialog
      title={t('quick')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('done')}
          </Button>
          <Button type="submit" form={formId}>
            {t('quickSave')}
          </Button>
        </>
      }
    >
      {replies.length > 0 && (
        <ul className={classes['kept']}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <button type="button" aria-label={t('quickEditOf', { title: reply.title })} onClick={() => setChanged(reply)}>
                <strong>{reply.title}</strong>
                <span>{reply.text}</span>
              </button>
              <button type="button" aria-label={t('quickRemoveOf', { title: reply.title })} onClick={() => remove.mutate(reply.id)}>
                <IconTrash aria-hidden size={20} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ReplyForm
        key={changed?.id ?? 'new'}
        id={formId}
        reply={changed}
        failure={remove.error}
        onKept={() => setChanged(null)}
        onSettled={refresh}
      />
    </Dialog>
  );
}

type ReplyFormProps = {
  readonly id: string;
  readonly reply: QuickReply | null;
  readonly failure: unknown;
  readonly onKept: () => void;
  readonly onSettled: () => Promise<unknown>;
};

function ReplyForm({ id, reply, failure, onKept, onSettled }: ReplyFormProps) {
  const t = useTexts(vendorInboxTexts);
  const { draft, change, discard } = useDraft(`quick-reply.${reply?.id ?? 'new'}`, { title: reply?.title ?? '', text: reply?.text ?? '' });
  const keep = useMutation({
    mutationFn: () =>
      reply === null ? call(addQuickReply, { body: draft }) : call(changeQuickReply, { params: { id: reply.id }, body: draft }),
    onSuccess() {
      discard();
      change({ title: '', text: '' });
      discard();
      onKept();
      notify('success', t('quickSaved'));
    },
    onSettled,
  });
  const messages = fieldMessages(keep.error);
  return (
    <Form id={id} onSubmit={() => keep.mutate()} failure={keep.error ?? failure}>
      <TextInput
        label={t('quickTitle')}
        name="title"
        size="md"
        value={draft.title}
        error={messages['title']}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('quickText')}
        name="text"
        size="md"
        rows={4}
        value={draft.text}
        error={messages['text']}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </Form>
  );
}
