import { useState } from 'react';
import { forgotPassword } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { Field, FormError } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { loginHref } from '../addresses.ts';
import { AuthFrame } from './auth-frame.tsx';
import { keepReturnAddress, useReturnAddress } from './return-address.ts';

export function ForgotScreen() {
  const { href, path } = useSite();
  const wanted = useReturnAddress(path, href('/account'));
  const words = useAccountTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ email = '' }) => {
    const { data } = await call(forgotPassword, { body: { email } });
    keepReturnAddress(wanted);
    setSentTo(data.email);
  });
  const back = (
    <p className={styles['aside']}>
      <a href={href(loginHref(wanted))}>{words('forgot.back')}</a>
    </p>
  );
  if (sentTo !== null) {
    return (
      <AuthFrame heading={words('forgot.sentHeading')} lead={words('forgot.sentText', { email: sentTo })}>
        {back}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={words('forgot.heading')} lead={words('forgot.lead')}>
      <form className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <Field id="email" label={words('field.email')} refusal={refusalOf('email')}>
          {(aria) => <input {...aria} name="email" type="email" autoComplete="username" inputMode="email" required />}
        </Field>
        {failure !== undefined && <FormError>{failure}</FormError>}
        <SubmitButton isBusy={isBusy}>{words('forgot.submit')}</SubmitButton>
      </form>
      {back}
    </AuthFrame>
  );
}
