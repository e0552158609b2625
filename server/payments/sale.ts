import { orderRefundTransfer, latePaymentTransfer } from '../../core/credit/transfers.ts';
import { afterEvent, type OrderEvent, type OrderState } from '../../core/payments/order.ts';
import type { Clock } from '../kit/clock.ts';
import type { Tx } from '../kit/database.ts';
import { postTransfers } from '../ledger/api.ts';
import type { PaymentFacts, Payments, RefundReason } from './payments.ts';

/** One thing that is sold, as its seller has locked and judged it. */
interface Sale {
  readonly state: OrderState;
  /** Whether the money, which may have come only now, came too late or in vain. */
  readonly isLate: boolean;
  /** Why money that came too late or in vain goes back; `paid_after_expiry` unless said otherwise. */
  readonly refundReason?: RefundReason;
  /** Whether finance returns what was delivered, so that the gateway's word of it is no surprise. */
  readonly isGivenBack?: boolean;
  save(state: OrderState): Promise<void>;
  /** Hands over what was paid for. Called once, after the state `paid` is saved. */
  deliver(): Promise<void>;
  /** Tells the payer that the money goes back. Called once. */
  tellOwedBack(): Promise<void>;
}

/** What a payment means for its sale. Everything known is said each time, in one fixed order, so it does not matter what was told first. */
const eventsOf = ({ status, paidAt, refundedAt }: PaymentFacts, isLate: boolean): OrderEvent[] => [
  ...(status === 'expired' ? [{ kind: 'expired' } as const] : []),
  ...(paidAt === null ? [] : [{ kind: 'paid', isLate } as const]),
  ...(refundedAt === null ? [] : [{ kind: 'refunded' } as const]),
];

/**
 * A sale follows its payment, in the transaction that moved the payment on; following twice is the same as once. Answers the state it
 * reached. Locks: payment (held by the caller), the seller's own row (held by the seller), ledger accounts. Nothing that holds a ledger
 * account ever waits for a sale, so this cannot end in a deadlock with clicks. (product 5; reliability A7, A8)
 */
export async function settleSale(
  tx: Tx,
  { payments, clock }: { readonly payments: Payments; readonly clock: Clock },
  facts: PaymentFacts,
  sale: Sale,
): Promise<OrderState> {
  const { paymentId, amountIdr } = facts;
  const post = (transfer: ReturnType<typeof latePaymentTransfer>) => postTransfers(tx, [transfer], clock.now());
  let { state } = sale;
  for (const event of eventsOf(facts, sale.isLate)) {
    const next = afterEvent(state, event);
    if (next.state !== state) await sale.save(next.state);
    state = next.state;
    if (next.effect === 'deliver') await sale.deliver();
    if (next.effect === 'open_refund_task' && (await payments.oweBack(tx, { paymentId, amountIdr }, sale.refundReason))) {
      await post(latePaymentTransfer({ paymentId, totalIdr: amountIdr }));
      await sale.tellOwedBack();
    }
    if (next.effect !== 'close_refund_task') continue;
    // The gateway says that money went back. Of what stands as delivered no one has asked for that.
    if (state === 'paid' && sale.isGivenBack !== true) await payments.alertRefundAfterDelivery(tx, paymentId);
    else if (await payments.wentBack(tx, paymentId)) await post(orderRefundTransfer({ paymentId, totalIdr: amountIdr }));
  }
  return state;
}
