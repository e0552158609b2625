// What a vendor's presence brought: whose figures they are, where days end, and where clients came from.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveQuotation } from '../../contract/quotations.ts';
import { getResults, type Results } from '../../contract/results.ts';
import { addDays, businessDayOf, dayMs, hourMs } from '../../core/time.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

let city = 0;
const advertiser = (): Promise<Advertiser> => buildAdvertiser(app, { vendor: { categoryId: 11, cityId: 1 + (city++ % 12) } });
const today = () => businessDayOf(app.clock.now());
const newKey = (): string => randomBytes(16).toString('base64url');
const ask = (vendor: BuiltAccount | undefined, start = today(), end = start) =>
  app.call('GET', `/ms/bs-vendors/api/v1/vendor_results?start_date=${start}&end_date=${end}`, { ...(vendor && { as: vendor }) });
async function resultsOf(vendor: BuiltVendor, start = today(), end = start): Promise<Results> {
  const answer = await ask(vendor, start, end);
  expect(answer.status, answer.text).toBe(200);
  return answerOf(getResults, answer.body).data;
}
async function click(vendor: Advertiser, { couple, browser }: { couple?: BuiltAccount; browser?: string }): Promise<void> {
  const cookies = [...(browser === undefined ? [] : [`PLMD=${browser}`]), ...(couple === undefined ? [] : [`BSID=${couple.cookie}`])];
  const viewer = app.build.viewer({ cookie: cookies.join('; ') });
  await viewer.click(await seenCard(app, vendor, viewer));
}
async function write(vendor: BuiltVendor, couple: BuiltAccount, { browser, product }: { browser?: string; product?: string } = {}) {
  const answer = await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
    as: couple,
    body: { subject: 'other', text: 'Halo', ...(product !== undefined && { product_id: product }) },
    headers: browser === undefined ? {} : { cookie: `PLMD=${browser}` },
  });
  expect(answer.status, answer.text).toBe(201);
}
const contactsOf = ({ sources: { ad, elsewhere, unknown } }: Results) => [ad.contacts, elsewhere.contacts, unknown.contacts];

describe('where a client came from', () => {
  it('is the ad when the couple clicked on it within seven days before its first contact', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    await click(vendor, { couple });
    await app.build.later(7 * dayMs - hourMs);
    await write(vendor, couple);
    expect(contactsOf(await resultsOf(vendor))).toEqual([1, 0, 0]);
  });

  it('is the ad when its browser did, before the couple signed in', async () => {
    const vendor = await advertiser();
    const browser = newKey();
    await click(vendor, { browser });
    await write(vendor, await app.build.couple(), { browser });
    expect(contactsOf(await resultsOf(vendor))).toEqual([1, 0, 0]);
  });

  it('is elsewhere when the click is older, or was on the ad of another vendor', async () => {
    const [vendor, other] = [await advertiser(), await advertiser()];
    const couple = await app.build.couple();
    await click(vendor, { couple });
    await app.build.later(7 * dayMs + hourMs);
    await click(other, { couple });
    await write(vendor, couple);
    expect(contactsOf(await resultsOf(vendor))).toEqual([0, 1, 0]);
  });

  it('stays what it was at the first contact, whatever the couple clicks later', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    await write(vendor, couple);
    await app.build.later(hourMs);
    await click(vendor, { couple });
    await write(vendor, couple);
    const { sources, ad } = await resultsOf(vendor);
    expect([sources.ad.contacts, sources.elsewhere.contacts, ad.clicks]).toEqual([0, 1, 1]);
  });

  it('is not known when only the request for a quotation is left', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couple = await app.build.couple();
    await app.build.acceptedQuotation({ vendor, couple });
    await sql`delete from couple_event where vendor_id = ${vendor.vendorId}`.execute(app.owner);
    const { sources } = await resultsOf(vendor);
    expect(sources.unknown).toMatchObject({ contacts: 1, booked: { clients: 1, amount: 10_000_000 } });
    expect(sources.elsewhere.contacts).toBe(0);
  });
});

