// Background work that failed for the last time, for our staff to run again or dismiss.
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/failed_jobs';
const failedJob = z.object({
  id: z.uuid(),
  /** Which kind of work, for example `send-mail`. */
  kind: z.string(),
  failed_at: instant,
  tries: z.int(),
  /** The first line of the last fault; addresses of people are left out. */
  fault: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

export const listFailedJobs = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List failed background jobs that are no longer retried, oldest first. Jobs that have since succeeded on schedule are left out.',
  access: 'operator:support',
  query: query(pageQuery),
  answer: paged(failedJob),
});
export const retryFailedJob = endpoint({
  method: 'POST',
  path: `${base}/:id/retry`,
  tag,
  summary: 'Retry a failed job.',
  access: 'operator:support',
  params: params({ id: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found'],
});
export const dismissFailedJob = endpoint({
  method: 'POST',
  path: `${base}/:id/dismissal`,
  tag,
  summary: 'Dismiss a failed job.',
  access: 'operator:support',
  params: params({ id: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found'],
});

/** Every kind of background job there is; each has words for our staff. */
export const jobKinds = [
  'send-mail',
  'send-sms',
  'sent-messages-clean-up',
  'payment-open',
  'payment-expire',
  'payments-reconcile',
  'sandbox-deliver',
  'sandbox-expire',
  'identity-clean-up',
  'accounts-erase',
  'verification-forget-files',
  'verification-sweep',
  'verification-retention',
  'forget-sent-bank-codes',
  'quotations-expire',
  'quotations-remind',
  'pictures-forget-cut',
  'pictures-sweep',
  'membership-end',
  'membership-remind',
  'conversations-mail',
  'conversations-replies',
  'conversations-sweep',
  'meetings-remind',
  'feed-clean-up',
  'ads-clean-up',
  'ads-alerts',
  'ads-minimum',
] as const;
