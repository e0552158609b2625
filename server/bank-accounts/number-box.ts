import { createHmac } from 'node:crypto';
import { seal, unseal } from '../kit/sealed-box.ts';
import type { BankAccountKeys } from './context.ts';

const boundTo = (vendorId: number, id: string): string => `bank account ${id} of vendor ${vendorId}`;

/** An account number as it is stored: bound to its vendor and account, so that two cannot be swapped (S47). */
export const sealNumber = (keys: BankAccountKeys, vendorId: number, id: string, number: string): Buffer =>
  seal(number, keys.box, boundTo(vendorId, id));
export const openNumber = (keys: BankAccountKeys, vendorId: number, id: string, box: Buffer): string =>
  unseal(box, keys.box, boundTo(vendorId, id));

/** Tells whether two things are the same without telling what they are. */
export const lookupKey = (keys: BankAccountKeys, kind: 'account' | 'phone', ...parts: readonly string[]): Buffer =>
  createHmac('sha256', keys.lookup)
    .update(JSON.stringify([kind, ...parts]))
    .digest();
