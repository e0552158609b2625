// A couple and a vendor write to each other: what each sees and can do, and what others can't.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageRules } from '../../core/conversations/message.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import type { Answer } from '../testing/builders/context.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  second = await openTestApp({ on: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

async function pair() {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold', name: 'Rumah Laras' }), await app.build.couple()];
  return { vendor, couple, id: await app.build.conversation(vendor, couple) };
}
const put = (as: BuiltAccount, id: string, what: 'read' | 'folder', body: object) =>
  app.call('PUT', `/v2/conversations/${id}/${what}`, { as, body });

describe('writing', () => {
  test('goes back and forth, numbered, and unread for the other alone', async () => {
    const { vendor, couple, id } = await pair();
    expect(await app.build.unreadOf(vendor)).toBe(1);
    expect(await app.build.unreadOf(couple)).toBe(0);
    expect(await app.build.say(vendor, id, 'Masih kosong')).toMatchObject({ status: 201, body: { data: { number: 2, author: 'vendor' } } });
    expect(await app.build.unreadOf(couple)).toBe(1);
    expect((await app.build.messagesAs(couple, id)).map(({ number, text }) => [number, text])).toEqual([
      [1, 'Apakah tanggal kami kosong?'],
      [2, 'Masih kosong'],
    ]);
    expect(await app.build.inboxOf(couple)).toMatchObject([
      { id, other: { id: vendor.vendorId, name: 'Rumah Laras', slug: vendor.slug }, unread: 1, last: { text: 'Masih kosong' } },
    ]);
  });

  test('the same message 64 times at once, on two servers, is one message', async () => {
    const { vendor, couple, id } = await pair();
    const message = { id: randomUUID(), text: 'Sekali saja', files: [] };
    const say = (n: number): Promise<Answer> =>
      patiently(() => (n % 2 ? app : second).call('POST', `/v2/conversations/${id}/messages`, { as: couple, body: message }));
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => say(n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await app.build.messagesAs(vendor, id)).toHaveLength(2);
    const events = await app.owner.selectFrom('couple_event').select('kind').where('couple_id', '=', couple.accountId).execute();
    expect(events).toHaveLength(2);
  });

  test('another text under the same id, or somebody else’s id, is refused', async () => {
    const { vendor, couple, id } = await pair();
    const mine = randomUUID();
    await app.build.say(couple, id, 'Satu', { id: mine });
    for (const [as, text] of [
      [couple, 'Dua'],
      [vendor, 'Satu'],
    ] as const)
      expect(await app.build.say(as, id, text, { id: mine })).toMatchObject({
        status: 409,
        body: { error: { code: 'conversations.message_id_taken' } },
      });
    const elsewhere = await pair();
    expect((await app.build.say(elsewhere.couple, elsewhere.id, 'Tiga', { id: mine })).status).toBe(201);
  });

  test('both at once lose nothing and are numbered without gaps', async () => {
    const { vendor, couple, id } = await pair();
    await Promise.all(Array.from({ length: 20 }, (_, n) => patiently(() => app.build.say(n % 2 ? vendor : couple, id, `Pesan ${n}`))));
    const numbers = (await app.build.messagesAs(vendor, id)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
  });

  test.each<[string, object, number, string]>([
    ['nothing', { text: ' ' }, 422, 'conversations.text_required'],
    ['too much', { text: '💍'.repeat(messageRules.lengthMax + 1) }, 422, 'conversations.text_too_long'],
    ['a mark that turns writing round', { text: 'rek \u202e0987' }, 422, 'catalogue.text_invalid'],
    ['a file that is nowhere', { text: 'a', files: [randomUUID()] }, 422, 'conversations.file_unknown'],
    ['too many files', { text: 'a', files: Array.from({ length: 6 }, () => randomUUID()) }, 422, 'conversations.too_many_files'],
    ['no id', { text: 'a', id: 'mine' }, 400, 'request.invalid'],
    ['a number of its own', { text: 'a', number: 1 }, 400, 'request.invalid'],
  ])('%s is refused and leaves nothing', async (_, body, status, code) => {
    const { couple, id } = await pair();
    const answer = await app.call('POST', `/v2/conversations/${id}/messages`, { as: couple, body: { id: randomUUID(), ...body } });
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(await app.build.messagesAs(couple, id)).toHaveLength(1);
  });

  test('naughty strings come back as they were written', async () => {
    const { vendor, couple, id } = await pair();
    const naughty = ["'; drop table message; --", '<script>alert(1)</script>', '{{7*7}} ${7*7}', 'Ünïcödé 🤵🏽‍♀️ 结婚', 'a\n\n\tb'];
    for (const text of naughty) await app.build.say(couple, id, text);
    expect((await app.build.messagesAs(vendor, id)).slice(1).map(({ text }) => text)).toEqual(naughty);
  });

  test('can be done only so often in an hour', async () => {
    const { couple, id } = await pair();
    await app.owner
      .insertInto('throttle')
      .values({
        key: `say:${couple.accountId}`,
        window_start: new Date(Math.floor(app.clock.now() / 3_600_000) * 3_600_000),
        attempts: messageRules.perHour,
      })
      .execute();
    const answer = await app.build.say(couple, id, 'Lagi');
    expect(answer).toMatchObject({ status: 429 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is refused if the vendor is suspended or the couple’s account is deleted; reading still works', async () => {
    const { vendor, couple, id } = await pair();
    await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', vendor.vendorId).execute();
    expect(await app.build.say(couple, id, 'Halo?')).toMatchObject({ status: 409, body: { error: { code: 'conversations.vendor_away' } } });
    expect(await app.build.say(vendor, id, 'Halo')).toMatchObject({ status: 403, body: { error: { code: 'identity.vendor_suspended' } } });
    expect(await app.build.conversationAs(couple, id)).toMatchObject({ status: 'vendor_away' });
    expect(await app.build.messagesAs(vendor, id)).toHaveLength(1);

    const gone = await pair();
    await app.owner.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', gone.couple.accountId).execute();
    expect(await app.build.say(gone.vendor, gone.id, 'Halo')).toMatchObject({ body: { error: { code: 'conversations.couple_gone' } } });
  });
});

describe('reading', () => {
  test('read marks never move backwards, notify the other participant, and reset the count', async () => {
    const { vendor, couple, id } = await pair();
    await app.build.say(couple, id, 'Dua');
    expect((await put(vendor, id, 'read', { number: 99 })).status).toBe(204);
    expect(await app.build.conversationAs(vendor, id)).toMatchObject({ read_number: 2, unread: 0 });
    await put(vendor, id, 'read', { number: 1 });
    const seen = await app.build.conversationAs(couple, id);
    expect(seen).toMatchObject({ other_read_number: 2, other_read_at: expect.any(String) as string });
    expect(await app.build.unreadOf(vendor)).toBe(0);
  });

  test('in part leaves the rest unread', async () => {
    const { vendor, couple, id } = await pair();
    await app.build.say(couple, id, 'Dua');
    await put(vendor, id, 'read', { number: 1 });
    expect(await app.build.conversationAs(vendor, id)).toMatchObject({ unread: 1 });
    expect(await app.build.unreadOf(vendor)).toBe(1);
  });

  test('continues from any message, in either direction', async () => {
    const { couple, id } = await pair();
    for (let n = 2; n <= 9; n++) await app.build.say(couple, id, `Pesan ${n}`);
    const numbers = async (query: string) => (await app.build.messagesAs(couple, id, query)).map(({ number }) => number);
    expect(await numbers('?limit=3')).toEqual([7, 8, 9]);
    expect(await numbers('?limit=3&before=7')).toEqual([4, 5, 6]);
    expect(await numbers('?after=6&limit=2')).toEqual([7, 8]);
    expect(await numbers('?after=9')).toEqual([]);
  });
});

test('a wedding that the couple moves after it asked stands beside what it wrote', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const couple = await app.build.couple();
  const asked = { subject: 'availability', text: 'Masih kosong?', wedding_date: '2031-06-12' };
  await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body: asked });
  expect(await app.build.inboxOf(vendor)).toMatchObject([{ wedding_date: '2031-06-12', wedding_month: '2031-06' }]);
  const own = await app.call('GET', '/v2/wedding', { as: couple });
  const { data } = own.body as { data: { city: unknown; categories: unknown } };
  const { city: _city, categories: _categories, ...wedding } = data;
  const tell = (revision: number, wedding_date: string) =>
    app.call('PUT', '/v2/wedding', { as: couple, body: { ...wedding, city_id: null, category_ids: [], revision, wedding_date } });
  expect(await tell(1, '2031-08-21')).toMatchObject({ status: 200 });
  expect(await app.build.inboxOf(vendor)).toMatchObject([{ wedding_date: '2031-08-21', wedding_month: '2031-08' }]);
  expect(await tell(2, '2031-09')).toMatchObject({ status: 200 });
  expect(await app.build.inboxOf(vendor)).toMatchObject([{ wedding_date: null, wedding_month: '2031-09' }]);
});

