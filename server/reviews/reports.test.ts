// Vendors report reviews; operators keep or remove them, with reasons, once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewCase } from '../../contract/review-cases.ts';
import type { ListedReview, OwnReview, ReviewInvitation, ReviewSummary } from '../../contract/reviews.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { testPassword } from '../testing/builders/accounts.ts';
import { buildReview } from '../testing/builders/reviews.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
  other = await openTestApp({ on: app, env: secretsOf(app) });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const ownBase = '/ms/bs-vendors/api/v1/vendor_reviews';
const casesBase = '/v2/operations/review_cases';
const report = (vendor: BuiltVendor, id: number, change: object = {}, on = app, key = randomUUID()) =>
  on.call('POST', `${ownBase}/${id}/report`, {
    as: vendor,
    body: { reason: 'untrue', details: 'We were on time', ...change },
    headers: { 'idempotency-key': key },
  });
const shown = async (vendor: BuiltVendor, query = '') =>
  (await app.call('GET', `/_public/v2/vendors/${vendor.vendorId}/reviews${query}`)).body as {
    data: ListedReview[];
    meta: { total: number; summary: ReviewSummary };
  };
const own = async (vendor: BuiltVendor) => ((await app.call('GET', ownBase, { as: vendor })).body as { data: OwnReview[] }).data;
const mine = async (couple: BuiltAccount) =>
  ((await app.call('GET', '/v2/reviews', { as: couple })).body as { data: ReviewInvitation[] }).data[0]?.review;
async function caseOf(vendor: BuiltVendor, status = 'open'): Promise<ReviewCase> {
  const answer = await app.call('GET', `${casesBase}?status=${status}&limit=100`, { as: await app.build.operator('support') });
  const its = (answer.body as { data: ReviewCase[] }).data.filter((one) => one.vendor.id === vendor.vendorId);
  expect(its).toHaveLength(1);
  return its[0] as ReviewCase;
}
const decide = async (id: string, body: { verdict: 'kept' | 'removed'; ground?: string | null; reason?: string }, as?: BuiltAccount) =>
  app.call('POST', `${casesBase}/${id}/decision`, {
    as: as ?? (await app.build.operator('support')),
    body: { ground: null, reason: 'It names a phone number', ...body },
    headers: { 'idempotency-key': randomUUID() },
  });
const emailsTo = ({ email }: BuiltAccount, pattern: RegExp) =>
  app.eventually(
    async () =>
      ((await app.call('GET', '/dev/outbox.json')).body as { to: string; subject: string; text: string }[]).filter(
        ({ to, text }) => to === email && pattern.test(text),
      ),
    (found) => found.length > 0,
  );
const quality = { quality: 4, communication: null, punctuality: null, value: null };
async function reported(change: object = {}) {
  const vendor = await app.build.vendor({ plan: 'Gold', language: 'en' });
  const { couple, review } = await buildReview(app, vendor, { rating: 1, aspects: { ...quality, quality: 1 } });
  const answer = await report(vendor, review.id, change);
  expect(answer.status, answer.text).toBe(204);
  return { vendor, couple, review };
}

test('a report is made once, also by two windows at once; it is in the queue, the review stays and its couple is told', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold', language: 'en' });
  const { couple, review } = await buildReview(app, vendor, { rating: 1 });
  expect(codeOf(await report(await app.build.vendor({ plan: 'Gold' }), review.id))).toBe('request.not_found');
  expect(codeOf(await report(vendor, review.id, { details: 'a'.repeat(501) }))).toBe('reviews.text_too_long');
  expect((await report(vendor, review.id, { reason: 'unkind' })).status).toBe(400);
  const answers = await Promise.all([report(vendor, review.id), report(vendor, review.id, {}, other)]);
  expect(new Set(answers.map((one) => codeOf(one) ?? one.status))).toEqual(new Set([204, 'reviews.already_reported']));
  const again = randomUUID();
  expect(codeOf(await report(vendor, review.id, {}, app, again))).toBe('reviews.already_reported');

  expect(await caseOf(vendor)).toMatchObject({
    reason: 'untrue',
    details: 'We were on time',
    review: { rating: 1, text: review.text, is_booked: false, answer: '' },
    decision: null,
  });
  const waiting = await app.call('GET', '/v2/operations/waiting', { as: await app.build.operator('support') });
  expect((waiting.body as { data: { review_cases: { count: number } } }).data.review_cases.count).toBeGreaterThan(0);
  expect((await shown(vendor)).data).toMatchObject([{ status: 'shown', id: review.id }]);
  expect(await own(vendor)).toMatchObject([{ status: 'shown', report: { reason: 'untrue', status: 'open', decision: null } }]);
  expect(await mine(couple)).toMatchObject({ removal: null, report: { reason: 'untrue', status: 'open' } });
  expect(JSON.stringify(await mine(couple))).not.toContain('We were on time');
  expect(await emailsTo(couple, /Untrue statements|Isinya tidak benar/)).toHaveLength(1);
});

test('the same key answers the same again', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const { review } = await buildReview(app, vendor);
  const key = randomUUID();
  expect((await report(vendor, review.id, {}, app, key)).status).toBe(204);
  expect((await report(vendor, review.id, {}, other, key)).status).toBe(204);
  expect((await caseOf(vendor)).status).toBe('open');
});

