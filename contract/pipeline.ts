// How far a vendor has got with each client: stages, moved by what happens and by hand (decision 0154).
import * as z from 'zod';
import { lostReasons, stageRules, stages } from '../core/clients/stage.ts';
import { recordOf } from '../core/keys.ts';
import { statisticUser } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { body, data, idInAddress, idr, instant, line, numberInAddress, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'clients';
const stage = z.enum(stages);
export const clientOrders = ['recent', 'wedding', 'amount'] as const;

const stageNow = z.object({
  stage,
  since: instant,
  /** Whether the vendor put the client there; otherwise it follows from what happened. */
  by_hand: z.boolean(),
  /** Why nothing came of it, in the vendor’s choice; null unless the stage is `lost`. */
  reason: z.enum(lostReasons).nullable(),
  /** Set when all quotations have ended without a booking: a loss for the vendor to confirm, with the reason the couple gave. */
  loss_to_confirm: z.object({ reason: z.enum(lostReasons).nullable(), words: z.string() }).nullable(),
});
export type StageNow = z.infer<typeof stageNow>;
const pipelineClient = z.object({
  client: statisticUser,
  stage: stageNow,
  /** When couple and vendor last did something about each other. */
  last_at: instant,
  /** What is booked, or else offered in quotations that are open; 0 without one. */
  amount: idr,
});
export type PipelineClient = z.infer<typeof pipelineClient>;

export const listPipeline = endpoint({
  method: 'GET',
  path: '/v2/pipeline',
  gathers: true,
  tag,
  summary: 'List my clients, those who turned to me or whom I wrote to, with their stages.',
  access: 'vendor:view',
  query: query({
    stage: stage.optional(),
    /** Part of a name; masked names are not searched. */
    q: line(80).optional(),
    sort: z.enum(clientOrders).default('recent'),
    ...pageQuery,
  }),
  answer: z.object({
    data: z.array(pipelineClient),
    /** `stages` counts the clients of each stage, whatever stage is asked for. */
    meta: pageMeta.extend({ stages: z.object(recordOf(stages, () => z.int())) }),
  }),
});
export type PipelineList = z.infer<typeof listPipeline.answer>;

export const clientBoard = endpoint({
  method: 'GET',
  path: '/v2/pipeline/board',
  gathers: true,
  tag,
  summary: 'Get my clients by stage, the first `shown` of each.',
  access: 'vendor:view',
  query: query({
    q: line(80).optional(),
    sort: z.enum(clientOrders).default('recent'),
    shown: numberInAddress.min(1).max(100).default(20),
  }),
  answer: data(z.array(z.object({ stage, total: z.int(), amount: idr, clients: z.array(pipelineClient) }))),
});
export type ClientBoard = z.infer<typeof clientBoard.answer>['data'];

export const clientStage = endpoint({
  method: 'GET',
  path: '/v2/clients/:id/stage',
  tag,
  summary: 'Get the stage of a client; null for couples who have only looked.',
  access: 'vendor:view',
  params: params({ id: idInAddress }),
  answer: data(stageNow.nullable()),
  refusals: ['request.not_found'],
});
export const moveClient = endpoint({
  method: 'PUT',
  path: '/v2/clients/:id/stage',
  tag,
  summary:
    'Put a client in a stage. `from` is the stage that was shown; a different one is refused. A client in this stage already stays as it is. It stays there until something later leads further.',
  access: 'vendor:clients',
  params: params({ id: idInAddress }),
  body: body({
    stage,
    from: stage,
    /** Required for `lost`. */
    reason: z.enum(lostReasons).nullable().default(null),
    /** For the vendor alone; required for the reason `other`. */
    words: line(stageRules.wordsLengthMax).default(''),
  }),
  answer: data(stageNow),
  refusals: [
    'request.not_found',
    'clients.moved_elsewhere',
    'clients.reason_required',
    'clients.reason_unclear',
    'clients.text_too_long',
    'catalogue.text_invalid',
    'request.too_many',
  ],
});
