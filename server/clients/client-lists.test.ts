// Interested and potential clients, and what the vendor sees of them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, ClientList } from '../../contract/contacts.ts';
import { dayMs } from '../../core/time.ts';
import type { BuiltAccount, BuiltVendor, VendorWish } from '../testing/builders/accounts.ts';
import { buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T05:00:00Z' });
});
afterAll(() => app.close());

let place = 0;
/** A category and city of its own for each test, so that no other test's couple fits. */
const ownPlace = () => {
  place++;
  return { categoryId: [6, 2, 9, 56, 7, 61, 58, 10, 3, 8, 161, 11][place % 12] ?? 6, cityId: 1 + Math.floor(place / 12) };
};
const wedding = (part: object = {}) => ({
  wedding_date: '2027-06-12',
  city_id: 1,
  guests: 200,
  budget_band: '100_250',
  venue: '',
  wishes: 'Adat Sunda',
  category_ids: [],
  is_findable: true,
  ...part,
});
const ownWedding = async (couple: BuiltAccount) =>
  ((await app.call('GET', '/v2/wedding', { as: couple })).body as { data: { revision: number } | null }).data;
const tell = async (couple: BuiltAccount, part: object = {}) =>
  app.call('PUT', '/v2/wedding', { as: couple, body: wedding({ revision: (await ownWedding(couple))?.revision ?? 0, ...part }) });
const act = (vendor: BuiltVendor, couple: BuiltAccount, what: 'views' | 'price_list_views' = 'views') =>
  app.call('POST', `/v2/vendors/${vendor.vendorId}/${what}`, { as: couple });
const write = (vendor: BuiltVendor, couple: BuiltAccount) =>
  app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
    as: couple,
    body: { subject: 'availability', text: 'Masih kosong?', wedding_date: '2027-08-01' },
  });
const listed = async (vendor: BuiltVendor, which: 'interested' | 'potential', query = '') =>
  (await app.call('GET', `/v2/statistics/${which}_clients${query}`, { as: vendor })).body as ClientList;
const idsIn = async (...asked: Parameters<typeof listed>) => (await listed(...asked)).statisticUsers.map(({ userId }) => userId);
/** Sessions last a day: what a couple did is moved back instead of the clock forward. */
const happenedBefore = (couple: BuiltAccount, ms: number) =>
  sql`update couple_event set at = at - ${ms} * interval '1 millisecond' where couple_id = ${couple.accountId}`.execute(app.owner);
const client = (vendor: BuiltVendor, id: number) => app.call('GET', `/v2/clients/${id}`, { as: vendor });
const open = (vendor: BuiltVendor, id: number, price = 1) => app.call('POST', `/v2/clients/${id}/open`, { as: vendor, body: { price } });
const details = (vendor: BuiltVendor, id: number) => app.call('GET', `/ms/feeds/api/v1/users/${id}/wedding_details`, { as: vendor });

test('what a couple tells anew of its wedding reaches the open pages of the vendors that know it, and of no other', async () => {
  const { categoryId, cityId } = ownPlace();
  const fits = { plan: 'Gold', categoryId, cityId } as const;
  const [acted, opened, stranger] = [await app.build.vendor(), await app.build.vendor(fits), await app.build.vendor(fits)];
  const couple = await app.build.couple();
  await tell(couple, { wedding_date: '2027-08-01', city_id: cityId, category_ids: [categoryId] });
  await act(acted, couple);
  expect((await open(opened, couple.accountId)).status).toBe(200);
  const heard: string[] = [];
  for (const [name, vendor] of Object.entries({ acted, opened, stranger })) {
    // What was said of earlier acts may still be on its way.
    app.system.bus.subscribe(`account:${vendor.accountId}`, (payload) => heard.push(`${name} ${payload}`));
    await app.system.bus.publish(app.db, `account:${vendor.accountId}`, 'from here on');
  }
  const isThere = (wanted: string) => app.eventually(async () => heard.includes(wanted), Boolean);
  await isThere('stranger from here on');
  heard.length = 0;
  expect((await tell(couple, { wedding_date: '2027-09-04', city_id: cityId, category_ids: [categoryId] })).status).toBe(200);
  await isThere('acted {"kind":"client"}');
  await isThere('opened {"kind":"client"}');
  expect(heard).toHaveLength(2);
});