test('removed by many at once, it leaves a line and counts for nothing; both sides are told', async () => {
  const { vendor, couple, review } = await reported();
  await buildReview(app, vendor, { rating: 5, aspects: quality, text: 'Ramah, tepat waktu, dan hasilnya indah.' });
  const before = await app.owner.selectFrom('vendor').selectAll().where('id', '=', vendor.vendorId).executeTakeFirstOrThrow();
  const { id } = await caseOf(vendor);
  expect(codeOf(await decide(id, { verdict: 'removed' }))).toBe('reviews.ground_missing');
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(id, { verdict: 'removed', ground: 'private' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);

  const { data, meta } = await shown(vendor);
  expect(data).toMatchObject([
    { status: 'shown', rating: 5 },
    { status: 'removed', id: review.id, removal: { ground: 'private' } },
  ]);
  expect(JSON.stringify(data)).not.toContain(review.author);
  expect(meta).toMatchObject({ total: 2, summary: { count: 1, mean: 5, aspects: [{ aspect: 'quality', mean: 4, count: 1 }] } });
  expect(meta.summary.stars.at(-1)).toEqual({ stars: 1, count: 0 });
  expect((await shown(vendor, '?stars=1')).data).toEqual([]);
  expect((await shown(vendor, '?sort=lowest')).data.map(({ status }) => status)).toEqual(['shown', 'removed']);
  const after = await app.owner.selectFrom('vendor').selectAll().where('id', '=', vendor.vendorId).executeTakeFirstOrThrow();
  expect(after).toMatchObject({ review_count: 1, rating_avg: 5 });
  expect(after.recommendation).toBeGreaterThan(before.recommendation);

  expect(await mine(couple)).toMatchObject({
    text: review.text,
    removal: { ground: 'private' },
    report: { status: 'removed', decision: { reason: 'It names a phone number' } },
  });
  expect((await own(vendor)).at(-1)).toMatchObject({ status: 'removed', author: review.author, report: { status: 'removed' } });
  // What was removed is the couple's to take along, and no longer the vendor's.
  const takenAlong = async (as: BuiltAccount) =>
    (await app.call('POST', '/v2/account_export', { as, body: { password: testPassword } })).text;
  const written = JSON.stringify(review.text);
  expect(await takenAlong(couple)).toContain(written);
  expect(await takenAlong(vendor)).not.toContain(written);
  for (const one of [vendor, couple]) expect(await emailsTo(one, /It names a phone number/)).toHaveLength(1);
  expect(codeOf(await app.call('POST', `${ownBase}/${review.id}/answer`, { as: vendor, body: { text: 'Thanks' } }))).toBe(
    'reviews.removed',
  );
  expect(await caseOf(vendor, 'removed')).toMatchObject({ decision: { ground: 'private', reason: 'It names a phone number' } });
  const audits = await app.owner
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `review:${review.id}`)
    .orderBy('id')
    .execute();
  expect(audits.map(({ action }) => action)).toEqual(['reviews.reported', 'reviews.decided']);
  // The one review of its wedding was written.
  expect(
    codeOf(
      await app.call('POST', `/v2/vendors/${vendor.vendorId}/reviews`, {
        as: couple,
        body: { rating: 1, aspects: quality, text: review.text },
      }),
    ),
  ).toBe('reviews.already_written');
});

test('the kept page of the vendor ends when a review is removed', async () => {
  const { vendor, review } = await reported();
  const page = async () => (await app.system.app.inject({ url: `/vendor/${vendor.slug}`, headers: { accept: 'text/html' } })).body;
  expect(await page()).toContain(review.text);
  expect((await decide((await caseOf(vendor)).id, { verdict: 'removed', ground: 'offensive' })).status).toBe(200);
  await app.eventually(page, (html) => !html.includes(review.text) && html.includes('Insults or discrimination'));
});

test('kept, it stays as it was and cannot be reported again', async () => {
  const { vendor, couple, review } = await reported();
  expect(
    (await decide((await caseOf(vendor)).id, { verdict: 'kept', ground: 'private', reason: 'It is their own experience' })).status,
  ).toBe(200);
  expect((await shown(vendor)).data).toMatchObject([{ status: 'shown', id: review.id }]);
  expect(await caseOf(vendor, 'kept')).toMatchObject({ decision: { ground: null, reason: 'It is their own experience' } });
  expect(codeOf(await report(vendor, review.id))).toBe('reviews.already_reported');
  for (const one of [vendor, couple]) expect(await emailsTo(one, /It is their own experience/)).toHaveLength(1);
});

test('who is close to the vendor or the couple does not decide, nor without a reason, nor about nothing', async () => {
  const { vendor, couple } = await reported();
  const { id } = await caseOf(vendor);
  for (const one of [vendor, couple]) {
    const operator = await app.build.operator('support');
    await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: one.accountId }).execute();
    expect(codeOf(await decide(id, { verdict: 'kept' }, operator))).toBe('operations.related_vendor');
  }
  expect(codeOf(await decide(id, { verdict: 'kept', reason: ' ' }))).toBe('operations.reason_required');
  expect(codeOf(await decide(id, { verdict: 'removed', ground: 'private', reason: 'x' }))).toBe('operations.reason_too_short');
  expect((await decide('01890000-0000-7000-8000-000000000000', { verdict: 'kept' })).status).toBe(404);
  expect((await decide(id, { verdict: 'kept' }, await app.build.operator('finance'))).status).toBe(403);
});
