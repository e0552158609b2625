// Conversations reported as spam, for operators to decide (product 3, Contact credit; product 8, Inbox).
import * as z from 'zod';
import { authors, spamReasons } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { body, data, id, instant, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/spam_reports';
const statuses = ['open', 'agreed', 'refused'] as const;
const spamReport = z.object({
  id: z.uuid(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  couple: z.object({ name: z.string() }),
  reported_by: z.enum(['vendor', 'couple']),
  reason: z.enum(spamReasons),
  note: z.string(),
  reported_at: instant,
  status: z.enum(statuses),
  /** The last messages before the report, at most ten. */
  messages: z.array(z.object({ author: z.enum(authors), text: z.string(), sent_at: instant })),
  decision: z.object({ reason: z.string(), decided_at: instant, decided_by: z.string().nullable() }).nullable(),
});
export type SpamReport = z.infer<typeof spamReport>;

export const listSpamReports = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List spam reports: open ones oldest first, decided ones newest first.',
  access: 'operator:support',
  query: query({ status: z.enum(statuses).default('open'), ...pageQuery }),
  answer: paged(spamReport),
});
export const decideSpamReport = endpoint({
  method: 'POST',
  path: `${base}/:id/decision`,
  tag,
  summary:
    'Confirm a spam report, which closes the conversation and refunds the vendor’s contact credit, or refuse it. Each report can be decided once.',
  access: 'operator:support',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ verdict: z.enum(['agreed', 'refused']), reason: line(500) }),
  answer: data(z.object({ status: z.enum(statuses), credit_returned: z.boolean() })),
  refusals: [
    'request.not_found',
    'operations.already_decided',
    'operations.reason_required',
    'operations.reason_too_short',
    'operations.related_vendor',
  ],
});
