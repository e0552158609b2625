import { rows as allRows } from './rows.ts';
import type { Row } from './row.ts';
import type { Transport } from './transport.ts';
import { openWorld } from './world.ts';
import { faultText } from '../../server/kit/fault.ts';

export interface Walked {
  readonly row: Row;
  readonly isThere: boolean;
  /** What was seen, or what was wrong. */
  readonly seen: string;
}

/**
 * Walks both tables of the specification against a running product with the demo world. Rows follow each other: some make what others need.
 * `starts` hears of each before it is tried.
 */
export async function walk(
  transport: Transport,
  rows: readonly Row[] = allRows,
  starts: (row: Row) => void = () => undefined,
): Promise<readonly Walked[]> {
  const world = await openWorld(transport);
  const walked: Walked[] = [];
  for (const row of rows) {
    starts(row);
    try {
      walked.push({ row, isThere: true, seen: await row.walk(world) });
    } catch (fault) {
      walked.push({ row, isThere: false, seen: faultText(fault) });
    }
  }
  return walked;
}
