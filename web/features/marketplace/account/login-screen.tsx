import { useState } from 'react';
import { login } from '../../../../contract/identity.ts';
import { isBusinessDay } from '../../../../core/time.ts';
import { date } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { signInDraft } from '../../../base/draft.ts';
import { leaveFor } from '../../../base/form/leave.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { addressByHttps } from '../../../base/page-settings.ts';
import { beginSession } from '../../../base/session.ts';
import { Field, FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import { useHydrated } from '../site/use-hydrated.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { returnAddress, useReturnAddress } from './return-address.ts';

export function LoginScreen() {
  const { href, language, path } = useSite();
  const words = useAccountTexts();
  const wanted = useReturnAddress(path, href('/account'));
  // By the link of an email about a message: the browser knows where it was written.
  const isToMessage = useHydrated() && /[?&]message=1(?:&|$)/.test(path);
  const back = isToMessage ? returnAddress(wanted) : wanted;
  const [isLeaving, setLeaving] = useState(false);
  const [needsFactor, setNeedsFactor] = useState(false);
  const form = useBareForm({
    key: signInDraft,
    secrets: ['password'],
    saved: { email: '', password: '' },
    async send(typed) {
      const answer = await call(login, { body: { ...typed, ...(isLeaving && { keep_account: true }) } });
      await beginSession(answer);
      return leaveFor('vendor' in answer ? href('/dashboard') : back);
    },
    onRefused(failure) {
      const code = failure instanceof ApiError ? failure.code : null;
      setLeaving(code === 'identity.account_leaving');
      setNeedsFactor(code === 'identity.code_required' || code === 'identity.passkey_required');
    },
  });
  // Comes here right after asking for it, signed out.
  const deletedOn = /[?&]deleted=(\d{4}-\d{2}-\d{2})(?:&|$)/.exec(path)?.[1];
  const isDeleted = isBusinessDay(deletedOn);
  const isEnded = /[?&]ended=1(?:&|$)/.test(path);
  const lead = isEnded ? 'login.leadEnded' : back.endsWith('#contact') ? 'login.leadContact' : 'login.lead';
  return (
    <AuthFrame
      heading={words('login.heading')}
      lead={isDeleted ? words('account.deletionAsked', { day: date(deletedOn, language) }) : words(lead)}
    >
      <WithoutHttps />
      <SiteForm form={form} className={styles['form']}>
        <Field id="email" label={words('field.email')} refusal={form.messageOf('email')}>
          {(aria) => <input {...aria} name="email" type="email" autoComplete="username" inputMode="email" required />}
        </Field>
        <PasswordField id="password" name="password" label={words('field.password')} refusal={form.messageOf('password')} isNew={false} />
        {needsFactor && <VendorsOnly />}
        <FormFailure of={form} />
        <SubmitButton isBusy={form.isSending}>{words(isLeaving ? 'login.keepAccount' : 'login.submit')}</SubmitButton>
      </SiteForm>
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

/** Accounts of vendors may have a second factor, which is asked for on their own page. */
function VendorsOnly() {
  const { href } = useSite();
  const words = useAccountTexts();
  return (
    <FormError>
      {words('login.factor')} <a href={href('/login')}>{words('login.vendorLink')}</a>
    </FormError>
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
