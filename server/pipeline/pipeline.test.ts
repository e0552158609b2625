// Stages of clients over HTTP: what moves them, what a vendor chooses, whose they are, two at once, pages.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientBoard, clientStage, listPipeline, moveClient } from '../../contract/pipeline.ts';
import { dayMs } from '../../core/time.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T05:00:00Z' });
});
afterAll(() => app.close());

const gold = () => app.build.vendor({ plan: 'Gold' });
const stageOf = async (vendor: BuiltVendor, couple: BuiltAccount) =>
  answerOf(clientStage, (await app.call('GET', `/v2/clients/${couple.accountId}/stage`, { as: vendor })).body).data;
const move = (vendor: BuiltAccount, couple: BuiltAccount, body: object, on: TestApp = app) =>
  on.call('PUT', `/v2/clients/${couple.accountId}/stage`, { as: vendor, body });
const list = async (vendor: BuiltAccount, query = '') =>
  answerOf(listPipeline, (await app.call('GET', `/v2/pipeline${query}`, { as: vendor })).body);
const board = async (vendor: BuiltAccount, query = '') =>
  answerOf(clientBoard, (await app.call('GET', `/v2/pipeline/board${query}`, { as: vendor })).body).data;
const coupleNamed = async (name: string): Promise<BuiltAccount> => {
  const couple = await app.build.couple();
  await app.owner.updateTable('account').set({ display_name: name }).where('id', '=', couple.accountId).execute();
  return couple;
};

describe('what happens', () => {
  test('moves a couple from its first message to the booking and, after the wedding, to done', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    expect((await app.call('GET', `/v2/clients/${couple.accountId}/stage`, { as: vendor })).status).toBe(404);
    await app.call('POST', `/v2/vendors/${vendor.vendorId}/views`, { as: couple });
    expect(await stageOf(vendor, couple)).toBeNull();
    const conversation = await app.build.conversation(vendor, couple);
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'new', by_hand: false, reason: null, loss_to_confirm: null });
    await app.build.say(vendor, conversation, 'Masih kosong.');
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'answered' });
    const quoted = await app.build.sentQuotation({ vendor, couple }, { event_date: '2026-11-25' });
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'quoted' });
    expect((await list(vendor)).data).toMatchObject([{ client: { userId: couple.accountId, isMasked: false }, amount: 10_000_000 }]);
    await app.call('POST', `/ms/quotation/v1/quotations/${quoted.quotation.id}/accept`, { as: couple });
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'booked', by_hand: false });
    // The later of both days counts: the couple had told another one with its message.
    await sql`update wedding set wedding_on = '2026-11-25' where couple_id = ${couple.accountId}`.execute(app.owner);
    app.clock.advance(6 * dayMs);
    const later = await app.build.signedInAgain(vendor);
    expect(await stageOf(later, couple)).toMatchObject({ stage: 'done', since: '2026-11-25T17:00:00.000Z' });
    app.clock.advance(-6 * dayMs);
  });

  test('declining all quotations suggests a loss with the couple’s words, and moves nothing', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    await app.call('POST', `/ms/quotation/v1/quotations/${quotation.id}/decline`, {
      as: couple,
      body: { ground: 'too_expensive', reason: 'Terlalu mahal untuk kami' },
    });
    expect(await stageOf(vendor, couple)).toMatchObject({
      stage: 'quoted',
      loss_to_confirm: { reason: 'too_expensive', words: 'Terlalu mahal untuk kami' },
    });
    await move(vendor, couple, { stage: 'lost', from: 'quoted', reason: 'too_expensive', words: 'Terlalu mahal untuk kami' });
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'lost', by_hand: true, reason: 'too_expensive', loss_to_confirm: null });
  });
});

