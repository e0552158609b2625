import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickReplyRules } from '../../core/conversations/quick-reply.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = '/v2/quick_replies';
const add = (as: BuiltAccount, title: string, text = 'Halo') => app.call('POST', path, { as, body: { title, text } });
const titles = async (as: BuiltAccount) =>
  ((await app.call('GET', path, { as })).body as { data: { title: string }[] }).data.map(({ title }) => title);

test('quick replies are kept, changed and forgotten by their vendor alone', async () => {
  const [vendor, other] = [await app.build.vendor(), await app.build.vendor()];
  await add(vendor, 'harga');
  const { id } = ((await add(vendor, 'Alamat', 'Jl. Melati 1')).body as { data: { id: string } }).data;
  expect(await titles(vendor)).toEqual(['Alamat', 'harga']);
  expect(await titles(other)).toEqual([]);
  const change = (as: BuiltAccount) =>
    app.call('PUT', `${path}/${id}`, { as, body: { title: 'Tempat', text: 'Jl. Kenanga 2', revision: 1 } });
  expect((await change(other)).status).toBe(404);
  expect(await change(vendor)).toMatchObject({ body: { data: { id, title: 'Tempat', text: 'Jl. Kenanga 2' } } });
  expect((await app.call('DELETE', `${path}/${id}`, { as: other })).status).toBe(404);
  expect((await app.call('DELETE', `${path}/${id}`, { as: vendor })).status).toBe(204);
  expect((await app.call('DELETE', `${path}/${id}`, { as: vendor })).status).toBe(404);
  expect(await titles(vendor)).toEqual(['harga']);
});

test('two windows: the later save is refused, and saying the same twice is no quarrel', async () => {
  const vendor = await app.build.vendor();
  const { id, revision } = ((await add(vendor, 'Harga', 'Mulai 5 juta')).body as { data: { id: string; revision: number } }).data;
  const change = (text: string, over: number) =>
    app.call('PUT', `${path}/${id}`, { as: vendor, body: { title: 'Harga', text, revision: over } });
  const both = await Promise.all([change('Mulai 6 juta', revision), change('Mulai 7 juta', revision)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({ body: { error: { code: 'conversations.edited_elsewhere' } } });
  const kept = both.find(({ status }) => status === 200)?.body as { data: { text: string; revision: number } };
  expect(kept.data.revision).toBe(revision + 1);
  expect(await change(kept.data.text, revision)).toMatchObject({ status: 200, body: kept });
  expect(await change('Mulai 8 juta', revision + 1)).toMatchObject({ status: 200, body: { data: { revision: revision + 2 } } });
});

test('the largest revision is one that was never given, and the one beyond its column is no revision', async () => {
  const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
  const { id } = ((await add(vendor, 'Harga')).body as { data: { id: string } }).data;
  const wedding = { wedding_date: null, city_id: null, guests: null, budget_band: null, venue: '', wishes: '', category_ids: [] };
  const saved = async (revision: number) => [
    (await app.call('PUT', `${path}/${id}`, { as: vendor, body: { title: 'Harga', text: 'Lain', revision } })).status,
    (await app.call('PUT', '/v2/wedding', { as: couple, body: { ...wedding, is_findable: false, revision } })).status,
  ];
  expect(await saved(2_147_483_646)).toEqual([409, 409]);
  expect(await saved(2_147_483_647)).toEqual([400, 400]);
});

test('each title exists once, and their number is limited, also for concurrent requests', async () => {
  const vendor = await app.build.vendor();
  const alike = await Promise.all(Array.from({ length: 6 }, () => add(vendor, 'Harga')));
  expect(alike.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
  const many = await Promise.all(
    Array.from({ length: quickReplyRules.repliesMax + 4 }, (_, n) => patiently(() => add(vendor, `Balasan ${n}`))),
  );
  expect(many.filter(({ status }) => status === 201)).toHaveLength(quickReplyRules.repliesMax - 1);
  expect(many.find(({ status }) => status !== 201)).toMatchObject({
    status: 422,
    body: { error: { code: 'conversations.too_many_quick_replies' } },
  });
});

test('each wrong field has its error', async () => {
  expect(await add(await app.build.vendor(), ' ', ' ')).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: [
          { field: 'title', code: 'conversations.title_required' },
          { field: 'text', code: 'conversations.text_required' },
        ],
      },
    },
  });
});
