import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makePrimaryBankAccount, removeBankAccount } from '../../../contract/bank-accounts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { isGone } from '../../base/form/is-gone.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { Secret } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
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
  const t = useTexts(bankAccountsTexts);
  const queries = useQueryClient();
  const { withFactor, factorDialog } = useFactor();
  const refresh = () => queries.invalidateQueries({ queryKey: bankAccountsQuery.queryKey });
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: ({ password }) => withFactor(() => act(password)),
    async onSent() {
      await refresh();
      notify('success', done);
      onClose();
    },
    onRefused(failure) {
      // The list without it takes this dialog with it.
      if (isGone(failure)) notify('warning', t('gone'));
      return refresh();
    },
  });
  return (
    <>
      <FormDialog title={title} form={form} action={action} lead={<p>{children}</p>} onClose={onClose}>
        <Secret {...form.at('password')} label={t('password')} hint={t('passwordHint')} autoComplete="current-password" />
      </FormDialog>
      {factorDialog}
    </>
  );
}
