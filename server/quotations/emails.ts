import type { FollowUp } from '../../core/quotations/follow-up.ts';
import type { ReminderKind } from '../../core/quotations/instalment.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import { date, dateTime, money } from '../../texts/format.ts';
import type { EmailBody } from '../../texts/email-body.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { quotationMessagesEn } from '../../texts/messages/quotations.en.ts';
import { quotationMessagesId } from '../../texts/messages/quotations.id.ts';
import { type Notice, notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { nameFor } from '../../texts/names.ts';
import { vendorContact } from '../catalogue/api.ts';
import { accountContact } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { Sent } from '../payments/api.ts';
import type { QuotationsContext } from './context.ts';
import type { Instalment } from './instalment-store.ts';
import type { Quotation } from './quotation-store.ts';

type Words = Messages<typeof quotationMessagesEn>;
type EmailContext = Pick<QuotationsContext, 'notifier' | 'addresses'>;
interface Names {
  /** Whom it is for, and the other side. */
  readonly name: string;
  readonly other: string;
  /** The other side as subjects keep it: empty once it has left. */
  readonly kept: { readonly other: string };
  readonly link: string;
}
type Write = (t: Words, language: Language, names: Names) => { readonly subject: Notice; readonly body: EmailBody; readonly by?: number };

/** Where couples read a quotation and pay it, and where vendors do their part. Bare. */
const coupleQuotationPath = (id: string): string => `/quotations/${id}`;
const vendorQuotationPath = (id: string): string => `/dashboard/quotations/${id}`;

/** Writes to one side of a quotation in its own language. */
async function sendEmail(tx: Tx, ctx: EmailContext, to: 'vendor' | 'couple', quotation: Quotation, write: Write): Promise<void> {
  const [vendor, couple] = await Promise.all([vendorContact(tx, quotation.vendorId), accountContact(tx, quotation.coupleId)]);
  if (!vendor || !couple) return;
  const { email, language } = to === 'vendor' ? vendor : couple;
  const path = to === 'vendor' ? vendorQuotationPath(quotation.id) : coupleQuotationPath(quotation.id);
  const link = ctx.addresses.page(path, language);
  const [own, others] = to === 'vendor' ? [vendor.businessName, couple.name ?? ''] : [couple.name ?? '', vendor.businessName];
  const [name, other] = [nameFor(own || null, language), nameFor(others || null, language)];
  await ctx.notifier.email(tx, {
    to: email,
    language,
    ...write(messagesIn(language, quotationMessagesEn, quotationMessagesId), language, { name, other, kept: { other: others }, link }),
  });
}

const factsOf = ({ number, totalIdr, validUntil }: Quotation, language: Language) => ({
  number,
  total: money(totalIdr ?? 0, language),
  valid: validUntil === null ? '' : date(validUntil, language),
});
const reasonIn = ({ reason }: Quotation): string => reason ?? '';

/** To the couple, with the total and the last day on which it can be accepted. */
export const emailSent = (tx: Tx, ctx: EmailContext, quotation: Quotation): Promise<void> =>
  sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => ({
    subject: notice('quotations.sent_subject', names.kept),
    body: t.body('sent_text', { ...names, ...factsOf(quotation, language) }),
  }));

/** Both hear of it: the vendor that it was accepted, and whether its day is now overbooked; the couple what it now has to pay. */
export async function emailAccepted(tx: Tx, ctx: EmailContext, quotation: Quotation, isOverbooked: boolean): Promise<void> {
  const { event_date: day } = quotation.content;
  await sendEmail(tx, ctx, 'vendor', quotation, (t, language, names) => {
    const facts = { ...names, ...factsOf(quotation, language) };
    return day !== null && isOverbooked
      ? {
          subject: notice('quotations.accepted_full_subject', { ...names.kept, day }),
          body: t.body('accepted_full_text', { ...facts, day: date(day, language) }),
        }
      : { subject: notice('quotations.accepted_subject', names.kept), body: t.body('accepted_text', facts) };
  });
  await sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => ({
    subject: notice('quotations.agreed_subject', names.kept),
    body: t.body('agreed_text', { ...names, ...factsOf(quotation, language) }),
  }));
}

/** To the vendor, with the couple's reason where it gave one. */
export const emailDeclined = (tx: Tx, ctx: EmailContext, quotation: Quotation): Promise<void> =>
  sendEmail(tx, ctx, 'vendor', quotation, (t, language, names) => ({
    subject: notice('quotations.declined_subject', names.kept),
    body: t.body('declined_text', {
      ...names,
      ...factsOf(quotation, language),
      reason: reasonIn(quotation),
      ground: quotation.declineGround === null ? '' : t(`ground_${quotation.declineGround}`),
    }),
  }));

/** To the couple, with the vendor's reason where it gave one. */
export const emailWithdrawn = (tx: Tx, ctx: EmailContext, quotation: Quotation): Promise<void> =>
  sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => ({
    subject: notice('quotations.withdrawn_subject', names.kept),
    body: t.body('withdrawn_text', { ...names, ...factsOf(quotation, language), reason: reasonIn(quotation) }),
  }));

