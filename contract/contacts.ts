// A vendor's clients: who is interested, who may be, and the contact credit that opens a contact (spec 3, 7; product 3, 8).
import * as z from 'zod';
import { acts } from '../core/clients/acts.ts';
import { budgetBands } from '../core/clients/budget.ts';
import { endpoint } from './endpoint.ts';
import { body, data, id, idInAddress, instant, line, pageMeta, pageQuery, params, query } from './shapes.ts';
import { wedding, weddingDay } from './weddings.ts';

const tag = 'clients';
/** A couple as a vendor sees it in a list. On Trial its name is masked until its contact was opened. */
export const statisticUser = z.object({
  userId: id,
  name: z.string(),
  isMasked: z.boolean(),
  weddingDate: weddingDay.nullable(),
  city: z.string().nullable(),
  budgetBand: z.enum(budgetBands).nullable(),
  /** Towards this vendor; null for a potential client, which has not acted yet. */
  lastAction: z.enum(acts).nullable(),
  lastActionAt: instant,
  /** How the couple came: by an ad of the vendor, otherwise on the marketplace, or because its plans fit. */
  source: z.enum(['ad', 'marketplace', 'match']),
  /** Whether the vendor opened its contact. */
  contacted: z.boolean(),
});
export type StatisticUser = z.infer<typeof statisticUser>;
const clientList = z.object({ statisticUsers: z.array(statisticUser), meta: pageMeta });
export type ClientList = z.infer<typeof clientList>;

const filter = {
  /** A part of the name, among the names that may be read. */
  q: line(80).optional(),
  /** The month of the wedding, `2027-06`. */
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
  tag,
  summary: 'List couples with activity towards this vendor in the last 90 days, latest first.',
  access: 'vendor',
  query: query({ ...filter, action: z.enum(acts).optional() }),
  answer: clientList,
});
export const potentialClients = endpoint({
  method: 'GET',
  path: '/v2/statistics/potential_clients',
  tag,
  summary:
    'Couples whose category, city and budget fit, with their wedding ahead, active in the last 30 days, that have not turned to this vendor yet.',
  access: 'vendor',
  query: query(filter),
  answer: clientList,
});

const client = z.object({
  client: statisticUser,
  /** What it told about its wedding; null until both are in contact and the vendor may read it. */
  wedding: wedding.nullable(),
  /** Their conversation, where there is one. */
  conversation_id: z.uuid().nullable(),
  /** Where the couple wrote to this vendor and its contact is open. */
  email: z.string().nullable(),
  /** What it did towards this vendor, last first; at most 100. */
  acts: z.array(z.object({ kind: z.enum(acts), at: instant })),
  /** Contact credits that opening the contact would cost now; 0 where it is open or the plan includes it. */
  price: z.int(),
});
export type Client = z.infer<typeof client>;
export const showClient = endpoint({
  method: 'GET',
  path: '/v2/clients/:id',
  tag,
  summary: 'Get a client. A couple who isn’t a client of this vendor is not found.',
  access: 'vendor',
  params: params({ id: idInAddress }),
  answer: data(client),
  refusals: ['request.not_found'],
});
export const openContact = endpoint({
  method: 'POST',
  path: '/v2/clients/:id/open',
  tag,
  summary:
    'Unlock a client’s contact permanently. On Trial it costs one contact credit; `price` is the price shown, and it never costs more.',
  access: 'vendor',
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({ price: z.int().min(0).max(100) }),
  answer: data(client),
  refusals: ['request.not_found', 'clients.contact_credit_used_up', 'clients.price_moved_on'],
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
  summary: 'List this vendor’s contact credit history, latest first.',
  access: 'vendor',
  query: query(pageQuery),
  answer: z.object({ data: z.array(creditMovement), meta: pageMeta.extend({ balance: z.int() }) }),
});
