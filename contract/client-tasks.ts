// What a vendor’s people have to do for a client, and by when (decision 0155).
import * as z from 'zod';
import { taskRules } from '../core/clients/task.ts';
import { endpoint } from './endpoint.ts';
import { body, counted, data, day, id, idInAddress, instant, line, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'clients';
const hour = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Hour and minute in Asia/Jakarta, such as 14:30');
const task = z.object({
  id: z.uuid(),
  title: z.string(),
  due_on: day,
  /** Null: any time of the day. */
  due_time: hour.nullable(),
  is_late: z.boolean(),
  done_at: instant.nullable(),
  revision: z.int(),
  /** Who of the vendor’s people wrote it down. */
  by: z.string(),
  /** `name` is masked until the vendor unlocks the contact. */
  client: z.object({ id, name: z.string(), is_open: z.boolean() }),
});
export type ClientTask = z.infer<typeof task>;
const fields = { title: line(taskRules.titleLengthMax), due_on: day, due_time: hour.nullable().default(null) };
const refusals = [
  'request.not_found',
  'clients.text_required',
  'clients.text_too_long',
  'catalogue.text_invalid',
  'clients.due_invalid',
  'clients.due_past',
  'clients.due_too_far',
] as const;
const one = params({ id: z.uuid() });
export const taskFilters = ['open', 'due', 'done'] as const;

export const listClientTasks = endpoint({
  method: 'GET',
  path: '/v2/client_tasks',
  tag,
  summary:
    'List my tasks: open ones by when they are due, those due by the end of today, or done ones, last done first. `due_from` and `due_until` narrow them to days, both included.',
  access: 'vendor:view',
  query: query({
    show: z.enum(taskFilters).default('open'),
    client: idInAddress.optional(),
    due_from: day.optional(),
    due_until: day.optional(),
    ...pageQuery,
  }),
  answer: z.object({ data: z.array(task), meta: pageMeta.extend({ open: z.int(), due: z.int() }) }),
});
export type ClientTasks = z.infer<typeof listClientTasks.answer>;
export const addClientTask = endpoint({
  method: 'POST',
  path: '/v2/clients/:id/tasks',
  tag,
  summary: 'Write down what is to be done for a client. I am reminded once: an hour before its hour, or at 08:00 WIB of its day.',
  access: 'vendor:clients',
  status: 201,
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body(fields),
  answer: data(task),
  refusals: [...refusals, 'clients.too_many_tasks'],
});
export const changeClientTask = endpoint({
  method: 'PUT',
  path: '/v2/client_tasks/:id',
  tag,
  summary: 'Change a task. `revision` is the revision that was read; a different one is refused.',
  access: 'vendor:clients',
  params: one,
  body: body({ ...fields, revision: counted }),
  answer: data(task),
  refusals: [...refusals, 'clients.edited_elsewhere'],
});
export const finishClientTask = endpoint({
  method: 'PUT',
  path: '/v2/client_tasks/:id/done',
  tag,
  summary: 'Mark a task as done, or as open again.',
  access: 'vendor:clients',
  params: one,
  body: body({ done: z.boolean() }),
  answer: data(task),
  refusals: ['request.not_found'],
});
export const removeClientTask = endpoint({
  method: 'DELETE',
  path: '/v2/client_tasks/:id',
  tag,
  summary: 'Delete a task. It can be restored for a day.',
  access: 'vendor:clients',
  params: one,
  answers: 'nothing',
  refusals: ['request.not_found'],
});
export const restoreClientTask = endpoint({
  method: 'POST',
  path: '/v2/client_tasks/:id/restoration',
  tag,
  summary: 'Bring back a task that was deleted less than a day ago.',
  access: 'vendor:clients',
  params: one,
  answer: data(task),
  refusals: ['request.not_found'],
});
