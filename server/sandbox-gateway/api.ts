// The merchant API of our test gateway, like that of a real provider. Only the adapter of the port calls it.
import type { Idr } from '../../core/money.ts';

/** What a payer can make of a payment on the hosted page. */
export const steps = ['pay', 'fail', 'expire'] as const;
export type Step = (typeof steps)[number];

export type SandboxStatus = 'pending' | 'failed' | 'expired' | 'paid';

/** A payment in the gateway's books; instants are epoch milliseconds. */
export interface SandboxPayment {
  /** The merchant's own id for it, and the gateway's reference. */
  readonly id: string;
  readonly merchant: string;
  readonly amountIdr: Idr;
  readonly currency: string;
  readonly description: string;
  readonly language: 'en' | 'id';
  readonly successUrl: string;
  readonly status: SandboxStatus;
  readonly createdAt: number;
  readonly payableUntilAt: number;
  readonly paidAt: number | null;
}

export interface SandboxGateway {
  /** Opens a payment; the same id again answers the one that is open. */
  open(payment: Omit<SandboxPayment, 'status' | 'createdAt' | 'paidAt'>): Promise<SandboxPayment>;
  read(id: string): Promise<SandboxPayment | null>;
  /** The virtual account number at a bank; null when the gateway has no account there. */
  virtualAccount(payment: SandboxPayment, bank: string): string | null;
  /** Its numbers at all banks. */
  virtualAccounts(payment: SandboxPayment): readonly string[];
  qrisText(payment: SandboxPayment): string;
  /** What the payer does on the hosted page. Null when there is no such payment. */
  take(id: string, step: Step): Promise<SandboxPayment | null>;
}

/** The path of the hosted page. */
export const pagePath = (id: string): string => `/sandbox-gateway/payments/${id}`;
