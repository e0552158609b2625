// Jobs that failed for the last time; the queue keeps them for a week.
import { sql } from 'kysely';
import type { Connection } from './database.ts';

export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly failedAt: Date;
  readonly tries: number;
  readonly fault: string;
}

/** What runs on a schedule and has run well since needs no one. */
const needsSomebody = sql`
  j.state = 'failed' and j.name not like '\\_\\_pgboss%'
  and not exists (
    select from pgboss.job later
    where later.name = j.name and later.state = 'completed' and later.completed_on > j.completed_on
      and exists (select from pgboss.schedule s where s.name = j.name))`;

/** Those that need someone, oldest first. */
export async function failedJobs(db: Connection, page: { readonly limit: number; readonly offset: number }): Promise<FailedJob[]> {
  const { rows } = await sql<{ id: string; name: string; completed_on: Date; retry_count: number; fault: string | null }>`
    select j.id, j.name, j.completed_on, j.retry_count, j.output ->> 'message' as fault
    from pgboss.job j where ${needsSomebody} order by j.completed_on, j.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.name,
    failedAt: row.completed_on,
    tries: row.retry_count + 1,
    fault: shortFault(row.fault ?? ''),
  }));
}

/** The first line, without addresses of people. */
const shortFault = (text: string): string => (text.split('\n')[0] ?? '').replace(/[^\s<>]+@[^\s<>]+/g, '…@…').slice(0, 300);

/** Those that `failedJobs` lists, and when the first of them failed; null when there is none. */
export async function countFailedJobs(db: Connection): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(j.completed_on) as oldest from pgboss.job j where ${needsSomebody}`.execute(db);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest ?? null };
}

/** Gives a failed job one more try; answers its kind, or null when there is none. */
export async function retryJob(db: Connection, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = ${id} and state = 'failed' returning name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Deletes a failed job; answers its kind, or null when there is none. */
export async function deleteJob(db: Connection, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from pgboss.job where id = ${id} and state = 'failed' returning name`.execute(db);
  return rows[0]?.name ?? null;
}
