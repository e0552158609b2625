// A fault before the response leaves no changes behind, in any call; a refusal keeps what was stored. (S66)
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { saveQuotation } from '../../contract/quotations.ts';
import { saveDeal } from '../../contract/store.ts';
import { saveWedding } from '../../contract/weddings.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './database.ts';
import { createFairQueue } from './fair-queue.ts';
import { inUnit, commitSoFar } from './unit.ts';
import { refuseWith } from './refused.ts';

let app: TestApp;
let vendor: BuiltVendor;
let couple: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp();
  vendor = await app.build.vendor({ plan: 'Gold' });
  couple = await app.build.couple();
});
afterAll(() => app.close());

const broken = new Error('the answer cannot be made');
/** The answer of a call cannot be made this once: its own shape refuses it. */
const breakOnce = (endpoint: { answer: { parse: (data: unknown) => unknown } }): void => {
  vi.spyOn(endpoint.answer, 'parse').mockImplementationOnce(() => {
    throw broken;
  });
};
const names = async (): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select key from throttle where key like 'unit-%' order by key`.execute(app.owner);
  return rows.map(({ key }) => key);
};
const write = (name: string) =>
  inTransaction(app.db, (tx) => sql`insert into throttle (key, window_start) values (${`unit-${name}`}, now())`.execute(tx));
const readIn = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from throttle where key like 'unit-%'`.execute(app.db);
  return rows[0]?.n ?? 0;
};

test('a quotation that cannot be shown is not saved, and the lists go on', async () => {
  const inquiry = await app.build.inquiry(couple, vendor.vendorId);
  const begun = await app.call('POST', `/ms/deals/api/v1/inquiries/${inquiry}/quotation`, { as: vendor, body: {} });
  const { id, revision, content } = (begun.body as { quotation: { id: string; revision: number; content: object } }).quotation;
  const url = `/ms/quotation/v1/quotations/${id}`;
  const save = (item: object) =>
    app.call('PUT', url, { as: vendor, body: { revision, content: { ...content, items: [{ name: 'Dekorasi', unit: '', ...item }] } } });

  expect((await save({ quantity: 1e12, price: 1e12 })).status).toBe(400);
  breakOnce(saveQuotation);
  expect((await save({ quantity: 2, price: 5_000_000 })).status).toBe(500);
  expect(await app.call('GET', url, { as: vendor })).toMatchObject({ status: 200, body: { quotation: { revision, content } } });
  expect((await app.call('GET', '/ms/quotation/v1/quotations', { as: vendor })).status).toBe(200);
  expect((await save({ quantity: 10_000, price: 1_000_000_000 })).status).toBe(200);
  expect((await app.call('GET', '/ms/quotation/v1/quotations', { as: vendor })).status).toBe(200);
});

test('a draft that was kept with numbers beyond all limits is read as if they were not filled in', async () => {
  const inquiry = await app.build.inquiry(await app.build.couple(), vendor.vendorId);
  const begun = await app.call('POST', `/ms/deals/api/v1/inquiries/${inquiry}/quotation`, { as: vendor, body: {} });
  const { id } = (begun.body as { quotation: { id: string } }).quotation;
  const items = JSON.stringify([{ name: 'Dekorasi', unit: '', quantity: 1e12, price: 1e12 }]);
  await sql`update quotation set content = (content::jsonb || jsonb_build_object('items', ${items}::jsonb))::json where id = ${id}`.execute(
    app.owner,
  );
  expect(await app.call('GET', `/ms/quotation/v1/quotations/${id}`, { as: vendor })).toMatchObject({
    status: 200,
    body: { quotation: { content: { items: [{ quantity: null, price: null }] }, totals: { total: 0 } } },
  });
  expect((await app.call('GET', '/ms/quotation/v1/quotations', { as: vendor })).status).toBe(200);
});

test('so it is with a product and with a wedding', async () => {
  const begun = await app.call('POST', '/ms/deals/api/v1/me/deals', { as: vendor, body: { kind: 'reguler', title: 'Paket' } });
  const { deal } = begun.body as { deal: { id: string; revision: number; content: object } };
  breakOnce(saveDeal);
  const saved = await app.call('PUT', `/ms/deals/api/v1/me/deals/${deal.id}`, {
    as: vendor,
    body: { revision: deal.revision, content: { ...deal.content, title: 'Lain' } },
  });
  expect(saved.status).toBe(500);
  expect(await app.call('GET', `/ms/deals/api/v1/me/deals/${deal.id}`, { as: vendor })).toMatchObject({ body: { deal } });

  const before = await app.call('GET', '/v2/wedding', { as: couple });
  breakOnce(saveWedding);
  const wedding = {
    revision: (before.body as { data: { revision: number } }).data.revision,
    wedding_date: null,
    city_id: null,
    guests: 120,
    budget_band: null,
    venue: 'Kebun',
    wishes: '',
    category_ids: [],
    is_findable: false,
  };
  expect((await app.call('PUT', '/v2/wedding', { as: couple, body: wedding })).status).toBe(500);
  expect((await app.call('GET', '/v2/wedding', { as: couple })).body).toEqual(before.body);
});

test('a request sees its own changes immediately, others see them when it is answered', async () => {
  await inUnit(async () => {
    await write('one');
    expect(await readIn()).toBe(1);
    expect(await names()).toEqual([]);
  });
  expect(await names()).toEqual(['unit-one']);
});

test('what failed after the work takes it back; a refusal, and what was settled, stay', async () => {
  const all = async (work: () => Promise<unknown>) => inUnit(work).catch((fault: unknown) => fault);
  await all(async () => {
    await write('lost');
    throw broken;
  });
  // The database refuses everything after a failed statement: that must not pass for a commit.
  const swallowed = await all(async () => {
    await write('lost-too');
    await sql`select 1 / 0`.execute(app.db).catch(() => undefined);
  });
  expect(swallowed).toBeInstanceOf(Error);
  await all(async () => {
    await write('refused');
    refuseWith('request.not_found');
  });
  await all(async () => {
    await write('settled');
    await commitSoFar();
    throw broken;
  });
  expect(await names()).toEqual(['unit-one', 'unit-refused', 'unit-settled']);
});

test('many readers at once share the one connection, and it goes back whole', async () => {
  for (let round = 0; round < 30; round++)
    await inUnit(async () => {
      await write(`many-${round}`);
      await Promise.all(Array.from({ length: 8 }, readIn));
      void readIn();
    });
  expect(await readIn()).toBe(33);
});

test('nobody waits for costly work with a connection in hand: neither within a transaction nor after one that is not committed', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waitingOfOne: 1, waitingOfAll: 1 });
  const work = () => inTurn('somebody', () => Promise.resolve('done'));
  await expect(inUnit(() => inTransaction(app.db, work))).rejects.toThrow('within a transaction');
  const after = inUnit(async () => {
    await write('before');
    return work();
  });
  await expect(after).rejects.toThrow('within a transaction');
  const committed = inUnit(async () => {
    await write('committed');
    await commitSoFar();
    return work();
  });
  await expect(committed).resolves.toBe('done');
});