test('a couple whose address was never confirmed is nobody’s client', async () => {
  const { categoryId, cityId } = ownPlace();
  const [seen, fits] = [await app.build.vendor({ plan: 'Gold' }), await app.build.vendor({ plan: 'Gold', categoryId, cityId })];
  const couple = await app.build.couple();
  await tell(couple, { city_id: cityId, category_ids: [categoryId] });
  await act(seen, couple);
  expect(await idsIn(seen, 'interested')).toEqual([couple.accountId]);
  expect(await idsIn(fits, 'potential')).toEqual([couple.accountId]);
  await sql`update account set email_confirmed_at = null where id = ${couple.accountId}`.execute(app.owner);
  expect(await idsIn(seen, 'interested')).toEqual([]);
  expect(await idsIn(fits, 'potential')).toEqual([]);
  for (const vendor of [seen, fits]) {
    expect((await client(vendor, couple.accountId)).status).toBe(404);
    expect((await open(vendor, couple.accountId, 0)).status).toBe(404);
  }
});

describe('interested clients', () => {
  test('are couples that did something within 90 days, last first, with what they did last', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const [first, second] = [await app.build.couple(), await app.build.couple()];
    await act(vendor, first);
    app.clock.advance(1_000);
    await act(vendor, second, 'price_list_views');
    app.clock.advance(1_000);
    await app.call('PUT', `/v2/saved_vendors/${vendor.vendorId}`, { as: first });
    expect((await listed(vendor, 'interested')).statisticUsers).toMatchObject([
      { userId: first.accountId, lastAction: 'save', source: 'marketplace', contacted: false, isMasked: false, weddingDate: null },
      { userId: second.accountId, lastAction: 'price_list_view' },
    ]);
    await happenedBefore(second, 90 * dayMs);
    expect(await idsIn(vendor, 'interested')).toEqual([first.accountId]);
    await happenedBefore(first, 90 * dayMs + 1);
    expect(await idsIn(vendor, 'interested')).toEqual([]);
    expect(await idsIn(vendor, 'potential')).toEqual([]);
  });

  test('are nobody else’s: not another vendor’s, not visitors without a name', async () => {
    const [vendor, other, couple] = [await app.build.vendor(), await app.build.vendor(), await app.build.couple()];
    await act(vendor, couple);
    await app.call('POST', `/v2/vendors/${vendor.vendorId}/views`, { headers: { cookie: 'PLMD=abcdefghijklmnopqrstuv' } });
    expect(await idsIn(other, 'interested')).toEqual([]);
    expect(await idsIn(vendor, 'interested')).toEqual([couple.accountId]);
  });

  test('came by an ad where they clicked on it first', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { plan: 'Gold', categoryId: 54, cityId: 9 } });
    const couple = await app.build.couple();
    const viewer = app.build.viewer({ cookie: `BSID=${couple.cookie}` });
    await viewer.click(await seenCard(app, vendor, viewer));
    await act(vendor, couple);
    expect((await listed(vendor, 'interested')).statisticUsers).toMatchObject([{ source: 'ad' }]);
  });

  test('can be narrowed by month, city, action and whether they were opened, and paged', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const [june, december] = [await app.build.couple(), await app.build.couple()];
    await tell(june, { wedding_date: '2027-06' });
    await tell(december, { wedding_date: '2027-12-31', city_id: 2 });
    await act(vendor, june);
    await act(vendor, december, 'price_list_views');
    await open(vendor, june.accountId);
    for (const query of ['?month=2027-06', '?city_id=1', '?action=profile_view', '?contacted=yes'])
      expect(await idsIn(vendor, 'interested', query), query).toEqual([june.accountId]);
    for (const query of ['?month=2027-12', '?city_id=2', '?action=price_list_view', '?contacted=no'])
      expect(await idsIn(vendor, 'interested', query), query).toEqual([december.accountId]);
    const pages = await Promise.all([1, 2, 3].map((page) => listed(vendor, 'interested', `?limit=1&page=${page}`)));
    expect(pages.map(({ statisticUsers, meta }) => [statisticUsers.length, meta.total])).toEqual([
      [1, 2],
      [1, 2],
      [0, 2],
    ]);
    expect(pages[0]?.statisticUsers[0]?.userId).not.toBe(pages[1]?.statisticUsers[0]?.userId);
  });

  test('keep their names from a vendor on Trial until it opened them, in the search too', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await act(vendor, couple);
    const name = (await app.owner.selectFrom('account').select('display_name').where('id', '=', couple.accountId).executeTakeFirstOrThrow())
      .display_name;
    const before = await listed(vendor, 'interested');
    expect(before.statisticUsers).toMatchObject([{ isMasked: true, name: expect.stringMatching(/^u••• .•••$/) as string }]);
    expect(JSON.stringify(before)).not.toContain(name);
    const words = `?q=${encodeURIComponent(name.slice(5, 14).toUpperCase())}`;
    expect(await idsIn(vendor, 'interested', words)).toEqual([]);
    expect((await open(vendor, couple.accountId)).status).toBe(200);
    expect((await listed(vendor, 'interested', words)).statisticUsers).toMatchObject([{ isMasked: false, name, contacted: true }]);
    expect(await idsIn(vendor, 'interested', '?q=nobody')).toEqual([]);
  });

  test.each(['?action=weather', '?month=2027-13', '?contacted=maybe', '?limit=101', '?who=me'])('%s is refused', async (query) => {
    expect((await app.call('GET', `/v2/statistics/interested_clients${query}`, { as: await app.build.vendor() })).status).toBe(400);
  });
});

