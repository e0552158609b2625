import { exportData } from '../../../../contract/leaving.ts';
import { download } from '../../../base/calls/download.ts';
import { CurrentPassword } from '../form/password-field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSiteForm } from '../form/use-site-form.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

/** Everything we hold about this couple, to take along. (reliability S48) */
export function MyData() {
  const words = useAccountTexts();
  const form = useSiteForm({ key: null, saved: { password: '' }, send: (body) => download(exportData, { body }) });
  return (
    <section aria-labelledby="my-data">
      <h2 id="my-data">{words('account.dataHeading')}</h2>
      <p className={styles['lead']}>{words('account.dataLead')}</p>
      <SiteForm form={form} className={styles['form']}>
        <CurrentPassword id="data-password" refusal={form.messageOf('password')} />
        <FormFailure of={form} />
        <div>
          <SubmitButton isBusy={form.isSending}>{words('account.dataDownload')}</SubmitButton>
        </div>
      </SiteForm>
    </section>
  );
}
