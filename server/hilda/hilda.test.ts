// Vendors request to join Hilda, operators approve, couples get recommendations that fit their wedding.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
  operator = await app.build.operator('support');
});
afterAll(() => app.close());

const status = async (vendor: BuiltVendor) => (await app.call('GET', '/v2/hilda_status', { as: vendor })).body;
const ask = (vendor: BuiltVendor) => app.call('POST', '/v2/hilda_status', { as: vendor });
const leave = (vendor: BuiltVendor) => app.call('DELETE', '/v2/hilda_status', { as: vendor });
const decide = (vendor: BuiltVendor, verdict: 'admit' | 'refuse', reason = '', as: BuiltAccount = operator) =>
  app.call('POST', `/v2/operations/hilda/${vendor.vendorId}/decision`, { as, body: { verdict, reason } });
const emailsTo = (email: string) =>
  app.owner.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', email).execute();

describe('GET /v2/hilda_status', () => {
  test('goes from inactive through pending to active, and back when the vendor leaves', async () => {
    const vendor = await app.build.vendor();
    expect(await status(vendor)).toEqual({ hilda: { status: 'inactive', joinedAt: null } });
    await Promise.all([ask(vendor), ask(vendor), ask(vendor)]);
    expect(await status(vendor)).toEqual({ hilda: { status: 'pending', joinedAt: null } });
    expect((await decide(vendor, 'admit')).status).toBe(200);
    expect(await status(vendor)).toEqual({ hilda: { status: 'active', joinedAt: expect.any(String) } });
    const mails = await app.eventually(
      () => emailsTo(vendor.email),
      (found) => found.length > 0,
    );
    expect(mails[0]?.subject).toBe('Hilda now recommends you to couples');
    expect((await leave(vendor)).body).toEqual({ hilda: { status: 'inactive', joinedAt: null } });
  });

  test('a refusal gives its reason in the vendor’s language, and the vendor may ask again', async () => {
    const vendor = await app.build.vendor({ language: 'id' });
    await ask(vendor);
    expect(await decide(vendor, 'refuse', ' ')).toMatchObject({ status: 422, body: { error: { code: 'operations.reason_required' } } });
    expect((await decide(vendor, 'refuse', 'Profil belum lengkap.')).status).toBe(200);
    const [mail] = await app.eventually(
      () => emailsTo(vendor.email),
      (found) => found.length > 0,
    );
    expect(mail?.body_text).toContain('Profil belum lengkap.');
    expect((await ask(vendor)).body).toMatchObject({ hilda: { status: 'pending' } });
  });

  test('two operators at once: one decides; who does not wait cannot be decided on; relations may not', async () => {
    const vendor = await app.build.vendor();
    expect(await decide(vendor, 'admit')).toMatchObject({ status: 409, body: { error: { code: 'hilda.not_waiting' } } });
    await ask(vendor);
    const second = await app.build.operator('support');
    const answers = await Promise.all([
      decide(vendor, 'admit'),
      decide(vendor, 'refuse', 'Belum lengkap, fotonya kurang', second),
      decide(vendor, 'admit', '', second),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const kin = await app.build.vendor();
    await ask(kin);
    await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: kin.accountId }).execute();
    expect(await decide(kin, 'admit')).toMatchObject({ status: 403, body: { error: { code: 'operations.related_vendor' } } });
  });

  test('the queue lists who waits, oldest first', async () => {
    const vendor = await app.build.vendor({ name: 'Melati Menunggu' });
    await ask(vendor);
    const { body } = await app.call('GET', '/v2/operations/hilda?limit=100', { as: operator });
    const rows = (body as { data: { vendor: { name: string }; asked_at: string }[] }).data;
    expect(rows.map(({ vendor: { name } }) => name)).toContain('Melati Menunggu');
    expect(rows.map(({ asked_at: at }) => at)).toEqual(rows.map(({ asked_at: at }) => at).toSorted());
  });
});

describe('suggestions', () => {
  test('are the active vendors of the couple’s city for what it still looks for', async () => {
    const place = { categoryId: 3, cityId: 5 };
    const [fits, elsewhere, waiting] = await Promise.all([
      app.build.vendor({ ...place, name: 'Fits' }),
      app.build.vendor({ ...place, cityId: 6, name: 'Elsewhere' }),
      app.build.vendor({ ...place, name: 'Waits' }),
    ]);
    for (const vendor of [fits, elsewhere, waiting]) await ask(vendor);
    await decide(fits, 'admit');
    await decide(elsewhere, 'admit');
    const couple = await app.build.couple();
    const suggested = async () =>
      ((await app.call('GET', '/v2/hilda/suggestions', { as: couple })).body as { data: { name: string }[] }).data.map(({ name }) => name);
    expect(await suggested()).toEqual([]);
    await app.owner.insertInto('wedding').values({ couple_id: couple.accountId, city_id: place.cityId, updated_at: new Date() }).execute();
    expect(await suggested()).toEqual([]);
    await app.owner.insertInto('wedding_category').values({ couple_id: couple.accountId, category_id: place.categoryId }).execute();
    expect(await suggested()).toEqual(['Fits']);
    await leave(fits);
    expect(await suggested()).toEqual([]);
  });
});