describe('potential clients', () => {
  const vendorAndCouple = async (wish: VendorWish = {}) => {
    const own = ownPlace();
    const vendor = await app.build.vendor({ plan: 'Gold', ...own, ...wish });
    const couple = await app.build.couple();
    return { vendor, couple, fits: { city_id: own.cityId, category_ids: [own.categoryId] } };
  };

  test('fit by category, city and budget, and have not acted yet', async () => {
    const { vendor, couple, fits } = await vendorAndCouple();
    await tell(couple, fits);
    expect((await listed(vendor, 'potential')).statisticUsers).toMatchObject([
      { userId: couple.accountId, weddingDate: '2027-06-12', budgetBand: '100_250', lastAction: null, source: 'match' },
    ]);
    await act(vendor, couple);
    expect(await idsIn(vendor, 'potential')).toEqual([]);
    expect(await idsIn(vendor, 'interested')).toEqual([couple.accountId]);
  });

  test.each<[string, object]>([
    ['looks for something else', { category_ids: [165] }],
    ['looks for nothing', { category_ids: [] }],
    ['marries in another city', { city_id: 12 }],
    ['has not said where', { city_id: null }],
    ['has not said when', { wedding_date: null }],
    ['does not want to be found', { is_findable: false }],
  ])('do not include a couple that %s', async (_, part) => {
    const { vendor, couple, fits } = await vendorAndCouple();
    await tell(couple, { ...fits, ...part });
    expect(await idsIn(vendor, 'potential')).toEqual([]);
  });

  test('fit a budget of which half, at its upper end, pays the vendor’s lowest price', async () => {
    const { vendor, couple, fits } = await vendorAndCouple();
    await tell(couple, { ...fits, budget_band: '50_100' });
    const priced = (idr: number) =>
      app.owner.updateTable('vendor').set({ price_from_idr: idr }).where('id', '=', vendor.vendorId).execute();
    await priced(50_000_000);
    expect(await idsIn(vendor, 'potential')).toEqual([couple.accountId]);
    await priced(50_000_001);
    expect(await idsIn(vendor, 'potential')).toEqual([]);
  });

  test('are active within 30 days, and end with their wedding', async () => {
    const { vendor, couple, fits } = await vendorAndCouple();
    await tell(couple, { ...fits, wedding_date: '2026-11-20' });
    const told = app.owner.updateTable('wedding').where('couple_id', '=', couple.accountId);
    await told.set({ updated_at: new Date(app.clock.now() - 31 * dayMs) }).execute();
    expect(await idsIn(vendor, 'potential')).toEqual([]);
    await act(await app.build.vendor(), couple);
    expect(await idsIn(vendor, 'potential')).toEqual([couple.accountId]);
    await told.set({ wedding_on: '2026-11-19' }).execute();
    expect(await idsIn(vendor, 'potential')).toEqual([]);
  });
});

