import { PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '../../../contract/identity.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import classes from './account.module.css';
import { NewPasswordInput } from './new-password-input.tsx';
import { sessionsQuery } from './queries.ts';
import { accountTexts } from './texts.ts';

const blank = { current: '', next: '' };

export function PasswordCard() {
  const t = useTexts(accountTexts);
  const queries = useQueryClient();
  const [typed, setTyped] = useState(blank);
  const change = useMutation({
    mutationFn: () => call(changePassword, { body: { current_password: typed.current, password: typed.next } }),
    async onSuccess() {
      setTyped(blank);
      notify('success', t('passwordChanged'));
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const messages = fieldMessages(change.error);
  return (
    <Card title={t('passwordTitle')}>
      <p className={classes['lead']}>{t('passwordLead')}</p>
      <div className={classes['narrow']}>
        <Form onSubmit={() => change.mutate()} failure={change.error}>
          <PasswordInput
            label={t('currentPassword')}
            name="current-password"
            autoComplete="current-password"
            size="md"
            value={typed.current}
            error={messages['current_password']}
            onChange={(event) => setTyped({ ...typed, current: event.currentTarget.value })}
          />
          <NewPasswordInput value={typed.next} error={messages['password']} onChange={(next) => setTyped({ ...typed, next })} />
          <div>
            <Button type="submit" variant="default" loading={change.isPending}>
              {t('changePassword')}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}
