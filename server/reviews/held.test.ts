// Reviews that may come from the vendor itself, or from several accounts in one hand, wait for operators.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewCase } from '../../contract/review-cases.ts';
import type { ListedReview, OwnReview, Review, ReviewInvitation, ReviewSummary } from '../../contract/reviews.ts';
import { genuineRules } from '../../core/reviews/genuine.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import { type BuiltAccount, type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { buildClient } from '../testing/builders/reviews.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetNetworks } from './doubt.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true, env: { TRUSTED_PROXY_HOPS: '1' } });
});
afterAll(() => app.close());

const casesBase = '/v2/operations/review_cases';
const none = { quality: null, communication: null, punctuality: null, value: null };
let serial = 0;
/** A public address nobody else has. */
const newAddress = () => `36.${(serial >> 8) & 255}.${serial++ & 255}.9`;
const write = async (couple: BuiltAccount, { vendorId }: BuiltVendor, address = newAddress()) => {
  const answer = await app.call('POST', `/v2/vendors/${vendorId}/reviews`, {
    as: couple,
    body: { rating: 5, aspects: none, text: 'Tim yang ramah dan hasilnya indah sekali.' },
    headers: { 'x-forwarded-for': address },
  });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { data: Review & { is_held: boolean } }).data;
};
const shown = async ({ vendorId }: BuiltVendor) =>
  (await app.call('GET', `/_public/v2/vendors/${vendorId}/reviews`)).body as { data: ListedReview[]; meta: { summary: ReviewSummary } };
const own = async (vendor: BuiltVendor) =>
  ((await app.call('GET', '/ms/bs-vendors/api/v1/vendor_reviews', { as: vendor })).body as { data: OwnReview[] }).data;
const mine = async (couple: BuiltAccount) =>
  ((await app.call('GET', '/v2/reviews', { as: couple })).body as { data: ReviewInvitation[] }).data[0]?.review;
const casesOf = async (vendor: BuiltVendor) =>
  (
    (await app.call('GET', `${casesBase}?limit=100`, { as: await app.build.operator('support') })).body as { data: ReviewCase[] }
  ).data.filter((one) => one.vendor.id === vendor.vendorId);
const decide = async (vendor: BuiltVendor, verdict: 'kept' | 'removed') => {
  const [found] = await casesOf(vendor);
  const body = { verdict, ground: verdict === 'removed' ? 'not_genuine' : null, reason: 'We looked at the wedding' };
  return app.call('POST', `${casesBase}/${found?.id}/decision`, { as: await app.build.operator('support'), body });
};
const emailsTo = async ({ email }: BuiltAccount) =>
  ((await app.call('GET', '/dev/outbox.json')).body as { to: string; text: string }[]).filter(({ to }) => to === email);
/** A vendor and its client, whose account has been there for a while. */
async function married() {
  const vendor = await app.build.vendor({ plan: 'Gold', language: 'en' });
  return { vendor, couple: await oldClient(vendor) };
}
async function oldClient(vendor: BuiltVendor): Promise<BuiltAccount> {
  const couple = await buildClient(app, vendor);
  await app.owner
    .updateTable('account')
    .set({ created_at: new Date(app.clock.now() - 90 * dayMs) })
    .where('id', '=', couple.accountId)
    .execute();
  return couple;
}
const wasSeenAt = ({ accountId }: BuiltAccount, address: string) =>
  app.owner.updateTable('session').set({ address }).where('account_id', '=', accountId).execute();
const knownOn = ({ accountId }: BuiltAccount, device: string) =>
  app.owner
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: Buffer.from(device) })
    .execute();

test('an honest review is shown at once, also from the network of the vendor', async () => {
  const { vendor, couple } = await married();
  await wasSeenAt(vendor, '36.200.1.1');
  expect(await write(couple, vendor, '36.200.1.1')).toMatchObject({ is_held: false });
  expect((await shown(vendor)).data).toHaveLength(1);
  expect(await casesOf(vendor)).toEqual([]);
});

