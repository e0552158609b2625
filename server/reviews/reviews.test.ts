// Reviews over HTTP: who is invited and when, one a wedding and vendor, what everyone sees, the one answer, what follows for lists, at once on two processes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VendorCard } from '../../contract/catalogue.ts';
import type { Review, ReviewClient, ReviewInvitation, ReviewSummary } from '../../contract/reviews.ts';
import { addDays, dayMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import type { Answer } from '../testing/builders/context.ts';
import { buildClient } from '../testing/builders/reviews.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

const at = '2026-11-25T03:00:00Z';
const today = '2026-11-25';
const wedding = '2026-12-05';
const clientsBase = '/ms/bs-vendors/api/v1/vendor_review_clients';
const ownBase = '/ms/bs-vendors/api/v1/vendor_reviews';
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at, jobs: true });
  other = await openTestApp({ on: app, env: secretsOf(app), at });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const open = { quality: null, communication: null, punctuality: null, value: null };
const words = 'Sangat rapi dan tepat waktu, keluarga kami puas.';
const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;
const write = (couple: BuiltAccount, vendor: BuiltVendor, change: object = {}, on = app) =>
  on.call('POST', `/v2/vendors/${vendor.vendorId}/reviews`, { as: couple, body: { rating: 5, aspects: open, text: words, ...change } });
const confirm = (vendor: BuiltVendor, couple: BuiltAccount, weddingOn = addDays(today, -20)) =>
  app.call('POST', `${clientsBase}/${couple.accountId}/invitation`, { as: vendor, body: { wedding_on: weddingOn } });
const shown = async (vendor: BuiltVendor, query = '') =>
  (await app.call('GET', `/_public/v2/vendors/${vendor.vendorId}/reviews${query}`)).body as {
    data: Review[];
    meta: { total: number; summary: ReviewSummary };
  };
const invitationsOf = async (couple: BuiltAccount) =>
  ((await app.call('GET', '/v2/reviews', { as: couple })).body as { data: ReviewInvitation[] }).data;
/** So many emails with these words arrive at an account, and no more while all that is queued is sent. */
const emailed = async ({ email }: BuiltAccount, pattern: RegExp, count: number) => {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')`.execute(app.owner);
      const sent = await app.owner.selectFrom('outbox_message').select('body_text').where('recipient', '=', email).execute();
      return [rows[0]?.waiting, sent.filter(({ body_text: text }) => pattern.test(text)).length];
    })
    .toEqual([0, count]);
};
/** A couple that this vendor confirmed. */
const client = (vendor: BuiltVendor): Promise<BuiltAccount> => buildClient(app, vendor);
const reviewed = async (vendor: BuiltVendor, rating: number) => {
  const couple = await client(vendor);
  const answer = await write(couple, vendor, { rating });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { data: Review }).data;
};

/** Time passes for these two: the day of their accepted quotation, in days from today, and of the invitation. */
const marriedOn = (vendor: BuiltVendor, days: number) =>
  inTransaction(app.owner, async (tx) => {
    // What was sent is not changed, except when someone leaves.
    await sql`select set_config('pelaminan.erasing', 'on', true)`.execute(tx);
    await sql`update quotation set content = jsonb_set(content, '{event_date}', to_jsonb(${addDays(today, days)}::text)) where vendor_id = ${vendor.vendorId}`.execute(
      tx,
    );
  });
const invitedDaysAgo = (vendor: BuiltVendor, days: number) =>
  app.owner
    .updateTable('review_invitation')
    .set({ invited_at: new Date(app.clock.now() - days * dayMs) })
    .where('vendor_id', '=', vendor.vendorId)
    .execute();

