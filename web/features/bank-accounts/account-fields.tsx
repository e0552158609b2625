import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { unusualLength } from '../../../core/bank-accounts/account-number.ts';
import { bankByBic } from '../../../core/bank-accounts/banks.ts';
import { useTexts } from '../../base/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './account-form.module.css';
import { abroad, bankGroups } from './bank-choice.ts';
import type { BankAccounts } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';
import type { AccountForm, AccountFormState } from './use-account-form.ts';

type AccountFieldsProps = { readonly state: AccountFormState; readonly onFile: BankAccounts['name_on_file'] };

export function AccountFields({ state, onFile }: AccountFieldsProps) {
  const t = useTexts(bankAccountsTexts);
  const { form, messageOf, see, change } = state;
  const isAbroad = form.bank === abroad;
  const groups = useMemo(
    () => bankGroups({ often: t('banksOften'), all: t('banksAll'), elsewhere: t('banksElse'), abroad: t('abroad') }),
    [t],
  );
  const field = (name: Exclude<keyof AccountForm, 'bank'>, label: string, hint?: ReactNode) => ({
    name,
    label,
    size: 'md',
    value: form[name],
    error: messageOf(name),
    description: messageOf(name) === undefined ? hint : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
    onBlur: () => see(name),
  });
  return (
    <>
      <TextInput {...field('holder_name', t('holder'), <HolderHint onFile={onFile} />)} autoComplete="name" autoCapitalize="words" />
      <NativeSelect
        name="bank"
        label={t('bank')}
        size="md"
        value={form.bank}
        error={messageOf('bank_bic')}
        data={[{ value: '', label: t('chooseBank') }, ...groups]}
        onChange={(event) => change('bank', event.currentTarget.value)}
        onBlur={() => see('bank_bic')}
      />
      {isAbroad && (
        <div className={classes['pair']}>
          <TextInput {...field('bank_name', t('bankNameAbroad'))} autoComplete="off" />
          <TextInput
            {...field('swift_code', t('swift'), t('swiftHint'))}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      )}
      <div>
        <TextInput
          {...field('account_number', t('number'), isAbroad ? t('numberHintAbroad') : t('numberHint'))}
          inputMode={isAbroad ? 'text' : 'numeric'}
          autoComplete="off"
        />
        {messageOf('account_number') === undefined && <Unusual number={form.account_number} bic={form.bank} />}
      </div>
      <div className={classes['pair']}>
        <TextInput {...field('city', t('city'))} autoComplete="address-level2" />
        <TextInput {...field('branch', t('branch'), t('branchHint'))} autoComplete="off" />
      </div>
      <TextInput {...field('address', isAbroad ? t('address') : `${t('address')} (${t('optional')})`)} autoComplete="off" />
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
