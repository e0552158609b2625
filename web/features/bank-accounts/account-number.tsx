import { useMutation } from '@tanstack/react-query';
import { revealBankAccount } from '../../../contract/bank-accounts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureWords } from '../../ui/page-state.tsx';
import classes from './bank-accounts.module.css';
import type { BankAccount } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';

/** The end of the number; the whole one is fetched when someone wants to see it, and forgotten when it is hidden. */
export function AccountNumber({ account }: { readonly account: BankAccount }) {
  const t = useTexts(bankAccountsTexts);
  const wordsOf = useFailureWords();
  const look = useMutation({
    mutationFn: async () => (await call(revealBankAccount, { params: { id: account.id } })).data.account_number,
    gcTime: 0,
    onError: (failure) => notify('error', wordsOf(failure)),
  });
  const { bank_name: bank, account_number_end: end } = account;
  return (
    <p className={classes['number']}>
      {look.data === undefined ? (
        <>
          <span aria-hidden>•••• {end}</span>
          <span className="for-screen-readers">{t('numberEnding', { end })}</span>
          <Button variant="subtle" loading={look.isPending} aria-label={t('showLabel', { bank })} onClick={() => look.mutate()}>
            {t('show')}
          </Button>
        </>
      ) : (
        <>
          <span className={classes['whole']}>{look.data.replace(/(.{4})(?=.)/g, '$1 ')}</span>
          <Button variant="subtle" onClick={() => look.reset()}>
            {t('hide')}
          </Button>
        </>
      )}
    </p>
  );
}
