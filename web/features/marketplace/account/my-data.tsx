import { useRef } from 'react';
import { exportData } from '../../../../contract/leaving.ts';
import { download } from '../../../base/calls/download.ts';
import { ensureSession } from '../../../base/session.ts';
import { FormError } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

/** Everything we hold about this couple, to take along. (reliability S48) */
export function MyData() {
  const words = useAccountTexts();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async ({ password = '' }) => {
    await ensureSession();
    await download(exportData, { body: { password } });
    form.current?.reset();
  });
  return (
    <section aria-labelledby="my-data">
      <h2 id="my-data">{words('account.dataHeading')}</h2>
      <p className={styles['lead']}>{words('account.dataLead')}</p>
      <form ref={form} className={styles['form']} method="dialog" onSubmit={onSubmit}>
        <PasswordField
          id="data-password"
          name="password"
          label={words('field.currentPassword')}
          refusal={refusalOf('password')}
          isNew={false}
        />
        {failure !== undefined && <FormError>{failure}</FormError>}
        <div>
          <SubmitButton isBusy={isBusy}>{words('account.dataDownload')}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
