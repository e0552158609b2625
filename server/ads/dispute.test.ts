import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../core/time.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const path = '/ms/bs-vendors/api/v1/vendor_ads/clicks';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

async function chargedClick(cityId: number): Promise<{ vendor: Advertiser; id: string }> {
  const vendor = await buildAdvertiser(app, { vendor: { categoryId: 207, cityId } });
  const viewer = app.build.viewer();
  await viewer.click(await seenCard(app, vendor, viewer));
  const [click] = await vendor.clicks();
  return { vendor, id: click?.id ?? '' };
}
const dispute = (vendor: Advertiser | undefined, id: string, reason: unknown = 'This was my competitor') =>
  app.call('POST', `${path}/${id}/dispute`, { as: vendor, body: { reason } });
const decide = async (clickId: string, verdict: 'refunded' | 'refused') =>
  operationsOf(app).decideDispute(await app.build.operator('support'), clickId, verdict, 'We looked into this click');

describe('disputing a click', () => {
  it('opens once, with a reason', async () => {
    const { vendor, id } = await chargedClick(1);
    const answer = await dispute(vendor, id);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      data: { id, can_dispute: false, dispute: { status: 'open', reason: 'This was my competitor', decision_reason: null } },
    });
    const again = await dispute(vendor, id);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ error: { code: 'ads.dispute_already' } });
    expect((await vendor.clicks())[0]).toMatchObject({ dispute: { status: 'open' } });
  });

  it('opens once when asked for many times at once', async () => {
    const { vendor, id } = await chargedClick(2);
    const answers = await Promise.all(Array.from({ length: 12 }, () => dispute(vendor, id)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBe(11);
  });

  it('needs a reason, at most 500 characters long', async () => {
    const { vendor, id } = await chargedClick(3);
    expect((await dispute(vendor, id, '   ')).body).toMatchObject({ error: { code: 'ads.reason_required', field: 'reason' } });
    expect((await dispute(vendor, id, 'x'.repeat(501))).status).toBe(400);
    expect((await dispute(vendor, id, 'a\u0000b')).status).toBe(400);
    expect((await dispute(vendor, id, 'x'.repeat(500))).status).toBe(201);
  });

  it('is for charged clicks of the last 30 days', async () => {
    const { vendor, id } = await chargedClick(4);
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await app.build.ad(vendor, { is_enabled: false });
    await viewer.click(card);
    const [free] = await vendor.clicks();
    expect((await dispute(vendor, free?.id ?? '')).body).toMatchObject({ error: { code: 'ads.dispute_not_charged' } });
    await app.owner.transaction().execute(async (tx) => {
      await sql`update ad_click set clicked_at = ${new Date(app.clock.now() - 30 * dayMs - 1)} where id = ${id}`.execute(tx);
    });
    expect((await dispute(vendor, id)).body).toMatchObject({ error: { code: 'ads.dispute_too_late', params: { days: 30 } } });
    await sql`update ad_click set clicked_at = ${new Date(app.clock.now())} where id = ${id}`.execute(app.owner);
  });

  it('of somebody else’s click is like one that does not exist', async () => {
    const { id } = await chargedClick(5);
    const { vendor: other } = await chargedClick(6);
    const foreign = await dispute(other, id);
    const missing = await dispute(other, randomUUID());
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect((foreign.body as { error: unknown }).error).toEqual((missing.body as { error: unknown }).error);
    expect((await dispute(undefined, id)).status).toBe(401);
  });
});

describe('the decision', () => {
  it('to refund gives the money back once, and the figures follow; the click stays', async () => {
    const { vendor, id } = await chargedClick(7);
    await dispute(vendor, id);
    await decide(id, 'refunded');
    expect(codeOf(await decide(id, 'refunded'))).toBe('operations.already_decided');
    const summary = await vendor.summary();
    expect(summary).toMatchObject({ credit_balance: 100_000, spent_today: 0, refunded_today: 1_500 });
    expect(summary.last_30_days).toMatchObject({ impressions: 1, clicks: 0, spending: 0, invalid_clicks: 1 });
    expect((await vendor.clicks())[0]).toMatchObject({
      charged: 1_500,
      outcome: 'charged',
      dispute: { status: 'refunded', decision_reason: 'We looked into this click' },
    });
    expect((await vendor.statistic('2026-11-20', '2026-11-20')).totals).toMatchObject({ clicks: 0, spending: 0 });
    expect(await differences(app.owner)).toEqual([]);
  });

  it('to refuse changes no money', async () => {
    const { vendor, id } = await chargedClick(8);
    await dispute(vendor, id);
    await decide(id, 'refused');
    expect(await vendor.summary()).toMatchObject({ credit_balance: 98_500, spent_today: 1_500, refunded_today: 0 });
    expect((await vendor.clicks())[0]).toMatchObject({ dispute: { status: 'refused' }, can_dispute: false });
  });

  it('shows an ad again that had run out of credit', async () => {
    const vendor = await buildAdvertiser(app, { credit: 1_500, vendor: { categoryId: 207, cityId: 9 } });
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    expect(await vendor.isShown()).toBe(false);
    const [click] = await vendor.clicks();
    await dispute(vendor, click?.id ?? '');
    await decide(click?.id ?? '', 'refunded');
    await app.eventually(
      async () => {
        app.clock.advance(1_500);
        return vendor.isShown();
      },
      (shown) => shown,
    );
  });
});
