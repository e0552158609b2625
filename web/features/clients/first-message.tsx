import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { writeToClient } from '../../../contract/conversations.ts';
import { messageRules } from '../../../core/conversations/message.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { useFirstWords } from '../../parts/conversations/written-draft.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import classes from './client.module.css';

/** The vendor says the first word; the conversation continues in the inbox. What is typed outlives a reload. */
export default function FirstMessage({ coupleId, name }: { readonly coupleId: number; readonly name: string }) {
  const t = useTexts(clientsTexts);
  const router = useRouter();
  const form = useForm({
    key: `first-message.${coupleId}`,
    saved: { text: '' },
    send: (body, { key }) => call(writeToClient, { params: { id: coupleId }, body, idempotencyKey: key }),
    onSent: ({ data: { conversation_id: id } }) => router.navigate({ to: pages.conversation.replace(':conversationId', id) }),
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useFirstWords(coupleId, (words) => {
    if (!form.typed.text.includes(words)) form.write('text', [form.typed.text, words].filter((part) => part !== '').join('\n'));
    field.current?.focus();
  });
  return (
    <Form form={form}>
      <TextArea {...form.at('text')} ref={field} label={t('firstMessage', { name })} rows={4} maxLength={messageRules.lengthMax} />
      <div className={classes['send']}>
        <Button type="submit" loading={form.isSending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
