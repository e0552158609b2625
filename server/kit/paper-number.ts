import { sql } from 'kysely';
import { businessDayOf } from '../../core/time.ts';
import type { Tx } from './database.ts';

interface NumberSeries {
  readonly prefix: string;
  /** The database sequence of this kind of document. */
  readonly sequence: string;
  /** At least so many figures; more once the count needs them. */
  readonly digits: number;
}

/** The next number of a kind of document, `PLM-20261120-000123`: the Jakarta day of `at` (epoch milliseconds) and a count that never repeats, though it may leave gaps. */
export async function nextPaperNumber(tx: Tx, { prefix, sequence, digits }: NumberSeries, at: number): Promise<string> {
  const { rows } = await sql<{ count: number }>`select nextval(${sequence}::regclass) as count`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`${sequence} gave no number`);
  return `${prefix}-${businessDayOf(at).replaceAll('-', '')}-${String(row.count).padStart(digits, '0')}`;
}
