import type { SandboxPayment, Step } from './api.ts';

/**
 * A payment after a step at `now` (epoch milliseconds), or null when the step changes nothing. Money is taken also for an expired
 * payment, as a bank transfer would be: it is then the merchant's to give it back.
 */
export function afterStep(payment: SandboxPayment, step: Step, now: number): SandboxPayment | null {
  if (payment.status === 'paid') return null;
  if (step === 'pay') return { ...payment, status: 'paid', paidAt: now };
  if (payment.status === 'expired') return null;
  if (step === 'fail') return { ...payment, status: 'failed' };
  return { ...payment, status: 'expired', payableUntilAt: Math.min(payment.payableUntilAt, now) };
}

/** A payment as it is at `now`: one whose time is over has expired, whether or not anyone noted it yet. */
export function asOf(payment: SandboxPayment, now: number): SandboxPayment {
  return payment.payableUntilAt <= now ? (afterStep(payment, 'expire', now) ?? payment) : payment;
}
