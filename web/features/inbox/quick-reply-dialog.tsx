import '../../ui/form.css';
import { Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { addQuickReply, changeQuickReply, type QuickReply, removeQuickReply } from '../../../contract/quick-replies.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { notify } from '../../base/client-state.ts';
import { forgetDraft, useDraft } from '../../base/draft.ts';
import { ElsewhereChoice } from '../../ui/elsewhere-choice.tsx';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './quick.module.css';
import { quickRepliesQuery } from './queries.ts';
import { vendorInboxTexts } from './texts.ts';

/** Keeps, changes and removes quick replies. */
export default function QuickReplyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(vendorInboxTexts);
  const queries = useQueryClient();
  const formId = useId();
  const { data: replies = [], isSuccess } = useQuery(quickRepliesQuery);
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
              <button type="button" onClick={() => open(reply, true)}>
                <span className="for-screen-readers">{t('quickEditOf', { title: reply.title })}</span>
                <strong aria-hidden>{reply.title}</strong>
                <span>{reply.text}</span>
              </button>
              <button
                type="button"
                aria-label={t('quickRemoveOf', { title: reply.title })}
                onClick={() => !remove.isPending && remove.mutate(reply.id)}
              >
                <IconTrash aria-hidden size={20} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
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

type Written = Omit<QuickReply, 'id'>;
const blank: Written = { title: '', text: '', revision: 0 };
/** The list is read again, and the form says what became of the reply. */
const isMovedOn = (failure: unknown): boolean =>
  failure instanceof ApiError && ['conversations.edited_elsewhere', 'request.not_found'].includes(failure.code);
const isAlike = (one: Written, other: Written): boolean => one.title === other.title && one.text === other.text;

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
  const form = `quick-reply.${reply?.id ?? 'new'}`;
  const { draft, change, settle, discard } = useDraft<Written>(form, {
    title: reply?.title ?? '',
    text: reply?.text ?? '',
    revision: reply?.revision ?? 0,
  });
  const keep = useMutation({
    mutationFn: async (sent: Written) => {
      const { title, text } = sent;
      const isNew = reply === null || isGone;
      return (
        await (isNew ? call(addQuickReply, { body: { title, text } }) : call(changeQuickReply, { params: { id: reply.id }, body: sent }))
      ).data;
    },
    onSuccess(kept, sent) {
      // Who went on writing while it was saved goes on with this one.
      const isAll = settle(sent, blank);
      if (!isAll) {
        if (reply?.id !== kept.id) forgetDraft(form);
        change({ revision: kept.revision });
      }
      onKept(isAll ? null : kept);
      notify('success', t('quickSaved'));
    },
    onSettled,
  });
  const take = (saved: QuickReply) => {
    change({ title: saved.title, text: saved.text, revision: saved.revision });
    discard();
    keep.reset();
  };
  const isOld = newest !== null && newest.revision > draft.revision && !keep.isPending;
  const isUntouched = reply !== null && isAlike(reply, draft);
  useEffect(() => {
    if (isOld && (isUntouched || isAlike(newest, draft))) take(newest);
  });
  const messages = fieldMessages(keep.error);
  return (
    <Form id={id} onSubmit={() => !keep.isPending && keep.mutate(draft)} failure={isMovedOn(keep.error) ? null : (keep.error ?? failure)}>
      {isOld && (
        <ElsewhereChoice
          onResolve={(choice) => {
            if (choice === 'theirs') return take(newest);
            change({ revision: newest.revision });
            keep.reset();
          }}
        />
      )}
      {isGone && <Notice tone="warn">{t('quickGone')}</Notice>}
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
