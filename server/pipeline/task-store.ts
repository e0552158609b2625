// What a vendor's people have to do for a client.
import { type RawBuilder, sql } from 'kysely';
import { type TaskContent, taskRules } from '../../core/clients/task.ts';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import { compareTexts } from '../../core/text.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

/** A task as it is kept. Instants are epoch milliseconds. */
export interface Task extends TaskContent {
  readonly id: string;
  readonly coupleId: number;
  readonly accountId: number;
  readonly createdAt: number;
  readonly doneAt: number | null;
  readonly revision: number;
}

interface Row {
  readonly id: string;
  readonly couple_id: number;
  readonly account_id: number;
  readonly title: string;
  readonly due_on: BusinessDay;
  readonly due_time: string | null;
  readonly created_at: Date;
  readonly done_at: Date | null;
  readonly revision: number;
}
const columns = sql`id, couple_id, account_id, title, due_on, due_time, created_at, done_at, revision`;
const fromRow = (row: Row): Task => ({
  id: row.id,
  coupleId: row.couple_id,
  accountId: row.account_id,
  title: row.title,
  dueOn: row.due_on,
  dueTime: row.due_time?.slice(0, 5) ?? null,
  createdAt: row.created_at.getTime(),
  doneAt: row.done_at?.getTime() ?? null,
  revision: row.revision,
});
const first = async (db: Connection, query: RawBuilder<Row>): Promise<Task | null> => {
  const { rows } = await query.execute(db);
  return rows[0] ? fromRow(rows[0]) : null;
};

/** Writes a task; null where too many are open. Several at once may go a little over the limit, which costs nothing. */
export const insertTask = (
  tx: Tx,
  task: TaskContent & { readonly vendorId: number; readonly coupleId: number; readonly accountId: number; readonly at: number },
): Promise<Task | null> =>
  first(
    tx,
    sql<Row>`
    insert into client_task (vendor_id, couple_id, account_id, title, due_on, due_time, created_at)
    select ${task.vendorId}::bigint, ${task.coupleId}::bigint, ${task.accountId}::bigint, ${task.title}, ${task.dueOn}::date, ${task.dueTime}::time, ${new Date(task.at)}::timestamptz
    from (
      select count(*) as all, count(*) filter (where couple_id = ${task.coupleId}) as own from client_task
      where vendor_id = ${task.vendorId} and done_at is null and deleted_at is null
    ) open where open.all < ${taskRules.openOfVendorMax} and open.own < ${taskRules.openOfClientMax}
    returning ${columns}`,
  );

/** A task of this vendor, locked; null where there is none, or it was deleted. */
export const lockTask = (tx: Tx, vendorId: number, id: string): Promise<Task | null> =>
  first(tx, sql<Row>`select ${columns} from client_task where vendor_id = ${vendorId} and id = ${id} and deleted_at is null for update`);

/** Changes a locked task. One that is due at another time is reminded of again. */
export const writeTask = (tx: Tx, { id }: Task, { title, dueOn, dueTime }: TaskContent): Promise<Task | null> =>
  first(
    tx,
    sql<Row>`
    update client_task set title = ${title}, due_on = ${dueOn}::date, due_time = ${dueTime}::time, revision = revision + 1,
      reminded_at = case when due_on = ${dueOn}::date and due_time is not distinct from ${dueTime}::time then reminded_at end
    where id = ${id} returning ${columns}`,
  );

/** Marks a locked task as done, or as open again. */
export const markDone = (tx: Tx, { id }: Task, doneAt: number | null): Promise<Task | null> =>
  first(
    tx,
    sql<Row>`update client_task set done_at = ${doneAt === null ? null : new Date(doneAt)}::timestamptz where id = ${id} returning ${columns}`,
  );

/** Deletes a task of this vendor, or brings it back while it is kept; null where there is none to do it with. */
export const setDeleted = (tx: Tx, vendorId: number, id: string, deletedAt: number | null): Promise<Task | null> =>
  first(
    tx,
    sql<Row>`
    update client_task set deleted_at = ${deletedAt === null ? null : new Date(deletedAt)}::timestamptz
    where vendor_id = ${vendorId} and id = ${id} and (deleted_at is null) = ${deletedAt !== null} returning ${columns}`,
  );