describe('a client', () => {
  test('shows what it did; its e-mail address where it wrote and its contact is open', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await act(vendor, couple);
    app.clock.advance(1_000);
    await write(vendor, couple);
    const before = (await client(vendor, couple.accountId)).body as { data: Client };
    expect(before.data).toMatchObject({ email: null, price: 1, client: { isMasked: true, weddingDate: '2027-08-01' } });
    expect(before.data.acts.map(({ kind }) => kind)).toEqual(['message', 'profile_view']);
    const after = (await open(vendor, couple.accountId)).body as { data: Client };
    expect(after.data).toMatchObject({ email: couple.email, price: 0, client: { isMasked: false, contacted: true } });
  });

  test('that is none is not found, to look at and to open, and nothing is spent', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    for (const id of [couple.accountId, vendor.accountId, 999_999]) {
      expect((await client(vendor, id)).status).toBe(404);
      expect((await open(vendor, id)).status).toBe(404);
    }
    expect((await app.call('GET', '/v2/me', { as: vendor })).body).toMatchObject({ vendor: { contactCredit: 5 } });
  });

  test('is opened at the price that was shown, and again for nothing', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await act(vendor, couple);
    expect(await open(vendor, couple.accountId, 0)).toMatchObject({ status: 409, body: { error: { code: 'clients.price_changed' } } });
    for (let i = 0; i < 2; i++) expect((await open(vendor, couple.accountId)).status).toBe(200);
    expect((await app.call('GET', '/v2/me', { as: vendor })).body).toMatchObject({
      vendor: { contactCredit: 4, membershipInfo: { statusPlan: 'Trial', credit: 4 } },
    });
  });

  test('cannot be opened without credit', async () => {
    const [vendor, couple] = [await app.build.vendor({ contactCredit: 0 }), await app.build.couple()];
    await act(vendor, couple);
    expect(await open(vendor, couple.accountId)).toMatchObject({
      status: 422,
      body: { error: { code: 'clients.contact_credit_used_up' } },
    });
    expect((await client(vendor, couple.accountId)).body).toMatchObject({ data: { client: { isMasked: true, contacted: false } } });
  });
});

