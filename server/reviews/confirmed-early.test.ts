// A vendor cannot end a couple's right to review it by confirming it early, with a day that is long past.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewInvitation } from '../../contract/reviews.ts';
import { addDays, businessDayOf, dayMs } from '../../core/time.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { writeReviewAs } from '../testing/builders/reviews.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const at = '2026-11-25T03:00:00Z';
const today = '2026-11-25';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at });
});
afterAll(() => app.close());

const confirm = (vendor: BuiltVendor, couple: BuiltAccount, weddingOn: string) =>
  app.call('POST', `/ms/bs-vendors/api/v1/vendor_review_clients/${couple.accountId}/invitation`, {
    as: vendor,
    body: { wedding_on: weddingOn },
  });
const invitationOf = async (couple: BuiltAccount) =>
  ((await app.call('GET', '/v2/reviews', { as: couple })).body as { data: ReviewInvitation[] }).data[0];
const countInvited = async ({ email }: BuiltAccount) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'send-mail' and data ->> 'to' = ${email} and data ->> 'text' like '%/account/reviews/%'`.execute(
    app.owner,
  );
  return rows[0]?.count ?? 0;
};

/** A couple with a vendor whose quotation it accepted for a day, as it told everyone. */
async function booked(weddingOn: string) {
  app.clock.set(at);
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  await app.build.acceptedQuotation({ vendor, couple }, { event_date: weddingOn });
  await app.owner
    .updateTable('wedding')
    .set({ wedding_on: weddingOn, is_day_known: true })
    .where('couple_id', '=', couple.accountId)
    .execute();
  return { vendor, couple };
}

test('the booking invites after the wedding all the same, once', async () => {
  const weddingOn = addDays(today, 40);
  const { vendor, couple: before } = await booked(weddingOn);
  expect((await confirm(vendor, before, addDays(today, -365))).status).toBe(204);
  app.clock.set(Date.parse(at) + 42 * dayMs);
  const couple = await app.build.signedInAgain(before);
  expect(await invitationOf(couple)).toMatchObject({ source: 'vendor', status: 'over' });
  for (let run = 0; run < 2; run++) await app.system.reviews.invite();
  expect(await invitationOf(couple)).toMatchObject({ source: 'booking', wedding_on: weddingOn, status: 'open' });
  expect(await countInvited(couple)).toBe(2);
  expect((await writeReviewAs(app, couple, vendor)).status).toBe(201);
  await app.system.reviews.invite();
  expect(await countInvited(couple)).toBe(2);
});

test('a vendor that confirmed with the right day invited enough', async () => {
  const weddingOn = addDays(today, 5);
  const { vendor, couple } = await booked(weddingOn);
  app.clock.set(Date.parse(at) + 6 * dayMs);
  const [again, pair] = [await app.build.signedInAgain(vendor), await app.build.signedInAgain(couple)];
  expect(businessDayOf(app.clock.now())).toBe(addDays(weddingOn, 1));
  expect((await confirm({ ...vendor, ...again }, pair, weddingOn)).status).toBe(204);
  await app.system.reviews.invite();
  expect(await invitationOf(pair)).toMatchObject({ source: 'booking', wedding_on: weddingOn, status: 'open' });
  expect(await countInvited(couple)).toBe(1);
});
