// Fairs that operators manage, and where couples find vendors at them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-12-01T03:00:00Z' });
  operator = await app.build.operator('support');
});
afterAll(() => app.close());

const fields = {
  name: 'Bandung Wedding Fair',
  city_id: 2,
  venue: 'Graha Manggala',
  starts_on: '2026-12-04',
  ends_on: '2026-12-06',
  url: '',
};
interface Kept {
  readonly id: number;
  readonly version: number;
  readonly vendors: readonly { readonly id: number; readonly stand: string }[];
}
const kept = (answer: { body: unknown }) => (answer.body as { data: Kept }).data;
const add = (change: object = {}) => app.call('POST', '/v2/operations/fairs', { as: operator, body: { ...fields, ...change } });
const put = (fairId: number, vendorId: number, stand = 'B-7') =>
  app.call('PUT', `/v2/operations/fairs/${fairId}/vendors/${vendorId}`, { as: operator, body: { stand } });
const eventsOf = (vendorId: number) => app.call('GET', `/ms/bs-vendors/api/v1/vendors/${vendorId}/events`);

describe('GET /ms/bs-vendors/api/v1/vendors/{id}/events', () => {
  test('tells today’s and coming fairs, the nearest first, and neither past nor cancelled ones', async () => {
    const vendor = await app.build.vendor();
    const later = kept(await add({ name: 'Later', starts_on: '2027-01-10', ends_on: '2027-01-10' }));
    const endsToday = kept(await add({ name: 'Ends today', starts_on: '2026-11-30', ends_on: '2026-12-01' }));
    const past = kept(await add({ name: 'Past', starts_on: '2026-11-29', ends_on: '2026-11-30' }));
    const cancelled = kept(await add({ name: 'Cancelled' }));
    for (const { id } of [later, endsToday, past, cancelled]) await put(id, vendor.vendorId);
    await app.call('PUT', `/v2/operations/fairs/${cancelled.id}`, { as: operator, body: { ...fields, is_cancelled: true, version: 1 } });
    const { body } = await eventsOf(vendor.vendorId);
    expect(body).toMatchObject({
      data: [
        { kind: 'fair', name: 'Ends today', stand: 'B-7' },
        { name: 'Later', city: { name: 'Bandung' } },
      ],
    });
  });

  test('of a vendor that is not published is not found', async () => {
    expect((await eventsOf((await app.build.vendor({ status: 0 })).vendorId)).status).toBe(404);
    expect((await eventsOf(999_999_999)).status).toBe(404);
    expect((await eventsOf((await app.build.vendor()).vendorId)).body).toEqual({ data: [] });
  });
});

describe('keeping', () => {
  test('a fair that ends before it begins, or lasts longer than a month, is refused at its last day', async () => {
    for (const ends_on of ['2026-12-03', '2027-01-04'])
      expect(await add({ ends_on })).toMatchObject({
        status: 422,
        body: { error: { code: 'fairs.days_invalid', fields: [{ field: 'ends_on', code: 'fairs.days_invalid' }] } },
      });
  });

  test('of two who change a fair at once one is told', async () => {
    const { id } = kept(await add());
    const change = (name: string) =>
      app.call('PUT', `/v2/operations/fairs/${id}`, { as: operator, body: { ...fields, name, is_cancelled: false, version: 1 } });
    const answers = await Promise.all([change('One'), change('Other')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('a vendor is listed once, can change the booth, and can be removed', async () => {
    const { id } = kept(await add());
    const vendor = await app.build.vendor();
    await Promise.all([put(id, vendor.vendorId, 'A-1'), put(id, vendor.vendorId, 'A-1')]);
    expect(kept(await put(id, vendor.vendorId, 'A-2')).vendors).toMatchObject([{ id: vendor.vendorId, stand: 'A-2' }]);
    const gone = await app.call('DELETE', `/v2/operations/fairs/${id}/vendors/${vendor.vendorId}`, { as: operator });
    expect(kept(gone).vendors).toEqual([]);
  });

  test('unknown vendors, unpublished ones and impossible fairs are refused at their field', async () => {
    const { id } = kept(await add());
    expect(await put(id, 999_999_999)).toMatchObject({ status: 422, body: { error: { code: 'fairs.vendor_unknown' } } });
    expect((await put(id, (await app.build.vendor({ status: 0 })).vendorId)).status).toBe(422);
    expect((await put(999_999_999, (await app.build.vendor()).vendorId)).status).toBe(404);
    expect(await add({ name: '', city_id: 999, ends_on: '2026-12-03', url: 'javascript:alert(1)' })).toMatchObject({
      status: 422,
      body: { error: { fields: [{ field: 'name' }, { field: 'city_id' }, { field: 'ends_on' }, { field: 'url' }] } },
    });
  });
});