describe('a vendor moves a client', () => {
  test('and it holds until something later leads further; from lost it is reopened by hand', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    const conversation = await app.build.conversation(vendor, couple);
    const answer = await move(vendor, couple, { stage: 'booked', from: 'new' });
    expect(answerOf(moveClient, answer.body).data).toMatchObject({ stage: 'booked', by_hand: true });
    app.clock.advance(1_000);
    await app.build.say(vendor, conversation, 'Sampai jumpa.');
    await app.build.sentQuotation({ vendor, couple });
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'booked', by_hand: true });
    await move(vendor, couple, { stage: 'lost', from: 'booked', reason: 'other', words: 'Pindah kota' });
    await move(vendor, couple, { stage: 'answered', from: 'lost' });
    expect(await stageOf(vendor, couple)).toMatchObject({ stage: 'answered', by_hand: true, reason: null });
  });

  test('the same twice is one move; a stage that is shown no more is refused', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    await app.build.conversation(vendor, couple);
    for (const _ of [1, 2]) expect((await move(vendor, couple, { stage: 'quoted', from: 'new' })).status).toBe(200);
    const refused = await move(vendor, couple, { stage: 'booked', from: 'new' });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'clients.moved_elsewhere']);
    const { rows } = await sql<{ n: number }>`select count(*) as n from client_move where couple_id = ${couple.accountId}`.execute(
      app.owner,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('of many at once on two processes one moves it, and the others are refused or find it there', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    await app.build.conversation(vendor, couple);
    const second = await openTestApp({ on: app, at: '2026-11-20T05:00:00Z' });
    const wishes = ['answered', 'quoted', 'booked', 'done', 'quoted', 'booked'];
    const answers = await Promise.all(wishes.map((stage, n) => move(vendor, couple, { stage, from: 'new' }, n % 2 ? second : app)));
    await second.close();
    const { rows } = await sql<{ stage: string }>`select stage from client_move where couple_id = ${couple.accountId}`.execute(app.owner);
    expect(rows).toHaveLength(1);
    for (const [n, answer] of answers.entries())
      expect(answer.status === 200 ? wishes[n] : codeOf(answer)).toBe(answer.status === 200 ? rows[0]?.stage : 'clients.moved_elsewhere');
  });

  test.each([
    [{ stage: 'lost', from: 'new' }, 'clients.reason_required', 'reason'],
    [{ stage: 'lost', from: 'new', reason: 'other' }, 'clients.reason_unclear', 'words'],
    [{ stage: 'lost', from: 'new', reason: 'no_answer', words: 'x'.repeat(301) }, 'clients.text_too_long', 'words'],
    [{ stage: 'lost', from: 'new', reason: 'no_answer', words: 'a\u202eb' }, 'catalogue.text_invalid', 'words'],
  ])('%j is refused at its field', async (body, code, field) => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    await app.build.conversation(vendor, couple);
    expect((await move(vendor, couple, body)).body).toMatchObject({ error: { code, field } });
  });

  test('nobody else’s client, nobody who only looked, and nobody who does not exist', async () => {
    const [vendor, other, couple] = [await gold(), await gold(), await app.build.couple()];
    await app.build.conversation(other, couple);
    expect((await move(vendor, couple, { stage: 'booked', from: 'new' })).status).toBe(404);
    await app.call('POST', `/v2/vendors/${vendor.vendorId}/views`, { as: couple });
    expect((await move(vendor, couple, { stage: 'booked', from: 'new' })).status).toBe(404);
    expect((await app.call('PUT', '/v2/clients/2000000000/stage', { as: vendor, body: { stage: 'booked', from: 'new' } })).status).toBe(
      404,
    );
    expect((await list(vendor)).data).toEqual([]);
    expect((await app.call('GET', `/v2/clients/${couple.accountId}/stage`, { as: couple })).status).toBe(403);
  });

  test('is refused after too many moves within an hour', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    await app.build.conversation(vendor, couple);
    await move(vendor, couple, { stage: 'booked', from: 'new' });
    await sql`update throttle set attempts = 600 where key = ${`client moves ${vendor.vendorId}`}`.execute(app.owner);
    expect(codeOf(await move(vendor, couple, { stage: 'quoted', from: 'booked' }))).toBe('request.too_many');
  });
});

describe('the list and the board', () => {
  test('count all stages, page, order and narrow by name', async () => {
    const vendor = await gold();
    const couples: BuiltAccount[] = [];
    for (const name of ['Ayu Board', 'Bima Board', 'Citra Board']) {
      const couple = await coupleNamed(name);
      await app.build.conversation(vendor, couple);
      app.clock.advance(1_000);
      couples.push(couple);
    }
    const [ayu, bima, citra] = couples.map(({ accountId }) => accountId);
    const [, second] = couples;
    if (second) await move(vendor, second, { stage: 'lost', from: 'new', reason: 'no_answer' });
    const ids = async (query: string) => (await list(vendor, query)).data.map(({ client }) => client.userId);
    expect(await ids('')).toEqual([bima, citra, ayu]);
    expect(await ids('?limit=2&page=2')).toEqual([ayu]);
    expect(await ids('?stage=new')).toEqual([citra, ayu]);
    expect(await ids('?q=citra')).toEqual([citra]);
    expect((await list(vendor, '?stage=lost')).meta).toMatchObject({ total: 1, stages: { new: 2, answered: 0, lost: 1, done: 0 } });
    const columns = await board(vendor, '?shown=1');
    expect(columns.map(({ stage, total, clients }) => [stage, total, clients.map(({ client }) => client.userId)])).toEqual([
      ['new', 2, [citra]],
      ['answered', 0, []],
      ['quoted', 0, []],
      ['booked', 0, []],
      ['done', 0, []],
      ['lost', 1, [bima]],
    ]);
  });

  test('on Trial keep the names and words of closed contacts closed', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await coupleNamed('Dewi Rahasia')];
    await app.build.conversation(vendor, couple);
    const text = JSON.stringify([await list(vendor), await board(vendor)]);
    expect(text).not.toContain('Dewi Rahasia');
    expect((await list(vendor, '?q=rahasia')).data).toEqual([]);
    expect((await list(vendor)).data).toMatchObject([{ client: { isMasked: true }, stage: { stage: 'new' } }]);
  });

  test('leave out what the vendor put into spam', async () => {
    const [vendor, couple] = [await gold(), await app.build.couple()];
    const conversation = await app.build.conversation(vendor, couple);
    await sql`update conversation_side set folder = 'spam' where conversation_id = ${conversation} and side = 'vendor'`.execute(app.owner);
    expect((await list(vendor)).data).toEqual([]);
  });
});
