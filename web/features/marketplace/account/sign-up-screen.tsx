import { useState } from 'react';
import { signUp } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { loginHref } from '../addresses.ts';
import { Field, FormError } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Agreed } from '../site/agreed.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { keepReturnAddress, useReturnAddress } from './return-address.ts';

export function SignUpScreen() {
  const { href, path } = useSite();
  const words = useAccountTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = useReturnAddress(path, href('/account'));
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ email = '' }) => {
    const { data } = await call(signUp, { body: { email } });
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
        <Field id="email" label={words('field.email')} hint={words('signUp.emailHint')} refusal={refusalOf('email')}>
          {(aria) => <input {...aria} name="email" type="email" autoComplete="email" inputMode="email" required />}
        </Field>
        {failure !== undefined && <FormError>{failure}</FormError>}
        <SubmitButton isBusy={isBusy}>{words('signUp.submit')}</SubmitButton>
        <p className={styles['aside']}>
          <Agreed />
        </p>
      </form>
      <p className={styles['aside']}>
        {words('signUp.haveAccount')} <a href={href(loginHref(back))}>{words('login.submit')}</a>
      </p>
    </AuthFrame>
  );
}