describe('who booked here', () => {
  const booked = async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    await app.build.acceptedQuotation({ vendor, couple }, { event_date: wedding });
    await sql`delete from wedding where couple_id = ${couple.accountId}`.execute(app.owner);
    return { vendor, couple };
  };

  test('is invited once, from the day after the wedding, and reminded once', async () => {
    const { vendor, couple } = await booked();
    await marriedOn(vendor, 0);
    await app.system.reviews.invite();
    expect(await invitationsOf(couple)).toEqual([]);
    expect(codeOf(await write(couple, vendor))).toBe('reviews.not_invited');

    await marriedOn(vendor, -1);
    await Promise.all([app.system.reviews.invite(), other.system.reviews.invite()]);
    await app.system.reviews.invite();
    const weddingOn = addDays(today, -1);
    expect(await invitationsOf(couple)).toMatchObject([
      { vendor: { id: vendor.vendorId }, source: 'booking', wedding_on: weddingOn, status: 'open', open_until: addDays(weddingOn, 365) },
    ]);
    await emailed(couple, /Congratulations on your wedding|Selamat atas pernikahan/, 1);

    await invitedDaysAgo(vendor, 13);
    await app.system.reviews.remind();
    await invitedDaysAgo(vendor, 14);
    await Promise.all([app.system.reviews.remind(), other.system.reviews.remind()]);
    await emailed(couple, /only reminder|satu-satunya pengingat/, 1);
    expect((await write(couple, vendor)).status).toBe(201);
    expect((await shown(vendor)).data).toMatchObject([
      { is_booked: true, wedding_month: weddingOn.slice(0, 7), text: words, answer: null },
    ]);
  });

  test('and wrote is not reminded, and who married long ago is not asked', async () => {
    const { vendor, couple } = await booked();
    await marriedOn(vendor, -2);
    await app.system.reviews.invite();
    expect((await write(couple, vendor)).status).toBe(201);
    await invitedDaysAgo(vendor, 20);
    await app.system.reviews.remind();
    const late = await booked();
    await marriedOn(late.vendor, -366);
    await app.system.reviews.invite();
    expect(await invitationsOf(late.couple)).toEqual([]);
    await emailed(couple, /only reminder|satu-satunya pengingat/, 0);
  });

  test('and postponed the wedding is not asked before the new day', async () => {
    const { vendor, couple } = await booked();
    await marriedOn(vendor, -5);
    const told = (day: string) =>
      sql`insert into wedding (couple_id, wedding_on, is_day_known, updated_at) values (${couple.accountId}, ${day}, true, now())
        on conflict (couple_id) do update set wedding_on = excluded.wedding_on`.execute(app.owner);
    await told(addDays(today, 80));
    await app.system.reviews.invite();
    expect(await invitationsOf(couple)).toEqual([]);
    await told(addDays(today, -2));
    await app.system.reviews.invite();
    expect(await invitationsOf(couple)).toMatchObject([{ wedding_on: addDays(today, -2) }]);
  });
});

