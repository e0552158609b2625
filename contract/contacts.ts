// A vendor's clients, interested and potential, and the contact credit that unlocks a contact (spec 3, 7; product 3, 8).
import * as z from 'zod';
import { acts } from '../core/clients/acts.ts';
import { budgetBands } from '../core/clients/budget.ts';
import { conversationStatuses } from '../core/conversations/status.ts';
import { endpoint } from './endpoint.ts';
import { body, data, id, idInAddress, instant, line, pageMeta, pageQuery, params, query } from './shapes.ts';
import { wedding, weddingDay } from './weddings.ts';

const tag = 'clients';
/** A couple in a vendor’s list. For vendors on Trial the name is masked until the contact is unlocked. */
export const statisticUser = z.object({
  userId: id,
  name: z.string(),
  isMasked: z.boolean(),
  weddingDate: weddingDay.nullable(),
  city: z.string().nullable(),
  budgetBand: z.enum(budgetBands).nullable(),
  /** The latest action towards this vendor; null for a potential client, who has not acted yet. */
  lastAction: z.enum(acts).nullable(),
  lastActionAt: instant,
  /** How the couple found the vendor: an ad, the marketplace, or `match`: they have not yet, but their plans fit. */
  source: z.enum(['ad', 'marketplace', 'match']),
  /** Whether the vendor unlocked the contact. */
  contacted: z.boolean(),
});
export type StatisticUser = z.infer<typeof statisticUser>;
const clientList = z.object({ statisticUsers: z.array(statisticUser), meta: pageMeta });
export type ClientList = z.infer<typeof clientList>;

const filter = {
  /** Part of a name; masked names are not searched. */
  q: line(80).optional(),
  /** Month of the wedding, such as `2027-06`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  city_id: idInAddress.optional(),
  contacted: z.enum(['yes', 'no']).optional(),
  ...pageQuery,
};
export const interestedClients = endpoint({
  method: 'GET',
  path: '/v2/statistics/interested_clients',
  gathers: true,
  tag,
  summary: 'List couples with activity towards this vendor in the last 90 days, latest first.',
  access: 'vendor:view',
  query: query({ ...filter, action: z.enum(acts).optional() }),
  answer: clientList,
});
export const potentialClients = endpoint({
  method: 'GET',
  path: '/v2/statistics/potential_clients',
  gathers: true,
  tag,
  summary:
    'List couples whose categories, city and budget fit this vendor, whose wedding is ahead, who were active in the last 30 days and have not contacted this vendor yet.',
  access: 'vendor:view',
  query: query(filter),
  answer: clientList,
});

const client = z.object({
  client: statisticUser,
  /** Null until couple and vendor are in contact and the vendor may read it. */
  wedding: wedding.nullable(),
  /** Their conversation; null if there is none. */
  conversation_id: z.uuid().nullable(),
  /** `open`, or why no one can write in it; null if there is none. */
  conversation_status: z.enum(conversationStatuses).nullable(),
  /** Null unless the couple wrote to this vendor, the contact is unlocked and the conversation was not closed as spam. */
  email: z.string().nullable(),
  /** The couple’s actions towards this vendor, newest first; at most 100. */
  acts: z.array(z.object({ kind: z.enum(acts), at: instant })),
  /** Contact credits needed to unlock the contact; 0 if it is unlocked or the plan includes it. */
  price: z.int(),
});
export type Client = z.infer<typeof client>;
export const showClient = endpoint({
  method: 'GET',
  path: '/v2/clients/:id',
  tag,
  summary: 'Get a client. Answers 404 for couples who are not clients of this vendor.',
  access: 'vendor:view',
  params: params({ id: idInAddress }),
  answer: data(client),
  refusals: ['request.not_found'],
});
export const unlockContact = endpoint({
  method: 'POST',
  path: '/v2/clients/:id/open',
  tag,
  summary:
    'Unlock a client’s contact permanently. On Trial it costs contact credit; `price` is the number of credits shown, and a higher price is refused.',
  access: 'vendor:clients',
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({ price: z.int().min(0).max(100) }),
  answer: data(client),
  refusals: ['request.not_found', 'clients.contact_credit_used_up', 'clients.price_changed'],
});
const creditMovement = z.object({
  id,
  at: instant,
  kind: z.enum(['start', 'opening', 'return']),
  amount: z.int(),
  balance_after: z.int(),
  couple: z.object({ id, name: z.string() }).nullable(),
  reason: z.enum(['unread', 'spam']).nullable(),
});
export type ContactCreditMovement = z.infer<typeof creditMovement>;
export const contactCredit = endpoint({
  method: 'GET',
  path: '/v2/contact_credit',
  tag,
  summary: 'List this vendor’s contact credit history, newest first.',
  access: 'vendor:view',
  query: query(pageQuery),
  answer: z.object({ data: z.array(creditMovement), meta: pageMeta.extend({ balance: z.int() }) }),
});