describe('writing to a client first', () => {
  const hello = (vendor: BuiltVendor, id: number, key?: string) =>
    app.call('POST', `/v2/clients/${id}/messages`, {
      as: vendor,
      body: { text: 'Selamat atas rencana Anda' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  test('needs an open contact; then there is one conversation, and the same request is the same message', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await act(vendor, couple);
    expect((await hello(vendor, couple.accountId)).status).toBe(404);
    await open(vendor, couple.accountId);
    expect((await client(vendor, couple.accountId)).body).toMatchObject({ data: { conversation_id: null } });
    const answers = await Promise.all([1, 2, 3].map(() => hello(vendor, couple.accountId, 'a-first-hello')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [{ data } = { data: { id: '', conversation_id: '' } }] = answers.map(
      ({ body }) => body as { data: { id: string; conversation_id: string } },
    );
    for (const answer of answers) expect(answer.body).toEqual({ data });
    expect((await client(vendor, couple.accountId)).body).toMatchObject({ data: { conversation_id: data.conversation_id } });
    const inbox = await app.call('GET', '/v2/conversations', { as: couple });
    expect(inbox.body).toMatchObject({ data: [{ id: data.conversation_id, unread: 1 }], meta: { total: 1 } });
  });

  test('to somebody else’s client finds nobody', async () => {
    const [vendor, other, couple] = [await app.build.vendor(), await app.build.vendor(), await app.build.couple()];
    await act(vendor, couple);
    await open(vendor, couple.accountId);
    expect((await hello(other, couple.accountId)).status).toBe(404);
    expect((await hello(vendor, 999_999)).status).toBe(404);
  });
});

describe('wedding details', () => {
  test('are there for the couple itself, and for nobody else without a shop', async () => {
    const [couple, other] = [await app.build.couple(), await app.build.couple()];
    const asked = (as: BuiltAccount) => app.call('GET', `/ms/feeds/api/v1/users/${couple.accountId}/wedding_details`, { as });
    expect((await asked(couple)).status).toBe(404);
    await tell(couple);
    expect(await asked(couple)).toMatchObject({ status: 200, body: { data: { wedding_date: '2027-06-12', wishes: 'Adat Sunda' } } });
    expect([(await asked(other)).status, (await asked(await app.build.operator('support'))).status]).toEqual([404, 404]);
  });

  test('are taken from the request if the couple entered no other wedding details', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const request = (event_date: string, guests: number) =>
      app.call('POST', `/v2/vendors/${vendor.vendorId}/inquiries`, {
        as: couple,
        body: { wishes: 'Kebun', event_date, guests, place: 'Ubud' },
      });
    expect((await request('2027-09-01', 250)).status).toBe(201);
    const told = { wedding_date: '2027-09-01', guests: 250, city: null, wishes: '' };
    expect((await details(vendor, couple.accountId)).body).toMatchObject({ data: told });
    await request('2028-01-01', 20);
    expect((await details(vendor, couple.accountId)).body).toMatchObject({ data: told });
    // No one finds a couple by what it said in passing.
    expect((await app.call('GET', '/v2/wedding', { as: couple })).body).toMatchObject({ data: { is_findable: false } });
  });

  test('said in passing fill what is open and a day that is over, and replace nothing the couple told', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    await tell(couple, { wedding_date: null, guests: 180 });
    const write = (wedding_date: string) =>
      app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body: { subject: 'other', text: 'Halo', wedding_date } });
    const own = async () => ((await app.call('GET', '/v2/wedding', { as: couple })).body as { data: Record<string, unknown> }).data;
    const { revision } = await own();
    await write('2027-09-01');
    expect(await own()).toMatchObject({ wedding_date: '2027-09-01', guests: 180, wishes: 'Adat Sunda', revision: Number(revision) + 1 });
    await write('2028-01-01');
    expect(await own()).toMatchObject({ wedding_date: '2027-09-01', revision: Number(revision) + 1 });
    await app.owner.updateTable('wedding').set({ wedding_on: '2020-01-01' }).where('couple_id', '=', couple.accountId).execute();
    await write('2028-01-01');
    expect(await own()).toMatchObject({ wedding_date: '2028-01-01', guests: 180 });
  });

  test('the lists of the vendor are part of who it is', async () => {
    const own = ownPlace();
    const [vendor, couple, fitting] = [
      await app.build.vendor({ plan: 'Gold', ...own }),
      await app.build.couple(),
      await app.build.couple(),
    ];
    await act(vendor, couple);
    await tell(fitting, { city_id: own.cityId, category_ids: [own.categoryId] });
    const me = (await app.call('GET', '/v2/me', { as: vendor })).body as {
      vendor: { interestClient: object[]; potentialClient: object[] };
    };
    expect(me.vendor.interestClient).toMatchObject([{ userId: couple.accountId }]);
    expect(me.vendor.potentialClient[0]).toMatchObject({ userId: fitting.accountId, source: 'match', lastAction: null, contacted: false });
    expect(me.vendor.potentialClient).toEqual((await listed(vendor, 'potential')).statisticUsers);
  });

  test('are for vendors in contact alone, on Trial once opened; anything else is not found alike', async () => {
    const [gold, trial, stranger] = [
      await app.build.vendor({ plan: 'Gold' }),
      await app.build.vendor(),
      await app.build.vendor({ plan: 'Gold' }),
    ];
    const couple = await app.build.couple();
    await tell(couple, { category_ids: [6, 2] });
    await act(stranger, couple);
    await write(gold, couple);
    await write(trial, couple);
    const found = await details(gold, couple.accountId);
    expect(found.body).toEqual({
      data: {
        wedding_date: '2027-06-12',
        city: { id: 1, slug: 'jakarta', name: 'Jakarta' },
        guests: 200,
        budget_band: '100_250',
        venue: '',
        wishes: 'Adat Sunda',
        categories: [
          { id: 6, slug: 'venue', name: { en: 'Venue', id: 'Tempat Pernikahan' } },
          { id: 2, slug: 'photography', name: { en: 'Photography', id: 'Fotografi' } },
        ],
      },
    });
    const codes = [await details(trial, couple.accountId), await details(stranger, couple.accountId), await details(gold, 999_999)].map(
      ({ status, body }) => [status, (body as { error: { code: string; message: string } }).error.message],
    );
    expect(new Set(codes.map(String)).size).toBe(1);
    expect(codes[0]?.[0]).toBe(404);
    await open(trial, couple.accountId);
    expect((await details(trial, couple.accountId)).status).toBe(200);
    await open(stranger, couple.accountId);
    expect((await details(stranger, couple.accountId)).status).toBe(200);
  });
});

