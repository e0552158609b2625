import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusFirstInvalid, Form } from '../../ui/form.tsx';
import { AccountFields } from './account-fields.tsx';
import classes from './account-form.module.css';
import { AsideNotes } from './aside-notes.tsx';
import { NoPhone } from './code-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { BankAccounts } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAddAccount } from './use-add-account.ts';

type AccountFormProps = { readonly onFile: BankAccounts['name_on_file']; readonly phone: string | null };

/** Fields, then the question whether they are right, then the code. */
export function AccountForm({ onFile, phone }: AccountFormProps) {
  const t = useTexts(bankAccountsTexts);
  const shell = useTexts(shellTexts);
  const router = useRouter();
  const { redirect }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const card = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const add = useAddAccount({
    onAdded(id) {
      state.discard();
      void router.navigate({ to: pages.bankAccounts, search: { verify: id, redirect } });
    },
    onFieldsRefused() {
      state.takeRefusals();
      setAsking(false);
    },
  });
  const state = useAccountForm(onFile, add.error);
  const submit = () => {
    state.seeAll();
    if (state.isRight) setAsking(true);
    // The messages are on the page after the next paint.
    else requestAnimationFrame(() => focusFirstInvalid(card.current));
  };
  return (
    <>
      {phone === null && <NoPhone />}
      <div className={classes['columns']} ref={card}>
        <Card title={t('formTitle')}>
          <p className={classes['lead']}>{t('formLead')}</p>
          <Form onSubmit={submit} failure={isAsking ? null : add.error}>
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
            draft={state.draft}
            phone={phone}
            failure={add.error}
            isPending={add.isPending || add.isSuccess}
            onConfirm={(password) => add.mutate({ draft: state.draft, password })}
            onClose={() => {
              add.reset();
              setAsking(false);
            }}
          />
        )}
      </div>
    </>
  );
}
