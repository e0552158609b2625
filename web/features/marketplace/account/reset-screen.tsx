import { useState } from 'react';
import { resetPassword } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { loginHref } from '../addresses.ts';
import { AuthFrame } from './auth-frame.tsx';
import { forgetLinkToken, linkToken } from './link-token.ts';
import { takeReturnAddress } from './return-address.ts';

export function ResetScreen() {
  const { href } = useSite();
  const words = useAccountTexts();
  const [next, setNext] = useState<string | null>(null);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ password = '' }) => {
    await call(resetPassword, { body: { token: linkToken(), password } });
    forgetLinkToken();
    setNext(takeReturnAddress(href('/account')));
  });
  const linkFailure = failure ?? refusalOf('token');
  if (next !== null) {
    return (
      <AuthFrame heading={words('reset.heading')} lead={words('login.passwordChanged')}>
        <ActionLink href={href(loginHref(next))}>{words('login.submit')}</ActionLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={words('reset.heading')} lead={words('reset.lead')}>
      <form className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <PasswordField
          id="password"
          name="password"
          label={words('field.newPassword')}
          hint={words('field.passwordHint')}
          refusal={refusalOf('password')}
          isNew
        />
        {linkFailure !== undefined && <FormError>{linkFailure}</FormError>}
        <SubmitButton isBusy={isBusy}>{words('reset.submit')}</SubmitButton>
      </form>
      <p className={styles['aside']}>{words('reset.noLink')}</p>
      <p className={styles['aside']}>
        <a href={href('/account/forgot')}>{words('reset.askAgain')}</a>
      </p>
    </AuthFrame>
  );
}
