import { useRef, useState } from 'react';
import { changePassword } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ensureSession } from '../../../base/session.ts';
import { FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

export function ChangePassword() {
  const words = useAccountTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isDone, setDone] = useState(false);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ current = '', password = '' }) => {
    setDone(false);
    await ensureSession();
    await call(changePassword, { body: { current_password: current, password } });
    form.current?.reset();
    setDone(true);
  });
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">{words('account.passwordHeading')}</h2>
      <p className={styles['lead']}>{words('account.passwordLead')}</p>
      <form ref={form} className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <PasswordField
          id="current"
          name="current"
          label={words('field.currentPassword')}
          refusal={refusalOf('current_password')}
          isNew={false}
        />
        <PasswordField
          id="new-password"
          name="password"
          label={words('field.newPassword')}
          hint={words('field.passwordHint')}
          refusal={refusalOf('password')}
          isNew
        />
        {failure !== undefined && <FormError>{failure}</FormError>}
        <div className={styles['done']}>
          <SubmitButton isBusy={isBusy}>{words('account.passwordSubmit')}</SubmitButton>
          <output>{isDone && words('account.passwordChanged')}</output>
        </div>
      </form>
    </section>
  );
}