/** Forgets what was deleted before an instant. */
export async function forgetDeletedTasks(db: Connection, before: number): Promise<void> {
  await sql`delete from client_task where deleted_at < ${new Date(before)}`.execute(db);
}

/** Which tasks of a vendor: open ones, those due until a day, done ones; of one client or of all. */
export interface TaskFilter {
  readonly show: 'open' | 'due' | 'done';
  /** For `due`. */
  readonly until: BusinessDay;
  readonly coupleId?: number | undefined;
  /** Days they are due on, both included. */
  readonly dueFrom?: BusinessDay | undefined;
  readonly dueUntil?: BusinessDay | undefined;
}

const matching = (vendorId: number, { show, until, coupleId, dueFrom, dueUntil }: TaskFilter): RawBuilder<unknown> => sql`
  vendor_id = ${vendorId} and deleted_at is null and (done_at is null) = ${show !== 'done'}
  and (${show !== 'due'} or due_on <= ${until}::date) and (${coupleId === undefined} or couple_id = ${coupleId ?? 0})
  and due_on between ${dueFrom ?? '-infinity'}::date and ${dueUntil ?? 'infinity'}::date`;

/** A page of tasks: open ones by when they are due, done ones last done first; and how many there are. */
export async function tasksOf(
  db: Connection,
  vendorId: number,
  filter: TaskFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly tasks: Task[]; readonly total: number }> {
  const order = filter.show === 'done' ? sql`done_at desc, id` : sql`due_on, due_time nulls last, id`;
  const where = matching(vendorId, filter);
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${columns} from client_task where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from client_task where ${where}`.execute(db),
  ]);
  return { tasks: rows.map(fromRow), total: counted.rows[0]?.total ?? 0 };
}

/** What is to be reminded of by now: an hour before its hour, or at 08:00 WIB of its day. */
const toRemind = (now: number): RawBuilder<unknown> => sql`
  reminded_at is null and done_at is null and deleted_at is null
  and (due_on + coalesce(due_time, time '09:00') - interval '1 hour') at time zone 'Asia/Jakarta' <= ${new Date(now)}`;

/** Vendors with tasks to be reminded of. */
export async function vendorsToRemind(db: Connection, now: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`select distinct vendor_id from client_task where ${toRemind(now)} order by 1`.execute(
    db,
  );
  return rows.map((row) => row.vendor_id);
}

/** Notes that a vendor is reminded, and answers of which tasks; of several processes at once, one is answered each task. */
export async function markReminded(tx: Tx, vendorId: number, now: number): Promise<Task[]> {
  const { rows } = await sql<Row>`
    update client_task set reminded_at = ${new Date(now)} where vendor_id = ${vendorId} and ${toRemind(now)} returning ${columns}`.execute(
    tx,
  );
  return rows.map(fromRow).toSorted((a, b) => compareTexts(`${a.dueOn} ${a.dueTime ?? '~'}`, `${b.dueOn} ${b.dueTime ?? '~'}`));
}

/** Tasks of a client on its timeline, when they were written down and when done; the newest first. */
export async function taskEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const own = sql`vendor_id = ${vendorId} and couple_id = ${coupleId} and deleted_at is null`;
  const { rows } = await sql<{
    key: string;
    code: 'task_added' | 'task_done';
    at: Date;
    id: string;
    title: string;
    due_on: string;
    account_id: number;
  }>`
    select * from (
      select 'task:' || id as key, 'task_added' as code, created_at as at, id, title, due_on, account_id from client_task where ${own}
      union all
      select 'done:' || id, 'task_done', done_at, id, title, due_on, account_id from client_task where ${own} and done_at is not null
    ) step ${pageAfter(window)}`.execute(db);
  return rows.map((row) => ({
    key: row.key,
    code: row.code,
    at: row.at.getTime(),
    reference: row.id,
    text: row.title,
    accountId: row.account_id,
  }));
}
