// Clients that retry: what is not acknowledged is sent again with the same ids until it is. What they did and read is recorded with times.
import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdStatistic, AdSummary } from '../../contract/ads.ts';
import { type Order, checkout } from '../../contract/credit.ts';
import { addDays, type BusinessDay, businessDayOf } from '../../core/time.ts';
import { createTokens } from '../../server/ads/token.ts';
import { keyFor } from '../../server/config-secrets.ts';
import { tokenSecret, webhookSecret } from './cluster.ts';
import type { Deed, Look } from './history.ts';
import { answerOf } from '../../server/testing/answer-of.ts';
import { chrome } from '../../server/testing/chrome.ts';

export interface ChaosVendor {
  readonly id: number;
  readonly sessionId: string;
  readonly cpcIdr: number;
}
export interface Acknowledged {
  /** Ids of tokens whose display or click was acknowledged. */
  readonly displays: Set<string>;
  readonly clicks: Set<string>;
  /** Orders whose payment was taken in. */
  readonly payments: Set<string>;
  /** Answers of 500 and above, by status. */
  readonly faults: Map<number, number>;
  tries: number;
}
interface History {
  readonly deeds: Deed[];
  readonly looks: Look[];
}
export interface Clients {
  readonly acknowledged: Acknowledged;
  /** By vendor. */
  readonly histories: readonly History[];
  /** The longest a checkout took that started since this was last asked for. */
  slowestCheckoutMs(): number;
  /** Without a database a couple is led on all the same: a redirect of that time says nothing about whether its click was recorded. */
  trustRedirects(isTrusted: boolean): void;
  stop(): Promise<void>;
}

const api = '/ms/bs-vendors/api/v1';
const tokens = createTokens([keyFor(tokenSecret, 'ad token')]);
const patienceMs = 8_000;
/** A couple that waits so long is led on although its click is not recorded. */
const clickPatienceMs = 1_900;
const credits = 100_000;
const displaysEach = 10;
const lookEveryMs = 300;
const unknown = Number.POSITIVE_INFINITY;

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface Got {
  readonly status: number;
  readonly milliseconds: number;
  readonly text: string;
}

const idOf = (token: string): string =>
  Buffer.from(token, 'base64url')
    .subarray(2, 18)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Asks the servers in turn, over connections that are kept. */
function openConnections(addresses: readonly string[], maxSockets: number) {
  const agents = addresses.map(() => new http.Agent({ keepAlive: true, maxSockets }));
  let turn = 0;
  return {
    once({ method = 'GET', path, headers, body }: Asked): Promise<Got> {
      const server = turn++ % addresses.length;
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const request = http.request(
          `${addresses[server]}${path}`,
          { method, headers, ...(agents[server] && { agent: agents[server] }), signal: AbortSignal.timeout(patienceMs) },
          (response) => {
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => {
              text += part;
            });
            response
              .on('error', reject)
              .on('end', () => resolve({ status: response.statusCode ?? 0, text, milliseconds: performance.now() - started }));
            response.on('close', () => reject(new Error('cut off')));
          },
        );
        request.on('error', reject);
        request.end(body);
      });
    },
    close(): void {
      for (const one of agents) one.destroy();
    },
  };
}

const json = { 'content-type': 'application/json', 'user-agent': chrome };

/** What the gateway says once a payment is made. */
const paidEvent = (order: Order, paymentId: string): string =>
  JSON.stringify({
    id: `event ${order.id}`,
    type: 'payment.paid',
    data: {
      id: paymentId,
      external_id: paymentId,
      merchant_id: 'pelaminan',
      amount: order.total,
      currency: 'IDR',
      status: 'paid',
      paid_at: new Date().toISOString(),
      payable_until: order.expires_at,
    },
  });
const signed = (body: string) => {
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
  return { ...json, 'webhook-signature': `t=${seconds},v1=${signature}` };
};

/** Asks one server after the other until the answer is one of those wanted. Null when it was told to stop first. */
const insisting =
  (once: (asked: Asked) => Promise<Got>, isStopped: () => boolean) =>
  async (wanted: readonly number[], asked: Asked): Promise<Got | null> => {
    while (!isStopped()) {
      try {
        const got = await once(asked);
        if (wanted.includes(got.status)) return got;
      } catch {
        // Cut off: no one knows whether it happened. The same ids again.
      }
      await sleep(50);
    }
    return null;
  };

type Seeing = { readonly startedOn: BusinessDay; readonly looks: Look[] };
/** One look at the figures and one at the credit; a look that fails saw nothing. */
async function lookAt(once: (asked: Asked) => Promise<Got>, { sessionId }: ChaosVendor, { startedOn, looks }: Seeing): Promise<void> {
  const read = async <T>(path: string, keepIt: (data: T, from: number, until: number) => void): Promise<void> => {
    const from = performance.now();
    try {
      const { status, text } = await once({ path: `${api}/vendor_ads${path}`, headers: { 'session-id': sessionId } });
      if (status === 200) keepIt((JSON.parse(text) as { data: T }).data, from, performance.now());
    } catch {
      // The next look will see.
    }
  };
  const range = `start_date=${addDays(startedOn, -1)}&end_date=${businessDayOf(Date.now())}`;
  await Promise.all([
    read<AdStatistic>(`/statistic?${range}`, ({ totals: { impressions, clicks, spending } }, from, until) => {
      looks.push({ figure: 'impressions', saw: impressions, from, until });
      looks.push({ figure: 'clicks', saw: clicks, from, until });
      looks.push({ figure: 'spendingIdr', saw: spending, from, until });
    }),
    read<AdSummary>('/summary', ({ credit_balance: saw }, from, until) => looks.push({ figure: 'creditIdr', saw, from, until })),
  ]);
}

