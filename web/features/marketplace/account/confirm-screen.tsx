import { useState } from 'react';
import { confirmEmail } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { beginSession } from '../../../base/session.ts';
import { useInBrowser } from '../../../base/use-in-browser.ts';
import { Field } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { Agreed } from '../site/agreed.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { addressOfDraft, type FirstMessage, SendFirstMessage, takeFirstMessage } from './first-message.tsx';
import { closedLinkIn, ClosedLink } from './closed-link.tsx';
import { forgetLinkToken, hasFirstMessage, linkEmail, linkToken, useHasLink } from './link-token.ts';
import { takeReturnAddress } from './return-address.ts';

/** Makes the account. Once it is there: where to go on, and the message that waited for it. */
function useConfirmation() {
  const { href } = useSite();
  const [done, setDone] = useState<{ readonly next: string; readonly message: FirstMessage | null } | null>(null);
  const form = useBareForm({
    key: 'confirm',
    saved: { name: '', password: '' },
    secrets: ['password'],
    async send(typed) {
      const message = await takeFirstMessage();
      await beginSession(await call(confirmEmail, { body: { token: linkToken(), ...typed } }));
      return message;
    },
    onSent(message) {
      // A reload finds the message where it waits. The query makes that another page than the one a link here leads to: one of the same would lead nowhere.
      forgetLinkToken(message === null ? undefined : href(addressOfDraft(message, '?reloaded')));
      const back = takeReturnAddress(href('/account'));
      // Who came from nowhere in particular tells about the wedding first.
      setDone({ next: back === href('/account') ? href('/account/wedding') : back, message });
    },
  });
  return { form, done };
}

/** Opened by the link in the mail: name and password are chosen here, and it leads back to what was being done. */
export function ConfirmScreen() {
  const { href, visitor } = useSite();
  // Using the link signs in: who was there before is who it is said to.
  const [before] = useState(visitor);
  const words = useAccountTexts();
  const { form, done } = useConfirmation();
  // The part behind the `#` is known to the browser alone.
  const email = useInBrowser(linkEmail, '');
  const isMessageWaiting = useInBrowser(hasFirstMessage, false);
  const hasLink = useHasLink();
  const closed = closedLinkIn(form);
  if (done?.message) return <SendFirstMessage message={done.message} />;
  if (done !== null || (visitor !== null && !hasLink)) {
    const next = done?.next ?? href('/account');
    return (
      <AuthFrame
        isAnswer={done !== null}
        isSettling={done !== null}
        heading={words('confirm.doneHeading')}
        lead={words('confirm.doneText')}
      >
        <ActionLink href={next}>{words(next === href('/account/wedding') ? 'wedding.tell' : 'confirm.continue')}</ActionLink>
      </AuthFrame>
    );
  }
  if (!hasLink || closed !== undefined) {
    return (
      <ClosedLink
        heading={words('confirm.heading')}
        lead={closed ?? words('confirm.noLink')}
        href={href('/account/sign-up')}
        isAnswer={closed !== undefined}
      >
        {words('confirm.askAgain')}
      </ClosedLink>
    );
  }
  return (
    <AuthFrame heading={words('confirm.heading')} lead={words(isMessageWaiting ? 'confirm.leadMessage' : 'confirm.lead')}>
      {before !== null && <p className={styles['lead']}>{words('confirm.elsewhere', { name: before.name })}</p>}
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
        <FormFailure of={form} />
        <SubmitButton isBusy={form.isSending}>{words('confirm.submit')}</SubmitButton>
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
