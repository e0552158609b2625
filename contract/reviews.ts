// Reviews: what couples write about vendors after the wedding, who is invited to, and what vendors answer.
import * as z from 'zod';
import { caseStatuses, removalGrounds, reportDetailsLengthMax, reportReasons } from '../core/reviews/report.ts';
import { invitationSources, invitationStatuses, reviewAspects, reviewRules } from '../core/reviews/review.ts';
import { reviewSorts } from '../core/reviews/shown.ts';
import { pictureRules } from '../core/pictures/rules.ts';
import { endpoint } from './endpoint.ts';
import { looks, ownPicture, picture } from './pictures.ts';
import { body, data, day, id, idInAddress, instant, line, numberInAddress, paged, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'reviews';
const vendorBase = '/ms/bs-vendors/api/v1/vendor_reviews';
const clientsBase = '/ms/bs-vendors/api/v1/vendor_review_clients';

/** Stars from 1 to 5; null: left open. */
const aspects = z.object({
  quality: z.int().nullable(),
  communication: z.int().nullable(),
  punctuality: z.int().nullable(),
  value: z.int().nullable(),
});
const review = z.object({
  id,
  /** Empty once the couple’s account was deleted. */
  author: z.string(),
  rating: z.int(),
  aspects,
  text: z.string(),
  wedding_month: z.string(),
  created_at: instant,
  /** The couple accepted a quotation of this vendor here. */
  is_booked: z.boolean(),
  answer: z.object({ text: z.string(), answered_at: instant }).nullable(),
  /** Photos the couple added. */
  pictures: z.array(picture),
});
export type Review = z.infer<typeof review>;
/** What stands in place of a review that operators removed: when it was written, when it was removed and why. */
const removedReview = z.object({
  status: z.literal('removed'),
  id,
  created_at: instant,
  removal: z.object({ ground: z.enum(removalGrounds), removed_at: instant }),
});
export type RemovedReview = z.infer<typeof removedReview>;
const shownReview = review.extend({ status: z.literal('shown') });
const listedReview = z.discriminatedUnion('status', [shownReview, removedReview]);
export type ListedReview = z.infer<typeof listedReview>;
/** A report of a review, for the vendor who made it and the couple it is about. Decided once; `reason` is what operators wrote to both. */
const report = z.object({
  reason: z.enum(reportReasons),
  reported_at: instant,
  status: z.enum(caseStatuses),
  decision: z.object({ reason: z.string(), decided_at: instant }).nullable(),
});
export type ReviewReport = z.infer<typeof report>;
const reported = { report: report.nullable() };
const summary = z.object({
  /** All reviews of the vendor, whatever is shown of them. */
  count: z.int(),
  /** The mean of their stars, in hundredths; null without reviews. */
  mean: z.number().nullable(),
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  stars: z.array(z.object({ stars: z.int(), count: z.int() })),
  /** The mean by aspect; aspects without stars are left out. */
  aspects: z.array(z.object({ aspect: z.enum(reviewAspects), mean: z.number(), count: z.int() })),
});
export type ReviewSummary = z.infer<typeof summary>;

export const vendorReviews = endpoint({
  method: 'GET',
  path: '/_public/v2/vendors/:id/reviews',
  tag,
  summary:
    'List the reviews of a published vendor, narrowed to a number of stars or to couples who booked here, with a summary of all. Removed ones leave a line with the reason, which is listed where nothing is narrowed.',
  access: 'anyone',
  params: params({ id: idInAddress }),
  query: query({
    stars: numberInAddress.min(1).max(reviewRules.starsMax).optional(),
    booked: z.enum(['1']).optional(),
    sort: z.enum(reviewSorts).default('newest'),
    ...pageQuery,
  }),
  answer: z.object({ data: z.array(listedReview), meta: pageMeta.extend({ summary }) }),
  refusals: ['catalogue.not_found'],
});

const invitation = z.object({
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  source: z.enum(invitationSources),
  wedding_on: day,
  /** `open` until `open_until`, the last day to write. */
  status: z.enum(invitationStatuses),
  open_until: day,
  /** What it wrote. `is_held`: operators check it before it is shown; `removal`: they removed it. */
  review: review.extend({ is_held: z.boolean(), removal: removedReview.shape.removal.nullable(), ...reported }).nullable(),
});
export type ReviewInvitation = z.infer<typeof invitation>;
export const myReviews = endpoint({
  method: 'GET',
  path: '/v2/reviews',
  tag,
  summary: 'List the vendors I am invited to review, the last invitation first, with what I wrote.',
  access: 'couple',
  query: query(pageQuery),
  answer: paged(invitation),
});
export const reviewInvitation = endpoint({
  method: 'GET',
  path: '/v2/vendors/:id/review_invitation',
  tag,
  summary: 'Get my invitation to review a vendor. Null: I am not invited.',
  access: 'couple',
  params: params({ id: idInAddress }),
  answer: data(invitation.nullable()),
});
export const uploadReviewPicture = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/review_pictures',
  tag,
  summary: `Upload one JPEG, PNG or WebP of at most ${pictureRules.fileSizeBytesMax} bytes for my review of a vendor: multipart/form-data with one part named \`file\`. It is not shown until it is sent with the review, and is deleted after a day without one.`,
  access: 'couple',
  status: 201,
  idempotent: true,
  takesFile: { sizeBytesMax: pictureRules.fileSizeBytesMax, tooLarge: 'files.too_large', missing: 'files.missing' },
  params: params({ id: idInAddress }),
  answer: data(ownPicture),
  refusals: [...looks, 'request.too_many', 'server.busy', 'reviews.not_invited', 'reviews.over', 'reviews.already_written'],
});
export const writeReview = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/reviews',
  tag,
  summary: 'Review a vendor, once for a wedding. Only couples who booked it here, or whom it confirmed, are invited to.',
  access: 'couple',
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({
    rating: z.int(),
    aspects,
    text: z.string().max(reviewRules.textLengthMax * 4),
    /** Uploaded before, in the order they are shown in, each with what it shows in words; may be empty. */
    pictures: z
      .array(z.strictObject({ id: z.uuid(), alt: line(pictureRules.altLengthMax) }))
      .max(reviewRules.photosMax * 4)
      .default([]),
  }),
  status: 201,
  /** `is_held`: operators check it before it is shown. */
  answer: data(review.extend({ is_held: z.boolean() })),
  refusals: [
    'reviews.stars_missing',
    'reviews.stars_invalid',
    'reviews.text_too_short',
    'reviews.text_too_long',
    'reviews.text_invalid',
    'reviews.not_invited',
    'reviews.over',
    'reviews.already_written',
    'pictures.unknown',
    'pictures.twice',
    'pictures.too_many',
    'pictures.alt_too_long',
    'catalogue.text_invalid',
  ],
});

