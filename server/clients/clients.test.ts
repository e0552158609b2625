// Couples' actions towards vendors: views, saves, messages, requests for contact details.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

const browser = { cookie: 'PLMD=abcdefghijklmnopqrstuv' };
const eventsOf = (vendor: BuiltVendor) =>
  app.owner
    .selectFrom('couple_event')
    .select(['kind', 'couple_id', 'visitor_key'])
    .where('vendor_id', '=', vendor.vendorId)
    .orderBy('id')
    .execute();

describe('a look at a profile', () => {
  const look = (vendor: BuiltVendor, options: Parameters<TestApp['call']>[2] = {}) =>
    app.call('POST', `/v2/vendors/${vendor.vendorId}/views`, options);

  test('counts once per visitor and day', async () => {
    const vendor = await app.build.vendor();
    expect((await look(vendor, { headers: browser })).status).toBe(204);
    await look(vendor, { headers: browser });
    expect(await eventsOf(vendor)).toEqual([{ kind: 'profile_view', couple_id: null, visitor_key: 'abcdefghijklmnopqrstuv' }]);
    await look(vendor);
    expect(await eventsOf(vendor)).toHaveLength(2);
  });

  test('of nobody in particular is forgotten once it cannot count again, one of a couple is not', async () => {
    const vendor = await app.build.vendor();
    const couple = await app.build.couple();
    for (const options of [{ headers: browser }, { as: couple }]) await look(vendor, options);
    await app.owner
      .updateTable('couple_event')
      .set({ at: new Date(app.clock.now() - 3 * 86_400_000) })
      .where('vendor_id', '=', vendor.vendorId)
      .execute();
    await look(vendor, { headers: { cookie: 'PLMD=anotherbrowserofnobody' } });
    expect(await eventsOf(vendor)).toHaveLength(3);
    await app.owner.transaction().execute((tx) => app.system.jobs.enqueue(tx, 'clients-clean-up', {}));
    const left = await app.eventually(
      () => eventsOf(vendor),
      (events) => events.length < 3,
      60_000,
    );
    expect(left.map(({ couple_id }) => couple_id)).toEqual([couple.accountId, null]);
  });

  test('gives a new browser a key that says nothing and cannot be read by scripts', async () => {
    const { headers } = await look(await app.build.vendor());
    expect([headers['set-cookie']].flat().join()).toMatch(/^PLMD=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  test('by the vendor itself or by an operator is not a client’s', async () => {
    const vendor = await app.build.vendor();
    expect((await look(vendor, { as: vendor })).status).toBe(204);
    expect((await look(vendor, { as: await app.build.operator('support') })).status).toBe(204);
    expect(await eventsOf(vendor)).toEqual([]);
  });

  test.each([0, 2] as const)('at a vendor with status %i is not found', async (status) => {
    expect((await look(await app.build.vendor({ status }))).status).toBe(404);
  });
});

describe('a number', () => {
  const reveal = (vendor: BuiltVendor, as: { sessionId: string }, kind = 'phone') =>
    app.call('POST', `/v2/vendors/${vendor.vendorId}/reveals`, { as, body: { kind }, headers: browser });

  test('is shown to a couple, and that it was shown is remembered once a day', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    expect(await reveal(vendor, couple)).toMatchObject({ status: 200, body: { data: { kind: 'phone', value: '+622112345678' } } });
    await reveal(vendor, couple);
    expect(await eventsOf(vendor)).toMatchObject([{ kind: 'phone_reveal', couple_id: couple.accountId }]);
  });

  test('the vendor does not have is not found', async () => {
    expect((await reveal(await app.build.vendor(), await app.build.couple(), 'whatsapp')).status).toBe(404);
  });
});

describe('saved vendors', () => {
  const saved = async (as: { sessionId: string }) =>
    ((await app.call('GET', '/v2/saved_vendors', { as })).body as { data: { id: number }[] }).data.map(({ id }) => id);

  test('are kept for their couple alone, last saved first, as long as they are published', async () => {
    const [one, two, couple, other] = [
      await app.build.vendor(),
      await app.build.vendor(),
      await app.build.couple(),
      await app.build.couple(),
    ];
    for (const { vendorId } of [one, two, one])
      expect((await app.call('PUT', `/v2/saved_vendors/${vendorId}`, { as: couple })).status).toBe(204);
    expect(await saved(couple)).toEqual([two.vendorId, one.vendorId]);
    expect(await saved(other)).toEqual([]);
    await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', two.vendorId).execute();
    expect(await saved(couple)).toEqual([one.vendorId]);
  });

  test('can be let go, also twice', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await app.call('PUT', `/v2/saved_vendors/${vendor.vendorId}`, { as: couple });
    for (let i = 0; i < 2; i++) expect((await app.call('DELETE', `/v2/saved_vendors/${vendor.vendorId}`, { as: couple })).status).toBe(204);
    expect(await saved(couple)).toEqual([]);
  });

  test('cannot hold who is not there', async () => {
    expect((await app.call('PUT', '/v2/saved_vendors/999999', { as: await app.build.couple() })).status).toBe(404);
  });

  const shelf = async (as: { sessionId: string }) =>
    (await app.call('GET', '/v2/saved_vendors', { as })).body as {
      data: { id: number; note: string; is_booked: boolean; revision: number }[];
      unlisted: { id: number; name: string; note: string }[];
    };
  const save = (as: { sessionId: string }, vendor: BuiltVendor) => app.call('PUT', `/v2/saved_vendors/${vendor.vendorId}`, { as });
  const write = (as: { sessionId: string }, vendor: BuiltVendor, note: string, revision: number, isBooked = false) =>
    app.call('PUT', `/v2/saved_vendors/${vendor.vendorId}/note`, { as, body: { note, is_booked: isBooked, revision } });

  test('that a browser kept before its couple signed in are added together, the last saved first, and unknown ones are left out', async () => {
    const [one, two, hidden, couple] = [
      await app.build.vendor(),
      await app.build.vendor(),
      await app.build.vendor({ status: 0 }),
      await app.build.couple(),
    ];
    await save(couple, two);
    await write(couple, two, 'Ramah', 1);
    app.clock.advance(1_000);
    const body = { vendor_ids: [two.vendorId, one.vendorId, hidden.vendorId, 999_999, one.vendorId] };
    expect((await app.call('POST', '/v2/saved_vendors', { as: couple, body })).status).toBe(204);
    const { data } = await shelf(couple);
    expect(data.map(({ id, note }) => [id, note])).toEqual([
      [one.vendorId, ''],
      [two.vendorId, 'Ramah'],
    ]);
    expect(await eventsOf(one)).toMatchObject([{ kind: 'save', couple_id: couple.accountId }]);
  });

  test('have a note and a mark of their couple, over the revision that was read; the same again is no conflict', async () => {
    const [vendor, couple, other] = [await app.build.vendor(), await app.build.couple(), await app.build.couple()];
    expect((await write(couple, vendor, 'Ramah', 1)).status).toBe(404);
    for (const one of [couple, other]) await save(one, vendor);
    expect(await write(couple, vendor, '  Ramah  ', 1, true)).toMatchObject({ status: 200, body: { data: { revision: 2 } } });
    expect(await write(couple, vendor, 'Ramah', 1, true)).toMatchObject({ status: 200, body: { data: { revision: 2 } } });
    expect(await write(couple, vendor, 'Mahal', 1)).toMatchObject({ status: 409, body: { error: { code: 'clients.edited_elsewhere' } } });
    expect((await shelf(couple)).data).toMatchObject([{ note: 'Ramah', is_booked: true, revision: 2 }]);
    expect((await shelf(other)).data).toMatchObject([{ note: '', is_booked: false, revision: 1 }]);
    expect(await write(couple, vendor, 'x'.repeat(501), 2)).toMatchObject({
      status: 422,
      body: { error: { fields: [{ field: 'note', code: 'clients.text_too_long' }] } },
    });
  });

  test('that couples cannot see now are named with their note', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await save(couple, vendor);
    await write(couple, vendor, 'Sudah DP', 1, true);
    await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', vendor.vendorId).execute();
    expect(await shelf(couple)).toMatchObject({ data: [], unlisted: [{ id: vendor.vendorId, note: 'Sudah DP' }] });
    expect((await write(couple, vendor, 'Menunggu kabar', 2, true)).status).toBe(200);
  });

  test('come back with their note for a month after they were let go', async () => {
    const [vendor, plain, couple] = [await app.build.vendor(), await app.build.vendor(), await app.build.couple()];
    const letGo = ({ vendorId }: BuiltVendor) => app.call('DELETE', `/v2/saved_vendors/${vendorId}`, { as: couple });
    const rows = () => app.owner.selectFrom('saved_vendor').select('vendor_id').where('couple_id', '=', couple.accountId).execute();
    for (const one of [vendor, plain]) await save(couple, one);
    await write(couple, vendor, 'Ramah', 1);
    for (const one of [vendor, plain]) await letGo(one);
    expect(await shelf(couple)).toEqual({ data: [], unlisted: [] });
    expect(await rows()).toEqual([{ vendor_id: vendor.vendorId }]);
    expect((await write(couple, vendor, 'Mahal', 2)).status).toBe(404);
    await save(couple, vendor);
    expect((await shelf(couple)).data).toMatchObject([{ note: 'Ramah', revision: 2 }]);
    await letGo(vendor);
    await app.owner
      .updateTable('saved_vendor')
      .set({ removed_at: new Date(app.clock.now() - 31 * 86_400_000) })
      .where('couple_id', '=', couple.accountId)
      .execute();
    await app.owner.transaction().execute((tx) => app.system.jobs.enqueue(tx, 'clients-clean-up', {}));
    expect(await app.eventually(rows, (left) => left.length === 0, 60_000)).toEqual([]);
  });
});

test('cards of vendors are in the order asked for, without those couples cannot see', async () => {
  const [one, two, hidden] = [await app.build.vendor(), await app.build.vendor(), await app.build.vendor({ status: 2 })];
  const cards = (vendors: string) => app.call('GET', `/_public/v2/vendor_cards?vendors=${vendors}`);
  const { body } = await cards([two, hidden, one].map(({ vendorId }) => vendorId).join(','));
  expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([two.vendorId, one.vendorId]);
  for (const wrong of ['', 'x', '1,,2', Array.from({ length: 101 }, (_, n) => n + 1).join(',')])
    expect((await cards(wrong)).status).toBe(400);
});
