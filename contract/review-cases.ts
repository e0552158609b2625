// Reviews that vendors reported or that we hold, for operators to decide.
import * as z from 'zod';
import { doubts } from '../core/reviews/genuine.ts';
import { caseStatuses, removalGrounds, reportReasons } from '../core/reviews/report.ts';
import { endpoint } from './endpoint.ts';
import { operatorName, reason, vendorInList } from './operations-shapes.ts';
import { picture } from './pictures.ts';
import { body, data, instant, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/review_cases';
const reviewCase = z.object({
  id: z.uuid(),
  vendor: vendorInList,
  /** What the vendor reported it for; null: it is held, for the doubts in `signals`. */
  reason: z.enum(reportReasons).nullable(),
  signals: z.array(z.enum(doubts)),
  /** What the vendor added; may be empty. */
  details: z.string(),
  opened_at: instant,
  status: z.enum(caseStatuses),
  review: z.object({
    /** Empty once the couple’s account was deleted. */
    author: z.string(),
    rating: z.int(),
    text: z.string(),
    written_at: instant,
    is_booked: z.boolean(),
    /** The vendor’s reply; empty without one. */
    answer: z.string(),
    pictures: z.array(picture),
  }),
  decision: z
    .object({ ground: z.enum(removalGrounds).nullable(), reason: z.string(), decided_at: instant, decided_by: operatorName })
    .nullable(),
});
export type ReviewCase = z.infer<typeof reviewCase>;

export const listReviewCases = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List reported and held reviews: open ones oldest first, decided ones newest first.',
  access: 'operator:support',
  query: query({ status: z.enum(caseStatuses).default('open'), ...pageQuery }),
  answer: paged(reviewCase),
});
export const decideReviewCase = endpoint({
  method: 'POST',
  path: `${base}/:id/decision`,
  tag,
  summary:
    'Keep a reported review, publish a held one, or remove it on a ground that everyone reads in place of it. The vendor and the couple are told the reason. Each case can be decided once.',
  access: 'operator:support',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ verdict: z.enum(['kept', 'removed']), ground: z.enum(removalGrounds).nullable(), reason }),
  answer: data(z.object({ status: z.enum(caseStatuses) })),
  refusals: [
    'request.not_found',
    'reviews.ground_missing',
    'operations.already_decided',
    'operations.reason_required',
    'operations.reason_too_short',
    'operations.related_vendor',
  ],
});
