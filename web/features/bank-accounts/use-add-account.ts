import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { addBankAccount } from '../../../contract/bank-accounts.ts';
import type { BankAccountDraft } from '../../../core/bank-accounts/draft.ts';
import { call } from '../../base/calls/browser-call.ts';
import { fieldMessages } from '../../ui/form.tsx';
import { bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { newId } from '../../base/calls/new-id.ts';

type Wish = { readonly draft: BankAccountDraft; readonly password: string };
type Listeners = { readonly onAdded: (id: string) => void; readonly onFieldsRefused: () => void };

/** Adds the account; the same wish again keeps its key, so that a retry after a lost answer makes no second one. */
export function useAddAccount({ onAdded, onFieldsRefused }: Listeners) {
  const queries = useQueryClient();
  const intent = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn({ draft, password }: Wish) {
      const wish = JSON.stringify([draft, password]);
      if (intent.current.wish !== wish) intent.current = { wish, key: newId() };
      return call(addBankAccount, { body: { ...draft, password }, idempotencyKey: intent.current.key });
    },
    async onSuccess({ data: { account } }) {
      await queries.invalidateQueries({ queryKey: bankAccountsQuery.queryKey });
      onAdded(account.id);
    },
    onError(failure) {
      const fields = Object.keys(fieldMessages(failure));
      if (fields.some((field) => field !== 'password')) onFieldsRefused();
    },
  });
}
