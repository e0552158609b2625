import { forgotPassword } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { loginHref } from '../addresses.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailForm, useLinkByEmail } from './email-form.tsx';
import { useReturnAddress } from './return-address.ts';

export function ForgotScreen() {
  const { href, path } = useSite();
  const wanted = useReturnAddress(path, href('/account'));
  const words = useAccountTexts();
  const { form, sentTo } = useLinkByEmail(wanted, (body) => call(forgotPassword, { body }));
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
      <EmailForm form={form} autoComplete="username" submit={words('forgot.submit')} />
      {back}
    </AuthFrame>
  );
}
