import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { writeToClient } from '../../../contract/conversations.ts';
import { messageRules } from '../../../core/conversations/message.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useDraft } from '../../base/draft.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import classes from './client.module.css';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { newId } from '../../base/calls/new-id.ts';

/** The vendor says the first word; the conversation goes on in the inbox. What is typed outlives a reload. */
export default function FirstMessage({ coupleId, name }: { readonly coupleId: number; readonly name: string }) {
  const t = useTexts(clientsTexts);
  const router = useRouter();
  const key = useRef<string>(undefined);
  const { draft, change, discard } = useDraft(`first-message.${coupleId}`, { text: '' });
  const send = useMutation({
    mutationFn: async () => {
      key.current ??= newId();
      return (await call(writeToClient, { params: { id: coupleId }, body: draft, idempotencyKey: key.current })).data;
    },
    async onSuccess({ conversation_id: id }) {
      discard();
      await router.navigate({ to: pages.conversation.replace(':conversationId', id) });
    },
  });
  return (
    <Form onSubmit={() => send.mutate()} failure={send.error}>
      <Textarea
        label={t('firstMessage', { name })}
        name="text"
        size="md"
        rows={4}
        maxLength={messageRules.lengthMax}
        value={draft.text}
        error={fieldMessages(send.error)['text']}
        onChange={(event) => {
          // Other words are another message.
          key.current = undefined;
          change({ text: event.currentTarget.value });
        }}
      />
      <div className={classes['send']}>
        <Button type="submit" loading={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
