// Migration 0132: what it makes of price lists whose vendors never said what their lines are.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessExamples } from '../../core/catalogue/price-guess-examples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const migration = readFileSync(path.join(import.meta.dirname, '..', 'database', 'migrations', '0132_price_roles.sql'), 'utf8');

interface Before {
  readonly name: string;
  readonly unit: string;
  readonly ownUnit: string;
  readonly low: number;
  readonly role: 'package' | 'rate' | 'extra';
}
const undo = new Error('only looked at');

/** Lists as the version before left them, after the migration; nothing of it stays. */
async function migrated(lists: ReadonlyMap<number, readonly Before[]>) {
  const ids = [...lists.keys()];
  let seen: { items: object[]; vendors: object[] } | null = null;
  const run = app.owner.transaction().execute(async (tx) => {
    await sql`alter table price_item drop constraint price_item_unit_of_role, drop column is_role_guessed`.execute(tx);
    for (const [vendorId, lines] of lists)
      for (const [position, { name, unit, ownUnit, low, role }] of lines.entries())
        await sql`insert into price_item (vendor_id, position, name, kind, low_idr, unit, own_unit, role)
          values (${vendorId}, ${position}, ${name}, 'exactly', ${low}, ${unit}, ${ownUnit}, ${role})`.execute(tx);
    await sql.raw(migration).execute(tx);
    seen = {
      items: await tx
        .selectFrom('price_item')
        .select(['name', 'unit', 'own_unit as ownUnit', 'role', 'is_role_guessed'])
        .where('vendor_id', 'in', ids)
        .orderBy('vendor_id')
        .orderBy('position')
        .execute(),
      vendors: await tx
        .selectFrom('vendor')
        .select(['price_from_idr', 'price_from_unit', 'price_from_own_unit'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute(),
    };
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return seen;
}

test('sorts every line as the rule of core does, and marks it as guessed', async () => {
  const { vendorId } = await app.build.vendor();
  const lines = guessExamples.map(([name, unit, ownUnit]) => ({ name, unit, ownUnit, low: 5_000, role: 'extra' }) as const);
  expect(await migrated(new Map([[vendorId, lines]]))).toMatchObject({
    items: guessExamples.map(([name, , , guess]) => ({ name, ...guess, is_role_guessed: true })),
  });
});

test('takes the entry price of cards from the lines as they are sorted now', async () => {
  const vendors = [await app.build.vendor(), await app.build.vendor(), await app.build.vendor()]
    .map(({ vendorId }) => vendorId)
    .toSorted((a, b) => a - b);
  const line = { unit: 'event', ownUnit: '', low: 5_000, role: 'package' } as const;
  const lists: Before[][] = [
    [
      { ...line, name: 'Prasmanan per pax', low: 150_000 },
      { ...line, name: 'Gubukan', low: 90_000, unit: 'own', ownUnit: 'porsi', role: 'rate' },
    ],
    [
      { ...line, name: 'Prasmanan per pax', low: 150_000 },
      { ...line, name: 'Paket 500 tamu', low: 75_000_000 },
    ],
    [{ ...line, name: 'Lembur per jam', low: 500_000 }],
  ];
  expect(await migrated(new Map(vendors.map((id, index) => [id, lists[index] ?? []])))).toMatchObject({
    vendors: [
      { price_from_idr: 90_000, price_from_unit: 'portion', price_from_own_unit: '' },
      { price_from_idr: 75_000_000, price_from_unit: 'event' },
      { price_from_idr: null, price_from_unit: 'none' },
    ],
  });
});

test('what a process of the version before writes is a guess again', async () => {
  const vendor = await app.build.vendor();
  await sql`insert into price_item (vendor_id, position, name, kind, low_idr, unit, own_unit, role)
    values (${vendor.vendorId}, 0, 'Paket', 'exactly', 5000000, 'event', '', 'package')`.execute(app.owner);
  expect((await app.call('GET', '/v2/vendor_profile', { as: vendor })).body).toMatchObject({ data: { prices: { is_confirmed: false } } });
});

test.each([
  ['rate', 'none'],
  ['rate', 'event'],
  ['package', 'person'],
])('the database keeps no %s by %s', async (role, unit) => {
  const { vendorId } = await app.build.vendor();
  const write = sql`insert into price_item (vendor_id, position, name, kind, low_idr, unit, own_unit, role)
    values (${vendorId}, 0, 'Paket', 'exactly', 5000000, ${unit}, '', ${role})`.execute(app.owner);
  await expect(write).rejects.toThrow('price_item_unit_of_role');
});
