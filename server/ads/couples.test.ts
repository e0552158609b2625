// Couples that are signed in see only ads of vendors that can take them: over HTTP, with what they told and what vendors marked.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdCard } from '../../contract/catalogue.ts';
import { minuteMs } from '../../core/time.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { type Advertiser, buildAdvertiser } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const day = '2027-06-12';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-25T03:00:00Z' });
});
afterAll(() => app.close());

const placements = '/ms/bs-vendors/api/v1/vendor_ads/placements';
const shown = async (as: BuiltAccount | null, address: string): Promise<number[]> => {
  const { body } = await app.call('GET', `${placements}/${address}`, as === null ? {} : { as });
  return (body as { data: AdCard[] }).data.map(({ vendor }) => vendor.id).toSorted((a, b) => a - b);
};
const inCategory = (category: number) => `category?category_id=${category}&limit=12`;
const tell = async (as: BuiltAccount, wedding: { wedding_date?: string | null; city_id?: number | null }, revision = 0) => {
  const nothing = { guests: null, budget_band: null, venue: '', wishes: '', category_ids: [], is_findable: false };
  const body = { revision, wedding_date: null, city_id: null, ...nothing, ...wedding };
  const answer = await app.call('PUT', '/v2/wedding', { as, body });
  expect(answer.status, answer.text).toBe(200);
};
const take = async (as: Advertiser, from = day) => {
  const body = { from, to: from, part: 'day', places: null, note: '' };
  const answer = await app.call('POST', '/ms/bs-vendors/api/v1/vendor_calendar/days', { as, body });
  expect(answer.status, answer.text).toBe(204);
};
/** What was read of a couple is kept for a minute. */
const later = () => app.clock.advance(minuteMs + 1);

test('a vendor that is taken on the day of a couple is not shown to it, and is again once it is free', async () => {
  const [free, taken] = [
    await buildAdvertiser(app, { vendor: { categoryId: 12, cityId: 2 } }),
    await buildAdvertiser(app, { vendor: { categoryId: 12, cityId: 2 } }),
  ];
  const both = [free.vendorId, taken.vendorId];
  await take(taken);
  await take(free, '2027-06-13');
  const couple = await app.build.couple();
  expect(await shown(couple, inCategory(12)), 'a couple that told nothing').toEqual(both);
  await tell(couple, { wedding_date: day });
  later();
  expect(await shown(couple, inCategory(12))).toEqual([free.vendorId]);
  expect(await shown(null, inCategory(12)), 'a visitor').toEqual(both);
  expect(await shown(taken, inCategory(12)), 'a vendor that looks').toEqual(both);
  const other = await app.build.couple();
  await tell(other, { wedding_date: '2027-06' });
  expect(await shown(other, inCategory(12)), 'a couple that knows only the month').toEqual(both);

  expect((await app.call('DELETE', `/ms/bs-vendors/api/v1/vendor_calendar/days/${day}`, { as: taken })).status).toBe(204);
  later();
  expect(await shown(couple, inCategory(12))).toEqual(both);
});

test('pages that name no city show a couple vendors of the city where it marries', async () => {
  const [near, far] = [
    await buildAdvertiser(app, { vendor: { categoryId: 54, cityId: 3 } }),
    await buildAdvertiser(app, { vendor: { categoryId: 54, cityId: 4 } }),
  ];
  const couple = await app.build.couple();
  await tell(couple, { city_id: 3 });
  expect(await shown(couple, inCategory(54))).toEqual([near.vendorId]);
  expect(await shown(couple, `${inCategory(54)}&city_id=4`), 'a city that it looks at itself').toEqual([far.vendorId]);
  expect(await shown(null, inCategory(54))).toEqual([near.vendorId, far.vendorId]);
});

test('a couple that has booked in a category sees no more of its ads', async () => {
  const [caterer, rival, florist] = [
    await buildAdvertiser(app, { vendor: { categoryId: 9, cityId: 5 } }),
    await buildAdvertiser(app, { vendor: { categoryId: 9, cityId: 5 } }),
    await buildAdvertiser(app, { vendor: { categoryId: 69, cityId: 5 } }),
  ];
  const couple = await app.build.couple();
  await app.build.acceptedQuotation({ vendor: caterer, couple });
  expect(await shown(couple, inCategory(9))).toEqual([]);
  expect(await shown(couple, 'listing?city_id=5&limit=12')).toEqual([florist.vendorId]);
  expect(await shown(null, inCategory(9))).toEqual([caterer.vendorId, rival.vendorId]);
});
