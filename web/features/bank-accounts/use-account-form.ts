import { useQueryClient } from '@tanstack/react-query';
import { addBankAccount } from '../../../contract/bank-accounts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { type BankAccounts, bankAccountsQuery } from '../../parts/bank-accounts.ts';
import type { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { type BankAccountDraft, checkBankAccount } from '../../../core/bank-accounts/draft.ts';
import { abroad } from './bank-choice.ts';

/** What is typed; `bank` is a BIC, `abroad`, or nothing yet. */
type AccountForm = Omit<BankAccountDraft, 'bank_bic'> & { readonly bank: string };

const blank: AccountForm = {
  holder_name: '',
  bank: '',
  bank_name: '',
  account_number: '',
  city: '',
  branch: '',
  address: '',
  swift_code: '',
};

/** What is meant by it: fields the chosen kind of bank does not have are left out, but stay typed. */
function draftOf({ bank, ...form }: AccountForm): BankAccountDraft {
  return bank === abroad ? { ...form, bank_bic: null } : { ...form, bank_bic: bank, bank_name: '', swift_code: '' };
}

type Wishes = {
  readonly password: string;
  readonly withFactor: ReturnType<typeof useFactor>['withFactor'];
  readonly onAdded: (id: string) => void;
  readonly onFieldsRefused: () => void;
};

/** The account being written, judged by the very rule of the server; sent with the password, which is kept nowhere. */
export function useAccountForm(onFile: BankAccounts['name_on_file'], { password, withFactor, onAdded, onFieldsRefused }: Wishes) {
  const judged = useJudged();
  const queries = useQueryClient();
  const form = useForm({
    key: 'bank-account',
    saved: blank,
    check: (typed) => judged(checkBankAccount(draftOf(typed), onFile), draftOf(typed)),
    send: (draft, { key }) => withFactor(() => call(addBankAccount, { body: { ...draft, password }, idempotencyKey: key })),
    async onSent({ data: { account } }) {
      await queries.invalidateQueries({ queryKey: bankAccountsQuery.queryKey });
      onAdded(account.id);
    },
    onRefused(failure) {
      if (failure instanceof ApiError && failure.fields.some(({ field }) => field !== 'password')) onFieldsRefused();
    },
  });
  return { ...form, draft: draftOf(form.typed) };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
