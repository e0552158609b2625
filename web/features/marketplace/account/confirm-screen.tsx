import { useRef, useState, useSyncExternalStore } from 'react';
import { confirmEmail } from '../../../../contract/identity.ts';
import { conversationPage } from '../../../../core/conversations/pages.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { beginSession } from '../../../base/session.ts';
import { Field } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { profileHref } from '../addresses.ts';
import { ActionLink } from '../site/action-link.tsx';
import { Agreed } from '../site/agreed.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { type FirstMessage, FirstMessageCard, sendFirstMessage, useFirstMessage } from './first-message.tsx';
import { forgetLinkToken, linkEmail, linkToken } from './link-token.ts';
import { takeReturnAddress } from './return-address.ts';

const neverChanges = () => () => undefined;

/** Where it continues, and the message that was sent, or could not be: then it has no conversation. */
interface Done {
  readonly next: string;
  readonly message: { readonly vendor: FirstMessage['vendor']; readonly conversationId: string | null } | null;
}

/** Opened by the link in the mail: name and password are chosen here, and it leads back to what was being done. */
export function ConfirmScreen() {
  const { href } = useSite();
  const words = useAccountTexts();
  const [done, setDone] = useState<Done | null>(null);
  const waiting = useFirstMessage();
  // Which of the two buttons was pressed last.
  const isMessageSent = useRef(true);
  // The part behind the `#` is known to the browser alone.
  const email = useSyncExternalStore(neverChanges, linkEmail, () => '');
  const form = useBareForm({
    key: null,
    saved: { name: '', password: '' },
    async send(typed) {
      beginSession(await call(confirmEmail, { body: { token: linkToken(), ...typed } }));
      if (waiting.is !== 'there' || !isMessageSent.current) return null;
      return { vendor: waiting.message.vendor, conversationId: await sendFirstMessage(waiting.message) };
    },
    onSent(message) {
      forgetLinkToken();
      const back = takeReturnAddress(href('/account'));
      // Who came from nowhere in particular tells about the wedding first.
      setDone({ next: back === href('/account') ? href('/account/wedding') : back, message });
    },
  });
  if (done !== null) return <Confirmed done={done} />;
  return (
    <AuthFrame heading={words('confirm.heading')} lead={words('confirm.lead')}>
      <SiteForm form={form} className={styles['form']}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field id="name" label={words('field.name')} hint={words('field.nameHint')} refusal={form.messageOf('name')}>
          {(aria) => <input {...aria} type="text" name="name" autoComplete="name" maxLength={80} required />}
        </Field>
        <PasswordField
          id="password"
          name="password"
          label={words('field.password')}
          hint={words('field.passwordHint')}
          refusal={form.messageOf('password')}
          isNew
        />
        <FirstMessageCard waiting={waiting} />
        <FormFailure of={form} hidden="token" />
        <SubmitButton isBusy={form.isSending} onPress={() => (isMessageSent.current = true)}>
          {words(waiting.is === 'there' ? 'confirm.submitAndSend' : 'confirm.submit')}
        </SubmitButton>
        {waiting.is === 'there' && (
          <SubmitButton isSecond isBusy={form.isSending} onPress={() => (isMessageSent.current = false)}>
            {words('confirm.submitAlone')}
          </SubmitButton>
        )}
        <p className={styles['aside']}>
          <Agreed />
        </p>
      </SiteForm>
      <p className={styles['aside']}>
        {words('confirm.noLink')} <a href={href('/account/sign-up')}>{words('confirm.askAgain')}</a>
      </p>
    </AuthFrame>
  );
}

/** The account is there; what was written before it is on its way, or lies where it was written. */
function Confirmed({ done: { next, message } }: { readonly done: Done }) {
  const { href } = useSite();
  const words = useAccountTexts();
  if (message === null)
    return (
      <AuthFrame isAnswer isSettling heading={words('confirm.doneHeading')} lead={words('confirm.doneText')}>
        <ActionLink href={next}>{words(next === href('/account/wedding') ? 'wedding.tell' : 'confirm.continue')}</ActionLink>
      </AuthFrame>
    );
  const { vendor, conversationId } = message;
  return (
    <AuthFrame
      isAnswer
      isSettling
      heading={words('confirm.doneHeading')}
      lead={words(conversationId === null ? 'confirm.messageKept' : 'confirm.messageSent', { name: vendor.name })}
    >
      <ActionLink href={href(conversationId === null ? `${profileHref(vendor.slug)}#contact` : conversationPage('couple', conversationId))}>
        {words(conversationId === null ? 'confirm.messageOpen' : 'confirm.conversation')}
      </ActionLink>
      <p className={styles['aside']}>
        <a href={href('/account/wedding')}>{words('wedding.tell')}</a>
      </p>
    </AuthFrame>
  );
}
