import { useState } from 'react';
import { exportAgreement } from '../../../contract/verification.ts';
import { download } from '../../base/calls/download.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Secret } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from './agreement.module.css';
import { agreementTexts } from './texts.ts';

/** What the answers and documents are for, how long they are kept, and all of them to take along. (reliability S48) */
export function OwnData() {
  const t = useTexts(agreementTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <details className={classes['rest']}>
      <summary>{t('dataTitle')}</summary>
      <div className={classes['stack']}>
        <p>{t('dataPurpose')}</p>
        <p>{t('dataKept')}</p>
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('dataExport')}
          </Button>
        </div>
      </div>
      {isAsking && <ExportDialog onClose={() => setAsking(false)} />}
    </details>
  );
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(agreementTexts);
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: (body) => download(exportAgreement, { body }),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('dataExport')} form={form} action={t('dataExportGo')} lead={<p>{t('dataExportText')}</p>} onClose={onClose}>
      <Secret {...form.at('password')} label={t('password')} hint={t('passwordHint')} autoComplete="current-password" />
    </FormDialog>
  );
}
