// What payments promise to sellers, and sellers to payments.
import type { Idr } from '../../core/money.ts';
import type { PaymentStatus } from '../../core/payments/notice.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Language } from '../../texts/typed.ts';

/** What can be paid for: each kind is sold by one capability. */
export type SubjectKind = 'credit_order' | 'instalment' | 'membership_order';

export interface NewPayment {
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  /** The account that pays. */
  readonly accountId: number;
  readonly amountIdr: Idr;
  /** One line the payer reads at the gateway. */
  readonly description: string;
  readonly language: Language;
  /** A whole address on one of our own origins. (reliability S45) */
  readonly successUrl: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Money that was sent back: when, and what the bank calls the transfer; null when the gateway sent it. */
export interface Sent {
  readonly at: number;
  readonly reference: string | null;
}

/** Everything known of a payment after it has changed. Instants are epoch milliseconds. */
export interface PaymentFacts {
  readonly paymentId: string;
  readonly subjectId: string;
  readonly accountId: number;
  readonly amountIdr: Idr;
  readonly status: PaymentStatus;
  /** When the money arrived, and until when the gateway counted it as in time. */
  readonly paidAt: number | null;
  readonly payableUntilAt: number | null;
  readonly refundedAt: number | null;
}

/**
 * The seller's side of a payment. Told in the transaction that moved the payment on, whose row is locked; told again whenever the
 * gateway repeats itself, so following twice must be the same as once. Locks after this: the seller's own row, then ledger accounts.
 */
export interface PaymentSubject {
  follow(tx: Tx, facts: PaymentFacts): Promise<void>;
  /**
   * The payer was sent the money back, whether a person or the gateway says so. Told once, in the transaction that closed the task: the seller
   * notifies the payer.
   */
  returned(tx: Tx, payment: Pick<PaymentFacts, 'subjectId' | 'accountId' | 'amountIdr'>, sent: Sent): Promise<void>;
}
/** Who sells each kind: payments cannot be joined while one of them is missing. */
export type Sellers = Readonly<Record<SubjectKind, PaymentSubject>>;

export interface OpenPayment {
  readonly id: string;
  readonly url: string;
}
/** Why money goes back: it came too late, it came a second time, or finance gives it back. */
export type RefundReason = 'paid_after_expiry' | 'paid_twice' | 'given_back';

export interface Payments {
  /**
   * Writes the one payment of a subject into the open transaction and answers its id; placed again, it is the same payment. The gateway is
   * asked after commit: by `open`, or by a job if no one does.
   */
  place(tx: Tx, payment: NewPayment): Promise<string>;
  /** The gateway's page for a payment, opened there if it is not yet. Outside any transaction. Refuses with `server.unavailable`. */
  open(paymentId: string): Promise<OpenPayment>;
  /** The payments of several subjects, by subject id; one not yet open at the gateway is left out. */
  openedFor(
    db: Connection,
    kind: SubjectKind,
    subjectIds: readonly string[],
  ): Promise<Map<string, OpenPayment & { readonly status: PaymentStatus; readonly refunded: Sent | null }>>;
  /** Asks finance to give money back, because it came after its time unless said otherwise. Answers whether this was the first time. */
  oweBack(tx: Tx, payment: Pick<PaymentFacts, 'paymentId' | 'amountIdr'>, reason?: RefundReason): Promise<boolean>;
  /** The money went back: the gateway said so, or `hand` did it and says how. Answers whether this closed the task of finance. */
  wentBack(tx: Tx, paymentId: string, hand?: { readonly operatorId: number; readonly reference: string }): Promise<boolean>;
  /** Asks the gateway about what it has not settled, and closes what is overdue: the work of every minute. */
  reconcile(): Promise<void>;
  /** A payment was returned at the gateway although its subject was delivered: people have to look at it. */
  alertRefundAfterDelivery(tx: Tx, paymentId: string): Promise<void>;
}
