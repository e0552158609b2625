// Couples turn to vendors: they look, save, write and ask for numbers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientRules } from '../../core/clients/rules.ts';
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
const question = { subject: 'availability', text: 'Apakah 12 Juni masih kosong?', wedding_date: '2027-06-12' };

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

describe('a message', () => {
  const send = (vendor: BuiltVendor, as: { sessionId: string }, body: object = question, key?: string) =>
    app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
      as,
      body,
      headers: { ...browser, ...(key && { 'idempotency-key': key }) },
    });
  const mailsTo = async (email: string) =>
    ((await app.call('GET', '/dev/outbox.json')).body as { to: string; subject: string; text: string }[]).filter(({ to }) => to === email);

  test('is stored, counted, and mailed to the vendor in the vendor’s language', async () => {
    const vendor = await app.build.vendor({ name: 'Rumah Laras', language: 'id' });
    const couple = await app.build.couple();
    const answer = await send(vendor, couple);
    expect(answer).toMatchObject({ status: 201, body: { data: { id: expect.stringMatching(/^[\da-f-]{36}$/) as string } } });
    expect(await eventsOf(vendor)).toMatchObject([{ kind: 'message', couple_id: couple.accountId }]);
    const [mail] = await app.eventually(
      () => mailsTo(vendor.email),
      (mails) => mails.length > 0,
    );
    expect(mail?.subject).toContain('Ketersediaan');
    expect(mail?.text).toContain('Halo Rumah Laras');
    expect(mail?.text).toContain('12 Jun 2027');
    expect(mail?.text).toContain(question.text);
  });

  test('sent twice with one key is one message', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const answers = await Promise.all([1, 2, 3].map(() => send(vendor, couple, question, 'a-key-of-ours')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await eventsOf(vendor)).toHaveLength(1);
  });

  test('whose answer was lost with its server is found again, not sent again', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const first = await send(vendor, couple, question, 'a-key-that-was-lost');
    await app.owner.deleteFrom('idempotency_key').where('key', '=', 'a-key-that-was-lost').execute();
    expect((await send(vendor, couple, question, 'a-key-that-was-lost')).body).toEqual(first.body);
    expect(await eventsOf(vendor)).toHaveLength(1);
  });

  test.each<[string, object, number, string]>([
    ['empty', { ...question, text: '  ' }, 422, 'clients.text_required'],
    ['too long', { ...question, text: 'a'.repeat(clientRules.messageLengthMax + 1) }, 422, 'clients.text_too_long'],
    ['with a control character', { ...question, text: 'halo\u0007' }, 422, 'catalogue.text_invalid'],
    ['about something else', { ...question, subject: 'weather' }, 400, 'request.invalid'],
    ['for a day that is none', { ...question, wedding_date: '2027-02-30' }, 400, 'request.invalid'],
  ])('%s is refused', async (_, body, status, code) => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    expect(await send(vendor, couple, body)).toMatchObject({ status, body: { error: { code } } });
    expect(await eventsOf(vendor)).toEqual([]);
  });

  test('needs a confirmed address', async () => {
    const couple = await app.build.couple({ isEmailConfirmed: false });
    expect(await send(await app.build.vendor(), couple)).toMatchObject({
      status: 403,
      body: { error: { code: 'identity.email_not_confirmed' } },
    });
  });

  test('to a vendor that is not published finds nobody', async () => {
    expect((await send(await app.build.vendor({ status: 2 }), await app.build.couple())).status).toBe(404);
  });

  test('can be sent only so often in an hour', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    for (let i = 0; i < clientRules.messagesPerHour; i++) expect((await send(vendor, couple)).status).toBe(201);
    const answer = await send(vendor, couple);
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'request.too_many' } } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
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
});