describe('keeping', () => {
  test('an archived conversation returns to the inbox with the next message', async () => {
    const { vendor, couple, id } = await pair();
    await put(vendor, id, 'folder', { folder: 'archive' });
    expect(await app.build.inboxOf(vendor)).toEqual([]);
    expect(await app.build.inboxOf(vendor, '?show=archive')).toMatchObject([{ id }]);
    expect(await app.build.inboxOf(couple)).toMatchObject([{ id, folder: 'inbox' }]);
    await app.build.say(couple, id, 'Masih di sana?');
    expect(await app.build.inboxOf(vendor, '?show=unread')).toMatchObject([{ id, folder: 'inbox' }]);
  });

  test('search finds names and words in the caller’s own conversations only', async () => {
    const { vendor, couple, id } = await pair();
    await app.build.say(couple, id, 'Kami ingin melati 100%');
    const found = async (as: BuiltAccount, search: string) =>
      (await app.build.inboxOf(as, `?search=${encodeURIComponent(search)}`)).map((one) => one.id);
    expect(await found(vendor, 'MELATI 100%')).toEqual([id]);
    expect(await found(vendor, couple.email.slice(-26, -15))).toEqual([id]);
    expect(await found(couple, 'rumah lar')).toEqual([id]);
    expect(await found(vendor, '%')).toEqual([id]);
    expect(await found(vendor, 'anggrek')).toEqual([]);
    expect(await found((await pair()).vendor, 'melati')).toEqual([]);
  });
});

