import { createHash } from 'node:crypto';
import type { SandboxPayment } from './api.ts';
import { keysOf } from '../../core/keys.ts';

/** Banks at which the gateway has virtual accounts, with the prefix of its numbers there. Not real prefixes of anyone. */
const bankPrefixes = { BCA: '39001', MANDIRI: '89008', BNI: '98801', BRI: '26215', PERMATA: '72280' } as const;
export type Bank = keyof typeof bankPrefixes;
export const banks = keysOf(bankPrefixes);
/** In the capitals of the contract: `bca` is none. */
export const isBank = (text: string): text is Bank => text in bankPrefixes;

/** Sixteen digits that are always the same for a payment at a bank. */
export function virtualAccountOf(paymentId: string, bank: Bank): string {
  const digest = createHash('sha256').update(`${bank} ${paymentId}`).digest();
  return bankPrefixes[bank] + String(digest.readBigUInt64BE() % 10n ** 11n).padStart(11, '0');
}

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, as the QR payment standard (EMVCo) asks for. */
function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a QRIS code for one amount, laid out as QRIS is; its merchant account is of the test range and belongs to no one. */
export function qrisTextOf(payment: SandboxPayment): string {
  const merchantAccount = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID2000000000000') + field('03', 'UME');
  const body =
    field('00', '01') +
    field('01', '12') +
    field('51', merchantAccount) +
    field('52', '7311') +
    field('53', '360') +
    field('54', String(payment.amountIdr)) +
    field('58', 'ID') +
    field('59', 'PELAMINAN TEST') +
    field('60', 'JAKARTA') +
    field('61', '10310') +
    field('62', field('05', payment.id.replaceAll('-', '').slice(-25))) +
    '6304';
  return body + checksumOf(body);
}
