// Bank accounts and their verification by SMS code (spec 2, 4, 5; product 7).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { movingMoney } from './second-factor.ts';
import { body, data, instant, line, params } from './shapes.ts';

const tag = 'bank accounts';
const base = '/ms/bs-vendors/api/v1/bank_accounts';
const whole = z.int().min(0);

export const bankAccount = z.object({
  id: z.uuid(),
  holder_name: z.string(),
  /** Null for banks outside Indonesia. */
  bank_bic: z.string().nullable(),
  bank_name: z.string(),
  /** The last digits; only `revealBankAccount` returns the full number. */
  account_number_end: z.string(),
  city: z.string(),
  branch: z.string(),
  address: z.string(),
  swift_code: z.string().nullable(),
  is_primary: z.boolean(),
  verified_at: instant.nullable(),
  added_at: instant,
  /** How the account holder compares with the verified tax name; null while there is none. `different` is possible if the name was set after the account was added. */
  holder_match: z.enum(['equal', 'near', 'different']).nullable(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Status of the vendor’s SMS codes. Durations are in seconds from the response, so clients don’t depend on their own clock. */
export const codeStatus = z.object({
  /** Masked phone number that receives the next code; null if the number on file cannot receive one. */
  phone: z.string().nullable(),
  /** The account whose code is still valid; null if there is none. */
  bank_account_id: z.uuid().nullable(),
  good_for_seconds: whole,
  resend_after_seconds: whole,
  /** Seconds until the next attempt; above 0 after too many wrong codes. */
  locked_for_seconds: whole,
  tries_left: whole,
});
export type CodeStatus = z.infer<typeof codeStatus>;

const one = params({ id: z.uuid() });
const password = line(512);
const withCode = data(z.object({ account: bankAccount, code: codeStatus }));
const sending = [
  'bank_accounts.phone_unusable',
  'bank_accounts.code_too_soon',
  'bank_accounts.code_locked',
  'bank_accounts.code_too_many',
  'bank_accounts.sms_paused',
] as const;

export const listBankAccounts = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List my bank accounts, primary first, with the status of their codes.',
  access: 'vendor-unpublished:finances',
  answer: data(
    z.object({
      accounts: z.array(bankAccount),
      code: codeStatus,
      /** The name the account holder must have (spec 5); null before the agreement provides it. */
      name_on_file: z.object({ source: z.enum(['tax_id', 'id_card']), name: z.string() }).nullable(),
    }),
  ),
});
export const addBankAccount = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Add a bank account (requires the password) and send its SMS code.',
  access: 'vendor:payouts',
  idempotent: true,
  body: body({
    holder_name: line(100),
    bank_bic: z.string().max(20).nullable(),
    bank_name: line(100).default(''),
    account_number: line(60),
    city: line(80),
    branch: line(80),
    address: line(200).default(''),
    swift_code: line(20).default(''),
    password,
  }),
  answer: withCode,
  refusals: [
    ...movingMoney,
    'identity.password_wrong',
    'identity.too_many_attempts',
    'bank_accounts.required',
    'bank_accounts.text_invalid',
    'bank_accounts.text_too_long',
    'bank_accounts.holder_differs',
    'bank_accounts.bank_unknown',
    'bank_accounts.number_not_digits',
    'bank_accounts.number_length',
    'bank_accounts.number_invalid',
    'bank_accounts.iban_wrong',
    'bank_accounts.swift_shape',
    'bank_accounts.swift_country',
    'bank_accounts.swift_test',
    'bank_accounts.swift_domestic',
    'bank_accounts.swift_only_abroad',
    'bank_accounts.already_added',
    'bank_accounts.too_many',
    ...sending,
  ],
});
export const sendBankAccountCode = endpoint({
  method: 'POST',
  path: `${base}/:id/code`,
  tag,
  summary: 'Send a new SMS code for an account. The previous code becomes invalid.',
  access: 'vendor:payouts',
  idempotent: true,
  params: one,
  answer: withCode,
  refusals: ['request.not_found', 'bank_accounts.already_verified', ...sending],
});
export const verifyBankAccount = endpoint({
  method: 'POST',
  path: `${base}/:id/verify`,
  tag,
  summary: 'Verify an account with its SMS code.',
  access: 'vendor:payouts',
  idempotent: true,
  params: one,
  body: body({ code: line(40) }),
  answer: withCode,
  refusals: ['request.not_found', 'bank_accounts.code_wrong', 'bank_accounts.code_expired', 'bank_accounts.code_locked'],
});
export const makePrimaryBankAccount = endpoint({
  method: 'POST',
  path: `${base}/:id/primary`,
  tag,
  summary: 'Make a verified account the primary one for payouts.',
  access: 'vendor:payouts',
  params: one,
  body: body({ password }),
  answer: data(bankAccount),
  refusals: [...movingMoney, 'request.not_found', 'identity.password_wrong', 'identity.too_many_attempts', 'bank_accounts.not_verified'],
});
export const removeBankAccount = endpoint({
  method: 'POST',
  path: `${base}/:id/remove`,
  tag,
  summary: 'Remove an account. If it was the primary one, another verified account becomes primary.',
  access: 'vendor:payouts',
  params: one,
  body: body({ password }),
  answers: 'nothing',
  refusals: [
    ...movingMoney,
    'request.not_found',
    'identity.password_wrong',
    'identity.too_many_attempts',
    'bank_accounts.payout_under_way',
  ],
});
export const revealBankAccount = endpoint({
  method: 'POST',
  path: `${base}/:id/reveal`,
  tag,
  summary: 'Get the full account number. Each call is recorded in the audit log.',
  access: 'vendor:payouts',
  onlyReads: true,
  params: one,
  answer: data(z.object({ account_number: z.string() })),
  refusals: ['request.not_found', 'request.too_many'],
});
