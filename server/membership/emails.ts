import { pages } from '../../core/identity/pages.ts';
import type { BusinessDay } from '../../core/time.ts';
import { dateTime, decimal, longDate, money } from '../../texts/format.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { membershipMessagesEn } from '../../texts/messages/membership.en.ts';
import { membershipMessagesId } from '../../texts/messages/membership.id.ts';
import { notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { type EndingMembership, vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { NewEmail } from '../kit/notifier.ts';
import { orderPath } from './checkout.ts';
import type { Sent } from '../payments/api.ts';
import type { MembershipContext } from './context.ts';
import type { MembershipOrder } from './orders-store.ts';

type EmailText = Pick<NewEmail, 'subject' | 'body' | 'by'>;
type Words = Messages<typeof membershipMessagesEn>;
export const wordsIn = (language: Language): Words => messagesIn(language, membershipMessagesEn, membershipMessagesId);

/** Writes to a vendor in the language of its account; `name` is its business. */
async function emailVendor(
  tx: Tx,
  { notifier, addresses }: MembershipContext,
  vendorId: number,
  write: (t: Words, to: { readonly language: Language; readonly name: string; readonly link: (path: string) => string }) => EmailText,
): Promise<void> {
  const contact = await vendorContact(tx, vendorId);
  if (!contact) return;
  const { email, language, businessName: name } = contact;
  await notifier.email(tx, {
    to: email,
    language,
    ...write(wordsIn(language), { language, name, link: (path) => addresses.page(path, language) }),
  });
}

/** The membership is active: what was bought and until when. */
export function emailActive(
  tx: Tx,
  ctx: MembershipContext,
  order: MembershipOrder,
  { startsOn, endsOn, paidAt }: { readonly startsOn: BusinessDay; readonly endsOn: BusinessDay; readonly paidAt: number },
): Promise<void> {
  return emailVendor(tx, ctx, order.vendorId, (t, { language, name, link }) => ({
    subject: notice(order.kind === 'renewal' ? 'membership.renewed_subject' : 'membership.active_subject', { plan: order.plan }),
    body: t.body('active_text', {
      name,
      plan: order.plan,
      service: order.service[language],
      number: order.number,
      from: longDate(startsOn, language),
      until: longDate(endsOn, language),
      rate: `${decimal(order.taxBasisPoints / 100, language)}%`,
      tax: money(order.taxIdr, language),
      total: money(order.totalIdr, language),
      when: dateTime(paidAt, language),
      link: link(orderPath(order.id, language)),
    }),
    // Who ordered it knows that it was paid.
    ...(order.orderedBy !== null && { by: order.orderedBy }),
  }));
}

/** The money came too late or the membership had changed: it goes back. */
export function emailMoneyBack(tx: Tx, ctx: MembershipContext, order: MembershipOrder): Promise<void> {
  return emailVendor(tx, ctx, order.vendorId, (t, { language, name, link }) => ({
    subject: notice('membership.back_subject', { number: order.number }),
    body: t.body('back_text', {
      name,
      plan: order.plan,
      number: order.number,
      total: money(order.totalIdr, language),
      link: link(pages.membership),
    }),
  }));
}

/** The money was sent back: when, and what the bank calls the transfer. */
export function emailRefunded(tx: Tx, ctx: MembershipContext, order: MembershipOrder, { at, reference }: Sent): Promise<void> {
  return emailVendor(tx, ctx, order.vendorId, (t, { language, name, link }) => ({
    subject: notice('membership.refunded_subject', { number: order.number }),
    body: t.body('refunded_text', {
      name,
      plan: order.plan,
      number: order.number,
      total: money(order.totalIdr, language),
      when: dateTime(at, language),
      reference: reference ?? '–',
      link: link(orderPath(order.id, language)),
    }),
  }));
}

/** A membership ends soon, or has ended. */
export function emailEnd(
  tx: Tx,
  ctx: MembershipContext,
  { vendorId, plan, endsOn }: EndingMembership,
  daysLeft: number | null,
): Promise<void> {
  return emailVendor(tx, ctx, vendorId, (t, { language, name, link }) => {
    const about = { name, plan, until: longDate(endsOn, language), link: link(pages.membership) };
    if (daysLeft === null) return { subject: notice('membership.ended_subject', { plan }), body: t.body('ended_text', about) };
    if (daysLeft === 1) return { subject: notice('membership.tomorrow_subject', { plan }), body: t.body('tomorrow_text', about) };
    return { subject: notice('membership.soon_subject', { plan, days: daysLeft }), body: t.body('soon_text', about) };
  });
}
