import type { ReportReason, ReviewVerdict } from '../../core/reviews/report.ts';
import { reviewPage } from '../../core/reviews/pages.ts';
import { pages } from '../../core/identity/pages.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { reviewsMessagesEn } from '../../texts/messages/reviews.en.ts';
import { reviewsMessagesId } from '../../texts/messages/reviews.id.ts';
import { nameFor } from '../../texts/names.ts';
import { notice } from '../../texts/notices.ts';
import { vendorContact } from '../catalogue/api.ts';
import { correspondents } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { ReviewsContext } from './context.ts';
import type { Pair } from './invitation-store.ts';
import type { StoredReview } from './review-store.ts';

type Emailing = Pick<ReviewsContext, 'notifier' | 'addresses'>;

/** Who a review is between: nobody is written to about a vendor that left, or at an account that is closed. */
async function partiesOf(tx: Tx, { vendorId, coupleId }: Pair) {
  const vendor = await vendorContact(tx, vendorId);
  const couple = (await correspondents(tx, [coupleId])).get(coupleId);
  return vendor === null || couple === undefined || !couple.isActive ? null : { vendor, couple };
}

/** Invites a couple to review, or reminds it of that once. */
export async function emailInvitation(tx: Tx, { notifier, addresses }: Emailing, pair: Pair, kind: 'invited' | 'reminded'): Promise<void> {
  const parties = await partiesOf(tx, pair);
  if (parties === null) return;
  const { vendor, couple } = parties;
  const { language } = couple;
  const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
  await notifier.email(tx, {
    to: couple.email,
    language,
    subject: notice(`reviews.${kind}_subject`, { other: vendor.businessName }),
    text: t(`${kind}_text`, {
      name: nameFor(couple.name, language),
      other: vendor.businessName,
      page: addresses.page(reviewPage(vendor.slug), language),
    }),
  });
}

/** Shows a vendor a new review. */
export async function emailWritten(tx: Tx, { notifier, addresses }: Emailing, review: StoredReview): Promise<void> {
  const vendor = await vendorContact(tx, review.vendorId);
  if (!vendor) return;
  const { email, language, businessName } = vendor;
  const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
  const { rating, text, author: other } = review;
  await notifier.email(tx, {
    to: email,
    language,
    subject: notice('reviews.written_subject', { other, count: rating }),
    text: t('written_text', { name: businessName, other, count: rating, text, page: addresses.page(pages.reviews, language) }),
  });
}

/** Shows a couple what the vendor answered. */
export async function emailAnswered(
  tx: Tx,
  { notifier, addresses }: Emailing,
  { vendorId, coupleId, answer }: StoredReview,
): Promise<void> {
  const parties = coupleId === null || answer === null ? null : await partiesOf(tx, { vendorId, coupleId });
  if (parties === null || answer === null) return;
  const { vendor, couple } = parties;
  const { language } = couple;
  const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
  await notifier.email(tx, {
    to: couple.email,
    language,
    subject: notice('reviews.answered_subject', { other: vendor.businessName }),
    text: t('answered_text', {
      name: nameFor(couple.name, language),
      other: vendor.businessName,
      text: answer.text,
      page: addresses.page(reviewPage(vendor.slug), language),
    }),
  });
}

/** Tells a couple that its review was reported, and what for. */
export async function emailReported(
  tx: Tx,
  { notifier, addresses }: Emailing,
  { vendorId, coupleId }: StoredReview,
  reason: ReportReason,
): Promise<void> {
  const parties = coupleId === null ? null : await partiesOf(tx, { vendorId, coupleId });
  if (parties === null) return;
  const { vendor, couple } = parties;
  const { language } = couple;
  const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
  await notifier.email(tx, {
    to: couple.email,
    language,
    subject: notice('reviews.reported_subject', { other: vendor.businessName }),
    text: t('reported_text', {
      name: nameFor(couple.name, language),
      other: vendor.businessName,
      ground: t(`ground.${reason}`),
      page: addresses.page(reviewPage(vendor.slug), language),
    }),
  });
}

/** Tells both sides what operators decided about a review, and why. */
export async function emailDecided(
  tx: Tx,
  { notifier, addresses }: Emailing,
  { vendorId, coupleId, author }: StoredReview,
  decision: ReviewVerdict & { readonly reason: string },
): Promise<void> {
  const { verdict, reason } = decision;
  const groundOf = (t: ReturnType<typeof messagesIn<typeof reviewsMessagesEn>>) =>
    decision.verdict === 'removed' ? t(`ground.${decision.ground}`) : '';
  const vendor = await vendorContact(tx, vendorId);
  if (vendor !== null) {
    const { email: to, language, businessName: name } = vendor;
    const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
    const other = nameFor(author === '' ? null : author, language);
    await notifier.email(tx, {
      to,
      language,
      subject: notice(`reviews.report_${verdict}_subject`),
      text: t(`report_${verdict}_text`, { name, other, ground: groundOf(t), reason, page: addresses.page(pages.reviews, language) }),
    });
  }
  const parties = coupleId === null ? null : await partiesOf(tx, { vendorId, coupleId });
  if (parties === null) return;
  const { language } = parties.couple;
  const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
  const other = parties.vendor.businessName;
  await notifier.email(tx, {
    to: parties.couple.email,
    language,
    subject: notice(`reviews.${verdict}_subject`, { other }),
    text: t(`${verdict}_text`, {
      name: nameFor(parties.couple.name, language),
      other,
      ground: groundOf(t),
      reason,
      page: addresses.page(reviewPage(parties.vendor.slug), language),
    }),
  });
}

/** Tells what became of a review that was held: its couple always, its vendor only where it is removed. */
export async function emailChecked(
  tx: Tx,
  { notifier, addresses }: Emailing,
  { vendorId, coupleId }: StoredReview,
  decision: ReviewVerdict & { readonly reason: string },
): Promise<void> {
  const { verdict, reason } = decision;
  const vendor = await vendorContact(tx, vendorId);
  if (vendor === null) return;
  if (decision.verdict === 'removed') {
    const { email: to, language, businessName: name } = vendor;
    const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
    const ground = t(`ground.${decision.ground}`);
    await notifier.email(tx, {
      to,
      language,
      subject: notice('reviews.held_removed_subject'),
      text: t('held_removed_text', { name, ground, reason, page: addresses.page(pages.reviews, language) }),
    });
  }
  const parties = coupleId === null ? null : await partiesOf(tx, { vendorId, coupleId });
  if (parties === null) return;
  const { language, name, email } = parties.couple;
  const t = messagesIn(language, reviewsMessagesEn, reviewsMessagesId);
  await notifier.email(tx, {
    to: email,
    language,
    subject: notice(`reviews.checked_${verdict}_subject`, { other: vendor.businessName }),
    text: t(`checked_${verdict}_text`, {
      name: nameFor(name, language),
      other: vendor.businessName,
      ground: decision.verdict === 'removed' ? t(`ground.${decision.ground}`) : '',
      reason,
      page: addresses.page(reviewPage(vendor.slug), language),
    }),
  });
}
