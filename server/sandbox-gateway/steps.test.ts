import { expect, test } from 'vitest';
import type { SandboxPayment, SandboxStatus } from './api.ts';
import { afterStep, asOf } from './steps.ts';

const payment = (status: SandboxStatus): SandboxPayment => ({
  id: 'p',
  merchant: 'm',
  amountIdr: 111_000,
  currency: 'IDR',
  description: '',
  language: 'en',
  successUrl: '/',
  status,
  createdAt: 0,
  payableUntilAt: 1_000,
  paidAt: status === 'paid' ? 500 : null,
});

test.each([
  ['pending', 'pay', 'paid'],
  ['pending', 'fail', 'failed'],
  ['pending', 'expire', 'expired'],
  ['failed', 'pay', 'paid'],
  ['failed', 'fail', 'failed'],
  ['failed', 'expire', 'expired'],
  ['expired', 'pay', 'paid'],
  ['expired', 'fail', undefined],
  ['expired', 'expire', undefined],
  ['paid', 'pay', undefined],
  ['paid', 'fail', undefined],
  ['paid', 'expire', undefined],
] as const)('a %s payment, %s: %s', (status, step, then) => expect(afterStep(payment(status), step, 700)?.status).toBe(then));

test('letting it expire closes it from now on; paying late keeps that deadline', () => {
  const expired = afterStep(payment('pending'), 'expire', 700);
  expect(expired?.payableUntilAt).toBe(700);
  expect(expired && afterStep(expired, 'pay', 800)).toMatchObject({ status: 'paid', paidAt: 800, payableUntilAt: 700 });
});

test('a payment expires by itself at its deadline', () => {
  expect(asOf(payment('pending'), 999).status).toBe('pending');
  expect(asOf(payment('pending'), 1_000).status).toBe('expired');
  expect(asOf(payment('paid'), 5_000).status).toBe('paid');
});
