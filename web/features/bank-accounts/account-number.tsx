import { useMutation } from '@tanstack/react-query';
import { revealBankAccount } from '../../../contract/bank-accounts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notifyFailure } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from './bank-accounts.module.css';
import type { BankAccount } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';

/** The end of the number; the whole one is fetched when someone wants to see it, and forgotten when it is hidden. */
export function AccountNumber({ account }: { readonly account: BankAccount }) {
  const t = useTexts(bankAccountsTexts);
  const look = useMutation({
    mutationFn: async () => (await call(revealBankAccount, { params: { id: account.id } })).data.account_number,
    gcTime: 0,
    onError: notifyFailure,
  });
  const { bank_name: bank, account_number_end: end } = account;
  const number = look.data;
  return (
    <p className={classes['number']}>
      <span aria-live="polite">
        {number === undefined ? (
          <>
            <span aria-hidden>•••• {end}</span>
            <span className="for-screen-readers">{t('numberEnding', { end })}</span>
          </>
        ) : (
          <span className={classes['whole']}>{number.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        )}
      </span>
      <Button
        variant="subtle"
        loading={look.isPending}
        aria-label={number === undefined ? t('showLabel', { bank }) : undefined}
        onClick={() => (number === undefined ? look.mutate() : look.reset())}
      >
        {t(number === undefined ? 'show' : 'hide')}
      </Button>
    </p>
  );
}
