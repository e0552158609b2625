// Stages of clients for other capabilities.
import { sql } from 'kysely';
import type { Tx } from '../kit/database.ts';

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
