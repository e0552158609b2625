import { sql } from 'kysely';
import type { RefusalCode } from '../../contract/refusals.ts';
import type { Tx } from './database.ts';
import { refuseWith } from './refused.ts';

interface Unfinished {
  /** Whose and what it is, such as `unpaid credit 12`. */
  readonly key: string;
  readonly maximum: number;
  /** How many there are, the one just written included. */
  readonly count: () => Promise<number>;
  readonly refusal: RefusalCode;
}

/** Lets one request of an account after the other write something unfinished, until the transaction ends. */
const oneAfterTheOther = (tx: Tx, key: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`unfinished ${key}`}, 0))`.execute(tx);

/**
 * Writes something unfinished, and refuses it when the account has more of them than it may have: written first and counted then, under a lock, so
 * that the same request again finds what it wrote, and many at once are counted one by one.
 */
export async function withinUnfinished<T>(tx: Tx, { key, maximum, count, refusal }: Unfinished, write: () => Promise<T>): Promise<T> {
  await oneAfterTheOther(tx, key);
  const written = await write();
  if ((await count()) > maximum) refuseWith(refusal, { params: { maximum } });
  return written;
}
