import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { arrayText } from './array-text.ts';

const { socketFolder, port } = inject('postgres');
const client = new pg.Client({ host: socketFolder, port, user: 'pelaminan_owner', database: 'postgres' });
beforeAll(() => client.connect());
afterAll(() => client.end());

test('PostgreSQL reads what was written, whatever is in a text', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((t) => !t.includes('\0'));
  const item = fc.oneof(
    text,
    fc.constantFrom('null', 'NULL', '', '"', '\\\\', '{}', 'a,b', ' ', '1.2.3.0/24', '2001:db8:0::/48'),
    fc.constant(null),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 8 }), async (items) => {
      const { rows } = await client.query<{ items: (string | null)[] }>('select $1::text[] as items', [arrayText(items)]);
      expect(rows[0]?.items).toEqual(items);
    }),
    { numRuns: 200 },
  );
});

test('numbers and instants keep their value', async () => {
  const at = new Date('2026-12-31T17:00:00.123Z');
  const { rows } = await client.query(
    'select $1::bigint[] = array[1, -9007199254740991] as numbers, $2::timestamptz[] = array[$3::timestamptz] as instants',
    [arrayText([1, -9_007_199_254_740_991n]), arrayText([at]), at.toISOString()],
  );
  expect(rows[0]).toEqual({ numbers: true, instants: true });
});