describe('whom a vendor confirms', () => {
  test('is someone it talks to and may read, with a wedding that is over', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    expect(codeOf(await confirm(vendor, couple))).toBe('request.not_found');
    await app.build.conversation(vendor, couple);
    for (const day of [today, addDays(today, 3), addDays(today, -366)])
      expect(codeOf(await confirm(vendor, couple, day))).toBe('reviews.day_invalid');
    expect((await confirm(vendor, couple)).status).toBe(204);
    expect(codeOf(await confirm(vendor, couple))).toBe('reviews.already_invited');
    await emailed(couple, /account\/reviews\//, 1);
    const { data, meta } = (await app.call('GET', clientsBase, { as: vendor })).body as {
      data: ReviewClient[];
      meta: { address: string };
    };
    expect(data).toMatchObject([{ couple: { id: couple.accountId }, invitation: { source: 'vendor', status: 'open' } }]);
    expect(meta.address).toContain(`/account/reviews/${vendor.slug}`);
    const later = await app.build.couple();
    await app.build.conversation(vendor, later);
    const oneOf = async (id: number) =>
      ((await app.call('GET', `${clientsBase}?client=${id}`, { as: vendor })).body as { data: ReviewClient[] }).data;
    expect((await oneOf(couple.accountId)).map(({ couple: { id } }) => id)).toEqual([couple.accountId]);
    expect(await oneOf((await app.build.couple()).accountId)).toEqual([]);
  });

  test('is listed with the month of its wedding while it told no day', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    await app.build.conversation(vendor, couple);
    await sql`insert into wedding (couple_id, wedding_on, is_day_known, updated_at) values (${couple.accountId}, '2027-09-30', false, now())
      on conflict (couple_id) do update set wedding_on = excluded.wedding_on, is_day_known = false`.execute(app.owner);
    expect((await app.call('GET', clientsBase, { as: vendor })).body).toMatchObject({
      data: [{ wedding_on: null, wedding_month: '2027-09' }],
    });
  });

  test('is not someone whose conversation was closed as spam', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const id = await app.build.conversation(vendor, couple);
    await app.owner.updateTable('conversation').set({ closed_at: new Date() }).where('id', '=', id).execute();
    expect(codeOf(await confirm(vendor, couple))).toBe('request.not_found');
    expect((await app.call('GET', clientsBase, { as: vendor })).body).toMatchObject({ data: [] });
  });

  test('is not someone whose contact is locked', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await app.build.couple()];
    await app.build.conversation(vendor, couple);
    expect(codeOf(await confirm(vendor, couple))).toBe('request.not_found');
    const { data } = (await app.call('GET', clientsBase, { as: vendor })).body as { data: ReviewClient[] };
    expect(data).toMatchObject([{ couple: { is_open: false }, invitation: null, wedding_on: null }]);
  });
});

describe('a review', () => {
  test('is written once, also by two windows at once, and only by whom is invited', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    expect(codeOf(await write(await app.build.couple(), vendor))).toBe('reviews.not_invited');
    const couple = await client(vendor);
    expect(codeOf(await write(couple, vendor, { rating: 0 }))).toBe('reviews.stars_missing');
    expect(codeOf(await write(couple, vendor, { text: 'Bagus' }))).toBe('reviews.text_too_short');
    const answers = await Promise.all([write(couple, vendor), write(couple, vendor, {}, other)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['reviews.already_written']);
    expect((await shown(vendor)).meta).toMatchObject({ total: 1, summary: { count: 1, mean: 5 } });
    expect(await invitationsOf(couple)).toMatchObject([{ status: 'written', review: { text: words } }]);
    await emailed(vendor, /You can reply once|membalas satu kali/, 1);
  });

  test('is too late a year after the wedding', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couple = await client(vendor);
    await app.owner
      .updateTable('review_invitation')
      .set({ wedding_on: addDays(today, -366) })
      .where('couple_id', '=', couple.accountId)
      .execute();
    expect(codeOf(await write(couple, vendor))).toBe('reviews.over');
    expect(await invitationsOf(couple)).toMatchObject([{ status: 'over', review: null }]);
  });

  test('counts for the figures, the filter and the order of what is shown', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couple = await client(vendor);
    expect((await write(couple, vendor, { rating: 2, aspects: { ...open, value: 1, quality: 4 } })).status).toBe(201);
    for (const rating of [5, 5, 4]) await reviewed(vendor, rating);
    const { meta } = await shown(vendor);
    expect(meta.summary).toEqual({
      count: 4,
      mean: 4,
      stars: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 1 },
        { stars: 1, count: 0 },
      ],
      aspects: [
        { aspect: 'quality', mean: 4, count: 1 },
        { aspect: 'value', mean: 1, count: 1 },
      ],
    });
    const ratings = async (query: string) => (await shown(vendor, query)).data.map(({ rating }) => rating);
    expect(await ratings('?sort=lowest')).toEqual([2, 4, 5, 5]);
    expect(await ratings('?sort=highest&limit=2&page=2')).toEqual([4, 2]);
    expect(await ratings('?stars=5')).toEqual([5, 5]);
    expect([await ratings('?booked=1'), await ratings('?stars=1')]).toEqual([[], []]);
    expect((await app.call('GET', `/_public/v2/vendors/${vendor.vendorId}/reviews?stars=6`)).status).toBe(400);
  });

  test('of a vendor that is not shown is not shown', async () => {
    const [hidden, suspended] = [await app.build.vendor({ status: 0 }), await app.build.vendor({ status: 2 })];
    for (const { vendorId } of [hidden, suspended])
      expect(codeOf(await app.call('GET', `/_public/v2/vendors/${vendorId}/reviews`))).toBe('catalogue.not_found');
  });
});

