// What operators propose and a second person makes real (reliability S63, decision 0045).
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
  /** What it is about, as the audit log names it: `payout:…`, `vendor:…`. */
  subject: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  /** Below 0 for credit that is taken; null where no money moves. */
  amount: idr.nullable(),
  /** The facts of its effect, as they were when it was proposed. */
  terms: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string().nullable(),
  status: z.enum(proposalStatuses),
  asked_by: operatorName,
  asked_at: instant,
  expires_at: instant,
  /** I proposed it: somebody else decides, and I can withdraw it. */
  is_mine: z.boolean(),
  /** I may decide it, as far as is known before trying. */
  may_decide: z.boolean(),
  decision: z.object({ reason: z.string().nullable(), decided_at: instant, decided_by: operatorName }).nullable(),
});
export type Proposal = z.infer<typeof proposal>;

export const listProposals = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary:
    'What waits for a second person, the oldest first; or what became of it, the newest first. Each operator reads what it may act on.',
  access: 'operator',
  query: query({ status: z.enum(['waiting', 'mine', 'closed']).default('waiting'), ...pageQuery }),
  answer: paged(proposal),
});
export const decideProposal = endpoint({
  method: 'POST',
  path: `${base}/:id/decision`,
  tag,
  summary:
    'The second person: makes real what another operator proposed, or refuses it with a reason. When what it stands on has moved, nothing is done and it is closed.',
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
    'operations.own_request',
    'operations.ground_moved',
    'operations.proposal_expired',
    'operations.balance_too_low',
  ],
});
export const withdrawProposal = endpoint({
  method: 'POST',
  path: `${base}/:id/withdrawal`,
  tag,
  summary: 'Takes back what one proposed oneself, while it waits.',
  access: 'operator',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(proposal),
  refusals: ['request.not_found', 'operations.already_decided', 'operations.not_your_request'],
});
