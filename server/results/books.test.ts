// The independent bookkeeper recomputes the results of vendors in a world of random acts, from single clicks to the ledger, and finds the same Rupiah.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getResults, type Results } from '../../contract/results.ts';
import { happenedIn } from '../../core/results/days.ts';
import { addDays, businessDayOf, minuteMs } from '../../core/time.ts';
import { createViewerKeys } from '../ads/viewer.ts';
import { keyFor } from '../config-secrets.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import type { Quoted } from '../testing/builders/quotations.ts';
import { type ChainInBooks, chainsInBooks, clicksInBooks, happeningsInBooks } from '../testing/laws/results.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { happeningsByDay } from './happenings.ts';

let app: TestApp;
const vendors: Advertiser[] = [];
const couples: (BuiltAccount & { readonly browser: string })[] = [];
const firstDay = '2026-11-16';

beforeAll(async () => {
  app = await openTestApp({ at: `${firstDay}T03:00:00Z` });
  for (const cityId of [3, 4]) vendors.push(await buildAdvertiser(app, { credit: 500_000, vendor: { categoryId: 11, cityId } }));
  for (let i = 0; i < 6; i++) couples.push({ ...(await app.build.couple()), browser: randomBytes(16).toString('base64url') });
});
afterAll(() => app.close());

/** What someone does next, after so many minutes. */
const acts = ['click', 'click at home', 'write', 'ask', 'spam', 'quote', 'accept', 'accept', 'pay', 'pay'] as const;
const act = fc.record({
  act: fc.constantFrom(...acts),
  vendor: fc.nat(1),
  couple: fc.nat(5),
  minutes: fc.oneof({ weight: 7, arbitrary: fc.nat(300) }, { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 9_000 }) }),
  price: fc.integer({ min: 1_000, max: 30_000 }),
});

async function click(vendor: Advertiser, cookie: string): Promise<void> {
  const viewer = app.build.viewer({ cookie });
  // Couples that booked are not shown ads of what they have.
  const card = await seenCard(app, vendor, viewer).catch(() => null);
  if (card !== null) await viewer.click(card);
}

const quotations = new Map<string, Quoted>();
async function perform({
  act: kind,
  vendor: v,
  couple: c,
  minutes,
  price,
}: typeof act extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  await app.build.later(minutes * minuteMs);
  const [vendor, couple] = [vendors[v], couples[c]];
  if (vendor === undefined || couple === undefined) return;
  const pair = `${v} ${c}`;
  const headers = { cookie: `PLMD=${couple.browser}` };
  const quoted = quotations.get(pair);
  if (kind === 'click') await click(vendor, `BSID=${couple.cookie}`);
  if (kind === 'click at home') await click(vendor, headers.cookie);
  if (kind === 'write') {
    const body = { subject: 'other', text: 'Halo' };
    const answer = await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, headers, body });
    if (answer.status !== 201) throw new Error(`the message was not sent: ${answer.text}`);
  }
  if (kind === 'spam')
    await sql`update conversation_side set folder = 'spam' where side = 'vendor' and conversation_id in (
      select id from conversation where vendor_id = ${vendor.vendorId} and couple_id = ${couple.accountId})`.execute(app.owner);
  if (kind === 'ask' || (kind === 'quote' && quoted !== undefined)) await app.build.inquiry(couple, vendor.vendorId);
  else if (kind === 'quote') {
    const items = [{ name: 'Dekorasi', quantity: 1, unit: 'paket', price: price * 1_000 }];
    quotations.set(pair, await app.build.sentQuotation({ vendor, couple }, { items }));
  }
  if (quoted !== undefined && kind === 'accept') {
    const answer = await app.call('POST', `/ms/quotation/v1/quotations/${quoted.quotation.id}/accept`, { as: couple });
    if (answer.status === 200) quotations.set(pair, { ...quoted, quotation: (answer.body as Pick<Quoted, 'quotation'>).quotation });
  }
  const due = quoted?.quotation.instalments[0]?.id;
  if (quoted !== undefined && kind === 'pay' && due !== undefined && due !== null)
    await app.build.instalmentPayment(quoted).then(
      (payment) => app.build.webhook(payment),
      () => undefined,
    );
}

