import type { Idr } from '../../core/money.ts';
import { checkCredits, orderTotals } from '../../core/credit/packages.ts';
import { withLanguage } from '../../core/identity/language.ts';
import { money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { creditMessagesEn } from '../../texts/messages/credit.en.ts';
import { creditMessagesId } from '../../texts/messages/credit.id.ts';
import type { Language } from '../../texts/typed.ts';
import { inTransaction } from '../kit/database.ts';
import { assertExpectedTotal } from '../kit/expected-total.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { withinUnfinished } from '../kit/unfinished.ts';
import type { OpenPayment } from '../payments/api.ts';
import type { CreditContext } from './context.ts';
import { countUnpaid, type CreditOrder, insertOrder } from './orders-store.ts';

export interface CheckoutWish {
  readonly vendorId: number;
  readonly accountId: number;
  /** Who of the vendor's team orders. */
  readonly orderedBy: number;
  readonly businessName: string;
  /** As it came: anything at all. */
  readonly credits: unknown;
  /** What the vendor was shown, tax included; absent where the caller showed nothing. */
  readonly expectedTotalIdr: Idr | undefined;
  readonly appData: object | null;
  readonly utm: object | null;
  readonly language: Language;
  /** The whole address of a page of ours to which the vendor comes back. */
  readonly backTo: (path: string) => string;
  readonly idempotencyKey: string | null;
}

/**
 * Orders credit and opens the payment for it. Order and payment are written together; the gateway is asked after that. The vendor's key
 * belongs to the order itself, so that the same request finds the same order even when the first try died half-way. (spec 3, Credit order; product 5)
 */
export async function checkoutCredit(ctx: CreditContext, wish: CheckoutWish): Promise<{ order: CreditOrder; payment: OpenPayment }> {
  const now = ctx.clock.now();
  const rules = ctx.rulesAt(now);
  const credits = checkCredits(wish.credits, rules);
  if (!credits.ok) throw new Refused(credits.refusals);
  const { subtotalIdr, taxIdr } = orderTotals(credits.value, rules.taxRateBasisPoints);
  const { order, paymentId } = await inTransaction(ctx.db, async (tx) => {
    const waiting = {
      key: `credit orders ${wish.vendorId}`,
      maximum: rules.unpaidMax,
      count: () => countUnpaid(tx, wish.vendorId, now),
      refusal: 'credit.too_many_unpaid',
    } as const;
    const order = await withinUnfinished(tx, waiting, () =>
      insertOrder(tx, {
        vendorId: wish.vendorId,
        orderedBy: wish.orderedBy,
        idempotencyKey: wish.idempotencyKey,
        billedTo: wish.businessName,
        creditsIdr: subtotalIdr,
        taxIdr,
        taxBasisPoints: rules.taxRateBasisPoints,
        appData: wish.appData,
        utm: wish.utm,
        createdAt: now,
        expiresAt: now + rules.orderLifeMs,
      }),
    );
    if (order.creditsIdr !== subtotalIdr) refuseWith('request.idempotency_key_reused');
    // The total of the order, which keeps its price: a request that is repeated finds the order it made.
    assertExpectedTotal(order.totalIdr, wish.expectedTotalIdr);
    const t = messagesIn(wish.language, creditMessagesEn, creditMessagesId);
    const paymentId = await ctx.payments.place(tx, {
      subjectKind: 'credit_order',
      subjectId: order.id,
      accountId: wish.accountId,
      amountIdr: order.totalIdr,
      description: t('order_description', { credits: money(order.creditsIdr, wish.language), number: order.number }),
      language: wish.language,
      successUrl: wish.backTo(orderPath(order.id, wish.language)),
      expiresAt: order.expiresAt,
    });
    return { order, paymentId };
  });
  return { order, payment: await ctx.payments.open(paymentId) };
}

/** The page of an order, which waits for its payment. */
export const orderPath = (orderId: string, language: Language): string =>
  withLanguage(`/dashboard/pay-per-click/topup/orders/${orderId}`, language);
