// Stages of clients for other capabilities.
import { sql } from 'kysely';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { type Task, tasksOf } from './task-store.ts';

/** What is done by the clock. */
export interface Pipeline {
  /** Reminds vendors of tasks that are due; a job does it every five minutes. */
  remindOfTasks(): Promise<void>;
}

/** Takes the words by which a couple that leaves was known out of what vendors wrote about it; of a vendor that leaves, all it wrote about its clients. */
export async function forgetInPipeline(tx: Tx, accountId: number, words: readonly string[]): Promise<void> {
  const known = words.filter((word) => word.trim().length >= 3);
  await sql`update client_move set words = without_words(words, ${known}::text[]) where couple_id = ${accountId} and words <> ''`.execute(
    tx,
  );
  await sql`update client_note set body = without_words(body, ${known}::text[]) where couple_id = ${accountId}`.execute(tx);
  await sql`update client_task set title = without_words(title, ${known}::text[]) where couple_id = ${accountId}`.execute(tx);
  const own = sql`vendor_id in (select id from vendor where account_id = ${accountId})`;
  await sql`delete from client_note where ${own}`.execute(tx);
  await sql`delete from client_task where ${own}`.execute(tx);
  await sql`delete from client_move where ${own}`.execute(tx);
}

/** Open tasks of a vendor that are due until a day, included, the first due first: at most `limit` of them, and how many there are. Deleted and done ones are left out. */
export const tasksDue = (
  db: Connection,
  vendorId: number,
  until: BusinessDay,
  limit: number,
): Promise<{ readonly tasks: Task[]; readonly total: number }> => tasksOf(db, vendorId, { show: 'due', until }, { limit, offset: 0 });
