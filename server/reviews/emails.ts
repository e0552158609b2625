import type { ReportReason, ReviewVerdict } from '../../core/reviews/report.ts';
import { reviewPage } from '../../core/reviews/pages.ts';
import { pages } from '../../core/identity/pages.ts';
import type { EmailBody } from '../../texts/email-body.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { reviewsMessagesEn } from '../../texts/messages/reviews.en.ts';
import { reviewsMessagesId } from '../../texts/messages/reviews.id.ts';
import type { Language } from '../../texts/typed.ts';
import { nameFor } from '../../texts/names.ts';
import { type Notice, notice } from '../../texts/notices.ts';
import { vendorContact } from '../catalogue/api.ts';
import { correspondents } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { ReviewsContext } from './context.ts';
import type { Pair } from './invitation-store.ts';
import type { StoredReview } from './review-store.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

type Emailing = Pick<ReviewsContext, 'notifier' | 'addresses'>;

/** Who a review is between: nobody is written to about a vendor that left, or at an account that is closed. */
async function partiesOf(tx: Tx, { vendorId, coupleId }: Pair) {
  const vendor = await vendorContact(tx, vendorId);
  const couple = (await correspondents(tx, [coupleId])).get(coupleId);
  return vendor === null || couple === undefined || !couple.isActive ? null : { vendor, couple };
}

type Words = ReturnType<typeof messagesIn<typeof reviewsMessagesEn>>;
type Between = Pick<StoredReview, 'vendorId' | 'coupleId'>;
type Decision = ReviewVerdict & { readonly reason: string };
type AboutVendor = 'invited' | 'reminded' | 'answered' | 'reported' | `${'' | 'checked_'}${ReviewVerdict['verdict']}`;

/** Writes to a couple about its review of a vendor; `bodyOf` gets what every such text names. */
async function emailCouple(
  tx: Tx,
  { notifier, addresses }: Emailing,
  { vendorId, coupleId }: Between,
  kind: AboutVendor,
  bodyOf: (t: Words, named: { readonly name: string; readonly other: string; readonly page: string }, language: Language) => EmailBody,
): Promise<void> {
  const parties = coupleId === null ? null : await partiesOf(tx, { vendorId, coupleId });
  if (parties === null) return;
  const { vendor, couple } = parties;
  const { email: to, language } = couple;
  const other = vendor.businessName;
  const named = { name: nameFor(couple.name, language), other, page: addresses.page(reviewPage(vendor.slug), language) };
  const body = bodyOf(messagesIn(language, reviewsMessagesEn, reviewsMessagesId), named, language);
  await notifier.email(tx, { to, language, subject: notice(`reviews.${kind}_subject`, { other }), body });
}

/** Writes to a vendor about a review of it; `bodyOf` gets what every such text names. */
async function emailVendor(
  tx: Tx,
  { notifier, addresses }: Emailing,
  vendorId: number,
  subject: Notice,
  bodyOf: (t: Words, named: { readonly name: string; readonly page: string }, language: Language) => EmailBody,
): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  if (vendor === null) return;
  const { email: to, language, businessName: name } = vendor;
  const named = { name, page: addresses.page(pages.reviews, language) };
  const body = bodyOf(messagesIn(language, reviewsMessagesEn, reviewsMessagesId), named, language);
  await notifier.email(tx, { to, language, subject, body });
}

const groundOf = (t: Words, decision: Decision): string => (decision.verdict === 'removed' ? t(`ground.${decision.ground}`) : '');

/** Invites a couple to review, or reminds it of that once. */
export const emailInvitation = (tx: Tx, ctx: Emailing, pair: Pair, kind: 'invited' | 'reminded'): Promise<void> =>
  emailCouple(tx, ctx, pair, kind, (t, named) => t.body(`${kind}_text`, named));

/** Shows a vendor a new review. */
export function emailWritten(tx: Tx, ctx: Emailing, { vendorId, rating: count, text, author: other }: StoredReview): Promise<void> {
  const subject = notice('reviews.written_subject', { other, count });
  return emailVendor(tx, ctx, vendorId, subject, (t, named) => t.body('written_text', { ...named, other, count, text }));
}

/** Shows a couple what the vendor answered. */
export async function emailAnswered(tx: Tx, ctx: Emailing, review: StoredReview): Promise<void> {
  const { answer } = review;
  if (answer !== null)
    await emailCouple(tx, ctx, review, 'answered', (t, named) => t.body('answered_text', { ...named, text: answer.text }));
}

/** Tells a couple that its review was reported, and what for. */
export const emailReported = (tx: Tx, ctx: Emailing, review: StoredReview, reason: ReportReason): Promise<void> =>
  emailCouple(tx, ctx, review, 'reported', (t, named) => t.body('reported_text', { ...named, ground: t(`ground.${reason}`) }));

/** Tells both sides what operators decided about a review, and why. */
export async function emailDecided(tx: Tx, ctx: Emailing, review: StoredReview, decision: Decision): Promise<void> {
  const { verdict, reason } = decision;
  await emailVendor(tx, ctx, review.vendorId, notice(`reviews.report_${verdict}_subject`), (t, named, language) => {
    const other = nameFor(review.author === '' ? null : review.author, language);
    return t.body(`report_${verdict}_text`, { ...named, other, ground: groundOf(t, decision), reason: reasonIn(reason, language) });
  });
  await emailCouple(tx, ctx, review, verdict, (t, named, language) =>
    t.body(`${verdict}_text`, { ...named, ground: groundOf(t, decision), reason: reasonIn(reason, language) }),
  );
}

/** Tells what became of a review that was held: its couple always, its vendor only where it is removed. */
export async function emailChecked(tx: Tx, ctx: Emailing, review: StoredReview, decision: Decision): Promise<void> {
  const { verdict, reason } = decision;
  if (verdict === 'removed')
    await emailVendor(tx, ctx, review.vendorId, notice('reviews.held_removed_subject'), (t, named, language) =>
      t.body('held_removed_text', { ...named, ground: groundOf(t, decision), reason: reasonIn(reason, language) }),
    );
  await emailCouple(tx, ctx, review, `checked_${verdict}`, (t, named, language) =>
    t.body(`checked_${verdict}_text`, { ...named, ground: groundOf(t, decision), reason: reasonIn(reason, language) }),
  );
}
