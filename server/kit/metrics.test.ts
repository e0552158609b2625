import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { portOf } from '../testing/port-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

let app: TestApp;
let vendor: Advertiser;
let stop: () => Promise<unknown>;
let address: string;
beforeAll(async () => {
  app = await openTestApp({ env: { TRUSTED_PROXY_HOPS: '0' } });
  vendor = await buildAdvertiser(app, {});
  const server = await serveMetrics(app.system.metrics, { host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${portOf(server)}`;
  stop = () => new Promise((resolve) => server.close(resolve));
});
afterAll(async () => {
  await stop();
  await app.close();
});
/** What a series says at this moment; undefined when it is not there. */
const valueOf = async (series: string): Promise<number | undefined> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

describe('metrics', () => {
  it('are in the Prometheus format, at one address', async () => {
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(`${address}/v2/me`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('count requests by the route of the contract and by status, and whatever nobody serves as one route', async () => {
    const countOf = (labels: string) => valueOf(`pelaminan_http_request_duration_seconds_count{${labels}}`);
    const me = 'method="GET",route="/v2/me",status="401"';
    const before = (await countOf(me)) ?? 0;
    await app.call('GET', '/v2/me');
    expect(await countOf(me)).toBe(before + 1);
    const unknown = 'method="GET",route="unknown",status="404"';
    await app.call('GET', '/v2/no-such-call-1');
    const once = (await countOf(unknown)) ?? 0;
    await app.call('GET', '/v2/no-such-call-2');
    expect(await countOf(unknown)).toBe(once + 1);
  });

  it('say what became of clicks, and what they cost', async () => {
    const charged = 'pelaminan_ad_clicks_total{outcome="charged",reason="none"}';
    const repeated = 'pelaminan_ad_clicks_total{outcome="invalid",reason="token_used"}';
    const spend = 'pelaminan_ad_spend_idr_total';
    const before = await Promise.all([charged, repeated, spend].map(async (series) => (await valueOf(series)) ?? 0));
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await viewer.click(card);
    await viewer.click(card);
    const [click] = await vendor.clicks();
    expect(click).toMatchObject({ charged: 0, reason: 'token_used' });
    const after = await Promise.all([charged, repeated, spend].map(async (series) => (await valueOf(series)) ?? 0));
    expect(after.map((value, i) => value - (before[i] ?? 0))).toEqual([1, 1, 1_500]);
    expect(await valueOf('pelaminan_click_batch_size_count')).toBeGreaterThanOrEqual(2);
    expect(await valueOf('pelaminan_ad_displays_total')).toBeGreaterThanOrEqual(1);
  });

  it('say how the pools, the load and the jobs stand', async () => {
    expect(await valueOf('pelaminan_database_waiting{pool="requests"}')).toBe(0);
    expect(await valueOf('pelaminan_database_connections{pool="ads",state="busy"}')).toBe(0);
    expect(await valueOf('pelaminan_load{of="streams"}')).toBe(0);
    expect(await valueOf('pelaminan_jobs{queue="sent-messages-clean-up",state="ready"}')).toBe(0);
  });

  it('that cannot be read leave the others standing', async () => {
    const metrics = createMetrics();
    const { Gauge } = await import('prom-client');
    new Gauge({ name: 'well', help: 'Can be read.', registers: [metrics] }).set(1);
    const broken = () => Promise.reject(new Error('the database is away'));
    new Gauge({ name: 'broken', help: 'Cannot be read.', registers: [metrics], collect: broken });
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('well 1');
    await new Promise((resolve) => server.close(resolve));
  });
});