/** To the vendor alone: the couple let it pass. */
export const emailExpired = (tx: Tx, ctx: EmailContext, quotation: Quotation): Promise<void> =>
  sendEmail(tx, ctx, 'vendor', quotation, (t, language, names) => ({
    subject: notice('quotations.expired_subject', quotation),
    body: t.body('expired_text', { ...names, ...factsOf(quotation, language) }),
  }));

const owed = ({ label, amountIdr, dueOn }: Instalment, language: Language) => ({
  label: instalmentName(label, language),
  amount: money(amountIdr, language),
  due: date(dueOn, language),
});

/** An instalment as subjects name it. */
const noted = ({ kept }: Names, { number }: Quotation, { label, amountIdr, dueOn }: Instalment) => ({
  ...kept,
  number,
  label,
  amount: amountIdr,
  due: dueOn,
});

/** To the couple, about an instalment that is due soon, today or overdue; that each kind goes out once is up to the caller. */
export const emailReminder = (tx: Tx, ctx: EmailContext, quotation: Quotation, instalment: Instalment, kind: ReminderKind): Promise<void> =>
  sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => {
    const facts = { ...names, number: quotation.number, ...owed(instalment, language) };
    return { subject: notice(`quotations.${kind}_subject`, noted(names, quotation, instalment)), body: t.body(`${kind}_text`, facts) };
  });

/** An instalment was paid: the couple has it in writing, the vendor sees what is left after the fee. */
export async function emailPaid(tx: Tx, ctx: EmailContext, quotation: Quotation, instalment: Instalment, paidAt: number): Promise<void> {
  const facts = (language: Language) => ({
    number: quotation.number,
    ...owed(instalment, language),
    fee: money(instalment.feeIdr, language),
    net: money(instalment.amountIdr - instalment.feeIdr, language),
    when: dateTime(paidAt, language),
  });
  await sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => ({
    subject: notice('quotations.instalment_paid_subject', noted(names, quotation, instalment)),
    body: t.body('instalment_paid_text', { ...names, ...facts(language) }),
    by: quotation.coupleId,
  }));
  await sendEmail(tx, ctx, 'vendor', quotation, (t, language, names) => ({
    subject: notice('quotations.instalment_received_subject', noted(names, quotation, instalment)),
    body: t.body('instalment_received_text', { ...names, ...facts(language) }),
  }));
}

/** Money that came too late, or for what was paid already: it goes back by itself. */
export const emailOwedBack = (
  tx: Tx,
  ctx: EmailContext,
  quotation: Quotation,
  instalment: Instalment,
  why: 'late' | 'twice',
): Promise<void> =>
  sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => {
    const facts = { ...names, number: quotation.number, ...owed(instalment, language) };
    return {
      subject: notice(`quotations.instalment_${why}_subject`, noted(names, quotation, instalment)),
      body: t.body(`instalment_${why}_text`, facts),
    };
  });

/** Finance gives a paid instalment back: both are notified, with the reason. The money has not been sent yet. */
export async function emailRefunding(
  tx: Tx,
  ctx: EmailContext,
  quotation: Quotation,
  instalment: Instalment,
  reason: string,
): Promise<void> {
  for (const to of ['couple', 'vendor'] as const) {
    await sendEmail(tx, ctx, to, quotation, (t, language, names) => {
      const facts = { ...names, number: quotation.number, ...owed(instalment, language), reason };
      return {
        subject: notice('quotations.instalment_refunding_subject', noted(names, quotation, instalment)),
        body: t.body(`instalment_refunding_text_${to}`, facts),
      };
    });
  }
}

/** The money was sent back to the couple: when, and what the bank calls the transfer. */
export const emailRefunded = (
  tx: Tx,
  ctx: EmailContext,
  quotation: Quotation,
  instalment: Instalment,
  { at, reference }: Sent,
): Promise<void> =>
  sendEmail(tx, ctx, 'couple', quotation, (t, language, names) => {
    const facts = {
      ...names,
      number: quotation.number,
      ...owed(instalment, language),
      when: dateTime(at, language),
      reference: reference ?? '–',
    };
    return {
      subject: notice('quotations.instalment_refunded_subject', noted(names, quotation, instalment)),
      body: t.body('instalment_refunded_text', facts),
    };
  });

/** To the vendor: a couple has not decided, or can decide for a few days only. */
export const emailFollowUp = (tx: Tx, ctx: EmailContext, quotation: Quotation, kind: FollowUp): Promise<void> =>
  sendEmail(tx, ctx, 'vendor', quotation, (t, language, names) => ({
    subject: notice(`quotations.${kind}_subject`, names.kept),
    body: t.body(`${kind}_text`, { ...names, ...factsOf(quotation, language), seen: t(quotation.viewedAt === null ? 'not_seen' : 'seen') }),
  }));
