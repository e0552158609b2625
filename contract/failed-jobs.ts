// Background jobs that failed for the last time, for operators to retry or dismiss.
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/failed_jobs';
const failedJob = z.object({
  id: z.uuid(),
  /** The job’s queue, for example `send-mail`. */
  kind: z.string(),
  failed_at: instant,
  tries: z.int(),
  /** The first line of the last error, without email addresses. */
  fault: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

export const listFailedJobs = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary:
    'List failed background jobs that are no longer retried automatically, oldest first. Scheduled jobs that have succeeded since are left out.',
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

/** All kinds of background jobs; each has a description for operators in the texts. */
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
  'second-factor-warn',
  'accounts-erase',
  'verification-forget-files',
  'verification-sweep',
  'verification-retention',
  'forget-sent-bank-codes',
  'quotations-expire',
  'quotations-remind',
  'quotations-follow-up',
  'reviews-invite',
  'reviews-remind',
  'reviews-rate',
  'pictures-forget-cut',
  'pictures-sweep',
  'membership-end',
  'membership-remind',
  'conversations-mail',
  'conversations-replies',
  'conversations-sweep',
  'meetings-remind',
  'feed-clean-up',
  'push-send',
  'clients-clean-up',
  'calendar-due',
  'calendar-read',
  'ads-clean-up',
  'ads-alerts',
  'ads-minimum',
  'results-measure',
  'results-email',
  'tasks-remind',
] as const;
