import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { makePrimaryBankAccount, removeBankAccount } from '../../../contract/bank-accounts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { type BankAccount, bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';

type ChangeDialogProps = { readonly account: BankAccount; readonly onClose: () => void };

/** Where money goes changes, so the password is asked again. */
export function MakePrimaryDialog({ account, onClose }: ChangeDialogProps) {
  const t = useTexts(bankAccountsTexts);
  const values = { bank: account.bank_name, end: account.account_number_end };
  return (
    <PasswordDialog
      title={t('primaryTitle')}
      action={t('makePrimary')}
      onClose={onClose}
      act={(password) => call(makePrimaryBankAccount, { params: { id: account.id }, body: { password } })}
      done={t('primaryDone', values)}
    >
      {t('primaryText', values)}
    </PasswordDialog>
  );
}

export function RemoveDialog({ account, onClose }: ChangeDialogProps) {
  const t = useTexts(bankAccountsTexts);
  return (
    <PasswordDialog
      title={t('removeTitle')}
      action={t('remove')}
      onClose={onClose}
      act={(password) => call(removeBankAccount, { params: { id: account.id }, body: { password } })}
      done={t('removed')}
    >
      {t('removeText', { bank: account.bank_name, end: account.account_number_end })}
    </PasswordDialog>
  );
}

type PasswordDialogProps = {
  readonly title: string;
  readonly action: string;
  readonly act: (password: string) => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

function PasswordDialog({ title, action, act, done, onClose, children }: PasswordDialogProps) {
  const shell = useTexts(shellTexts);
  const t = useTexts(bankAccountsTexts);
  const queries = useQueryClient();
  const formId = useId();
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () => act(password),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: bankAccountsQuery.queryKey });
      notify('success', done);
      onClose();
    },
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <Form id={formId} onSubmit={() => change.mutate()} failure={change.error}>
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          value={password}
          error={fieldMessages(change.error)['password']}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  );
}