describe('what follows for lists', () => {
  test('is the plain mean on the card, and an order that one review does not turn', async () => {
    const [many, one] = [
      await app.build.vendor({ plan: 'Gold', categoryId: 208, cityId: 7 }),
      await app.build.vendor({ plan: 'Gold', categoryId: 208, cityId: 7 }),
    ];
    for (const rating of [5, 5, 5, 5, 4, 5]) await reviewed(many, rating);
    await reviewed(one, 5);
    const listed = async () =>
      ((await app.call('GET', '/_public/v2/vendors?category=wedding-shoes&sort=rating')).body as { data: VendorCard[] }).data.map(
        ({ id, rating, review_count: count }) => ({ id, rating, count }),
      );
    expect(await listed()).toEqual([
      { id: many.vendorId, rating: 4.83, count: 6 },
      { id: one.vendorId, rating: 5, count: 1 },
    ]);
    // What was said of the many is six years old by now.
    await app.owner
      .updateTable('review')
      .set({ created_at: new Date(app.clock.now() - 6 * 365 * dayMs) })
      .where('vendor_id', '=', many.vendorId)
      .execute();
    await app.system.reviews.rate();
    await reviewed(one, 5);
    expect((await listed()).map(({ id }) => id)).toEqual([one.vendorId, many.vendorId]);
  });

  test('counts reviews that are written at the same moment on two processes', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couples = await Promise.all(Array.from({ length: 6 }, () => client(vendor)));
    await Promise.all(couples.map((couple, index) => write(couple, vendor, {}, index % 2 === 0 ? app : other)));
    const row = await app.owner
      .selectFrom('vendor')
      .select(['review_count', 'rating_avg'])
      .where('id', '=', vendor.vendorId)
      .executeTakeFirst();
    expect(row).toEqual({ review_count: 6, rating_avg: 5 });
  });
});

describe('the answer of the vendor', () => {
  const answer = (vendor: BuiltVendor, id: number, text: string, on = app) =>
    on.call('POST', `${ownBase}/${id}/answer`, { as: vendor, body: { text } });

  test('is given once, is seen by everyone and told to the couple; another vendor cannot', async () => {
    const [vendor, stranger] = [await app.build.vendor({ plan: 'Gold' }), await app.build.vendor({ plan: 'Gold' })];
    const couple = await client(vendor);
    const { id } = ((await write(couple, vendor)).body as { data: Review }).data;
    expect(codeOf(await answer(stranger, id, 'Terima kasih'))).toBe('request.not_found');
    expect(codeOf(await answer(vendor, id, '  '))).toBe('reviews.answer_missing');
    const answers = await Promise.all([answer(vendor, id, 'Terima kasih banyak'), answer(vendor, id, 'Terima kasih banyak', other)]);
    expect(new Set(answers.map((one) => codeOf(one) ?? one.status))).toEqual(new Set([200, 'reviews.already_answered']));
    expect((await shown(vendor)).data).toMatchObject([{ answer: { text: 'Terima kasih banyak' } }]);
    await emailed(couple, /Terima kasih banyak/, 1);
    const own = (await app.call('GET', `${ownBase}?show=unanswered`, { as: vendor })).body as {
      data: Review[];
      meta: { unanswered: number };
    };
    expect([own.data, own.meta.unanswered]).toEqual([[], 0]);
  });
});