const inBooks = ({ sources }: Results): ChainInBooks[] =>
  (['ad', 'elsewhere', 'unknown'] as const).flatMap((source) => {
    const { contacts, quoted, booked, paid } = sources[source];
    if (contacts === 0) return [];
    return {
      source,
      contacts,
      quoted: quoted.clients,
      quoted_idr: quoted.amount,
      booked: booked.clients,
      booked_idr: booked.amount,
      paid: paid.clients,
      paid_idr: paid.amount,
    };
  });

async function happened(vendorId: number, start: string, end: string) {
  const { contacts, quoted, booked, paid } = happenedIn(await happeningsByDay(app.owner, vendorId, { start, end }), { start, end });
  return { contacts, quoted, booked: booked.count, booked_idr: booked.amountIdr, paid: paid.count, paid_idr: paid.amountIdr };
}

async function compare(start: string, end: string): Promise<Results[]> {
  const keys = createViewerKeys(keyFor(app.config.secrets.viewer, 'viewer'));
  const asked = {
    start,
    end,
    leadDays: 7,
    coupleKeys: new Map(couples.map(({ accountId }) => [accountId, keys.couple(accountId)])),
    browserKeys: new Map(couples.map(({ browser }) => [browser, keys.device(browser)])),
  };
  const found: Results[] = [];
  for (const vendor of vendors) {
    const answer = await app.call('GET', `/ms/bs-vendors/api/v1/vendor_results?start_date=${start}&end_date=${end}`, { as: vendor });
    const results = answerOf(getResults, answer.body).data;
    const { vendorId } = vendor;
    expect(inBooks(results)).toEqual(await chainsInBooks(app.owner, { ...asked, vendorId }));
    const byWeekday = results.weekdays.flatMap(({ clicks, spending }, index) =>
      clicks === 0 ? [] : { weekday: index + 1, clicks, spent_idr: spending },
    );
    expect(byWeekday).toEqual(await clicksInBooks(app.owner, { vendorId, start, end }));
    const sum = (of: (row: { clicks: number; spending: number }) => number) =>
      results.placements.reduce((total, row) => total + of(row), 0);
    expect([results.ad.clicks, results.ad.spending]).toEqual([sum(({ clicks }) => clicks), sum(({ spending }) => spending)]);
    expect(results.placements.reduce((total, { contacts }) => total + contacts, 0)).toBe(results.sources.ad.contacts);
    expect(await happened(vendorId, start, end)).toEqual(await happeningsInBooks(app.owner, { vendorId, start, end }));
    found.push(results);
  }
  return found;
}

test('the books say the same of every vendor and period, whatever couples and vendors did', async () => {
  const history = fc.sample(act, 240);
  for (const one of history) await perform(one);
  const today = businessDayOf(app.clock.now());
  const whole = await compare(firstDay, today);
  for (const days of [0, 1, 3, 9]) {
    await compare(firstDay, addDays(firstDay, days));
    await compare(addDays(firstDay, days + 1), today);
  }
  expect(await differences(app.owner)).toEqual([]);
  // The world had something to say of every stage, and of both sources.
  const total = (of: (results: Results) => number) => whole.reduce((sum, results) => sum + of(results), 0);
  for (const source of ['ad', 'elsewhere'] as const) expect(total(({ sources }) => sources[source].contacts)).toBeGreaterThan(0);
  expect(total(({ sources }) => sources.ad.booked.clients + sources.elsewhere.booked.clients)).toBeGreaterThan(0);
  const { rows } = await sql`select from conversation_side where side = 'vendor' and folder = 'spam'`.execute(app.owner);
  expect(rows.length).toBeGreaterThan(0);
  expect(total(({ sources }) => sources.ad.paid.amount + sources.elsewhere.paid.amount)).toBeGreaterThan(0);
}, 120_000);
