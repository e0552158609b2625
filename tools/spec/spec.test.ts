// Each row of the specification is checked against a running product, then against wrong responses, each of which must be detected.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProduct } from '../../e2e/start-product.ts';
import { copyOfDemoWorld } from '../demo-world.ts';
import { lies, untruths } from './lies.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { type Answer, overHttp, record, withinTime } from './transport.ts';
import { type Walked, walk } from './walk.ts';

let walked: readonly Walked[] = [];
let replay: ReturnType<typeof record>['replay'];
let stop: (() => Promise<void>) | null = null;
beforeAll(async () => {
  const product = await runProduct({}, await copyOfDemoWorld());
  stop = product.stop;
  const recording = record(overHttp(product.origin));
  replay = recording.replay;
  walked = await walk(recording.transport);
}, 240_000);
afterAll(() => stop?.());

describe.each(['routes', 'calls', 'rules'] as const)('%s of the specification', (table) => {
  test.each(rows.flatMap((row, at) => (row.table === table ? [[row.name, at] as const] : [])))('%s', (_name, at) => {
    expect(walked[at]?.isThere, walked[at]?.seen).toBe(true);
  });
});

const missedIn = (again: readonly Walked[]): readonly string[] => again.filter(({ isThere }) => !isThere).map(({ row }) => row.name);

test('the same answers again hold as well', async () => expect(missedIn(await walk(replay()))).toEqual([]));

test('an answer that never comes ends with the time of the walk, and is named', async () => {
  const time = new AbortController();
  const silent = replay();
  const again = await walk(
    withinTime((sent) => {
      if (sent.url !== '/v2/hilda_status') return silent(sent);
      time.abort();
      return new Promise(() => undefined);
    }, time.signal),
  );
  const missed = again.filter(({ isThere }) => !isThere);
  expect(missed[0]).toMatchObject({ row: { name: 'GET /v2/hilda_status' } });
  expect(missed[0]?.seen).toMatch(/^hung: GET \/v2\/hilda_status was not answered/);
  expect(missed[1]?.seen).toMatch(/^not tried/);
});

test.each(lies.map(({ name, tell }) => [name, tell] as const))('found: %s', async (_name, tell) => {
  let told = 0;
  const transport = replay((sent, answer) => {
    const changed = tell(sent, answer);
    if (JSON.stringify(changed) !== JSON.stringify(answer)) told += 1;
    return changed;
  });
  expect(
    missedIn(await walk(transport).catch((fault: Error) => [{ row: { name: fault.message }, isThere: false, seen: '' } as Walked])),
  ).not.toEqual([]);
  expect(told, 'answers that were false').toBeGreaterThan(0);
});

/** Walks again, with what was answered to one row changed. Whether the row was still right, and how many of its answers were changed. */
async function walkWith(row: Row, change: (answer: Answer) => Answer): Promise<{ readonly isRight: boolean; readonly changes: number }> {
  let current: Row | undefined;
  let changes = 0;
  const transport = replay((_sent, answer) => {
    if (current !== row || answer.status >= 400) return answer;
    const changed = change(answer);
    if (changed.text !== answer.text || changed.status !== answer.status) changes += 1;
    return changed;
  });
  const again = await walk(transport, rows, (one) => (current = one));
  return { isRight: again.some((one) => one.row === row && one.isThere), changes };
}
const rowsOf = (table: Row['table']) => rows.filter((row) => row.table === table).map((row) => [row.name, row] as const);

test.each(rowsOf('routes'))('a page that is not there is found by its row: %s', async (_name, row) => {
  expect(await walkWith(row, (answer) => ({ ...answer, status: 404 }))).toEqual({ isRight: false, changes: 2 });
});

describe.each(Object.entries(untruths))('%s in the answers to one call alone', (kind, change) => {
  test.each(rowsOf('calls'))('are found by its row: %s', async (_name, row) => {
    const { isRight, changes } = await walkWith(row, change);
    // An answer may hold no number or no truth; it always holds a value.
    expect({ isRight, isChanged: changes > 0 || kind !== 'no values' }).toEqual({ isRight: changes === 0, isChanged: true });
  });
});
