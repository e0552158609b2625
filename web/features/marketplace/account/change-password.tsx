import { changePassword } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { CurrentPassword, PasswordField } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSiteForm } from '../form/use-site-form.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

export function ChangePassword() {
  const words = useAccountTexts();
  const form = useSiteForm({
    key: null,
    saved: { current_password: '', password: '' },
    send: (body) => call(changePassword, { body }),
  });
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">{words('account.passwordHeading')}</h2>
      <p className={styles['lead']}>{words('account.passwordLead')}</p>
      <SiteForm form={form} className={styles['form']}>
        <CurrentPassword id="current" name="current_password" refusal={form.messageOf('current_password')} />
        <PasswordField
          id="new-password"
          name="password"
          label={words('field.newPassword')}
          hint={words('field.passwordHint')}
          refusal={form.messageOf('password')}
          isNew
        />
        <FormFailure of={form} />
        <div className={styles['done']}>
          <SubmitButton isBusy={form.isSending}>{words('account.passwordSubmit')}</SubmitButton>
          <output>{form.isSent && words('account.passwordChanged')}</output>
        </div>
      </SiteForm>
    </section>
  );
}