test.each([
  ['a day', (now: number) => businessDayOf(now + 40 * dayMs), true],
  ['a month', (now: number) => businessDayOf(now + 70 * dayMs).slice(0, 7), true],
  ['today', (now: number) => businessDayOf(now), false],
  ['this month', (now: number) => businessDayOf(now).slice(0, 7), false],
])('a couple whose wedding is still to come waits, whatever day the vendor confirms: %s', async (_, dayFrom, isHeld) => {
  const { vendor, couple } = await married();
  const told = await app.call('PUT', '/v2/wedding', {
    as: couple,
    body: {
      revision: ((await app.call('GET', '/v2/wedding', { as: couple })).body as { data: { revision: number } }).data.revision,
      wedding_date: dayFrom(app.clock.now()),
      city_id: null,
      guests: null,
      budget_band: null,
      venue: '',
      wishes: '',
      category_ids: [],
      is_findable: false,
    },
  });
  expect(told.status, told.text).toBe(200);
  expect(await write(couple, vendor)).toMatchObject({ is_held: isHeld });
  expect((await casesOf(vendor)).flatMap(({ signals }) => signals)).toEqual(isHeld ? ['wedding_ahead'] : []);
});

test('two weak doubts hold a review: the network of the vendor and a new account', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const couple = await buildClient(app, vendor);
  await wasSeenAt(vendor, '36.200.2.1');
  expect(await write(couple, vendor, '36.200.2.1')).toMatchObject({ is_held: true });
  expect(await casesOf(vendor)).toMatchObject([{ reason: null, signals: ['own_network', 'new_account'] }]);
});

test('the same mailbox or browser as the vendor hold a review', async () => {
  for (const [doubt, share] of [
    [
      'own_email',
      (v: BuiltVendor, c: BuiltAccount) =>
        app.owner
          .updateTable('vendor')
          .set({ contact_email: c.email.replace('@', '+shop@') })
          .where('id', '=', v.vendorId)
          .execute(),
    ],
    [
      'own_device',
      async (v: BuiltVendor, c: BuiltAccount) => {
        for (const one of [v, c]) await knownOn(one, `browser of ${v.vendorId}`);
      },
    ],
  ] as const) {
    const { vendor, couple } = await married();
    await share(vendor, couple);
    expect(await write(couple, vendor), doubt).toMatchObject({ is_held: true });
    expect(await casesOf(vendor)).toMatchObject([{ signals: [doubt] }]);
  }
});

test('the browser of someone of the team holds a review as the owner’s does', async () => {
  const { vendor, couple } = await married();
  const member = await app.build.member(vendor.vendorId, 'manager');
  for (const one of [member, couple]) await knownOn(one, `browser of a manager of ${vendor.vendorId}`);
  expect(await write(couple, vendor)).toMatchObject({ is_held: true });
  expect(await casesOf(vendor)).toMatchObject([{ signals: ['own_device'] }]);
});

test('refunds that go to a bank account of the vendor hold a review', async () => {
  const [vendor, other] = [await app.build.vendorWithPhone({ plan: 'Gold' }), await app.build.vendorWithPhone({ plan: 'Gold' })];
  const [couple, elsewhere] = [await oldClient(vendor), await oldClient(other)];
  const number = { bank_bic: 'CENAIDJA', account_number: '7755331100' };
  await app.build.bankAccount(vendor, number);
  const account = { ...number, holder_name: 'Ni Luh Ayu Lestari', password: testPassword };
  for (const one of [couple, elsewhere])
    expect((await app.call('PUT', '/v2/refund_account', { as: one, body: account })).status).toBeLessThan(300);
  expect(await write(elsewhere, other)).toMatchObject({ is_held: false });
  expect(await write(couple, vendor)).toMatchObject({ is_held: true });
  expect(await casesOf(vendor)).toMatchObject([{ signals: ['own_bank_account'] }]);
});

