import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { AccountFields } from './account-fields.tsx';
import classes from './account-form.module.css';
import { AsideNotes } from './aside-notes.tsx';
import { NoPhone } from './code-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { BankAccounts } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

type AccountFormProps = { readonly onFile: BankAccounts['name_on_file']; readonly phone: string | null };

/** Fields, then the question whether they are right, then the code. */
export function AccountForm({ onFile, phone }: AccountFormProps) {
  const t = useTexts(bankAccountsTexts);
  const shell = useTexts(shellTexts);
  const router = useRouter();
  const { redirect }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [password, setPassword] = useState<string | null>(null);
  const { withFactor, factorDialog } = useFactor();
  const state = useAccountForm(onFile, {
    password: password ?? '',
    withFactor,
    onAdded: (id) => void router.navigate({ to: pages.bankAccounts, search: { verify: id, redirect } }),
    onFieldsRefused: () => setPassword(null),
  });
  const isAsking = password !== null;
  return (
    <>
      {phone === null && <NoPhone />}
      <div className={classes['columns']}>
        <Card title={t('formTitle')}>
          <p className={classes['lead']}>{t('formLead')}</p>
          <Form form={isAsking ? { ...state, failure: null } : state} onSubmit={() => state.judge() && setPassword('')}>
            <AccountFields state={state} onFile={onFile} />
            <div className={classes['actions']}>
              <Button component={Link} to={redirect === pages.agreement ? pages.agreement : pages.bankAccounts} variant="default">
                {shell('cancel')}
              </Button>
              <Button type="submit">{t('next')}</Button>
            </div>
          </Form>
        </Card>
        <AsideNotes phone={phone} />
        {isAsking && (
          <ConfirmDialog
            form={state}
            phone={phone}
            password={password}
            onPassword={setPassword}
            onClose={() => {
              state.reopen();
              setPassword(null);
            }}
          />
        )}
        {factorDialog}
      </div>
    </>
  );
}
