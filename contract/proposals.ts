// Changes an operator proposes and a second operator approves (reliability S63, decision 0045).
import * as z from 'zod';
import { actKinds, proposalStatuses } from '../core/operations/proposal.ts';
import { endpoint } from './endpoint.ts';
import { body, data, id, idr, instant, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/proposals';
const operatorName = z.string().nullable();

export const proposal = z.object({
  id: z.uuid(),
  kind: z.enum(actKinds),
  /** The subject as in the audit log: `payout:…`, `vendor:…`. */
  subject: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  /** In Rupiah; negative for credit that is deducted; null if no money moves. */
  amount: idr.nullable(),
  /** The details of the change at the time of the proposal. */
  terms: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string().nullable(),
  status: z.enum(proposalStatuses),
  asked_by: operatorName,
  asked_at: instant,
  expires_at: instant,
  /** The caller proposed it: someone else decides, and the caller can withdraw it. */
  is_mine: z.boolean(),
  /** The caller can probably decide it; the decision checks again. */
  may_decide: z.boolean(),
  decision: z.object({ reason: z.string().nullable(), decided_at: instant, decided_by: operatorName }).nullable(),
});
export type Proposal = z.infer<typeof proposal>;

export const listProposals = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary:
    'List proposals: those that wait for a second operator, oldest first, or closed ones, newest first. Operators see those they have permission for.',
  access: 'operator',
  query: query({ status: z.enum(['waiting', 'mine', 'closed']).default('waiting'), ...pageQuery }),
  answer: paged(proposal),
});
export const decideProposal = endpoint({
  method: 'POST',
  path: `${base}/:id/decision`,
  tag,
  summary:
    'Approve another operator’s proposal, which applies it, or refuse it with a reason. If the record has changed since, nothing is applied and the proposal is closed.',
  access: 'operator',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ verdict: z.enum(['approved', 'refused']), reason: line(500) }),
  answer: data(proposal),
  refusals: [
    'request.not_found',
    'identity.forbidden',
    'operations.reason_required',
    'operations.related_vendor',
    'operations.already_decided',
    'operations.proposal_withdrawn',
    'operations.own_request',
    'operations.facts_changed',
    'operations.proposal_expired',
    'operations.balance_too_low',
    'operations.earnings_too_low',
  ],
});
export const withdrawProposal = endpoint({
  method: 'POST',
  path: `${base}/:id/withdrawal`,
  tag,
  summary: 'Withdraw one of my own proposals while it waits.',
  access: 'operator',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(proposal),
  refusals: ['request.not_found', 'operations.already_decided', 'operations.not_your_request'],
});
