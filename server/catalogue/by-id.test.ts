// Accounts and vendors as other accounts see them. (spec 7)
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const uuidOf = async (accountId: number): Promise<string> =>
  (await app.owner.selectFrom('account').select('uuid').where('id', '=', accountId).executeTakeFirstOrThrow()).uuid;

describe('GET /v2/accounts/get_by_uuid/{uuid}?clientTriggered=1&include=account', () => {
  const ask = (uuid: string, query = '?clientTriggered=1&include=account') => app.call('GET', `/v2/accounts/get_by_uuid/${uuid}${query}`);

  test('tells name and type without a session, and nothing else', async () => {
    const vendor = await app.build.vendor({ name: 'Melati Dekorasi' });
    const couple = await app.build.couple();
    const vendorUuid = await uuidOf(vendor.accountId);
    expect((await ask(vendorUuid)).body).toEqual({ account: { uuid: vendorUuid, type: 'vendor', name: 'Melati Dekorasi' } });
    expect((await ask(await uuidOf(couple.accountId))).body).toMatchObject({ account: { type: 'user', name: expect.any(String) } });
  });

  test('answers alike for operators, unpublished vendors and unknown ids: not found', async () => {
    const staff = await app.build.operator('support');
    const hidden = await app.build.vendor({ status: 0 });
    for (const uuid of [await uuidOf(staff.accountId), await uuidOf(hidden.accountId), '01890000-0000-7000-8000-000000000000'])
      expect(await ask(uuid)).toMatchObject({ status: 404, body: { error: { code: 'request.not_found' } } });
    expect((await ask('x')).status).toBe(400);
    expect(await ask(await uuidOf(hidden.accountId), '?include=password')).toMatchObject({
      status: 400,
      body: { error: { code: 'identity.include_unknown' } },
    });
  });
});

describe('GET /v2/vendors/{id}?include=account,details,settings,mainService,memberships&mask=0', () => {
  const whole = '?include=account,details,settings,mainService,memberships&mask=0';
  const contactOf = (body: unknown) => {
    const { vendor } = body as { vendor: { isMasked: boolean; account: { email: string }; details: { phone: string } } };
    return { isMasked: vendor.isMasked, email: vendor.account.email, phone: vendor.details.phone };
  };
  const phone = '+6281234567890';

  test('shows one’s own contacts in full, and to others in dots', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    await app.owner.updateTable('vendor').set({ phone }).where('id', '=', vendor.vendorId).execute();
    const own = await app.call('GET', `/v2/vendors/${vendor.vendorId}${whole}`, { as: vendor });
    expect(contactOf(own.body)).toEqual({ isMasked: false, email: vendor.email, phone });
    expect(own.body).toMatchObject({
      vendor: {
        type: 'vendor',
        memberships: [{ membershipType: { name: 'Gold' } }],
        mainService: { category: {} },
        settings: { language: 'en' },
      },
    });
    for (const other of [await app.build.vendor(), await app.build.couple(), await app.build.operator('support')]) {
      const seen = await app.call('GET', `/v2/vendors/${vendor.vendorId}${whole}`, { as: other });
      expect(contactOf(seen.body)).toEqual({ isMasked: true, email: 'v•••@pelaminan.test', phone: '+62•••••••••90' });
    }
    expect(contactOf((await app.call('GET', `/v2/vendors/${vendor.vendorId}?include=account,details`, { as: vendor })).body).isMasked).toBe(
      true,
    );
  });

  test('sends only what is included', async () => {
    const vendor = await app.build.vendor();
    const { body } = await app.call('GET', `/v2/vendors/${vendor.vendorId}?include=settings`, { as: vendor });
    expect(Object.keys((body as { vendor: object }).vendor)).toEqual([
      'id',
      'type',
      'status',
      'businessName',
      'slug',
      'isMasked',
      'settings',
    ]);
    expect(await app.call('GET', `/v2/vendors/${vendor.vendorId}?include=password`, { as: vendor })).toMatchObject({ status: 400 });
  });

  test('an unpublished vendor is there for itself alone', async () => {
    const hidden = await app.build.vendor({ status: 0 });
    expect((await app.call('GET', `/v2/vendors/${hidden.vendorId}`, { as: hidden })).status).toBe(200);
    expect((await app.call('GET', `/v2/vendors/${hidden.vendorId}`, { as: await app.build.couple() })).status).toBe(404);
    expect((await app.call('GET', '/v2/vendors/999999999', { as: hidden })).status).toBe(404);
  });
});
