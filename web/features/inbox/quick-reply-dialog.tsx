import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addQuickReply, changeQuickReply, type QuickReply, removeQuickReply } from '../../../contract/quick-replies.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm } from '../../base/form/use-form.ts';
import { cacheHeard } from '../../base/queries.ts';
import { ElsewhereChoice } from '../../ui/elsewhere-choice.tsx';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Line, TextArea } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import classes from './quick.module.css';
import { quickRepliesQuery } from './queries.ts';
import { vendorInboxTexts } from './texts.ts';
import { Failed } from '../../ui/page-state.tsx';

/** Keeps, changes and removes quick replies. */
export default function QuickReplyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(vendorInboxTexts);
  const queries = useQueryClient();
  const formId = useId();
  const kept = useQuery(quickRepliesQuery);
  const { data: replies = [], isSuccess } = kept;
  const [{ changed, form }, setOpened] = useState<{ readonly changed: QuickReply | null; readonly form: number }>({
    changed: null,
    form: 0,
  });
  const open = (next: QuickReply | null, isAnother: boolean) =>
    setOpened((now) => ({ changed: next, form: isAnother ? now.form + 1 : now.form }));
  const refresh = () => queries.invalidateQueries({ queryKey: quickRepliesQuery.queryKey });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeQuickReply, { params: { id } }),
    onSuccess(_, id) {
      if (id === changed?.id) open(null, true);
      notify('success', t('quickRemoved'));
    },
    onSettled: refresh,
  });
  return (
    <Dialog
      title={t('quick')}
      onClose={onClose}
      back={t('done')}
      actions={
        <Button type="submit" form={formId}>
          {t('quickSave')}
        </Button>
      }
    >
      {kept.isLoadingError && <Failed failure={kept.error} onRetry={() => void kept.refetch()} />}
      <Kept replies={replies} onOpen={(reply) => open(reply, true)} onRemove={(id) => !remove.isPending && remove.mutate(id)} />
      <ReplyForm
        key={form}
        id={formId}
        reply={changed}
        newest={replies.find(({ id }) => id === changed?.id) ?? null}
        isGone={changed !== null && isSuccess && !replies.some(({ id }) => id === changed.id)}
        failure={remove.error}
        onKept={(next) => open(next, next === null)}
        onSettled={refresh}
      />
    </Dialog>
  );
}

type KeptProps = {
  readonly replies: readonly QuickReply[];
  readonly onOpen: (reply: QuickReply) => void;
  readonly onRemove: (id: string) => void;
};
function Kept({ replies, onOpen, onRemove }: KeptProps) {
  const t = useTexts(vendorInboxTexts);
  if (replies.length === 0) return null;
  return (
    <ul className={classes['kept']}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <button type="button" onClick={() => onOpen(reply)}>
            <span className="for-screen-readers">{t('quickEditOf', { title: reply.title })}</span>
            <strong aria-hidden>{reply.title}</strong>
            <span>{reply.text}</span>
          </button>
          <RemoveButton label={t('quickRemoveOf', { title: reply.title })} onRemove={() => onRemove(reply.id)} />
        </li>
      ))}
    </ul>
  );
}

type Written = Omit<QuickReply, 'id' | 'revision'>;
const blank: Written = { title: '', text: '' };

type ReplyFormProps = {
  readonly id: string;
  readonly reply: QuickReply | null;
  /** What is changed, as it is saved now. */
  readonly newest: QuickReply | null;
  /** It was removed elsewhere: saving adds it again. */
  readonly isGone: boolean;
  readonly failure: unknown;
  /** What is changed from now on; null: another one is written. */
  readonly onKept: (next: QuickReply | null) => void;
  readonly onSettled: () => Promise<unknown>;
};

function ReplyForm({ id, reply, newest, isGone, failure, onKept, onSettled }: ReplyFormProps) {
  const t = useTexts(vendorInboxTexts);
  const now = newest !== null && newest.revision >= (reply?.revision ?? 0) ? newest : reply;
  const form = useForm({
    key: `quick-reply.${reply?.id ?? 'new'}`,
    saved: now === null ? blank : { title: now.title, text: now.text },
    revision: now?.revision ?? 0,
    send: async (body, { revision }) => {
      const isNew = reply === null || isGone;
      const answer = isNew
        ? call(addQuickReply, { body })
        : call(changeQuickReply, { params: { id: reply.id }, body: { ...body, revision } });
      return (await answer).data;
    },
    revisionOf: (kept) => kept.revision,
    // Who continued writing while it was saved continues with this one.
    async onSent(kept, isWhole) {
      onKept(isWhole ? null : kept);
      notify('success', t('quickSaved'));
      await onSettled();
      await cacheHeard();
    },
    // The list is read again, and the form says what became of the reply.
    onRefused: onSettled,
  });
  return (
    <Form id={id} form={{ ...form, failure: isGone ? null : (form.failure ?? failure) }}>
      {form.isElsewhere && <ElsewhereChoice onResolve={form.resolve} />}
      {isGone && <Notice tone="warn">{t('quickGone')}</Notice>}
      <Line {...form.at('title')} label={t('quickTitle')} />
      <TextArea {...form.at('text')} label={t('quickText')} rows={4} />
    </Form>
  );
}
