// A business applies, an operator accepts, and an invitation makes it a vendor.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadBytesMax } from '../../contract/acquisition.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
  operator = await app.build.operator('support');
});
afterAll(() => app.close());

const form = {
  business_name: 'Melati Dekorasi',
  contact_name: 'Ayu Lestari',
  email: 'ayu@melati.test',
  phone: '+62 812 3456 7890',
  category: 'decoration',
  city: 'bandung',
  website: '',
  message: 'Kami merias pelaminan sejak 2009.',
};
let asked = 0;
const ask = (payload: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', {
    body: payload as object,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: `10.7.${Math.floor(asked / 250)}.${(asked++ % 250) + 1}`,
  });
const idOf = (answer: { body: unknown }): string => (answer.body as { data: { id: string } }).data.id;
const list = (query = '') => app.call('GET', `/v2/operations/acquisitions${query}`, { as: operator });
const accept = (id: string, wish: object, as: BuiltAccount = operator) =>
  app.call('POST', `/v2/operations/acquisitions/${id}/acceptance`, { as, body: wish });
const wishFor = (email: string) => ({ business_name: 'Melati Dekorasi', contact_name: 'Ayu Lestari', email, language: 'id' });
const invitationTo = async (email: string): Promise<string> => {
  const mails = await app.eventually(
    () =>
      app.owner
        .selectFrom('outbox_message')
        .select(['body_text', 'subject'])
        .where('recipient', '=', email)
        .orderBy('created_at', 'desc')
        .execute(),
    (found) => found.length > 0,
  );
  return /#token=([\w-]+)/.exec(mails[0]?.body_text ?? '')?.[1] ?? '';
};

