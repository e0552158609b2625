import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { exportData } from '../../../contract/leaving.ts';
import { download } from '../../base/calls/download.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import classes from './account.module.css';
import { accountTexts } from './texts.ts';

/** Everything we hold about the vendor, to take along. (reliability S48) */
export function DataCard() {
  const t = useTexts(accountTexts);
  const formId = useId();
  const [password, setPassword] = useState('');
  const fetching = useMutation({
    mutationFn: () => download(exportData, { body: { password } }),
    onSuccess: () => setPassword(''),
  });
  return (
    <Card title={t('dataTitle')}>
      <p className={classes['lead']}>{t('dataLead')}</p>
      <div className={classes['narrow']}>
        <Form id={formId} onSubmit={() => fetching.mutate()} failure={fetching.error}>
          <PasswordField
            label={t('currentPassword')}
            hint={t('dataPasswordHint')}
            value={password}
            error={fieldMessages(fetching.error)['password']}
            onChange={setPassword}
          />
          <div>
            <Button type="submit" variant="default" loading={fetching.isPending}>
              {t('dataDownload')}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}
