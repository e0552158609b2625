// Notifications and messages of the product appear in the reader's language: in the activity stream, conversations, search, previews and exports.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation, Message } from '../../contract/conversations.ts';
import type { Meeting, MeetingAvailability } from '../../contract/meetings.ts';
import { type Notice, notice, noticeCatalogues, noticeText } from '../../texts/notices.ts';
import type { Sentence } from '../../texts/typed.ts';
import { type BuiltAccount, type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';
import { tracesOf } from '../testing/traces.ts';

const now = '2026-11-23T03:00:00Z';
const meetings = '/ms/bs-vendors/api/v1/virtual_meeting_schedules';
let app: TestApp;
let vendor: BuiltVendor;
let couple: BuiltAccount;
let conversation: string;
let number: string;

const read = async <T>(as: BuiltAccount, address: string, language: 'en' | 'id'): Promise<T> =>
  ((await app.call('GET', address, { as, headers: { 'accept-language': language } })).body as { data: T }).data;
const linesFor = async (as: BuiltAccount, language: 'en' | 'id') =>
  (await read<Message[]>(as, `/v2/conversations/${conversation}/messages`, language)).map(({ text }) => text);
const feedOf = async (as: BuiltAccount, language: 'en' | 'id') => {
  const id = 'vendorId' in as ? (as as BuiltVendor).vendorId : as.accountId;
  return (await read<{ title: string }[]>(as, `/ms/feeds/api/v1/users/${id}/activities`, language)).map(({ title }) => title);
};

const done = async (call: Promise<Answer>): Promise<void> => {
  const { status, text } = await call;
  if (status !== 200) throw new Error(text);
};

beforeAll(async () => {
  app = await openTestApp({ at: now, jobs: true });
  vendor = await app.build.vendor({ plan: 'Gold', name: 'Rumah Laras', language: 'id' });
  couple = await app.build.couple({ language: 'en' });
  conversation = await app.build.conversation(vendor, couple, 'Is our day free?');
  const refused = await app.build.sentQuotation({ vendor, couple });
  number = refused.quotation.number;
  const decline = { as: couple, body: { reason: 'Terlalu mahal bagi kami.' } };
  await done(app.call('POST', `/ms/quotation/v1/quotations/${refused.quotation.id}/decline`, decline));
  const hours = (await app.call('GET', `${meetings}/availability`, { as: vendor })).body as { data: MeetingAvailability };
  const { is_in_plan: _plan, booking_url: _url, ...offered } = hours.data;
  await done(app.call('PUT', `${meetings}/availability`, { as: vendor, body: { ...offered, is_offered: true } }));
  const wish = { vendor_id: vendor.vendorId, starts_at: '2026-11-24T03:00:00.000Z', subject: 'Foto dan film', time_zone: 'Asia/Jakarta' };
  const made = await app.call('POST', meetings, { as: couple, body: wish, headers: { 'idempotency-key': crypto.randomUUID() } });
  const { id, sequence } = (made.body as { data: Meeting }).data;
  await done(app.call('POST', `${meetings}/${id}/cancel`, { as: vendor, body: { reason: 'Kamera kami rusak.', sequence } }));
});
afterAll(() => app.close());

const when = { at: '2026-11-24T03:00:00.000Z', zones: ['Asia/Jakarta'] };
const declined = (language: 'en' | 'id') => noticeText(notice('quotations.said_declined', { number }), language);
const booked = (language: 'en' | 'id') => noticeText(notice('meetings.said_booked', { subject: 'Foto dan film', when }), language);
const cancelled = (language: 'en' | 'id') => noticeText(notice('meetings.said_cancelled', { subject: 'Foto dan film', when }), language);

describe('in a conversation', () => {
  test('both read the same lines, each in the language they ask for; what people wrote stays as it is', async () => {
    for (const as of [vendor, couple]) {
      const [english, indonesian] = [await linesFor(as, 'en'), await linesFor(as, 'id')];
      expect(english[2]).toMatch(new RegExp(`^Quotation ${number} .*Rp\u00a0[\\d,]+$`));
      expect(indonesian[2]).toMatch(new RegExp(`^Penawaran ${number} .*Rp\u00a0[\\d.]+$`));
      expect(english[4]).toContain('Tuesday, 24 November 2026, 10:00 WIB');
      expect(indonesian[4]).toContain('Selasa, 24 November 2026, 10:00 WIB');
      for (const [language, lines] of [['en', english] as const, ['id', indonesian] as const])
        expect([lines[0], ...lines.slice(3)]).toEqual([
          'Is our day free?',
          `${declined(language)}\n\nTerlalu mahal bagi kami.`,
          booked(language),
          `${cancelled(language)}\n\nKamera kami rusak.`,
        ]);
    }
  });

  test('the list shows the last line so, and finds what the reader sees', async () => {
    const found = async (words: string, language: 'en' | 'id', as: BuiltAccount = vendor) =>
      (await read<Conversation[]>(as, `/v2/conversations?search=${encodeURIComponent(words)}`, language)).map(({ id }) => id);
    for (const language of ['en', 'id'] as const) {
      const [listed] = await read<Conversation[]>(vendor, '/v2/conversations', language);
      expect(listed?.last.text).toBe(`${cancelled(language)}\n\nKamera kami rusak.`);
    }
    for (const as of [vendor, couple]) {
      expect(await found(declined('en').toUpperCase(), 'en', as)).toEqual([conversation]);
      expect(await found(declined('en'), 'id', as)).toEqual([]);
      expect(await found(declined('id'), 'id', as)).toEqual([conversation]);
      expect(await found('kamera kami', 'en', as)).toEqual([conversation]);
      expect(await found(number, 'id', as)).toEqual([conversation]);
    }
    const other = await app.build.vendor({ plan: 'Gold' });
    expect(await found(number, 'id', other)).toEqual([]);
  });

  test('operators read a reported one in their own language', async () => {
    await app.call('POST', `/v2/conversations/${conversation}/spam`, { as: couple, body: { reason: 'other', note: '' } });
    const operator = await app.build.operator('support');
    const textsIn = async (language: 'en' | 'id') =>
      (await read<{ messages: { text: string }[] }[]>(operator, '/v2/operations/spam_reports?status=open', language))
        .flatMap(({ messages }) => messages.map(({ text }) => text))
        .join('\n');
    expect(await textsIn('en')).toContain(declined('en'));
    expect(await textsIn('id')).toContain(declined('id'));
  });
});

describe('in the notifications', () => {
  test('lines are in the language that is asked for, whatever the mails were written in', async () => {
    for (const as of [vendor, couple]) {
      const [english, indonesian] = [await feedOf(as, 'en'), await feedOf(as, 'id')];
      expect(english.length).toBeGreaterThan(1);
      expect(english.join('\n')).toMatch(/“Foto dan film”, Tuesday, 24 November 2026/);
      expect(indonesian.join('\n')).toMatch(/“Foto dan film”, Selasa, 24 November 2026/);
      expect(english.filter((line) => indonesian.includes(line))).toEqual([]);
    }
    expect(await feedOf(couple, 'id')).toContain(noticeText(notice('quotations.sent_subject', { other: 'Rumah Laras' }), 'id'));
  });

  test('what a newer version wrote, or an older one, is a line as well', async () => {
    const one = await app.build.couple();
    await sql`insert into feed_item (account_id, notice, at) values (${one.accountId}, ${JSON.stringify({ code: 'seating.soon', values: {} })}, now())`.execute(
      app.owner,
    );
    await sql`insert into feed_item (account_id, title, at) values (${one.accountId}, 'Ditulis dahulu', now() - interval '1 day')`.execute(
      app.owner,
    );
    expect(await feedOf(one, 'en')).toEqual(['There is news', 'Ditulis dahulu']);
    expect(await feedOf(one, 'id')).toEqual(['Ada kabar baru', 'Ditulis dahulu']);
  });
});

test('somebody’s own data holds the words beside what is kept', async () => {
  const { text } = await app.call('POST', '/v2/account_export', {
    as: couple,
    body: { password: testPassword },
    headers: { 'accept-language': 'id' },
  });
  expect(text).toContain(`"notice_text":"${declined('id')}`);
});

test('no sentence of the product is stored anywhere except in sent emails', async () => {
  // What of each sentence is between its variables, when it is long enough to be nothing else.
  const phrases = Object.values(noticeCatalogues).flatMap((both) =>
    [both.en, both.id].flatMap((sentences) =>
      Object.entries(sentences)
        .filter(([key]) => key.startsWith('said_') || key.endsWith('_subject'))
        .flatMap(([, sentence]: [string, Sentence]) => (typeof sentence === 'string' ? [sentence] : [sentence.one, sentence.other]))
        .flatMap((sentence) => sentence.split(/\{\w+\}|[“”.:\n]/))
        .map((part) => part.trim())
        .filter((part) => part.length >= 14),
    ),
  );
  expect(phrases.length).toBeGreaterThan(60);
  await app.eventually(
    () => app.owner.selectFrom('outbox_message').select('id').execute(),
    (sent) => sent.length > 3,
  );
  const places = await tracesOf(app.owner, [...new Set(phrases)]);
  expect(places).toContain('outbox_message.subject');
  expect(places.filter((place) => !place.startsWith('outbox_message.'))).toEqual([]);
});

const byTitle = (one: readonly [string, unknown], two: readonly [string, unknown]): number => one[0].localeCompare(two[0]);

/** What the migration makes of these titles, and of the lines of the conversation as they were kept before; all of it falls with the transaction. */
async function recognised(accountId: number, titles: readonly string[]) {
  const migration = readFileSync(new URL('../database/migrations/0077_old_sentences.sql', import.meta.url), 'utf8');
  const lines = sql<{ id: string; notice: unknown }>`
    select id, notice from message where conversation_id = ${conversation} and notice is not null order by number`;
  const tx = await app.owner.startTransaction().execute();
  try {
    await sql`alter table feed_item alter column notice drop not null`.execute(tx);
    await sql`alter table message drop constraint message_notice_of_the_house`.execute(tx);
    await sql`alter table feed_item disable trigger feed_item_as_written`.execute(tx);
    for (const title of titles) await sql`insert into feed_item (account_id, title, at) values (${accountId}, ${title}, now())`.execute(tx);
    const before = (await lines.execute(tx)).rows;
    for (const { id, notice: kept } of before)
      await sql`update message set body = ${noticeText(kept, 'id')}, notice = null where conversation_id = ${conversation} and id = ${id}`.execute(
        tx,
      );
    await sql.raw(migration.replace(/^alter table .*$/gm, '')).execute(tx);
    const { rows } = await sql<{
      title: string;
      notice: unknown;
    }>`select title, notice from feed_item where account_id = ${accountId}`.execute(tx);
    return { before, after: (await lines.execute(tx)).rows, notices: new Map(rows.map(({ title, notice: found }) => [title, found])) };
  } finally {
    await tx.rollback().execute();
  }
}

test('lines from before are recognised in both languages, and what is not stays as it was written', async () => {
  const other = 'Rumah Laras';
  // In the words of those days.
  const titles: readonly (readonly [written: string, means: Notice])[] = [
    ['Penawaran dari Rumah Laras', notice('quotations.sent_subject', { other })],
    ['Rp\u00a01,250,000 for Rumah Laras has arrived', notice('quotations.paid_subject', { other, amount: 1_250_000 })],
    [
      'Uang muka untuk Rumah Laras jatuh tempo 5 Des 2026',
      notice('quotations.soon_subject', { other, label: 'Uang muka', due: '2026-12-05' }),
    ],
    ['Rumah Laras mengirim 3 pesan untuk Anda', notice('conversations.subject_more', { from: other, count: 3 })],
    ['Rumah Laras mengirim pesan untuk Anda', notice('conversations.subject_more', { from: other, count: 1 })],
    [
      'Your online meeting with Rumah Laras: Tuesday, 24 November 2026, 10:00 WIB',
      notice('meetings.booked_subject_couple', { other, when }),
    ],
    ['A sentence of an earlier day', { code: 'as_written', values: { text: 'A sentence of an earlier day' } }],
  ];
  const { accountId } = await app.build.couple();
  const { before, after, notices } = await recognised(
    accountId,
    titles.map(([title]) => title),
  );
  expect([...notices].toSorted(byTitle)).toEqual([...titles].toSorted(byTitle));
  expect(before.length).toBeGreaterThan(3);
  expect(after).toEqual(before);
});
