import { expect, test } from 'vitest';
import type { SandboxPayment } from './api.ts';
import { banks, qrisTextOf, virtualAccountOf } from './payment-codes.ts';

const id = '019aa3f0-7b1e-7c3d-8f55-1e2d3c4b5a69';
const payment: SandboxPayment = {
  id,
  merchant: 'pelaminan',
  amountIdr: 555_000,
  currency: 'IDR',
  description: '',
  language: 'en',
  successUrl: '/',
  status: 'pending',
  createdAt: 0,
  payableUntilAt: 1,
  paidAt: null,
};

test('each bank has its own account number, sixteen digits, the same each time', () => {
  const numbers = banks.map((bank) => virtualAccountOf(id, bank));
  expect(new Set(numbers).size).toBe(banks.length);
  for (const number of numbers) expect(number).toMatch(/^\d{16}$/);
  expect(banks.map((bank) => virtualAccountOf(id, bank))).toEqual(numbers);
});

test('the QRIS text holds the amount in Rupiah and ends with its own checksum', () => {
  const text = qrisTextOf(payment);
  expect(text).toMatch(/^000201010212/);
  expect(text).toContain('5303360' + '5406555000' + '5802ID');
  expect(text).toMatch(/6304[0-9A-F]{4}$/);
  expect(qrisTextOf({ ...payment, amountIdr: 555_001 }).slice(-4)).not.toBe(text.slice(-4));
});

test('the fields of the QRIS text follow each other without a gap', () => {
  const tags: string[] = [];
  for (let rest = qrisTextOf(payment); rest !== ''; ) {
    tags.push(rest.slice(0, 2));
    rest = rest.slice(4 + Number(rest.slice(2, 4)));
  }
  expect(tags).toEqual(['00', '01', '51', '52', '53', '54', '58', '59', '60', '61', '62', '63']);
});
