// The vendor’s home screen.
import * as z from 'zod';
import { nextStepCodes } from '../core/dashboard/next-steps.ts';
import { adSummary } from './ads.ts';
import { interestedClients } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { data, idr, instant, line, query } from './shapes.ts';

const clients = z.object({ total: z.int(), latest: interestedClients.answer.shape.statisticUsers });
const dashboard = z.object({
  membership: z.object({ statusPlan: z.enum(['Gold', 'Silver', 'Trial']), credit: z.int().nullable() }),
  interested: clients,
  potential: clients,
  ad: adSummary.answer.shape.data,
  /** The operator who looks after the vendor. */
  account_manager: z.object({ name: z.string(), email: z.string(), whatsapp: z.string().nullable() }).nullable(),
  /** Suggested next steps, most urgent first; empty if there are none. */
  next: z.array(z.object({ code: z.enum(nextStepCodes), count: z.int().optional() })),
});
export type Dashboard = z.infer<typeof dashboard>;

export const showDashboard = endpoint({
  method: 'GET',
  path: '/v2/dashboard',
  gathers: true,
  tag: 'dashboard',
  summary: 'Get plan, contact credit, latest clients, ad summary and next steps.',
  access: 'vendor',
  answer: data(dashboard),
});

export const foundKinds = ['client', 'message', 'quotation', 'credit_order', 'membership_order', 'product'] as const;
const found = z.object({
  kind: z.enum(foundKinds),
  /** Of the couple, the conversation, the quotation, the order or the product. */
  id: z.string(),
  /** A name, a number, or for a message the words around what was found. */
  title: z.string(),
  /** Whose it is; empty where the title says it. */
  about: z.string(),
  amount: idr.nullable(),
  at: instant.nullable(),
});
export type Found = z.infer<typeof found>;
export const findMine = endpoint({
  method: 'GET',
  path: '/v2/find',
  gathers: true,
  tag: 'dashboard',
  summary:
    'Search my clients (typing errors allowed), their messages, quotations, orders and products. At most 5 of each kind, best first; messages of the last 1,000 conversations, the last 100 of each, spam left out; nothing for fewer than 2 characters. Leaves out couples whose contact is not open.',
  access: 'vendor',
  query: query({ q: line(100).default('') }),
  answer: data(z.array(found)),
});
