import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickReplyRules } from '../../core/conversations/quick-reply.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
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
  const change = (as: BuiltAccount) => app.call('PUT', `${path}/${id}`, { as, body: { title: 'Tempat', text: 'Jl. Kenanga 2' } });
  expect((await change(other)).status).toBe(404);
  expect(await change(vendor)).toMatchObject({ body: { data: { id, title: 'Tempat', text: 'Jl. Kenanga 2' } } });
  expect((await app.call('DELETE', `${path}/${id}`, { as: other })).status).toBe(404);
  expect((await app.call('DELETE', `${path}/${id}`, { as: vendor })).status).toBe(204);
  expect((await app.call('DELETE', `${path}/${id}`, { as: vendor })).status).toBe(404);
  expect(await titles(vendor)).toEqual(['harga']);
});

test('each title is there once, and there is an end to them, however many come at once', async () => {
  const vendor = await app.build.vendor();
  const alike = await Promise.all(Array.from({ length: 6 }, () => add(vendor, 'Harga')));
  expect(alike.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
  const many = await Promise.all(Array.from({ length: quickReplyRules.repliesMax + 4 }, (_, n) => add(vendor, `Balasan ${n}`)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(quickReplyRules.repliesMax - 1);
  expect(many.find(({ status }) => status !== 201)).toMatchObject({
    status: 422,
    body: { error: { code: 'conversations.too_many_quick_replies' } },
  });
});

test('what is wrong is told for each field', async () => {
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
