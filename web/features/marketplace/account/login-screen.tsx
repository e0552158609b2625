import { useState } from 'react';
import { login } from '../../../../contract/identity.ts';
import { isBusinessDay } from '../../../../core/time.ts';
import { date } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { addressByHttps } from '../../../base/page-settings.ts';
import { beginSession } from '../../../base/session.ts';
import { Field, FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import { useHydrated } from '../site/use-hydrated.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useReturnAddress } from './return-address.ts';

export function LoginScreen() {
  const { href, language, path } = useSite();
  const words = useAccountTexts();
  const back = useReturnAddress(path, href('/account'));
  const [leaving, setLeaving] = useState<string | null>(null);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ email = '', password = '' }) => {
    setLeaving(null);
    const body = { email, password, ...(leaving !== null && { keep_account: true }) };
    const answer = await call(login, { body }).catch((refused: unknown) => {
      if (refused instanceof ApiError && refused.code === 'identity.account_leaving') setLeaving(refused.message);
      throw refused;
    });
    beginSession(answer);
    location.assign('vendor' in answer ? href('/dashboard') : back);
  });
  // Comes here right after asking for it, signed out.
  const deletedOn = /[?&]deleted=(\d{4}-\d{2}-\d{2})(?:&|$)/.exec(path)?.[1];
  const isDeleted = isBusinessDay(deletedOn);
  const isContact = back.endsWith('#contact');
  return (
    <AuthFrame
      heading={words('login.heading')}
      lead={
        isDeleted
          ? words('account.deletionAsked', { day: date(deletedOn, language) })
          : words(isContact ? 'login.leadContact' : 'login.lead')
      }
    >
      <WithoutHttps />
      <form className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <Field id="email" label={words('field.email')} refusal={refusalOf('email')}>
          {(aria) => <input {...aria} name="email" type="email" autoComplete="username" inputMode="email" required />}
        </Field>
        <PasswordField id="password" name="password" label={words('field.password')} refusal={refusalOf('password')} isNew={false} />
        {failure !== undefined && <FormError>{failure}</FormError>}
        <SubmitButton isBusy={isBusy}>{words(leaving === null ? 'login.submit' : 'login.keepAccount')}</SubmitButton>
      </form>
      <p className={styles['aside']}>
        <a href={href(`/account/forgot?redirect=${encodeURIComponent(back)}`)}>{words('login.forgot')}</a>
      </p>
      <p className={styles['aside']}>
        {words('login.noAccount')} <a href={href(`/account/sign-up?redirect=${encodeURIComponent(back)}`)}>{words('login.signUp')}</a>
      </p>
      <p className={styles['aside']}>
        {words('login.vendorHint')} <a href={href('/login')}>{words('login.vendorLink')}</a>
      </p>
    </AuthFrame>
  );
}

/** Says why signing in would not last, and where it does. */
function WithoutHttps() {
  const words = useAccountTexts();
  const byHttps = useHydrated() ? addressByHttps() : null;
  if (byHttps === null) return null;
  return (
    <FormError>
      {words('login.withoutHttps')} <a href={byHttps}>{words('login.openByHttps')}</a>
    </FormError>
  );
}
