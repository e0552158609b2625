// Account deletion and data export.
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
  'identity.team_left',
] as const;

export const readDeletion = endpoint({
  method: 'GET',
  path: '/v2/account_deletion',
  tag,
  summary:
    'Get whether my account can be deleted: what prevents it, the ad credit that would be lost (Rupiah), and for how many days deletion can be cancelled.',
  access: 'session:account',
  answer: data(
    z.object({
      /** What has to be settled first, each with a message. */
      obstacles: z.array(z.object({ code: z.enum(ties), message: z.string() })),
      /** Ad credit that would be lost. */
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
  summary:
    'Export all data about my account as a JSON file, by table. Requires the password. Recorded in the audit log; at most five exports an hour.',
  access: 'session',
  body: body({ password: z.string().max(1024) }),
  answers: 'file',
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts', 'identity.factor_required'],
});
export const askDeletion = endpoint({
  method: 'POST',
  path: '/v2/account_deletion',
  tag,
  summary: 'Delete my account. It is hidden and signed out immediately and erased after 14 days. Signing in before then offers to keep it.',
  access: 'session:account',
  body: body({ password: z.string().max(1024) }),
  answer: data(z.object({ erase_at: instant })),
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts', 'identity.factor_required', ...ties],
});
