import { useMemo } from 'react';
import { unusualLength } from '../../../core/bank-accounts/account-number.ts';
import { bankByBic } from '../../../core/bank-accounts/banks.ts';
import { useTexts } from '../../base/texts.ts';
import { Choice, Line } from '../../ui/checked-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './account-form.module.css';
import { abroad, bankGroups } from './bank-choice.ts';
import type { BankAccounts } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';
import type { AccountFormState } from './use-account-form.ts';

type AccountFieldsProps = { readonly state: AccountFormState; readonly onFile: BankAccounts['name_on_file'] };

export function AccountFields({ state, onFile }: AccountFieldsProps) {
  const t = useTexts(bankAccountsTexts);
  const { typed: form, messageOf } = state;
  const isAbroad = form.bank === abroad;
  const groups = useMemo(
    () => bankGroups({ often: t('banksOften'), all: t('banksAll'), elsewhere: t('banksElse'), abroad: t('abroad') }),
    [t],
  );
  return (
    <>
      <Line
        {...state.at('holder_name')}
        label={t('holder')}
        hint={<HolderHint onFile={onFile} />}
        autoComplete="name"
        autoCapitalize="words"
      />
      <Choice
        {...state.at('bank')}
        field="bank_bic"
        name="bank"
        label={t('bank')}
        options={[{ value: '', label: t('chooseBank') }, ...groups]}
      />
      {isAbroad && (
        <div className={classes['pair']}>
          <Line {...state.at('bank_name')} label={t('bankNameAbroad')} />
          <Line {...state.at('swift_code')} label={t('swift')} hint={t('swiftHint')} autoCapitalize="characters" spellCheck={false} />
        </div>
      )}
      <div>
        <Line
          {...state.at('account_number')}
          label={t('number')}
          hint={isAbroad ? t('numberHintAbroad') : t('numberHint')}
          inputMode={isAbroad ? 'text' : 'numeric'}
        />
        {messageOf('account_number') === undefined && <Unusual number={form.account_number} bic={form.bank} />}
      </div>
      <div className={classes['pair']}>
        <Line {...state.at('city')} label={t('city')} autoComplete="address-level2" />
        <Line {...state.at('branch')} label={t('branch')} hint={t('branchHint')} />
      </div>
      <Line {...state.at('address')} label={isAbroad ? t('address') : `${t('address')} (${t('optional')})`} />
    </>
  );
}

function HolderHint({ onFile }: { readonly onFile: BankAccounts['name_on_file'] }) {
  const t = useTexts(bankAccountsTexts);
  if (onFile === null) return t('holderHint');
  return onFile.source === 'tax_id' ? t('holderMust', { name: onFile.name }) : t('holderMustCard', { name: onFile.name });
}

/** A count of digits this bank rarely has: said, never refused. */
function Unusual({ number, bic }: { readonly number: string; readonly bic: string }) {
  const t = useTexts(bankAccountsTexts);
  const bank = bankByBic(bic);
  const unusual = bank === null || !/^[\d\s.-]{6,}$/.test(number) ? null : unusualLength(number, bank);
  return (
    <div className={classes['unusual']} aria-live="polite">
      {bank !== null && unusual !== null && <Notice tone="warn">{t('numberUnusual', { bank: bank.name, ...unusual })}</Notice>}
    </div>
  );
}