const ownReview = z.discriminatedUnion('status', [shownReview.extend(reported), removedReview.extend({ author: z.string(), ...reported })]);
export type OwnReview = z.infer<typeof ownReview>;
export const listOwnReviews = endpoint({
  method: 'GET',
  path: vendorBase,
  tag,
  summary: 'List the reviews couples wrote about me, newest first, with a summary of all.',
  access: 'vendor:view',
  query: query({ show: z.enum(['all', 'unanswered']).default('all'), ...pageQuery }),
  answer: z.object({ data: z.array(ownReview), meta: pageMeta.extend({ summary, unanswered: z.int() }) }),
});
export const answerReview = endpoint({
  method: 'POST',
  path: `${vendorBase}/:id/answer`,
  tag,
  summary: 'Reply to a review, once. Everyone sees the reply under the review; the couple is notified.',
  access: 'vendor:clients',
  params: params({ id: idInAddress }),
  body: body({ text: line(reviewRules.answerLengthMax) }),
  answer: data(review),
  refusals: [
    'request.not_found',
    'reviews.answer_missing',
    'reviews.text_too_long',
    'reviews.text_invalid',
    'reviews.already_answered',
    'reviews.removed',
  ],
});
export const reportReview = endpoint({
  method: 'POST',
  path: `${vendorBase}/:id/report`,
  tag,
  summary: 'Report a review to operators, once. It stays shown until they decide; the couple and I are told both.',
  access: 'vendor:clients',
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({ reason: z.enum(reportReasons), details: z.string().max(reportDetailsLengthMax * 4) }),
  answers: 'nothing',
  refusals: ['request.not_found', 'reviews.text_too_long', 'reviews.text_invalid', 'reviews.already_reported', 'reviews.removed'],
});

const reviewClient = z.object({
  /** The name is masked until the contact is unlocked; only unlocked clients can be confirmed. */
  couple: z.object({ id, name: z.string(), is_open: z.boolean() }),
  /** The wedding day of the invitation, else the one the couple told and the vendor may read. */
  wedding_on: day.nullable(),
  /** The month (YYYY-MM) where the couple told no day. */
  wedding_month: z.string().nullable(),
  invitation: z.object({ source: z.enum(invitationSources), status: z.enum(invitationStatuses), invited_at: instant }).nullable(),
});
export type ReviewClient = z.infer<typeof reviewClient>;
export const listReviewClients = endpoint({
  method: 'GET',
  path: clientsBase,
  tag,
  summary:
    'List the couples I talk to, or one of them, the last conversation first, and which of them are invited to review me. `address` is the link for them.',
  access: 'vendor:view',
  query: query({ client: idInAddress.optional(), ...pageQuery }),
  answer: z.object({ data: z.array(reviewClient), meta: pageMeta.extend({ address: z.url() }) }),
});
export const confirmReviewClient = endpoint({
  method: 'POST',
  path: `${clientsBase}/:id/invitation`,
  tag,
  summary: 'Confirm a couple I talk to as my client, with its wedding day, and invite it by email to review me.',
  access: 'vendor:clients',
  params: params({ id: idInAddress }),
  body: body({ wedding_on: day }),
  answers: 'nothing',
  refusals: ['request.not_found', 'request.too_many', 'reviews.day_invalid', 'reviews.already_invited'],
});
