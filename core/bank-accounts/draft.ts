import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';
import { matchNames, type NameMatch } from '../verification/name-match.ts';
import { type AccountNumberRefusal, checkForeignNumber, checkIndonesianNumber } from './account-number.ts';
import { bankByBic } from './banks.ts';
import { checkSwiftCode, type SwiftRefusal } from './swift-code.ts';

/** A bank account as it is typed, by the names of the wire. `bank_bic` is null for a bank abroad, which has a name and a SWIFT code instead. */
export type BankAccountDraft = {
  readonly holder_name: string;
  readonly bank_bic: string | null;
  readonly bank_name: string;
  readonly account_number: string;
  readonly city: string;
  readonly branch: string;
  readonly address: string;
  readonly swift_code: string;
};

/** The name the account's holder must have: of the tax ID, or of the ID card when there is no tax ID. (spec 5, Bank account) */
export type NameOnFile = { readonly source: 'tax_id' | 'id_card'; readonly name: string };

export type BankAccountDetails = {
  readonly holderName: string;
  /** Null for a bank abroad. */
  readonly bankBic: string | null;
  readonly bankName: string;
  /** Digits alone, or an IBAN or foreign number in capitals; without blanks. */
  readonly number: string;
  readonly city: string;
  readonly branch: string;
  readonly address: string;
  /** Only of a bank abroad. */
  readonly swiftCode: string | null;
  /** How the holder agrees with the name on file; null while there is none, and then it is compared later. */
  readonly holderMatch: Exclude<NameMatch, 'different'> | null;
};

export type BankAccountRefusal =
  | AccountNumberRefusal
  | SwiftRefusal
  | 'bank_accounts.text_invalid'
  | 'bank_accounts.text_too_long'
  | 'bank_accounts.holder_differs'
  | 'bank_accounts.bank_unknown'
  | 'bank_accounts.swift_only_abroad';

const lengths = { holder_name: 100, bank_name: 100, city: 80, branch: 80, address: 200 } as const;

/**
 * A bank account as it may be stored, or everything that is wrong with it, field by field. All fields are required; the address only for a
 * bank abroad, and there the SWIFT code too, which no other bank may have. (spec 5, Bank account; product 7)
 */
export function checkBankAccount(draft: BankAccountDraft, onFile: NameOnFile | null): Outcome<BankAccountDetails, BankAccountRefusal> {
  const isAbroad = draft.bank_bic === null;
  const checked = allOf({
    holder: checkHolder(draft.holder_name, onFile),
    bankName: isAbroad ? checkLine(draft, 'bank_name') : checkBank(draft.bank_bic),
    swiftCode: isAbroad ? checkSwiftCode(draft.swift_code) : noSwiftCode(draft.swift_code),
    number: isAbroad ? checkForeignNumber(draft.account_number) : checkIndonesianNumber(draft.account_number),
    city: checkLine(draft, 'city'),
    branch: checkLine(draft, 'branch'),
    address: checkLine(draft, 'address', isAbroad),
  });
  if (!checked.ok) return checked;
  const { holder, ...details } = checked.value;
  return accept({ ...details, bankBic: draft.bank_bic, holderName: holder.name, holderMatch: holder.match });
}

function checkHolder(
  raw: string,
  onFile: NameOnFile | null,
): Outcome<{ readonly name: string; readonly match: BankAccountDetails['holderMatch'] }, BankAccountRefusal> {
  const name = checkLine({ holder_name: raw }, 'holder_name');
  if (!name.ok) return name;
  if (onFile === null) return accept({ name: name.value, match: null });
  const match = matchNames(name.value, onFile.name);
  if (match === 'different') return refuse({ code: 'bank_accounts.holder_differs', field: 'holder_name', params: { name: onFile.name } });
  return accept({ name: name.value, match });
}

/** One line of an account: without blanks at its ends, no longer than its field takes. */
export function checkLine<F extends keyof typeof lengths>(
  texts: Readonly<Record<F, string>>,
  field: F,
  isRequired = true,
): Outcome<string, BankAccountRefusal> {
  const maxLength = lengths[field];
  const text = cleanName(texts[field], { field, maxLength, isRequired });
  if (text.ok) return text;
  const { code } = text.refusals[0];
  if (code === 'text.required') return refuse({ code: 'bank_accounts.required', field });
  if (code === 'text.too_long') return refuse({ code: 'bank_accounts.text_too_long', field, params: { maximum: maxLength } });
  return refuse({ code: 'bank_accounts.text_invalid', field });
}

/** The name of a bank in Indonesia by its BIC. */
export function checkBank(bic: string | null): Outcome<string, BankAccountRefusal> {
  if (bic === null || bic === '') return refuse({ code: 'bank_accounts.required', field: 'bank_bic' });
  const bank = bankByBic(bic);
  return bank === null ? refuse({ code: 'bank_accounts.bank_unknown', field: 'bank_bic' }) : accept(bank.name);
}

function noSwiftCode(raw: string): Outcome<null, BankAccountRefusal> {
  return raw.trim() === '' ? accept(null) : refuse({ code: 'bank_accounts.swift_only_abroad', field: 'swift_code' });
}
