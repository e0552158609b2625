import { answerOf } from '../answer-of.ts';
import { sql } from 'kysely';
import { type BankAccount, type CodeStatus, addBankAccount } from '../../../contract/bank-accounts.ts';
import { accountBuilders, type BuiltVendor, testPassword, type VendorWish } from './accounts.ts';
import type { BuilderContext } from './context.ts';

export const bankAccountsPath = '/ms/bs-vendors/api/v1/bank_accounts';
let serial = 0;

/** What a vendor types; every call is another number. */
export const bankAccountForm = (part: object = {}) => ({
  holder_name: 'Ni Luh Ayu Lestari',
  bank_bic: 'CENAIDJA',
  account_number: `1${String(++serial).padStart(9, '0')}`,
  city: 'Denpasar',
  branch: 'Teuku Umar',
  password: testPassword,
  ...part,
});

export type AccountWithCode = { readonly account: BankAccount; readonly code: CodeStatus };

/** Vendors whose codes can be read, and accounts as they add them. */
export function bankAccountBuilders(context: BuilderContext) {
  const { owner, call } = context;
  const accounts = accountBuilders(context);
  return {
    /** A vendor whose codes go to a mobile number of its own, or to the one given. */
    async vendorWithPhone(wish: VendorWish & { readonly phone?: string } = {}): Promise<BuiltVendor & { readonly phone: string }> {
      const built = await accounts.vendor(wish);
      const phone = wish.phone ?? `+62812${String(10_000_000 + built.vendorId)}`;
      await sql`update vendor set phone = ${phone} where id = ${built.vendorId}`.execute(owner);
      return { ...built, phone };
    },
    /** Adds an account over HTTP; its code is on its way afterwards. */
    async bankAccount(of: BuiltVendor, part: object = {}): Promise<AccountWithCode> {
      const answer = await call('POST', bankAccountsPath, { as: of, body: bankAccountForm(part) });
      if (answer.status !== 200) throw new Error(answer.text);
      return answerOf(addBankAccount, answer.body).data;
    },
  };
}
