import type { Idr } from '../../core/money.ts';
import type { PaymentStatus } from '../../core/payments/notice.ts';

/** Where a gateway opened a payment, with the virtual account numbers it names already. */
interface OpenedPayment {
  readonly reference: string;
  readonly paymentUrl: string;
  readonly virtualAccounts: readonly string[];
}

/** What we ask a gateway to collect. */
interface PaymentRequest {
  /** Ours, and the gateway's key against doing it twice. */
  readonly paymentId: string;
  readonly amountIdr: Idr;
  readonly currency: 'IDR';
  /** One line the payer reads. */
  readonly description: string;
  readonly language: 'en' | 'id';
  /** Where the payer is sent afterwards; a whole address on one of our own origins. */
  readonly successUrl: string;
  /** Epoch milliseconds after which the gateway takes no money for it. */
  readonly expiresAt: number;
}

/** What a gateway says about a payment, by webhook or when asked. Nothing in it is believed before it is compared with ours. */
export interface PaymentNotice {
  /** Our id, which the gateway keeps with the payment. */
  readonly paymentId: string;
  readonly reference: string;
  readonly merchant: string;
  readonly amountIdr: Idr;
  readonly currency: string;
  readonly status: PaymentStatus;
  /** Epoch milliseconds when the money arrived; null while it has not. */
  readonly paidAt: number | null;
  /** Epoch milliseconds from which on the gateway counts money as late. */
  readonly payableUntilAt: number;
  /** The virtual account numbers it names: where the money arrived, or may be sent. Digits. */
  readonly virtualAccounts: readonly string[];
  /** Its parts say different things: paid and not paid, two amounts, two states. It moves no money, and people look at it. (S70) */
  readonly isContradictory: boolean;
}

/** What a webhook turned out to be. `stale` is rightly signed but too old to be believed: a replay, or a message very late. */
export type WebhookVerdict =
  | { readonly kind: 'genuine'; readonly eventId: string; readonly notice: PaymentNotice }
  | { readonly kind: 'stale'; readonly eventId: string; readonly paymentId: string }
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'signature_wrong' | 'unreadable' };

export type PaymentMethod = 'virtual_account' | 'qris' | 'card';

/** Who takes the money. One adapter per provider. */
export interface PaymentGateway {
  /** Its name in our webhook address and in our tables. */
  readonly name: string;
  /** Who we are to it; its notices name it. */
  readonly merchant: string;
  /** Opens a payment. The same `paymentId` again answers the same payment. Throws `GatewayOutage`. */
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  /** What the gateway knows of a payment; null when it knows none. Throws `GatewayOutage`. */
  readPayment(reference: string): Promise<PaymentNotice | null>;
  /** What the payer types or scans: a virtual account number, or the QRIS text. Null when the bank is none of the gateway's. Throws `GatewayOutage`. */
  paymentCode(reference: string, method: 'virtual_account' | 'qris', bank: string | null): Promise<string | null>;
  /** Reads a webhook from its very bytes. `now` is epoch milliseconds. Never throws. */
  verifyWebhook(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>, now: number): WebhookVerdict;
}

/** The gateway could not be reached or answered nonsense. The same call may succeed later. */
export class GatewayOutage extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'GatewayOutage';
  }
}
