import { useId, useState } from 'react';
import { bankByBic } from '../../../core/bank-accounts/banks.ts';
import type { BankAccountDraft } from '../../../core/bank-accounts/draft.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import classes from './account-form.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { bankAccountsTexts } from './texts.ts';

type ConfirmDialogProps = {
  readonly draft: BankAccountDraft;
  readonly phone: string | null;
  readonly failure: unknown;
  readonly isPending: boolean;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
};

/** Asks whether the data is correct, and for the password, before anything is stored. (spec 2, Bank account add page) */
export function ConfirmDialog({ draft, phone, failure, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTexts(bankAccountsTexts);
  const formId = useId();
  const [password, setPassword] = useState('');
  const rows = [
    [t('holder'), draft.holder_name],
    [t('bank'), draft.bank_bic === null ? draft.bank_name : (bankByBic(draft.bank_bic)?.name ?? '')],
    [t('number'), draft.account_number],
    [t('swift'), draft.swift_code],
    [t('branch'), draft.branch],
    [t('city'), draft.city],
    [t('address'), draft.address],
  ].filter(([, value]) => value !== '');
  return (
    <Dialog
      title={t('confirmTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('recheck')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('confirmText')}</p>
      <dl className={classes['data']}>
        {rows.map(([word, value]) => (
          <div key={word} className={classes['row']}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {phone !== null && <p className={classes['small']}>{t('phoneText', { phone })}</p>}
      <Form id={formId} onSubmit={() => onConfirm(password)} failure={failure}>
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          value={password}
          error={fieldMessages(failure)['password']}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  );
}
