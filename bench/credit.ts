// The time from a payment webhook at one process until another process shows the credit.
import { randomUUID } from 'node:crypto';
import { signatureOf } from '../server/kit/webhook-signature.ts';
import type { Vendor } from './vendor.ts';
import { answerOf } from '../server/testing/answer-of.ts';
import { adSummary } from '../contract/ads.ts';
import { checkout } from '../contract/credit.ts';

const api = '/ms/bs-vendors/api/v1';
const creditIdr = 500_000;

interface Placed {
  readonly order: { readonly id: string; readonly total: number; readonly expires_at: string };
  readonly payment: { readonly id: string };
}

function eventOf({ order, payment }: Placed): string {
  const data = {
    id: payment.id,
    external_id: payment.id,
    merchant_id: 'pelaminan',
    amount: order.total,
    currency: 'IDR',
    status: 'paid',
    paid_at: new Date().toISOString(),
    payable_until: order.expires_at,
  };
  return JSON.stringify({ id: `event ${order.id}`, type: 'payment.paid', data });
}

/** Milliseconds from sending the word to `heardAt` until `readAt` shows the credit, once for each of so many orders. */
export async function creditTimes(
  { heardAt, readAt, webhookSecret }: { readonly heardAt: string; readonly readAt: string; readonly webhookSecret: string },
  vendor: Vendor,
  orders: number,
): Promise<number[]> {
  const headers = { 'content-type': 'application/json', 'session-id': vendor.sessionId };
  const balance = async (): Promise<number> => {
    const answer = await fetch(`${readAt}${api}/vendor_ads/summary`, { headers });
    return answerOf(adSummary, await answer.json()).data.credit_balance;
  };
  const times: number[] = [];
  for (let i = 0; i < orders; i++) {
    const placed = await fetch(`${heardAt}${api}/ads_credits/checkout`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ credits: creditIdr }),
    });
    if (placed.status !== 200) throw new Error(await placed.text());
    const body = eventOf(answerOf(checkout, await placed.json()).data);
    const before = await balance();
    const sentAt = performance.now();
    const heard = await fetch(`${heardAt}/webhooks/payments/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-signature': signatureOf(Buffer.from(body), webhookSecret, Date.now()) },
      body,
    });
    if (!heard.ok) throw new Error(await heard.text());
    while ((await balance()) !== before + creditIdr);
    times.push(performance.now() - sentAt);
  }
  return times;
}
