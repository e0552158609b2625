// Deleting one's account, and taking one's data along.
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, idr, instant } from './shapes.ts';

const tag = 'identity';
const ties = [
  'identity.payout_under_way',
  'identity.earnings_left',
  'identity.refund_open',
  'identity.quotation_running',
  'identity.meeting_ahead',
  'identity.agreement_in_review',
] as const;

export const readDeletion = endpoint({
  method: 'GET',
  path: '/v2/account_deletion',
  tag,
  summary: 'Whether my account can be deleted now: what stands in the way, what would be lost, and for how many days it could be kept.',
  access: 'session',
  answer: data(
    z.object({
      /** What has to be settled first, with a sentence for each. */
      obstacles: z.array(z.object({ code: z.enum(ties), message: z.string() })),
      /** Ad credit that nobody can use any more. */
      ad_credit: idr,
      days_to_keep: z.int(),
    }),
  ),
  refusals: ['request.not_found'],
});
export const exportData = endpoint({
  method: 'POST',
  path: '/v2/account_export',
  tag,
  summary: 'Everything we hold about me as a JSON file, table by table, after the password was asked again. Written down; five an hour.',
  access: 'session',
  body: body({ password: z.string().max(1024) }),
  answers: 'file',
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts'],
});
export const askDeletion = endpoint({
  method: 'POST',
  path: '/v2/account_deletion',
  tag,
  summary: 'Delete my account: hidden and signed out immediately, erased after 14 days. Signing in before then offers to keep it.',
  access: 'session',
  body: body({ password: z.string().max(1024) }),
  answer: data(z.object({ erase_at: instant })),
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts', ...ties],
});
