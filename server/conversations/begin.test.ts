// A couple writes to a vendor from their profile, which starts a conversation.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageRules } from '../../core/conversations/message.ts';
import { notice } from '../../texts/notices.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const browser = { cookie: 'PLMD=abcdefghijklmnopqrstuv' };
const question = { subject: 'availability', text: 'Apakah 12 Juni masih kosong?', wedding_date: '2031-06-12' };
const send = (vendor: BuiltVendor, as: { sessionId: string }, body: object = question, key?: string) =>
  app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
    as,
    body,
    headers: { ...browser, ...(key && { 'idempotency-key': key }) },
  });
const eventsOf = (vendor: BuiltVendor) =>
  app.owner.selectFrom('couple_event').select(['kind', 'couple_id']).where('vendor_id', '=', vendor.vendorId).orderBy('id').execute();
const messagesOf = (vendor: BuiltVendor) =>
  app.owner
    .selectFrom('message')
    .select(['number', 'author', 'kind', 'body'])
    .where('vendor_id', '=', vendor.vendorId)
    .orderBy('conversation_id')
    .orderBy('number')
    .execute();

describe('a message from a profile', () => {
  test('begins a conversation and counts as contact', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const answer = await send(vendor, couple);
    expect(answer).toMatchObject({ status: 201, body: { data: { conversation_id: expect.stringMatching(/^[\da-f-]{36}$/) as string } } });
    expect(await eventsOf(vendor)).toMatchObject([{ kind: 'message', couple_id: couple.accountId }]);
    expect(await messagesOf(vendor)).toEqual([{ number: 1, author: 'couple', kind: 'text', body: question.text }]);
  });

  test('continues the existing conversation', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const first = await send(vendor, couple);
    const second = await send(vendor, couple, { subject: 'other', text: 'Satu lagi' });
    const idOf = (answer: typeof first) => (answer.body as { data: { conversation_id: string } }).data.conversation_id;
    expect(idOf(second)).toBe(idOf(first));
    expect((await messagesOf(vendor)).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('sent twice with one key is one message', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const answers = await Promise.all([1, 2, 3].map(() => send(vendor, couple, question, 'a-key-of-ours')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await messagesOf(vendor)).toHaveLength(1);
  });

  test('whose answer was lost with its server is found again, not sent again', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const first = await send(vendor, couple, question, 'a-key-that-was-lost');
    await app.owner.deleteFrom('idempotency_key').where('key', '=', 'a-key-that-was-lost').execute();
    expect((await send(vendor, couple, question, 'a-key-that-was-lost')).body).toEqual(first.body);
    expect(await eventsOf(vendor)).toHaveLength(1);
  });

  test('is numbered without gaps however many come at once', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await Promise.all(Array.from({ length: messageRules.firstPerHour }, () => patiently(() => send(vendor, couple))));
    expect((await messagesOf(vendor)).map(({ number }) => number)).toEqual(
      Array.from({ length: messageRules.firstPerHour }, (_, i) => i + 1),
    );
  });

  test.each<[string, object, number, string]>([
    ['empty', { ...question, text: '  ' }, 422, 'conversations.text_required'],
    ['too long', { ...question, text: 'a'.repeat(messageRules.lengthMax + 1) }, 422, 'conversations.text_too_long'],
    ['with a control character', { ...question, text: 'halo\u0007' }, 422, 'catalogue.text_invalid'],
    ['about something else', { ...question, subject: 'weather' }, 400, 'request.invalid'],
    ['for a day that has passed', { ...question, wedding_date: '2020-06-12' }, 422, 'clients.wedding_day_past'],
    ['for a day nobody plans yet', { ...question, wedding_date: '2100-06-12' }, 422, 'calendar.day_too_far'],
    ['for a day that is none', { ...question, wedding_date: '2027-02-30' }, 400, 'request.invalid'],
  ])('%s is refused', async (_, body, status, code) => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    expect(await send(vendor, couple, body)).toMatchObject({ status, body: { error: { code } } });
    expect(await eventsOf(vendor)).toEqual([]);
    expect(await messagesOf(vendor)).toEqual([]);
  });

  test('needs a confirmed address', async () => {
    const couple = await app.build.couple({ isEmailConfirmed: false });
    expect(await send(await app.build.vendor(), couple)).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.session_required' } },
    });
  });

  test('to a vendor that is not published finds nobody', async () => {
    expect((await send(await app.build.vendor({ status: 2 }), await app.build.couple())).status).toBe(404);
  });

  test('can be sent only so often in an hour', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    for (let i = 0; i < messageRules.firstPerHour; i++) expect((await send(vendor, couple)).status).toBe(201);
    const answer = await send(vendor, couple);
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'request.too_many' } } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('messages of other capabilities are stored in the conversation, and rolled back with their transaction', async () => {
  const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
  const said = {
    vendorId: vendor.vendorId,
    coupleId: couple.accountId,
    author: 'vendor',
    kind: 'quotation',
    notice: notice('quotations.said_sent', { number: 'Q-20261120-0001', total: 5_000_000 }),
    reference: 'quotation-1',
    at: app.clock.now(),
  } as const;
  await inTransaction(app.db, (tx) => app.system.conversations.say(tx, said));
  await inTransaction(app.db, async (tx) => {
    await app.system.conversations.say(tx, said);
    throw new Error('the quotation was not sent after all');
  }).catch(() => undefined);
  expect(await messagesOf(vendor)).toEqual([{ number: 1, author: 'vendor', kind: 'quotation', body: '' }]);
});
