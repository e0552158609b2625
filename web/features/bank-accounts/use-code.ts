import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { sendBankAccountCode, verifyBankAccount } from '../../../contract/bank-accounts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { type BankAccounts, bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { newId } from '../../base/calls/new-id.ts';

type WithCode = AnswerOf<typeof verifyBankAccount>['data'];

/** Takes an answer over into the list, so that countdowns start with it. */
function useTakeOver(): (answer: WithCode) => void {
  const queries = useQueryClient();
  return ({ account, code }) =>
    queries.setQueryData(bankAccountsQuery.queryKey, (before: BankAccounts | undefined) => {
      if (before === undefined) return undefined;
      const others = before.accounts.filter(({ id }) => id !== account.id);
      const at = before.accounts.findIndex(({ id }) => id === account.id);
      return { ...before, code, accounts: at < 0 ? [...others, account] : others.toSpliced(at, 0, account) };
    });
}

/** Asks for a code and tries one. After a refusal the status is read again: how long to wait is the server's to say. */
export function useCode(id: string, on: { readonly verified: () => void; readonly refused: () => void; readonly sent: () => void }) {
  const queries = useQueryClient();
  const takeOver = useTakeOver();
  const readAgain = () => queries.invalidateQueries({ queryKey: bankAccountsQuery.queryKey });
  const send = useMutation({
    mutationFn: async () => (await call(sendBankAccountCode, { params: { id }, idempotencyKey: newId() })).data,
    onSuccess(answer) {
      takeOver(answer);
      on.sent();
    },
    onError: readAgain,
  });
  const verify = useMutation({
    mutationFn: async (code: string) => (await call(verifyBankAccount, { params: { id }, body: { code }, idempotencyKey: newId() })).data,
    onSuccess(answer) {
      on.verified();
      takeOver(answer);
    },
    onError() {
      on.refused();
      return readAgain();
    },
  });
  return { send, verify };
}
