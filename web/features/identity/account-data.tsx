import { exportData } from '../../../contract/leaving.ts';
import { download } from '../../base/calls/download.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Secret } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import classes from './account.module.css';
import { accountTexts } from './texts.ts';

/** Everything we hold about the vendor, to take along. (reliability S48) */
export function DataCard() {
  const t = useTexts(accountTexts);
  const { withFactor, factorDialog } = useFactor();
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: (body) => withFactor(() => download(exportData, { body })),
  });
  return (
    <Card title={t('dataTitle')}>
      <p className={classes['lead']}>{t('dataLead')}</p>
      <div className={classes['narrow']}>
        <Form form={form}>
          <Secret {...form.at('password')} label={t('currentPassword')} hint={t('dataPasswordHint')} autoComplete="current-password" />
          <div>
            <Button type="submit" variant="default" loading={form.isSending}>
              {t('dataDownload')}
            </Button>
          </div>
        </Form>
      </div>
      {factorDialog}
    </Card>
  );
}
