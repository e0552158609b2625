// Hilda, the concierge who recommends vendors to couples (spec 7; product 9).
import * as z from 'zod';
import { hildaStatuses } from '../core/hilda/membership.ts';
import { vendorCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { bilingual, body, data, id, idInAddress, instant, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'hilda';
const hilda = z.object({ hilda: z.object({ status: z.enum(hildaStatuses), joinedAt: instant.nullable() }) });
export type HildaMembership = z.infer<typeof hilda>['hilda'];

export const hildaStatus = endpoint({
  method: 'GET',
  path: '/v2/hilda_status',
  tag,
  summary: 'Get whether Hilda recommends this vendor to couples.',
  access: 'vendor-unpublished:view',
  answer: hilda,
});
export const joinHilda = endpoint({
  method: 'POST',
  path: '/v2/hilda_status',
  tag,
  summary: 'Request to be recommended. An operator decides; repeating the request has no effect.',
  access: 'vendor:profile',
  answer: hilda,
});
export const leaveHilda = endpoint({
  method: 'DELETE',
  path: '/v2/hilda_status',
  tag,
  summary: 'Stop being recommended, or withdraw the request. Takes effect immediately.',
  access: 'vendor:profile',
  answer: hilda,
});
export const hildaSuggestions = endpoint({
  method: 'GET',
  path: '/v2/hilda/suggestions',
  tag,
  summary:
    'List vendors Hilda recommends to this couple: active with Hilda, in the couple’s city and in the categories they still need; at most 12.',
  access: 'couple',
  answer: data(z.array(vendorCard)),
});

const member = z.object({
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  category: bilingual.nullable(),
  city: z.string().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
  status: z.enum(hildaStatuses),
  asked_at: instant,
  joined_at: instant.nullable(),
});
export type HildaMember = z.infer<typeof member>;
export const listHildaMembers = endpoint({
  method: 'GET',
  path: '/v2/operations/hilda',
  tag,
  summary: 'List vendors with an open request to Hilda, oldest first, or those she recommends, newest first.',
  access: 'operator:support',
  query: query({ status: z.enum(['pending', 'active']).default('pending'), ...pageQuery }),
  answer: paged(member),
});
export const decideHilda = endpoint({
  method: 'POST',
  path: '/v2/operations/hilda/:id/decision',
  tag,
  summary: 'Approve or refuse a vendor’s request. The vendor sees the reason for a refusal. `id` is the vendor.',
  access: 'operator:support',
  params: params({ id: idInAddress }),
  body: body({ verdict: z.enum(['admit', 'refuse']), reason: line(500).default('') }),
  answer: hilda,
  refusals: [
    'request.not_found',
    'hilda.not_waiting',
    'operations.reason_required',
    'operations.reason_too_short',
    'operations.related_vendor',
  ],
});
