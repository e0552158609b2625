import { useState } from 'react';
import { type BankAccountDraft, checkBankAccount } from '../../../core/bank-accounts/draft.ts';
import { useDraft } from '../../base/draft.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { fieldMessages } from '../../ui/form.tsx';
import { abroad } from './bank-choice.ts';
import type { BankAccounts } from '../../parts/bank-accounts.ts';

/** What is typed; `bank` is a BIC, `abroad`, or nothing yet. */
export type AccountForm = Omit<BankAccountDraft, 'bank_bic'> & { readonly bank: string };
type Field = keyof BankAccountDraft;

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

/** The account being written, judged by the very rule of the server. A message shows once its field was left or going on was tried. */
export function useAccountForm(onFile: BankAccounts['name_on_file'], failure: unknown) {
  const { draft: form, change, discard } = useDraft('bank-account', blank);
  const [seen, setSeen] = useState<ReadonlySet<Field> | 'all'>(new Set());
  // What the server refused holds for what was sent, until that field is changed.
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const refusalText = useRefusalText();
  const draft = draftOf(form);
  const checked = checkBankAccount(draft, onFile);
  const refused: Readonly<Record<string, string>> = checked.ok
    ? {}
    : Object.fromEntries(checked.refusals.map((refusal) => [refusal.field, refusalText(refusal)]));
  const server = fieldMessages(failure);
  return {
    form,
    draft,
    isRight: checked.ok,
    discard,
    messageOf: (field: Field): string | undefined =>
      (seen === 'all' || seen.has(field) ? refused[field] : undefined) ?? (mended.has(field) ? undefined : server[field]),
    see: (field: Field) => setSeen((before) => (before === 'all' ? before : new Set([...before, field]))),
    seeAll: () => setSeen('all'),
    takeRefusals: () => setMended(new Set()),
    change: (field: keyof AccountForm, value: string) => {
      change({ [field]: value });
      setMended((before) => new Set([...before, field === 'bank' ? 'bank_bic' : field]));
    },
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
