// The vendor’s home screen.
import * as z from 'zod';
import { nextStepCodes } from '../core/dashboard/next-steps.ts';
import { adSummary } from './ads.ts';
import { interestedClients } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { data } from './shapes.ts';

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
