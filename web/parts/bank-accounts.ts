import { queryOptions } from '@tanstack/react-query';
import { type BankAccount, listBankAccounts } from '../../contract/bank-accounts.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { call } from '../base/calls/browser-call.ts';

export type BankAccounts = AnswerOf<typeof listBankAccounts>['data'];
export type { BankAccount };

/** All accounts with where the vendor is with codes. Spans in it count from `dataUpdatedAt`. */
export const bankAccountsQuery = queryOptions({
  queryKey: ['bank-accounts'],
  queryFn: async ({ signal }) => (await call(listBankAccounts, { signal })).data,
});
