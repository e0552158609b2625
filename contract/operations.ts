// The operations area: queues, disputes, adjustments, vendors, the audit log (product 1 to 5).
import * as z from 'zod';
import { casePage, vendorMoney } from './operations-search.ts';
import { endpoint } from './endpoint.ts';
import { placements } from '../core/ads/placements.ts';
import { roles } from '../core/team/roles.ts';
import { ofCases, operatorName, reason, vendorInList } from './operations-shapes.ts';
import { proposal } from './proposals.ts';
import { bilingual, body, data, day, id, idInAddress, idr, instant, line, paged, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations';

const status = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const queue = z.object({ count: z.int(), oldest_at: instant.nullable() });

export const waitingWork = endpoint({
  method: 'GET',
  path: `${base}/waiting`,
  tag,
  summary:
    'Get the number of open items in each queue and the time of the oldest. Queues the operator has no permission for are null. Proposals are those they can decide; `own` counts those they made, which someone else decides.',
  access: 'operator',
  answer: data(
    z.object({
      disputes: queue.nullable(),
      review_cases: queue.nullable(),
      spam_reports: queue.nullable(),
      failed_jobs: queue.nullable(),
      proposals: queue.extend({ own: z.int() }),
      refunds: queue.nullable(),
      alerts: queue.nullable(),
      payouts: queue.nullable(),
    }),
  ),
});

const disputeStatuses = ['open', 'refunded', 'refused'] as const;
const dispute = z.object({
  click_id: z.uuid(),
  vendor: vendorInList,
  status: z.enum(disputeStatuses),
  reason: z.string(),
  opened_at: instant,
  click: z.object({ clicked_at: instant, placement: z.enum(placements).nullable(), charged: idr }),
  /** Evidence about the click. */
  facts: z.object({
    /** Seconds from the impression to the click; null if the impression was deleted. */
    seconds_after_display: z.number().nullable(),
    /** Other clicks on this ad within 24 hours before or after, by the same couple or device and from the same network. */
    same_viewer_clicks: z.int(),
    same_network_clicks: z.int(),
    /** The couple contacted the vendor afterwards. */
    led_to_contact: z.boolean(),
  }),
  decision: z.object({ reason: z.string(), decided_at: instant, decided_by: operatorName }).nullable(),
  /** The refund, while it waits for a second operator. */
  proposal: proposal.nullable(),
});
export type Dispute = z.infer<typeof dispute>;
export const listDisputes = endpoint({
  method: 'GET',
  path: `${base}/disputes`,
  tag,
  summary: 'List disputed clicks: open ones oldest first, decided ones newest first.',
  access: 'operator:support',
  query: query({ status: z.enum(disputeStatuses).default('open'), ...pageQuery }),
  answer: paged(dispute),
});
export const decideDispute = endpoint({
  method: 'POST',
  path: `${base}/disputes/:id/decision`,
  tag,
  summary:
    'Refund a disputed click or refuse the dispute, with a reason the vendor sees. Each dispute can be decided once. Above an operator’s daily limit the refund waits for a second operator.',
  access: 'operator:support',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ verdict: z.enum(['refunded', 'refused']), reason }),
  answer: data(z.object({ status: z.enum(disputeStatuses) })),
  refusals: ofCases,
});

const adjustmentStatuses = ['waiting', 'posted', 'refused'] as const;
const adjustment = z.object({
  id: z.uuid(),
  vendor: vendorInList,
  amount: idr,
  reason: z.string(),
  /** `refused` includes adjustments that were withdrawn or expired. */
  status: z.enum(adjustmentStatuses),
  asked_by: operatorName,
  asked_at: instant,
  is_mine: z.boolean(),
  decision: z.object({ reason: z.string().nullable(), decided_at: instant, decided_by: operatorName }).nullable(),
  proposal: proposal.nullable(),
});
export type Adjustment = z.infer<typeof adjustment>;
export const listAdjustments = endpoint({
  method: 'GET',
  path: `${base}/adjustments`,
  tag,
  summary: 'List credit adjustments: waiting ones oldest first, others newest first.',
  access: 'operator:finance',
  query: query({ status: z.enum(adjustmentStatuses).optional(), vendor_id: idInAddress.optional(), ...pageQuery }),
  answer: paged(adjustment).extend({
    meta: pageMeta.extend({ alone_max: idr, maximum: idr }),
  }),
});
export const askAdjustment = endpoint({
  method: 'POST',
  path: `${base}/adjustments`,
  tag,
  summary:
    'Add credit to a vendor’s balance (positive amount) or deduct it (negative), in Rupiah. Above an operator’s daily limit it waits for a second operator with finance.',
  access: 'operator:finance',
  status: 201,
  idempotent: true,
  body: body({ vendor_id: id, amount: z.unknown(), reason }),
  answer: data(adjustment),
  refusals: [
    'operations.reason_required',
    'operations.reason_too_short',
    'operations.related_vendor',
    'operations.balance_too_low',
    'operations.amount_invalid',
    'operations.amount_above_maximum',
    'request.not_found',
  ],
});