describe('the chain', () => {
  it('follows a client of the ad from the click to the payment, and gives a refund back', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    await click(vendor, { couple });
    const quoted = await app.build.acceptedQuotation({ vendor, couple });
    const payment = await app.build.instalmentPayment(quoted);
    await app.build.webhook(payment);
    const results = await resultsOf(vendor);
    expect(results).toMatchObject({
      ad: { impressions: 1, clicks: 1, spending: 1_500 },
      sources: {
        ad: {
          contacts: 1,
          quoted: { clients: 1, amount: 10_000_000 },
          booked: { clients: 1, amount: 10_000_000 },
          paid: { clients: 1, amount: 3_000_000 },
        },
      },
      ad_return: { cost_per_contact: 1_500, cost_per_booked: 1_500, booked_times: 6_667, paid_times: 2_000 },
      lead_days: 7,
    });
    expect(results.placements.find(({ placement }) => placement === 'category')).toMatchObject({
      impressions: 1,
      clicks: 1,
      spending: 1_500,
      contacts: 1,
      booked: { clients: 1, amount: 10_000_000 },
    });
    const finance = await app.build.operator('finance');
    const refund = await app.call('POST', `/v2/operations/instalments/${quoted.quotation.instalments[0]?.id}/refund`, {
      as: finance,
      body: { reason: 'Acara dibatalkan kedua keluarga' },
    });
    expect(refund.status, refund.text).toBeLessThan(300);
    expect((await resultsOf(vendor)).sources.ad.paid).toEqual({ clients: 0, amount: 0 });
  });

  it('knows where the click was made that led to the first contact, whatever led to later ones', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    await click(vendor, { couple });
    await write(vendor, couple);
    const first = today();
    await app.build.later(8 * dayMs);
    const viewer = app.build.viewer({ cookie: `BSID=${couple.cookie}` });
    const cards = await viewer.visit({ placement: 'listing', limit: 12 });
    const card = cards.find(({ vendor: { id } }) => id === vendor.vendorId);
    await viewer.see(cards);
    await app.build.later(2_000);
    await viewer.click(card ?? { click_url: 'not shown' });
    await write(vendor, couple);
    const { placements } = await resultsOf(vendor, first, today());
    expect(placements.map(({ placement, clicks, contacts }) => [placement, clicks, contacts])).toEqual([
      ['discovery', 0, 0],
      ['listing', 1, 0],
      ['category', 1, 1],
    ]);
  });

  it('belongs to the period of the first contact, whenever the couple books', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couple = await app.build.couple();
    await write(vendor, couple);
    const asked = today();
    await app.build.later(20 * dayMs);
    await app.build.acceptedQuotation({ vendor, couple });
    expect((await resultsOf(vendor, asked)).sources.elsewhere).toMatchObject({ contacts: 1, booked: { clients: 1 } });
    expect((await resultsOf(vendor)).sources.elsewhere.contacts).toBe(0);
  });

  it('counts a quotation in its last version, and each couple once', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couple = await app.build.couple();
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const at = (id: string, act = '') => `/ms/quotation/v1/quotations/${id}${act}`;
    const next = answerOf(saveQuotation, (await app.call('POST', at(quotation.id, '/version'), { as: vendor })).body).quotation;
    const items = [{ name: 'Dekorasi', quantity: 1, unit: 'paket', price: 12_000_000 }];
    const body = { revision: next.revision, content: app.build.quotationContent({ items }) };
    const saved = answerOf(saveQuotation, (await app.call('PUT', at(next.id), { as: vendor, body })).body).quotation;
    const quoted = async () => (await resultsOf(vendor)).sources.elsewhere;
    expect(await quoted()).toMatchObject({ contacts: 1, quoted: { clients: 1, amount: 10_000_000 } });
    expect((await app.call('POST', at(saved.id, '/send'), { as: vendor, body: { revision: saved.revision } })).status).toBe(200);
    await write(vendor, couple);
    expect(await quoted()).toMatchObject({ contacts: 1, quoted: { clients: 1, amount: 12_000_000 } });
  });

  it('names the product that the first message was about', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const product = await app.build.product(vendor);
    await write(vendor, await app.build.couple(), { product: product.id });
    await write(vendor, await app.build.couple());
    const { products } = await resultsOf(vendor);
    expect(products).toEqual([
      { id: product.id, title: 'Paket Dekorasi Kebun', contacts: 1, quoted: { clients: 0, amount: 0 }, booked: { clients: 0, amount: 0 } },
    ]);
  });
});

describe('the period', () => {
  it('ends at midnight in Jakarta', async () => {
    const vendor = await app.build.vendor();
    const nextMidnight = (Math.floor((app.clock.now() + 7 * hourMs) / dayMs) + 1) * dayMs - 7 * hourMs;
    await app.build.later(nextMidnight - 1 - app.clock.now());
    const before = today();
    await write(vendor, await app.build.couple());
    await app.build.later(1);
    expect(today()).toBe(addDays(before, 1));
    await write(vendor, await app.build.couple());
    await write(vendor, await app.build.couple());
    expect(contactsOf(await resultsOf(vendor, before))).toEqual([0, 1, 0]);
    expect(contactsOf(await resultsOf(vendor, today()))).toEqual([0, 2, 0]);
    const both = await resultsOf(vendor, before, today());
    expect(contactsOf(both)).toEqual([0, 3, 0]);
    expect([both.hours[23]?.contacts, both.hours[0]?.contacts]).toEqual([1, 2]);
  });

  it.each([
    ['that ends before it starts', '2026-11-20', '2026-11-19', 'ads.period_end_before_start'],
    ['of more than 366 days', '2025-01-01', '2026-01-02', 'ads.period_too_long'],
    ['that is none', '2026-02-30', '2026-11-19', 'request.invalid'],
  ])('%s is refused', async (_, start, end, code) => {
    const answer = await ask(await app.build.vendor(), start, end);
    expect(answer.status).toBe(code === 'request.invalid' ? 400 : 422);
    expect(answer.body).toMatchObject({ error: { code } });
  });
});

describe('whose figures they are', () => {
  it('a vendor reads its own alone, and a new one has none', async () => {
    const [vendor, other] = [await app.build.vendor(), await app.build.vendor()];
    await write(vendor, await app.build.couple());
    expect(contactsOf(await resultsOf(vendor))).toEqual([0, 1, 0]);
    const none = await resultsOf(other, addDays(today(), -365), today());
    expect(contactsOf(none)).toEqual([0, 0, 0]);
    expect(none.ad_return).toEqual({ cost_per_contact: null, cost_per_booked: null, booked_times: null, paid_times: null });
  });

  it('couples, operators and visitors have no results', async () => {
    expect((await ask(await app.build.couple())).status).toBe(403);
    expect((await ask(await app.build.operator('finance'))).status).toBe(403);
    expect((await ask(undefined)).status).toBe(401);
  });
});