describe('what a business sends', () => {
  test('is kept as it was sent, with where it came from', async () => {
    const odd = { z: [1, { deep: null }], business: 'Toko "Kue"; drop table', email: 'kue@toko.test', emoji: '💍' };
    const answer = await ask(odd, { 'utm-source': 'instagram', 'utm-campaign': 'juni', 'accept-language': 'id' });
    expect(answer.status).toBe(201);
    const { body } = await list('?q=kue@toko');
    expect(body).toMatchObject({
      data: [
        {
          id: idOf(answer),
          status: 'new',
          language: 'id',
          known: { business_name: 'Toko "Kue"; drop table', email: 'kue@toko.test', phone: '' },
          payload: JSON.stringify(odd),
          utm: { source: 'instagram', campaign: 'juni' },
          decision: null,
        },
      ],
      meta: { total: 1 },
    });
  });

  test('may be anything that is an object of at most 16 KB, to the byte', async () => {
    const filled = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
    expect((await ask({})).status).toBe(201);
    expect((await ask(filled(payloadBytesMax))).status).toBe(201);
    expect(await ask(filled(payloadBytesMax + 1))).toMatchObject({ status: 413, body: { error: { code: 'acquisition.too_large' } } });
    for (const wrong of ['[]', '"text"', '7', '{"a":1', '{"a":1,"a":2}', '{"__proto__":{"a":1}}', '{"a":"\\u0000"}'])
      expect((await ask(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
  });

  test('sent again under the same key is kept once', async () => {
    const headers = { 'idempotency-key': 'the-same-key-1' };
    const payload = { ...form, email: 'once@melati.test' };
    expect(idOf(await ask(payload, headers))).toBe(idOf(await ask(payload, headers)));
    expect((await list('?q=once@melati')).body).toMatchObject({ meta: { total: 1 } });
  });

  test('is rate-limited by network address', async () => {
    const send = () => app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', { body: form, remoteAddress: '10.9.9.9' });
    for (let n = 0; n < 10; n++) expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'request.too_many' } } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('accepting', () => {
  test('creates an unpublished vendor, whose invitation sets a password and signs in', async () => {
    const email = 'ayu.lestari@melati.test';
    const id = idOf(await ask(form));
    const accepted = await accept(id, wishFor(email));
    expect(accepted.status).toBe(200);
    const { vendor_id: vendorId } = (accepted.body as { data: { vendor_id: number } }).data;
    const token = await invitationTo(email);
    expect((await app.call('POST', '/v2/invitations/read', { body: { token } })).body).toEqual({
      data: { business_name: 'Melati Dekorasi', email, is_expired: false },
    });
    expect(await app.call('POST', '/v2/invitations/accept', { body: { token, password: 'short' } })).toMatchObject({
      status: 422,
      body: { error: { code: 'identity.password_too_short' } },
    });
    expect(await app.call('POST', '/v2/invitations/accept', { body: { token, password: email } })).toMatchObject({
      status: 422,
      body: { error: { code: 'identity.password_is_email' } },
    });
    const joined = await app.call('POST', '/v2/invitations/accept', { body: { token, password: 'melati-di-pelaminan' } });
    expect(joined).toMatchObject({ status: 200, body: { vendor: { id: vendorId, status: 0, businessName: 'Melati Dekorasi' } } });
    expect((await app.call('POST', '/v2/invitations/accept', { body: { token, password: 'melati-di-pelaminan' } })).status).toBe(410);
    expect((await app.call('POST', '/v2/login', { body: { email, password: 'melati-di-pelaminan' } })).status).toBe(200);
    expect((await list('?status=accepted&q=ayu')).body).toMatchObject({
      data: [{ decision: { vendor: { id: vendorId, email, has_joined: true }, decided_by: expect.any(String) } }],
    });
    expect(await app.call('POST', `/v2/operations/acquisitions/${id}/invitation`, { as: operator, body: { email } })).toMatchObject({
      status: 409,
      body: { error: { code: 'acquisition.has_joined' } },
    });
  });

  test.each([
    ['photography', 'bandung', { category: { name: { en: 'Photography' } }, city: { name: 'Bandung' } }],
    ['foto', 'bandung', null],
    ['photography', '', null],
  ])('what it offers, %s in “%s”, is its first service if both are of the catalogue', async (category, city, mainService) => {
    const email = `${category}${city}@melati.test`;
    const accepted = await accept(idOf(await ask({ ...form, category, city })), wishFor(email));
    expect(accepted.status).toBe(200);
    const token = await invitationTo(email);
    const joined = await app.call('POST', '/v2/invitations/accept', { body: { token, password: 'melati-di-pelaminan' } });
    expect(joined.body).toMatchObject({ vendor: { mainService } });
  });

  test('an invitation is good for an hour, and renews itself into the same mailbox alone', async () => {
    const email = 'late@melati.test';
    await accept(idOf(await ask(form)), wishFor(email));
    const token = await invitationTo(email);
    app.clock.advance(3_601_000);
    expect(await app.call('POST', '/v2/invitations/accept', { body: { token, password: 'melati-di-pelaminan' } })).toMatchObject({
      status: 410,
    });
    expect((await app.call('POST', '/v2/invitations/read', { body: { token } })).body).toMatchObject({ data: { is_expired: true } });
    expect((await app.call('POST', '/v2/invitations/renew', { body: { token } })).status).toBe(204);
    const fresh = await app.eventually(
      () => invitationTo(email),
      (found) => found !== token,
    );
    expect((await app.call('POST', '/v2/invitations/renew', { body: { token } })).status).toBe(410);
    expect((await app.call('POST', '/v2/invitations/accept', { body: { token: fresh, password: 'melati-di-pelaminan' } })).status).toBe(
      200,
    );
    expect((await app.call('POST', '/v2/invitations/read', { body: { token: 'made-up' } })).status).toBe(410);
  });

  test('to a wrong address is sent again to the right one: the old link ends, and the correction is in the audit log', async () => {
    const [wrong, right] = ['ratna@gmial.test', 'ratna@gmail.test'];
    const id = idOf(await ask(form));
    const again = (email: string) => app.call('POST', `/v2/operations/acquisitions/${id}/invitation`, { as: operator, body: { email } });
    await accept(id, wishFor(wrong));
    const old = await invitationTo(wrong);
    expect(await again('ratna')).toMatchObject({ status: 422, body: { error: { code: 'identity.email_invalid', field: 'email' } } });
    expect(await again((await app.build.couple()).email)).toMatchObject({
      status: 409,
      body: { error: { code: 'acquisition.email_taken', field: 'email' } },
    });
    expect((await app.call('POST', '/v2/invitations/read', { body: { token: old } })).status).toBe(200);
    expect((await again(` ${right.toUpperCase()} `)).status).toBe(204);
    expect((await app.call('POST', '/v2/invitations/read', { body: { token: old } })).status).toBe(410);
    const token = await invitationTo(right);
    expect((await app.call('POST', '/v2/invitations/read', { body: { token } })).body).toMatchObject({ data: { email: right } });
    expect((await list(`?id=${id}`)).body).toMatchObject({ data: [{ decision: { vendor: { email: right, has_joined: false } } }] });
    const audited = app.owner.selectFrom('audit_entry').select('detail').where('action', '=', 'acquisition.invited_again');
    expect((await audited.orderBy('id', 'desc').executeTakeFirstOrThrow()).detail).toEqual({ isAddressCorrected: true });
    expect((await app.call('POST', '/v2/invitations/accept', { body: { token, password: 'melati-di-pelaminan' } })).status).toBe(200);
  });

  test('two operators at once: one decides', async () => {
    const second = await app.build.operator('support');
    const id = idOf(await ask(form));
    const answers = await Promise.all([
      accept(id, wishFor('race1@melati.test')),
      accept(id, wishFor('race2@melati.test'), second),
      app.call('POST', `/v2/operations/acquisitions/${id}/dismissal`, { as: second, body: { reason: 'Twice' } }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const made = await app.owner.selectFrom('account').select('id').where('email', 'like', 'race%@melati.test').execute();
    expect(made.length).toBeLessThanOrEqual(1);
  });

  test('an address that has an account is refused at its field, and nothing is half made', async () => {
    const taken = await app.build.couple();
    const id = idOf(await ask(form));
    expect(await accept(id, wishFor(taken.email))).toMatchObject({
      status: 409,
      body: { error: { code: 'acquisition.email_taken', field: 'email' } },
    });
    expect(await accept(id, { business_name: ' ', contact_name: 'Ayu\u202E', email: 'no', language: 'en' })).toMatchObject({
      status: 422,
      body: { error: { fields: [{ field: 'business_name' }, { field: 'contact_name' }, { field: 'email' }] } },
    });
    expect((await accept(id, wishFor('free@melati.test'))).status).toBe(200);
  });

  test('dismissing needs a reason, which stays among us', async () => {
    const id = idOf(await ask({ ...form, email: 'no@melati.test' }));
    const dismiss = (reason: string) => app.call('POST', `/v2/operations/acquisitions/${id}/dismissal`, { as: operator, body: { reason } });
    expect(await dismiss('  ')).toMatchObject({ status: 422, body: { error: { code: 'operations.reason_required' } } });
    expect((await dismiss('Not a wedding business')).status).toBe(204);
    expect((await list('?status=dismissed&q=no@melati')).body).toMatchObject({
      data: [{ decision: { reason: 'Not a wedding business', vendor: null } }],
    });
    expect(await app.owner.selectFrom('outbox_message').select('id').where('recipient', '=', 'no@melati.test').execute()).toEqual([]);
  });
});
