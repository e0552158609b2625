import { describe, expect, test } from 'vitest';
import { type BankAccountDraft, checkBankAccount } from './draft.ts';

const atBca: BankAccountDraft = {
  holder_name: 'Ni Luh Ayu Lestari',
  bank_bic: 'CENAIDJA',
  bank_name: '',
  account_number: '123 456-7890',
  city: 'Denpasar',
  branch: 'Teuku Umar',
  address: '',
  swift_code: '',
};
const abroad: BankAccountDraft = {
  ...atBca,
  bank_bic: null,
  bank_name: 'DBS Bank Ltd',
  swift_code: 'dbss sg-sg',
  address: '12 Marina Boulevard',
};
const refusalsOf = (draft: BankAccountDraft, name: string | null = null) => {
  const checked = checkBankAccount(draft, name === null ? null : { source: 'tax_id', name });
  return checked.ok ? [] : checked.refusals.map(({ code, field }) => `${field}: ${code}`);
};

test('an account at a bank of the list takes its name from the list and its number without marks', () => {
  expect(checkBankAccount(atBca, null)).toEqual({
    ok: true,
    value: {
      holderName: 'Ni Luh Ayu Lestari',
      bankBic: 'CENAIDJA',
      bankName: 'Bank Central Asia',
      number: '1234567890',
      city: 'Denpasar',
      branch: 'Teuku Umar',
      address: '',
      swiftCode: null,
      holderMatch: null,
    },
  });
});

test('an account abroad has the name of its bank and a SWIFT code', () => {
  expect(checkBankAccount(abroad, null)).toMatchObject({
    ok: true,
    value: { bankBic: null, bankName: 'DBS Bank Ltd', swiftCode: 'DBSSSGSG', number: '1234567890' },
  });
});

describe('the holder name must match the tax ID, or the ID card if there is no tax ID', () => {
  test.each([
    ['NI LUH AYU LESTARI', 'equal'],
    ['Ni Luh Putu Ayu Lestari', 'near'],
  ] as const)('%s is %s', (name, match) =>
    expect(checkBankAccount(atBca, { source: 'id_card', name })).toMatchObject({ ok: true, value: { holderMatch: match } }),
  );
  test('another name is refused', () => expect(refusalsOf(atBca, 'Agus Wijaya')).toEqual(['holder_name: bank_accounts.holder_differs']));
});

test('SWIFT only for an international bank', () =>
  expect(refusalsOf({ ...atBca, swift_code: 'DBSSSGSG' })).toEqual(['swift_code: bank_accounts.swift_only_abroad']));

test.each([
  ['holder_name', 100],
  ['bank_name', 100],
  ['city', 80],
  ['branch', 80],
  ['address', 200],
] as const)('%s may have %i characters and not one more', (field, maximum) => {
  expect(refusalsOf({ ...abroad, [field]: 'x'.repeat(maximum) })).toEqual([]);
  expect(refusalsOf({ ...abroad, [field]: 'x'.repeat(maximum + 1) })).toEqual([`${field}: bank_accounts.text_too_long`]);
});

test('everything that is wrong is said at once', () => {
  const blank = { ...atBca, holder_name: ' ', bank_bic: '', account_number: '', city: '', branch: '' };
  expect(refusalsOf(blank)).toEqual([
    'holder_name: bank_accounts.required',
    'bank_bic: bank_accounts.required',
    'account_number: bank_accounts.required',
    'city: bank_accounts.required',
    'branch: bank_accounts.required',
  ]);
  expect(refusalsOf({ ...blank, bank_bic: null, bank_name: '' })).toEqual([
    'holder_name: bank_accounts.required',
    'bank_name: bank_accounts.required',
    'swift_code: bank_accounts.required',
    'account_number: bank_accounts.required',
    'city: bank_accounts.required',
    'branch: bank_accounts.required',
    'address: bank_accounts.required',
  ]);
});

test.each([
  [{ bank_bic: 'XXXXIDJA' }, 'bank_bic: bank_accounts.bank_unknown'],
  [{ account_number: '12345' }, 'account_number: bank_accounts.number_length'],
  [{ account_number: '1'.repeat(21) }, 'account_number: bank_accounts.number_length'],
  [{ account_number: '12345a' }, 'account_number: bank_accounts.number_not_digits'],
  [{ city: 'x'.repeat(81) }, 'city: bank_accounts.text_too_long'],
  [{ holder_name: 'Ayu\u202E Lestari' }, 'holder_name: bank_accounts.text_invalid'],
])('%j is refused', (part, refusal) => expect(refusalsOf({ ...atBca, ...part })).toEqual([refusal]));
