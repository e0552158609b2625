// Browsers, the gateway and a vendor, each patient: what is not acknowledged is sent again with the same ids until it is.
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '../../contract/credit.ts';
import { createTokens } from '../../server/ads/token.ts';
import { keyFor } from '../../server/config.ts';
import { tokenSecret, webhookSecret } from './cluster.ts';

interface Acknowledged {
  /** Ids of tokens whose display or click was acknowledged. */
  readonly displays: Set<string>;
  readonly clicks: Set<string>;
  /** Orders whose payment was taken in. */
  readonly payments: Set<string>;
  tries: number;
}
export interface Clients {
  readonly acknowledged: Acknowledged;
  /** Clicks that begin from now on are looked for in the record. During an outage of the database a redirect is not an acknowledgement. */
  countClicks(isCounted: boolean): void;
  stop(): Promise<void>;
}

const api = '/ms/bs-vendors/api/v1';
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const tokens = createTokens([keyFor(tokenSecret, 'ad token')]);
const patienceMs = 8_000;
let viewers = 0;

const idOf = (token: string): string =>
  Buffer.from(token, 'base64url')
    .subarray(2, 18)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export function startClients(
  addresses: readonly string[],
  vendor: { id: number; sessionId: string; cpcIdr: number },
  count: number,
): Clients {
  const acknowledged: Acknowledged = { displays: new Set(), clicks: new Set(), payments: new Set(), tries: 0 };
  let isStopped = false;
  let isCounted = true;

  /** Asks one server after the other until the answer is one of those wanted. Null when it was told to stop first. */
  const insist = async (wanted: readonly number[], path: string, init: RequestInit): Promise<Response | null> => {
    for (let turn = ++viewers; !isStopped; turn++) {
      acknowledged.tries++;
      try {
        const response = await fetch(`${addresses[turn % addresses.length]}${path}`, {
          ...init,
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceMs),
        });
        const text = await response.text();
        if (wanted.includes(response.status))
          return new Response(text === '' ? null : text, { status: response.status === 204 ? 200 : response.status });
      } catch {
        // Cut off: nobody knows whether it happened. The same ids again.
      }
      await sleep(50);
    }
    return null;
  };
  const issue = () =>
    tokens.issue(
      { vendorId: vendor.id, adVersion: 1, cpcIdr: vendor.cpcIdr, placement: 'listing', categoryId: null, deviceKey: null },
      Date.now() - 2_000,
    );
  const json = { 'content-type': 'application/json', 'user-agent': agent };

  const beacon = async (): Promise<void> => {
    const seen = Array.from({ length: 5 }, () => issue().impression);
    const body = JSON.stringify({ batch_id: randomUUID(), tokens: seen });
    if ((await insist([200], `${api}/vendor_ads/impressions`, { method: 'POST', headers: json, body })) !== null)
      for (const token of seen) acknowledged.displays.add(idOf(token));
  };
  const click = async (): Promise<void> => {
    const wasCounted = isCounted;
    const token = issue().click;
    const number = ++viewers;
    const headers = { 'user-agent': agent, 'x-forwarded-for': `${20 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}.9` };
    if ((await insist([302], `${api}/vendor_ads/click/${token}?seen=1`, { headers })) !== null && wasCounted && isCounted)
      acknowledged.clicks.add(idOf(token));
  };
  const pay = async (): Promise<void> => {
    const headers = { ...json, 'session-id': vendor.sessionId, 'idempotency-key': randomUUID() };
    const answer = await insist([200], `${api}/ads_credits/checkout`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ credits: 100_000 }),
    });
    if (answer === null) return;
    const { order, payment } = ((await answer.json()) as { data: { order: Order; payment: { id: string } } }).data;
    const body = JSON.stringify({
      id: `event ${order.id}`,
      type: 'payment.paid',
      data: {
        id: payment.id,
        external_id: payment.id,
        merchant_id: 'pelaminan',
        amount: order.total,
        currency: 'IDR',
        status: 'paid',
        paid_at: new Date().toISOString(),
        payable_until: order.expires_at,
      },
    });
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    const signed = { ...json, 'webhook-signature': `t=${seconds},v1=${signature}` };
    if ((await insist([200, 202, 204], '/webhooks/payments/sandbox', { method: 'POST', headers: signed, body })) !== null)
      acknowledged.payments.add(order.id);
  };
  const work = async (i: number): Promise<void> => {
    while (!isStopped) await (i % 3 === 0 ? pay() : i % 3 === 1 ? beacon() : click());
  };
  const all = Array.from({ length: count }, (_, i) => work(i));
  return {
    acknowledged,
    countClicks(next) {
      isCounted = next;
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}
