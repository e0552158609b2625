import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { exportAgreement } from '../../../contract/verification.ts';
import { download } from '../../base/calls/download.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
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
  const shell = useTexts(shellTexts);
  const formId = useId();
  const [password, setPassword] = useState('');
  const fetching = useMutation({ mutationFn: () => download(exportAgreement, { body: { password } }), onSuccess: onClose });
  return (
    <Dialog
      title={t('dataExport')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={fetching.isPending}>
            {t('dataExportGo')}
          </Button>
        </>
      }
    >
      <p>{t('dataExportText')}</p>
      <Form id={formId} onSubmit={() => fetching.mutate()} failure={fetching.error}>
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          value={password}
          error={fieldMessages(fetching.error)['password']}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  );
}
