// The timeline of a client over HTTP, and notes: whose they are, in pages, twice, in two windows, and what stays closed.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClientNote, changeClientNote, clientTimeline, type TimelineItem } from '../../contract/client-timeline.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetInPipeline } from './api.ts';
import { inTransaction } from '../kit/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T05:00:00Z' });
});
afterAll(() => app.close());

const gold = () => app.build.vendor({ plan: 'Gold' });
const page = async (as: BuiltAccount, couple: BuiltAccount, query = '') =>
  answerOf(clientTimeline, (await app.call('GET', `/v2/clients/${couple.accountId}/timeline${query}`, { as })).body);
const codes = (items: readonly TimelineItem[]) => items.map(({ code }) => code);
const note = (as: BuiltAccount, couple: BuiltAccount, text: string, headers = {}) =>
  app.call('POST', `/v2/clients/${couple.accountId}/notes`, { as, body: { text }, headers });
const noted = async (as: BuiltAccount, couple: BuiltAccount, text: string) =>
  answerOf(addClientNote, (await note(as, couple, text)).body).data;

test('everything a vendor and a couple have between them, newest first', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  const next = () => app.clock.advance(60_000);
  await app.call('POST', `/v2/vendors/${vendor.vendorId}/views`, { as: couple });
  next();
  const conversation = await app.build.conversation(vendor, couple, 'Masih kosong?');
  next();
  await app.build.say(vendor, conversation, 'Masih.');
  next();
  const accepted = await app.build.acceptedQuotation({ vendor, couple });
  next();
  await app.build.webhook(await app.build.instalmentPayment(accepted));
  next();
  await app.call('PUT', `/v2/clients/${couple.accountId}/stage`, {
    as: vendor,
    body: { stage: 'lost', from: 'booked', reason: 'other', words: 'Pindah' },
  });
  next();
  await noted(vendor, couple, 'Ibu alergi kacang');
  const { data, meta } = await page(vendor, couple);
  // What happened at one instant, as by the clock of this test, is in the order of its keys.
  const quoted = ['quotation_sent', 'quotation_request', 'quotation_accepted'];
  expect(codes(data)).toEqual(['note', 'moved', 'paid', ...quoted, 'messages', 'profile_view']);
  expect(meta.next).toBeNull();
  const of = (code: string) => data.find((item) => item.code === code);
  expect(of('messages')).toMatchObject({ by_couple: 1, by_vendor: 1, text: 'Masih.', reference: conversation });
  expect(of('quotation_accepted')).toMatchObject({
    number: accepted.quotation.number,
    amount: 10_000_000,
    reference: accepted.quotation.id,
  });
  expect(of('moved')).toMatchObject({
    from: 'booked',
    stage: 'lost',
    reason: 'other',
    text: 'Pindah',
    by: expect.stringContaining('vendor'),
  });
  expect(of('note')).toMatchObject({ text: 'Ibu alergi kacang', note: { revision: 1, is_edited: false, may_change: true } });
});

test('a declined quotation says on what ground, and in which words', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  const { quotation } = await app.build.sentQuotation({ vendor, couple });
  const body = { ground: 'date', reason: 'Sudah pindah tanggal' };
  await app.call('POST', `/ms/quotation/v1/quotations/${quotation.id}/decline`, { as: couple, body });
  const { data } = await page(vendor, couple);
  const declined = data.find(({ code }) => code === 'quotation_declined');
  expect(declined).toMatchObject({ ground: 'date', text: 'Sudah pindah tanggal' });
  expect(data.find(({ code }) => code === 'quotation_sent')?.ground).toBeNull();
});

test('comes in pages that follow each other', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  for (const n of [1, 2, 3, 4, 5]) {
    // Several at one instant are told apart too.
    if (n % 2) app.clock.advance(1_000);
    await noted(vendor, couple, `Catatan ${n}`);
  }
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const found = await page(vendor, couple, `?limit=2${next === null ? '' : `&before=${encodeURIComponent(next)}`}`);
    seen.push(...found.data.map(({ key }) => key));
    next = found.meta.next;
  } while (next !== null && seen.length < 20);
  expect(new Set(seen).size).toBe(6);
  expect(seen).toHaveLength(6);
  expect((await app.call('GET', `/v2/clients/${couple.accountId}/timeline?before=x`, { as: vendor })).status).toBe(400);
});

