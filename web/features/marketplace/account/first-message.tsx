import { useState } from 'react';
import { messageVendor } from '../../../../contract/conversations.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { signUpMessage } from '../../../../contract/identity.ts';
import { conversationPage } from '../../../../core/conversations/pages.ts';
import { date } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { profileHref } from '../addresses.ts';
import { forgetKept } from '../form/kept.ts';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { keepDraft, nameOfDraft } from '../profile/contact-draft.ts';
import { ActionLink } from '../site/action-link.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { hasFirstMessage, linkToken } from './link-token.ts';

export type FirstMessage = NonNullable<AnswerOf<typeof signUpMessage>['data']>;

/**
 * The message that waits for the link in this page's address, or null. The link is used up with the account: from here on the message is the draft on its
 * vendor's page, until it is sent.
 */
export async function takeFirstMessage(): Promise<FirstMessage | null> {
  if (!hasFirstMessage()) return null;
  const { data: message } = await call(signUpMessage, { body: { token: linkToken() } });
  if (message === null) return null;
  const { vendor, subject, text, wedding_date: day } = message;
  keepDraft(nameOfDraft(vendor), { subject, text, weddingDate: day ?? '', email: '' }, true);
  return message;
}

/** Where the message is a draft until it is sent. */
export const addressOfDraft = ({ vendor }: FirstMessage, query = ''): string => `${profileHref(vendor.slug)}${query}#contact`;

/** The account is there; what was written before it is read once more, and sent by a press that says so. */
export function SendFirstMessage({ message }: { readonly message: FirstMessage }) {
  const { vendor, ...content } = message;
  const { language, href } = useSite();
  const words = useAccountTexts();
  const [conversationId, setConversationId] = useState<string | null>(null);
  const form = useBareForm({
    key: null,
    saved: {},
    send: (_, { key }) => call(messageVendor, { params: { id: vendor.id }, body: content, idempotencyKey: key }),
    onSent({ data }) {
      forgetKept(nameOfDraft(vendor));
      if (content.product_id !== undefined) forgetKept(nameOfDraft(vendor, { id: content.product_id }));
      setConversationId(data.conversation_id);
    },
  });
  if (conversationId !== null)
    return (
      <AuthFrame key="sent" isAnswer isSettling heading={words('message.sentHeading')} lead={words('message.sent', { name: vendor.name })}>
        <ActionLink href={href(conversationPage('couple', conversationId))}>{words('message.open')}</ActionLink>
        <p className={styles['aside']}>
          <a className="lone-link" href={href('/account/wedding')}>
            {words('wedding.tell')}
          </a>
        </p>
      </AuthFrame>
    );
  return (
    <AuthFrame key="send" isAnswer heading={words('message.heading')} lead={words('message.lead')}>
      <SiteForm form={form} className={styles['form']}>
        <section className={styles['firstMessage']}>
          <h2>{words(content.product_id === undefined ? 'message.to' : 'message.aboutProduct', { name: vendor.name })}</h2>
          <blockquote>{content.text}</blockquote>
          {typeof content.wedding_date === 'string' && <p>{words('message.day', { day: date(content.wedding_date, language) })}</p>}
        </section>
        <FormFailure of={form} />
        <SubmitButton isBusy={form.isSending}>{words('message.send')}</SubmitButton>
      </SiteForm>
      <p className={styles['aside']}>
        <a className="lone-link" href={href(addressOfDraft(message))}>
          {words('message.change')}
        </a>
      </p>
      <p className={styles['aside']}>
        <a className="lone-link" href={href('/account')}>
          {words('message.leave')}
        </a>
      </p>
    </AuthFrame>
  );
}
