import { useQueryClient } from '@tanstack/react-query';
import { changePassword } from '../../../contract/identity.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Secret } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../base/form/use-form.ts';
import classes from './account.module.css';
import { NewPassword } from './new-password.tsx';
import { refreshDevices } from './queries.ts';
import { accountTexts } from './texts.ts';

const blank = { current_password: '', password: '' };

export function PasswordCard() {
  const t = useTexts(accountTexts);
  const queries = useQueryClient();
  const form = useForm({
    key: null,
    saved: blank,
    send: (body) => call(changePassword, { body }),
    async onSent() {
      notify('success', t('passwordChanged'));
      await refreshDevices(queries);
    },
  });
  return (
    <Card title={t('passwordTitle')}>
      <p className={classes['lead']}>{t('passwordLead')}</p>
      <div className={classes['narrow']}>
        <Form form={form}>
          <Secret {...form.at('current_password')} label={t('currentPassword')} name="current-password" autoComplete="current-password" />
          <NewPassword {...form.at('password')} />
          <div>
            <Button type="submit" variant="default" loading={form.isSending}>
              {t('changePassword')}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}