describe('a couple’s own wedding', () => {
  test('is empty at first, then what was saved last', async () => {
    const couple = await app.build.couple();
    const own = () => app.call('GET', '/v2/wedding', { as: couple });
    expect((await own()).body).toEqual({ data: null });
    await tell(couple, { category_ids: [6] });
    const answer = await tell(couple, { wedding_date: '2027-07', guests: null, budget_band: null, is_findable: false, category_ids: [2] });
    expect(answer.body).toMatchObject({ data: { wedding_date: '2027-07', guests: null, is_findable: false, categories: [{ id: 2 }] } });
    expect((await own()).body).toEqual(answer.body);
  });

  test.each([0, 1])('of many concurrent saves over revision %i one is stored, and the others are refused', async (revision) => {
    const couple = await app.build.couple();
    if (revision === 1) await tell(couple);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => tell(couple, { revision, guests: n + 1, category_ids: [6, 2, 9].slice(n % 3) })),
    );
    const told = answers.filter(({ status }) => status === 200);
    expect(told.map(({ body }) => body)).toEqual([{ data: expect.objectContaining({ revision: revision + 1 }) }]);
    expect(await app.call('GET', '/v2/wedding', { as: couple })).toMatchObject({ body: told[0]?.body });
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ error: { code: 'clients.edited_elsewhere' } });
  });

  test('two windows: the later save is asked, and saying the same twice is no quarrel', async () => {
    const couple = await app.build.couple();
    const first = { revision: 0, guests: 100, wishes: 'Siraman' };
    expect((await tell(couple, first)).status).toBe(200);
    expect(await tell(couple, first)).toMatchObject({ status: 200, body: { data: { revision: 1 } } });
    expect(await tell(couple, { revision: 0, guests: 300 })).toMatchObject({
      status: 409,
      body: { error: { code: 'clients.edited_elsewhere' } },
    });
    expect(await ownWedding(couple)).toMatchObject({ guests: 100, wishes: 'Siraman', revision: 1 });
    expect(await tell(couple, { revision: 1, guests: 300 })).toMatchObject({ status: 200, body: { data: { guests: 300, revision: 2 } } });
  });

  test.each<[string, object, number, string]>([
    ['yesterday', { wedding_date: '2026-01-01' }, 422, 'clients.wedding_day_past'],
    ['in seventy years', { wedding_date: '2100-06-12' }, 422, 'calendar.day_too_far'],
    ['never', { wedding_date: '2027-02-30' }, 422, 'clients.wedding_day_invalid'],
    ['with too many guests', { guests: 10_001 }, 422, 'clients.guests_invalid'],
    ['nowhere', { city_id: 999 }, 422, 'catalogue.city_unknown'],
    ['with a field that is none', { vendor_id: 1 }, 400, 'request.invalid'],
  ])('%s is refused', async (_, part, status, code) => {
    expect(await tell(await app.build.couple(), part)).toMatchObject({ status, body: { error: { code } } });
  });

  test('is noted from a message, but nobody finds it by that', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await write(vendor, couple);
    expect((await app.call('GET', '/v2/wedding', { as: couple })).body).toMatchObject({
      data: { wedding_date: '2027-08-01', is_findable: false },
    });
  });
});

test('the history of contact credit has each movement with the balance after it', async () => {
  const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
  await act(vendor, couple);
  await open(vendor, couple.accountId);
  await app.db
    .transaction()
    .execute((tx) => app.system.clients.returnCredit(tx, { vendorId: vendor.vendorId, coupleId: couple.accountId, reason: 'spam' }));
  const { body } = await app.call('GET', '/v2/contact_credit?limit=2', { as: vendor });
  expect(body).toMatchObject({
    data: [
      { kind: 'return', amount: 1, balance_after: 5, reason: 'spam', couple: { id: couple.accountId } },
      { kind: 'opening', amount: -1, balance_after: 4, reason: null },
    ],
    meta: { total: 3, balance: 5 },
  });
  const other = await app.build.vendor();
  expect((await app.call('GET', '/v2/contact_credit', { as: other })).body).toMatchObject({
    data: [{ kind: 'start' }],
    meta: { total: 1 },
  });
});
