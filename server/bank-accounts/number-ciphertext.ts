import { createHmac } from 'node:crypto';
import type { Keys } from '../kit/keys.ts';
import { encrypt, reencrypt, decrypt } from '../kit/ciphertext.ts';
import type { BankAccountKeys } from './context.ts';

const boundTo = (vendorId: number, id: string): string => `bank account ${id} of vendor ${vendorId}`;

/** An account number as it is stored: bound to its vendor and account, so that two cannot be swapped (S47). */
export const encryptNumber = (keys: BankAccountKeys, vendorId: number, id: string, number: string): Buffer =>
  encrypt(number, keys.number, boundTo(vendorId, id));
/** Fails for the ciphertext of another account or vendor: each number is bound to both. */
export const openNumber = (keys: BankAccountKeys, vendorId: number, id: string, ciphertext: Buffer): string =>
  decrypt(ciphertext, keys.number, boundTo(vendorId, id));
/** Under the newest key; null where it is encrypted with that already. */
export const reencryptNumber = (keys: BankAccountKeys, vendorId: number, id: string, ciphertext: Buffer): Buffer | null =>
  reencrypt(ciphertext, keys.number, boundTo(vendorId, id));

const boundToRefunds = (accountId: number): string => `refund account of account ${accountId}`;
/** The number of the account a couple's refunds go to, bound to the couple. */
export const encryptRefundNumber = (keys: BankAccountKeys, accountId: number, number: string): Buffer =>
  encrypt(number, keys.number, boundToRefunds(accountId));
/** Fails for the ciphertext of another couple, since each number is bound to its account. */
export const openRefundNumber = (keys: BankAccountKeys, accountId: number, ciphertext: Buffer): string =>
  decrypt(ciphertext, keys.number, boundToRefunds(accountId));
/** Under the newest key; null where it is encrypted with that already. */
export const reencryptRefundNumber = (keys: BankAccountKeys, accountId: number, ciphertext: Buffer): Buffer | null =>
  reencrypt(ciphertext, keys.number, boundToRefunds(accountId));

type Looked = readonly [kind: 'account' | 'phone', ...parts: readonly string[]];
const lookupBy = (key: Buffer, looked: Looked): Buffer => createHmac('sha256', key).update(JSON.stringify(looked)).digest();

/** Tells whether two things are the same without telling what they are. This one is stored. */
export const lookupKey = (keys: BankAccountKeys, ...looked: Looked): Buffer => lookupBy(keys.lookup[0], looked);

/** What the same thing may be under while a key is being replaced, the one of today first. */
export const lookupKeys = ({ lookup: [newest, ...older] }: BankAccountKeys, ...looked: Looked): Keys => [
  lookupBy(newest, looked),
  ...older.map((key) => lookupBy(key, looked)),
];

/** What an account is found by: its bank, by its BIC or the first eight characters of its SWIFT code, and its number. */
export const bankOf = (account: { readonly bankBic: string | null; readonly swiftCode: string | null }): string =>
  account.bankBic ?? account.swiftCode?.slice(0, 8) ?? '';
