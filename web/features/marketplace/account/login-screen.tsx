import { login } from '../../../../contract/identity.ts';
import { call } from '../../../api/browser-call.ts';
import { beginSession } from '../../../app/session.ts';
import { Field, FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { returnAddress } from './return-address.ts';

export function LoginScreen() {
  const { href, path } = useSite();
  const words = useAccountTexts();
  const back = returnAddress(path, href('/account'));
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ email = '', password = '' }) => {
    const answer = await call(login, { body: { email, password } });
    beginSession(answer);
    location.assign('vendor' in answer ? href('/dashboard') : back);
  });
  const isContact = back.endsWith('#contact');
  return (
    <AuthFrame heading={words('login.heading')} lead={words(isContact ? 'login.leadContact' : 'login.lead')}>
      <form className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <Field id="email" label={words('field.email')} refusal={refusalOf('email')}>
          {(aria) => <input {...aria} name="email" type="email" autoComplete="username" inputMode="email" required />}
        </Field>
        <PasswordField id="password" name="password" label={words('field.password')} refusal={refusalOf('password')} isNew={false} />
        {failure !== undefined && <FormError>{failure}</FormError>}
        <SubmitButton isBusy={isBusy}>{words('login.submit')}</SubmitButton>
      </form>
      <p className={styles['aside']}>
        <a href={href('/account/forgot')}>{words('login.forgot')}</a>
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