test('several accounts in one browser, and the fourth review from one network within a week', async () => {
  const { vendor, couple } = await married();
  const second = await oldClient(vendor);
  for (const one of [couple, second]) await knownOn(one, `family ${vendor.vendorId}`);
  expect(await write(couple, vendor)).toMatchObject({ is_held: false });
  expect(await write(second, vendor)).toMatchObject({ is_held: true });
  expect(await casesOf(vendor)).toMatchObject([{ signals: ['same_device'] }]);

  const crowd = await app.build.vendor({ plan: 'Gold' });
  for (const isHeld of [false, false, false, true])
    expect(await write(await oldClient(crowd), crowd, '36.201.7.7')).toMatchObject({ is_held: isHeld });
  expect(await casesOf(crowd)).toMatchObject([{ signals: ['same_network'] }]);
  // Another vendor is not concerned, and nobody is behind a private address.
  const other = await married();
  expect(await write(other.couple, other.vendor, '36.201.7.7')).toMatchObject({ is_held: false });
  const inside = await app.build.vendor({ plan: 'Gold' });
  for (let n = 0; n < 4; n++) expect(await write(await oldClient(inside), inside, '192.168.1.7')).toMatchObject({ is_held: false });
});

test('held, it is seen by its couple alone; published, it counts and the vendor hears of it', async () => {
  const { vendor, couple } = await married();
  for (const one of [vendor, couple]) await knownOn(one, `shared ${vendor.vendorId}`);
  const { id } = await write(couple, vendor);
  expect(await shown(vendor)).toMatchObject({ data: [], meta: { summary: { count: 0 } } });
  expect(await own(vendor)).toEqual([]);
  for (const [what, body] of [
    ['answer', { text: 'Terima kasih' }],
    ['report', { reason: 'untrue', details: '' }],
  ] as const)
    expect(codeOf(await app.call('POST', `/ms/bs-vendors/api/v1/vendor_reviews/${id}/${what}`, { as: vendor, body }))).toBe(
      'request.not_found',
    );
  expect(await mine(couple)).toMatchObject({ is_held: true, report: null, removal: null });
  expect((await decide(vendor, 'kept')).status).toBe(200);
  expect(await shown(vendor)).toMatchObject({ data: [{ status: 'shown', id }], meta: { summary: { count: 1, mean: 5 } } });
  expect(await mine(couple)).toMatchObject({ is_held: false });
  await app.eventually(
    () => emailsTo(vendor),
    (all) => all.some(({ text }) => text.includes('reviewed you with 5 stars')),
  );
  await app.eventually(
    () => emailsTo(couple),
    (all) => all.some(({ text }) => /now on their profile|kini tampil/.test(text)),
  );
  expect(
    (await app.call('POST', `/ms/bs-vendors/api/v1/vendor_reviews/${id}/report`, { as: vendor, body: { reason: 'untrue', details: '' } }))
      .status,
  ).toBe(204);
});

test('removed, it leaves its line and never counted; both sides are told', async () => {
  const { vendor, couple } = await married();
  for (const one of [vendor, couple]) await knownOn(one, `again ${vendor.vendorId}`);
  await write(couple, vendor);
  expect((await decide(vendor, 'removed')).status).toBe(200);
  expect(await shown(vendor)).toMatchObject({
    data: [{ status: 'removed', removal: { ground: 'not_genuine' } }],
    meta: { summary: { count: 0 } },
  });
  expect(await mine(couple)).toMatchObject({ is_held: false, removal: { ground: 'not_genuine' } });
  for (const one of [vendor, couple])
    await app.eventually(
      () => emailsTo(one),
      (all) => all.some(({ text }) => text.includes('We looked at the wedding')),
    );
  expect((await emailsTo(vendor)).filter(({ text }) => text.includes('reviewed you'))).toEqual([]);
});

test('from which network a review came is forgotten after thirty days', async () => {
  const { vendor, couple } = await married();
  const { id } = await write(couple, vendor);
  const kept = async () => (await app.owner.selectFrom('review_network').selectAll().where('review_id', '=', id).execute()).length;
  await forgetNetworks(app);
  expect(await kept()).toBe(1);
  await app.owner
    .updateTable('review_network')
    .set({ written_at: new Date(app.clock.now() - genuineRules.networkKeptDays * dayMs - 1) })
    .where('review_id', '=', id)
    .execute();
  await forgetNetworks(app);
  expect(await kept()).toBe(0);
});
