import type { ClientTask, ClientTasks, listClientTasks } from '../../contract/client-tasks.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import { checkTask, lateFrom, type TaskContent } from '../../core/clients/task.ts';
import { offsetOf } from '../../core/paging.ts';
import { businessDayOf } from '../../core/time.ts';
import { nameFor } from '../../texts/names.ts';
import { notifyVendor } from '../catalogue/api.ts';
import { isClient, partiesOf } from '../clients/api.ts';
import { accountNames } from '../identity/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { PipelineContext } from './context.ts';
import { insertTask, lockTask, markDone, setDeleted, type Task, tasksOf, writeTask } from './task-store.ts';
import type { Reading } from './timeline.ts';

interface Given {
  readonly title: string;
  readonly due_on: string;
  readonly due_time: string | null;
}

/** A page of a vendor's tasks, with how many are open and due by the end of today. */
export async function listTasks(
  ctx: PipelineContext,
  reading: Reading,
  { show, client: coupleId, due_from: dueFrom, due_until: dueUntil, page, limit }: QueryOf<typeof listClientTasks>,
): Promise<ClientTasks> {
  const { db, clock } = ctx;
  const until = businessDayOf(clock.now());
  const none = { limit: 0, offset: 0 };
  const [found, open, due] = await Promise.all([
    tasksOf(db, reading.vendorId, { show, until, coupleId, dueFrom, dueUntil }, { limit, offset: offsetOf({ page, limit }) }),
    tasksOf(db, reading.vendorId, { show: 'open', until, coupleId }, none),
    tasksOf(db, reading.vendorId, { show: 'due', until, coupleId }, none),
  ]);
  const data = await presentTasks(ctx, reading, found.tasks);
  return { data, meta: { page, limit, total: found.total, open: open.total, due: due.total } };
}

/** Writes down what is to be done for a client. */
export async function addTask(ctx: PipelineContext, reading: Reading, coupleId: number, given: Given): Promise<ClientTask> {
  const content = checked(ctx, given);
  const { vendorId, accountId } = reading;
  return changing(ctx, reading, async (tx) => {
    if (!(await isClient(tx, vendorId, coupleId))) refuseWith('request.not_found');
    return (
      (await insertTask(tx, { ...content, vendorId, coupleId, accountId, at: ctx.clock.now() })) ?? refuseWith('clients.too_many_tasks')
    );
  });
}

/** Changes a task over the state that was read. */
export const changeTask = (
  ctx: PipelineContext,
  reading: Reading,
  id: string,
  { revision, ...given }: Given & { readonly revision: number },
): Promise<ClientTask> =>
  changing(ctx, reading, async (tx) => {
    const task = (await lockTask(tx, reading.vendorId, id)) ?? refuseWith('request.not_found');
    const content = checked(ctx, given, task);
    if (task.revision !== revision) refuseWith('clients.edited_elsewhere');
    return writeTask(tx, task, content);
  });

/** Marks a task as done, or as open again; one that is so already stays as it is. */
export const finishTask = (ctx: PipelineContext, reading: Reading, id: string, isDone: boolean): Promise<ClientTask> =>
  changing(ctx, reading, async (tx) => {
    const task = (await lockTask(tx, reading.vendorId, id)) ?? refuseWith('request.not_found');
    return (task.doneAt !== null) === isDone ? task : markDone(tx, task, isDone ? ctx.clock.now() : null);
  });

/** Deletes a task; for a day it can be brought back. */
export async function removeTask(ctx: PipelineContext, reading: Reading, id: string): Promise<void> {
  await changing(ctx, reading, (tx) => setDeleted(tx, reading.vendorId, id, ctx.clock.now()));
}

/** Brings a deleted task back; one that is there already stays as it is. */
export const restoreTask = (ctx: PipelineContext, reading: Reading, id: string): Promise<ClientTask> =>
  changing(ctx, reading, async (tx) => (await setDeleted(tx, reading.vendorId, id, null)) ?? (await lockTask(tx, reading.vendorId, id)));

function checked({ clock }: PipelineContext, { title, due_on: dueOn, due_time: dueTime }: Given, before?: Task): TaskContent {
  const task = checkTask({ title, dueOn, dueTime }, { today: businessDayOf(clock.now()), dueBefore: before?.dueOn ?? null });
  if (!task.ok) throw new Refused(task.refusals);
  return task.value;
}

/** A change of one task, told to the open pages of the vendor. Null: there is none. */
async function changing(ctx: PipelineContext, reading: Reading, change: (tx: Tx) => Promise<Task | null>): Promise<ClientTask> {
  const task = await inTransaction(ctx.db, async (tx) => {
    const changed = (await change(tx)) ?? refuseWith('request.not_found');
    await notifyVendor(tx, ctx.bus, reading.vendorId, { kind: 'client' });
    return changed;
  });
  const [shown = refuseWith('request.not_found')] = await presentTasks(ctx, reading, [task]);
  return shown;
}

async function presentTasks(
  { db, clock }: PipelineContext,
  { vendorId, language }: Reading,
  tasks: readonly Task[],
): Promise<ClientTask[]> {
  const [parties, names] = await Promise.all([
    partiesOf(
      db,
      { kind: 'vendor', vendorId, language },
      tasks.map(({ coupleId }) => ({ vendorId, coupleId })),
    ),
    accountNames(
      db,
      tasks.map(({ accountId }) => accountId),
    ),
  ]);
  const now = clock.now();
  return tasks.map((task) => ({
    id: task.id,
    title: task.title,
    due_on: task.dueOn,
    due_time: task.dueTime,
    is_late: task.doneAt === null && lateFrom(task) <= now,
    done_at: task.doneAt === null ? null : new Date(task.doneAt).toISOString(),
    revision: task.revision,
    by: nameFor(names.get(task.accountId)?.name ?? null, language),
    client: parties.couple(task.coupleId),
  }));
}