test('somebody else’s conversation is not found, whatever is asked of it, like one that is not there', async () => {
  const { id } = await pair();
  const strangers = [await app.build.couple(), await app.build.vendor({ plan: 'Gold' })];
  const calls: [string, 'GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
    ['read', 'GET', ''],
    ['messages', 'GET', '/messages'],
    ['say', 'POST', '/messages', { id: randomUUID(), text: 'a' }],
    ['mark', 'PUT', '/read', { number: 1 }],
    ['move', 'PUT', '/folder', { folder: 'archive' }],
    ['report', 'POST', '/spam', { reason: 'other' }],
    ['file', 'GET', `/files/${randomUUID()}`],
    ['take back', 'DELETE', `/files/${randomUUID()}`],
  ];
  for (const as of strangers)
    for (const [what, method, path, body] of calls) {
      const [theirs, none] = await Promise.all(
        [id, randomUUID()].map((one) => app.call(method, `/v2/conversations/${one}${path}`, { as, ...(body && { body }) })),
      );
      expect(theirs, what).toMatchObject({ status: 404, body: { error: { code: 'request.not_found' } } });
      expect({ ...(theirs?.body as object), requestId: '' }, what).toEqual({ ...(none?.body as object), requestId: '' });
    }
});

test('the other participant is notified of a message and of its being read, on any server', async () => {
  const { vendor, couple, id } = await pair();
  const heard: string[] = [];
  let isCaughtUp = false;
  const stops = [vendor, couple].map(({ accountId }) =>
    second.system.bus.subscribe(`account:${accountId}`, (payload) => {
      const { kind } = JSON.parse(payload) as { kind: string };
      if (kind === 'caught-up') isCaughtUp = true;
      else if (isCaughtUp && kind === 'conversation') heard.push(`${accountId === vendor.accountId ? 'vendor' : 'couple'} ${payload}`);
    }),
  );
  // Words come in the order of their commits: those of how the conversation started are all before this one.
  await app.system.bus.publish(app.db, `account:${couple.accountId}`, JSON.stringify({ kind: 'caught-up' }));
  await app.eventually(
    async () => isCaughtUp,
    (is) => is,
  );
  await app.build.say(couple, id, 'Halo');
  await put(vendor, id, 'read', { number: 2 });
  const word = (who: string) => `${who} ${JSON.stringify({ kind: 'conversation', id })}`;
  await app.eventually(
    async () => heard.length,
    (count) => count >= 4,
  );
  expect(heard.toSorted()).toEqual([word('couple'), word('couple'), word('vendor'), word('vendor')]);
  for (const stop of stops) stop();
});
