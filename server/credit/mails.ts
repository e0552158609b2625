import { dateTime, decimal, money } from '../../texts/format.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { creditMessagesEn } from '../../texts/messages/credit.en.ts';
import { creditMessagesId } from '../../texts/messages/credit.id.ts';
import { notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Idr } from '../../core/money.ts';
import type { Tx } from '../kit/database.ts';
import type { NewEmail } from '../kit/notifier.ts';
import { orderPath } from './checkout.ts';
import type { Sent } from '../payments/api.ts';
import type { CreditContext } from './context.ts';
import type { CreditOrder } from './orders-store.ts';

type EmailText = Pick<NewEmail, 'subject' | 'body' | 'by'>;
type Words = Messages<typeof creditMessagesEn>;

/** Writes to the vendor of an order in the language of its account. */
async function mailVendor(
  tx: Tx,
  ctx: CreditContext,
  order: CreditOrder,
  write: (t: Words, language: Language, link: string) => EmailText,
): Promise<void> {
  const contact = await vendorContact(tx, order.vendorId);
  if (!contact) return;
  const { email, language } = contact;
  const link = ctx.addresses.page(orderPath(order.id, language), language);
  await ctx.notifier.email(tx, { to: email, language, ...write(messagesIn(language, creditMessagesEn, creditMessagesId), language, link) });
}

/** Written in the transaction that credits the order: no receipt without the credit, and none twice. `balanceIdr` includes it. */
export function mailReceipt(
  tx: Tx,
  ctx: CreditContext,
  order: CreditOrder,
  paid: { readonly paidAt: number; readonly balanceIdr: Idr },
): Promise<void> {
  return mailVendor(tx, ctx, order, (t, language, link) => {
    const credits = money(order.creditsIdr, language);
    return {
      subject: notice('credit.paid_subject', { credits: order.creditsIdr }),
      body: t.body('paid_text', {
        name: order.billedTo,
        number: order.number,
        credits,
        rate: `${decimal(order.taxBasisPoints / 100, language)}%`,
        tax: money(order.taxIdr, language),
        total: money(order.totalIdr, language),
        when: dateTime(paid.paidAt, language),
        balance: money(paid.balanceIdr, language),
        link,
      }),
      ...ownTo(order),
    };
  });
}

/** Who made an order knows that it was paid: to them the receipt is no news. */
const ownTo = ({ orderedBy }: CreditOrder) => (orderedBy === null ? {} : { by: orderedBy });

/** Whose money of which order moved, how much, and when (epoch milliseconds). */
const moneyOf = ({ billedTo, number, totalIdr }: CreditOrder, at: number, language: Language) => ({
  name: billedTo,
  number,
  total: money(totalIdr, language),
  when: dateTime(at, language),
});

/** Money came after the order had expired: no credit, the vendor reads that it is refunded. */
export function mailLatePayment(tx: Tx, ctx: CreditContext, order: CreditOrder, paidAt: number): Promise<void> {
  return mailVendor(tx, ctx, order, (t, language, link) => ({
    subject: notice('credit.late_subject', { number: order.number }),
    body: t.body('late_text', { ...moneyOf(order, paidAt, language), link }),
  }));
}

/** The money that came too late was sent back: when, and what the bank calls the transfer. */
export function mailRefunded(tx: Tx, ctx: CreditContext, order: CreditOrder, { at, reference }: Sent): Promise<void> {
  return mailVendor(tx, ctx, order, (t, language, link) => ({
    subject: notice('credit.refunded_subject', { number: order.number }),
    body: t.body('refunded_text', { ...moneyOf(order, at, language), reference: reference ?? '–', link }),
  }));
}