test('of many entries at one instant none is lost and none comes twice, also where a page ends among them', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  // As by the clock of the database: parts of a millisecond, which no cursor has.
  await sql`insert into client_note (vendor_id, couple_id, account_id, body, written_at)
    select ${vendor.vendorId}, ${couple.accountId}, ${vendor.accountId}, 'Catatan ' || n, timestamptz '2026-11-20T04:00:00.000Z' + n * interval '7 microseconds'
    from generate_series(1, 90) n`.execute(app.owner);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const found: Awaited<ReturnType<typeof page>> = await page(
      vendor,
      couple,
      `?limit=20${next === '' ? '' : `&before=${encodeURIComponent(next)}`}`,
    );
    seen.push(...found.data.map(({ key }) => key));
    next = found.meta.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((key) => key.startsWith('note:'))).toHaveLength(90);
});

test('on Trial, what a couple said stays closed until the contact is open; own notes are read', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await app.build.couple()];
  await app.build.conversation(vendor, couple, 'Rahasia kami');
  await app.build.inquiry(couple, vendor.vendorId, { wishes: 'Nuansa rahasia' });
  await noted(vendor, couple, 'Catatan sendiri');
  const before = JSON.stringify(await page(vendor, couple));
  expect(before).toContain('Catatan sendiri');
  for (const words of ['Rahasia kami', 'Nuansa rahasia']) expect(before).not.toContain(words);
  await app.call('POST', `/v2/clients/${couple.accountId}/open`, { as: vendor, body: { price: 1 } });
  expect(JSON.stringify(await page(vendor, couple))).toContain('Rahasia kami');
});

test('a note is changed and deleted; twice is once, and two windows do not overwrite each other', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  const key = { 'idempotency-key': 'note-twice-1' };
  const [one, two] = await Promise.all([note(vendor, couple, 'Sekali', key), note(vendor, couple, 'Sekali', key)]);
  const { reference: id } = answerOf(addClientNote, one.body).data;
  expect(answerOf(addClientNote, two.body).data.reference).toBe(id);
  const change = (text: string, revision: number) => app.call('PUT', `/v2/client_notes/${id}`, { as: vendor, body: { text, revision } });
  expect(answerOf(changeClientNote, (await change('Dua kali', 1)).body).data).toMatchObject({
    text: 'Dua kali',
    note: { revision: 2, is_edited: true },
  });
  expect(codeOf(await change('Tiga kali', 1))).toBe('clients.edited_elsewhere');
  const remove = () => app.call('DELETE', `/v2/client_notes/${id}`, { as: vendor });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect(codes((await page(vendor, couple)).data)).toEqual(['messages']);
});

test.each([
  ['  ', 'clients.text_required'],
  ['x'.repeat(2_001), 'clients.text_too_long'],
  ['a\u202eb', 'catalogue.text_invalid'],
])('a note %j is refused', async (text, code) => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  expect((await note(vendor, couple, text)).body).toMatchObject({ error: { code, field: 'text' } });
});

test('no timeline and no note of another’s client, and none of another vendor is changed', async () => {
  const [vendor, other, couple] = [await gold(), await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  const { reference: id } = await noted(vendor, couple, 'Milik kami');
  expect((await app.call('GET', `/v2/clients/${couple.accountId}/timeline`, { as: other })).status).toBe(404);
  expect((await note(other, couple, 'Halo')).status).toBe(404);
  expect((await app.call('PUT', `/v2/client_notes/${id}`, { as: other, body: { text: 'Ubah', revision: 1 } })).status).toBe(404);
  expect((await app.call('DELETE', `/v2/client_notes/${id}`, { as: other })).status).toBe(404);
  expect((await page(vendor, couple)).data[0]).toMatchObject({ text: 'Milik kami' });
});

test('there are at most 500 notes about a client', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  await sql`insert into client_note (vendor_id, couple_id, account_id, body, written_at)
    select ${vendor.vendorId}, ${couple.accountId}, ${vendor.accountId}, 'x', now() from generate_series(1, 500)`.execute(app.owner);
  expect(codeOf(await note(vendor, couple, 'Satu lagi'))).toBe('clients.too_many_notes');
});

test('a couple that leaves is named in no note; a vendor that leaves takes its notes along', async () => {
  const [vendor, couple] = [await gold(), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  await noted(vendor, couple, `Telepon Wulandari di ${couple.email}`);
  await inTransaction(app.db, (tx) => forgetInPipeline(tx, couple.accountId, ['Wulandari', couple.email]));
  const [kept] = (await page(vendor, couple)).data;
  expect(kept?.text).not.toMatch(/Wulandari|@/);
  await inTransaction(app.db, (tx) => forgetInPipeline(tx, vendor.accountId, []));
  expect(codes((await page(vendor, couple)).data)).not.toContain('note');
});
