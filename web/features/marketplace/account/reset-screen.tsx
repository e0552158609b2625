import { useState } from 'react';
import { resetPassword } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { PasswordField } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { loginHref } from '../addresses.ts';
import { AuthFrame } from './auth-frame.tsx';
import { closedLinkIn, ClosedLink } from './closed-link.tsx';
import { forgetLinkToken, linkToken, useHasLink } from './link-token.ts';
import { takeReturnAddress } from './return-address.ts';

export function ResetScreen() {
  const { href } = useSite();
  const words = useAccountTexts();
  const [next, setNext] = useState<string | null>(null);
  const hasLink = useHasLink();
  const form = useBareForm({
    key: null,
    saved: { password: '' },
    send: ({ password }) => call(resetPassword, { body: { token: linkToken(), password } }),
    onSent() {
      forgetLinkToken();
      setNext(takeReturnAddress(href('/account')));
    },
  });
  if (next !== null) {
    return (
      <AuthFrame heading={words('reset.heading')} lead={words('login.passwordChanged')}>
        <ActionLink href={href(loginHref(next))}>{words('login.submit')}</ActionLink>
      </AuthFrame>
    );
  }
  const closed = closedLinkIn(form);
  if (!hasLink || closed !== undefined) {
    return (
      <ClosedLink
        heading={words('reset.heading')}
        lead={closed ?? words('reset.noLink')}
        href={href('/account/forgot')}
        isAnswer={closed !== undefined}
      >
        {words('reset.askAgain')}
      </ClosedLink>
    );
  }
  return (
    <AuthFrame heading={words('reset.heading')} lead={words('reset.lead')}>
      <SiteForm form={form} className={styles['form']}>
        <PasswordField
          id="password"
          name="password"
          label={words('field.newPassword')}
          hint={words('field.passwordHint')}
          refusal={form.messageOf('password')}
          isNew
        />
        <FormFailure of={form} />
        <SubmitButton isBusy={form.isSending}>{words('reset.submit')}</SubmitButton>
      </SiteForm>
      <p className={styles['aside']}>{words('reset.noLink')}</p>
      <p className={styles['aside']}>
        <a href={href('/account/forgot')}>{words('reset.askAgain')}</a>
      </p>
    </AuthFrame>
  );
}
