// The vendor’s home screen.
import * as z from 'zod';
import { firstWeekSteps } from '../core/dashboard/first-week.ts';
import { nextStepCodes } from '../core/dashboard/next-steps.ts';
import { adSummary } from './ads.ts';
import { interestedClients } from './contacts.ts';
import { listConversations } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { data, day, id, idr, instant, line, query } from './shapes.ts';

const clients = z.object({ total: z.int(), latest: interestedClients.answer.shape.statisticUsers });
const sum = z.object({ count: z.int(), amount: idr });
/** What happened between me and couples, and what my ad showed and cost. Instalments are before the fee and without what is returned. */
const happenings = z.object({
  contacts: z.int(),
  quoted: z.int(),
  booked: sum,
  paid: sum,
  impressions: z.int(),
  clicks: z.int(),
  spending: idr,
});
export type Happenings = z.infer<typeof happenings>;
const dashboard = z.object({
  membership: z.object({ statusPlan: z.enum(['Gold', 'Silver', 'Trial']), credit: z.int().nullable() }),
  interested: clients,
  potential: clients,
  ad: adSummary.answer.shape.data,
  /** The operator who looks after the vendor. */
  account_manager: z.object({ name: z.string(), email: z.string(), whatsapp: z.string().nullable() }).nullable(),
  /** Suggested next steps, most urgent first; empty if there are none, and for a suspended vendor. */
  next: z.array(z.object({ code: z.enum(nextStepCodes), count: z.int().optional() })),
  /** Conversations in which the last word is the couple’s; the latest of them. */
  unanswered: z.object({ total: z.int(), latest: listConversations.answer.shape.data }),
  /** Unpaid instalments due within a week or overdue; the earliest of them. */
  instalments: z.object({
    total: z.int(),
    amount: idr,
    next: z.array(
      z.object({
        id: z.uuid(),
        quotation_id: z.uuid(),
        number: z.string(),
        couple: z.string(),
        label: z.string(),
        amount: idr,
        due_date: day,
        is_overdue: z.boolean(),
      }),
    ),
  }),
  /** Open tasks for clients due by the end of today; the first due of them. */
  tasks: z.object({
    total: z.int(),
    next: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        due_on: day,
        /** Hour and minute in Asia/Jakarta; null: any time of the day. */
        due_time: z.string().nullable(),
        is_late: z.boolean(),
        client: z.object({ id, name: z.string() }),
      }),
    ),
  }),
  /** Since the start of yesterday. */
  recent: z.object({ since: day, happenings }),
  /** This month until today, beside the same days of the month before; `days` are those on which a couple made contact or paid. */
  month: z.object({
    start: day,
    end: day,
    happenings,
    before: z.object({ start: day, end: day, happenings }),
    days: z.array(z.object({ date: day, contacts: z.int(), paid: idr })),
  }),
  /** Null once it is hidden, or four weeks after I was published. */
  first_week: z.array(z.object({ step: z.enum(firstWeekSteps), is_done: z.boolean() })).nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;

export const showDashboard = endpoint({
  method: 'GET',
  path: '/v2/dashboard',
  gathers: true,
  tag: 'dashboard',
  summary:
    'Get what happened lately and this month, what waits for me today, plan, contact credit, latest clients, ad summary and next steps.',
  access: 'vendor:view',
  answer: data(dashboard),
});

export const hideFirstWeek = endpoint({
  method: 'PUT',
  path: '/v2/dashboard/first_week/hidden',
  tag: 'dashboard',
  summary: 'Hide the steps of my first week.',
  access: 'vendor:profile',
  answers: 'nothing',
});
export const unhideFirstWeek = endpoint({
  method: 'DELETE',
  path: '/v2/dashboard/first_week/hidden',
  tag: 'dashboard',
  summary: 'Show the steps of my first week again, within four weeks after I was published.',
  access: 'vendor:profile',
  answers: 'nothing',
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
    'Search my clients (typing errors allowed), their messages, quotations, orders and products. At most 5 of each kind, best first; messages the newest first, spam left out, with typing errors among the last 500; nothing for fewer than 2 characters. Leaves out couples whose contact is not open.',
  access: 'vendor:view',
  query: query({ q: line(100).default('') }),
  answer: data(z.array(found)),
});
