import { signUp } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { loginHref } from '../addresses.ts';
import { Agreed } from '../site/agreed.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { EmailForm, useLinkByEmail } from './email-form.tsx';
import { useReturnAddress } from './return-address.ts';

export function SignUpScreen() {
  const { href, path } = useSite();
  const words = useAccountTexts();
  const back = useReturnAddress(path, href('/account'));
  const { form, sentTo } = useLinkByEmail(back, (body) => call(signUp, { body }));
  if (sentTo !== null) {
    return (
      <AuthFrame isAnswer heading={words('signUp.sentHeading')} lead={words('signUp.sentText', { email: sentTo })}>
        <p className={styles['aside']}>{words('signUp.sentHint')}</p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={words('signUp.heading')} lead={words('signUp.lead')}>
      <EmailForm form={form} autoComplete="email" hint={words('signUp.emailHint')} submit={words('signUp.submit')}>
        <p className={styles['aside']}>
          <Agreed />
        </p>
      </EmailForm>
      <p className={styles['aside']}>
        {words('signUp.haveAccount')} <a href={href(loginHref(back))}>{words('login.submit')}</a>
      </p>
    </AuthFrame>
  );
}
