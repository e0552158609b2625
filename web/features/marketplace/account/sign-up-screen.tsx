import { useState } from 'react';
import { signUp } from '../../../../contract/identity.ts';
import { call } from '../../../api/browser-call.ts';
import { loginHref } from '../addresses.ts';
import { Field, FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { keepReturnAddress, returnAddress } from './return-address.ts';

export function SignUpScreen() {
  const { href, path } = useSite();
  const words = useAccountTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = returnAddress(path, href('/account'));
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ name = '', email = '', password = '' }) => {
    const { data } = await call(signUp, { body: { name, email, password } });
    keepReturnAddress(back);
    setSentTo(data.email);
  });
  if (sentTo !== null) {
    return (
      <AuthFrame heading={words('signUp.sentHeading')} lead={words('signUp.sentText', { email: sentTo })}>
        <p className={styles['aside']}>{words('signUp.sentHint')}</p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={words('signUp.heading')} lead={words('signUp.lead')}>
      <form className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <Field id="name" label={words('field.name')} hint={words('field.nameHint')} refusal={refusalOf('name')}>
          {(aria) => <input {...aria} name="name" autoComplete="name" maxLength={80} required />}
        </Field>
        <Field id="email" label={words('field.email')} refusal={refusalOf('email')}>
          {(aria) => <input {...aria} name="email" type="email" autoComplete="email" inputMode="email" required />}
        </Field>
        <PasswordField
          id="password"
          name="password"
          label={words('field.password')}
          hint={words('field.passwordHint')}
          refusal={refusalOf('password')}
          isNew
        />
        {failure !== undefined && <FormError>{failure}</FormError>}
        <SubmitButton isBusy={isBusy}>{words('signUp.submit')}</SubmitButton>
      </form>
      <p className={styles['aside']}>
        {words('signUp.haveAccount')} <a href={href(loginHref(back))}>{words('login.submit')}</a>
      </p>
    </AuthFrame>
  );
}