/** `count` clients at once for all vendors together, and one for each vendor that looks. */
export function startClients(addresses: readonly string[], vendors: readonly ChaosVendor[], count: number): Clients {
  const acknowledged: Acknowledged = { displays: new Set(), clicks: new Set(), payments: new Set(), faults: new Map(), tries: 0 };
  const histories = vendors.map((): History => ({ deeds: [], looks: [] }));
  const connections = openConnections(addresses, count + vendors.length);
  const once = async (asked: Asked): Promise<Got> => {
    acknowledged.tries++;
    const got = await connections.once(asked);
    if (got.status >= 500) acknowledged.faults.set(got.status, (acknowledged.faults.get(got.status) ?? 0) + 1);
    return got;
  };
  const startedOn = businessDayOf(Date.now());
  let isStopped = false;
  let isTrusted = true;
  let distrust = 0;
  let slowestCheckout = 0;
  let viewers = 0;

  const insist = insisting(once, () => isStopped);
  /** Does a deed and keeps it: with its end if it is acknowledged, without one if not. */
  const keep = async (vendor: number, adds: Deed['adds'], work: () => Promise<boolean>): Promise<void> => {
    const from = performance.now();
    const isHeard = await work();
    histories[vendor]?.deeds.push({ adds, from, until: isHeard ? performance.now() : unknown });
  };
  const issue = ({ id, cpcIdr }: ChaosVendor) =>
    tokens.issue({ vendorId: id, adVersion: 1, cpcIdr, placement: 'listing', categoryId: null, deviceKey: null }, Date.now() - 2_000);

  const beacon = (n: number, vendor: ChaosVendor): Promise<void> => {
    const seen = Array.from({ length: displaysEach }, () => issue(vendor).impression);
    const body = JSON.stringify({ batch_id: randomUUID(), tokens: seen });
    return keep(n, { impressions: seen.length }, async () => {
      const isHeard = (await insist([200], { method: 'POST', path: `${api}/vendor_ads/impressions`, headers: json, body })) !== null;
      if (isHeard) for (const token of seen) acknowledged.displays.add(idOf(token));
      return isHeard;
    });
  };
  const click = (n: number, vendor: ChaosVendor): Promise<void> => {
    const token = issue(vendor).click;
    const viewer = ++viewers;
    const address = `${20 + ((viewer >> 16) & 63)}.${(viewer >> 8) & 255}.${viewer & 255}.9`;
    const headers = { 'user-agent': chrome, 'x-forwarded-for': address };
    const adds = { impressions: 1, clicks: 1, spendingIdr: vendor.cpcIdr, creditIdr: -vendor.cpcIdr };
    return keep(n, adds, async () => {
      const trustedSince = isTrusted ? distrust : null;
      const got = await insist([302], { path: `${api}/vendor_ads/click/${token}?seen=1`, headers });
      const isHeard = got !== null && got.milliseconds < clickPatienceMs && isTrusted && trustedSince === distrust;
      if (isHeard) acknowledged.clicks.add(idOf(token));
      return isHeard;
    });
  };
  const pay = async (n: number, vendor: ChaosVendor): Promise<void> => {
    const started = performance.now();
    const headers = { ...json, 'session-id': vendor.sessionId, 'idempotency-key': randomUUID() };
    const path = `${api}/ads_credits/checkout`;
    const answer = await insist([200], { method: 'POST', path, headers, body: JSON.stringify({ credits }) });
    if (answer === null) return;
    slowestCheckout = Math.max(slowestCheckout, performance.now() - started);
    const { order, payment } = answerOf(checkout, JSON.parse(answer.text)).data;
    const body = paidEvent(order, payment.id);
    await keep(n, { creditIdr: credits }, async () => {
      const asked: Asked = { method: 'POST', path: '/webhooks/payments/sandbox', headers: signed(body), body };
      const isHeard = (await insist([200, 202, 204], asked)) !== null;
      if (isHeard) acknowledged.payments.add(order.id);
      return isHeard;
    });
  };
  const look = (n: number, vendor: ChaosVendor): Promise<void> => lookAt(once, vendor, { startedOn, looks: histories[n]?.looks ?? [] });
  const work = async (i: number): Promise<void> => {
    const n = i % vendors.length;
    const vendor = vendors[n];
    // Of sixteen one pays: payments without a pause let no click of its vendor through.
    const kind = Math.floor(i / vendors.length) % 16;
    while (vendor !== undefined && !isStopped) await (kind === 0 ? pay(n, vendor) : kind % 4 === 1 ? beacon(n, vendor) : click(n, vendor));
  };
  const watch = async (vendor: ChaosVendor, n: number): Promise<void> => {
    for (; !isStopped; await sleep(lookEveryMs)) await look(n, vendor);
  };
  const all = [...Array.from({ length: count }, (_, i) => work(i)), ...vendors.map(watch)];
  return {
    acknowledged,
    histories,
    slowestCheckoutMs() {
      const slowest = slowestCheckout;
      slowestCheckout = 0;
      return slowest;
    },
    trustRedirects(next) {
      isTrusted = next;
      distrust++;
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
      await Promise.all(vendors.map((vendor, n) => look(n, vendor)));
      connections.close();
    },
  };
}