const vendorRow = vendorInList.extend({
  status,
  category: bilingual.nullable(),
  city: z.string().nullable(),
  balance: idr,
});
export type OperatedVendor = z.infer<typeof vendorRow>;
export const findVendors = endpoint({
  method: 'GET',
  path: `${base}/vendors`,
  tag,
  summary: 'Search vendors of any status by name, slug, id or email.',
  access: 'operator',
  query: query({ q: line(100).default(''), status: z.coerce.number().pipe(status).optional(), ...pageQuery }),
  answer: paged(vendorRow),
});
const statusChange = z.object({ from: status, to: status, reason: z.string(), at: instant, by: operatorName });
const accountManager = z.object({ id, name: z.string(), email: z.string(), whatsapp: z.string().nullable() });
export const listAccountManagers = endpoint({
  method: 'GET',
  path: `${base}/account_managers`,
  tag,
  summary: 'List operators who can be a vendor’s account manager: those with support whose account is enabled.',
  access: 'operator:support',
  answer: data(z.array(accountManager)),
});
export const setAccountManager = endpoint({
  method: 'PUT',
  path: `${base}/vendors/:id/account_manager`,
  tag,
  summary: 'Set a vendor’s account manager, or null for none. The vendor sees their name, email and WhatsApp number.',
  access: 'operator:support',
  params: params({ id: idInAddress }),
  body: body({ operator_id: id.nullable() }),
  answer: data(z.object({ account_manager: accountManager.nullable() })),
  refusals: ['request.not_found', 'operations.related_vendor', 'operations.not_a_manager', 'operations.manager_related'],
});
/** The people of a vendor, its owner first. */
const vendorTeam = z.array(
  z.object({
    uuid: z.uuid(),
    name: z.string(),
    /** Null: the account was deleted. */
    email: z.string().nullable(),
    role: z.enum(roles),
    /** Null: never. */
    last_seen_at: instant.nullable(),
    /** Where they are signed in. */
    sessions: z.array(z.object({ device: z.string(), address: z.string(), started_at: instant, last_seen_at: instant })),
  }),
);
export type VendorTeam = z.infer<typeof vendorTeam>;
export const showVendor = endpoint({
  method: 'GET',
  path: `${base}/vendors/:id`,
  tag,
  summary:
    'Get a vendor: contact details, status, membership, earnings, the latest orders, refunds and payouts, its team with their sessions, and changes by operators. Each view is recorded in the audit log.',
  access: 'operator:support',
  params: params({ id: idInAddress }),
  answer: data(
    vendorRow.extend({
      /** Null: the account was deleted. */
      email: z.string().nullable(),
      phone: z.string(),
      language: z.enum(['en', 'id']),
      created_at: instant,
      published_at: instant.nullable(),
      is_complete: z.boolean(),
      membership: z.array(z.object({ plan: z.enum(['Gold', 'Silver']), service: bilingual, ends_on: day.nullable() })),
      money: vendorMoney,
      earnings: z.object({ received: idr, available: idr, under_way: idr, paid_out: idr }),
      /** This operator is related to the vendor and can’t make changes. */
      is_related: z.boolean(),
      /** A status change that waits for a second operator. */
      proposal: proposal.nullable(),
      team: vendorTeam,
      status_changes: z.array(statusChange),
      account_manager: accountManager.nullable(),
    }),
  ),
  refusals: ['request.not_found'],
});
export const changeVendorStatus = endpoint({
  method: 'PUT',
  path: `${base}/vendors/:id/status`,
  tag,
  summary:
    'Publish, unpublish or suspend a vendor, with a reason. `from` is the status the operator saw; if it has changed, the call is refused. Ending a suspension waits for a second operator.',
  access: 'operator:support',
  params: params({ id: idInAddress }),
  body: body({ from: status, status, reason }),
  answer: data(z.object({ status, is_waiting: z.boolean() })),
  refusals: [
    'request.not_found',
    'operations.already_waiting',
    'operations.reason_required',
    'operations.reason_too_short',
    'operations.related_vendor',
    'operations.status_changed',
    'operations.vendor_leaving',
    'operations.status_unchanged',
    'operations.profile_incomplete',
  ],
});
export const endVendorSessions = endpoint({
  method: 'POST',
  path: `${base}/vendors/:id/end_sessions`,
  tag,
  summary: 'Sign someone of a vendor’s team out everywhere, with a reason. Without `person` it is the owner.',
  access: 'operator:support',
  params: params({ id: idInAddress }),
  body: body({ reason, person: z.uuid().optional() }),
  answer: data(z.object({ ended: z.int() })),
  refusals: ['request.not_found', 'operations.reason_required', 'operations.related_vendor'],
});

const auditEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  who: z.object({ email: z.string(), type: z.enum(['vendor', 'user', 'operator']), page: casePage.nullable() }).nullable(),
  address: z.string(),
  subject: z.string(),
  /** Whom or what the subject is: a name if it has one, and the page that shows it. */
  about: z.object({ name: z.string().nullable(), page: casePage.nullable() }),
  /** Names of vendors and people that the detail mentions by id, and the sentence of a refusal, by the name of the fact. */
  named: z.record(z.string(), z.string()),
  result: z.enum(['done', 'refused', 'failed']),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const searchAudit = endpoint({
  method: 'GET',
  path: `${base}/audit`,
  gathers: true,
  tag,
  summary: 'List audit log entries, newest first; filter by action (or its prefix), email, subject (`vendor:12`), result and days.',
  access: 'operator',
  query: query({
    q: line(100).default(''),
    result: z.enum(['done', 'refused', 'failed']).optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    ...pageQuery,
  }),
  answer: paged(auditEntry).extend({
    /** The newest hash of the chain. Kept elsewhere, it later proves that no earlier entry was changed. */
    meta: pageMeta.extend({ head: z.object({ position: z.int(), hash: z.string() }) }),
  }),
});
