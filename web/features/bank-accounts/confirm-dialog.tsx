import { bankByBic } from '../../../core/bank-accounts/banks.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './account-form.module.css';
import { Secret } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { bankAccountsTexts } from './texts.ts';
import type { AccountFormState } from './use-account-form.ts';

type ConfirmDialogProps = {
  readonly form: AccountFormState;
  readonly phone: string | null;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
};

/** Asks whether the data is correct, and for the password, before anything is stored. (spec 2, Bank account add page) */
export function ConfirmDialog({ form, phone, password, onPassword, onClose }: ConfirmDialogProps) {
  const t = useTexts(bankAccountsTexts);
  const { draft } = form;
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
    <FormDialog
      title={t('confirmTitle')}
      form={form}
      action={t('confirm')}
      back={t('recheck')}
      lead={
        <>
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
        </>
      }
      onClose={onClose}
    >
      <Secret
        editor={form}
        field="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="current-password"
        value={password}
        onChange={onPassword}
      />
    </FormDialog>
  );
}
