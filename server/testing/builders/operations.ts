import { randomUUID } from 'node:crypto';
import type { AdCard } from '../../../contract/catalogue.ts';
import { type Advertiser, buildAdvertiser, seenCard } from './advertisers.ts';
import type { TestApp } from '../test-app.ts';
import type { Answer } from './context.ts';

type Caller = { readonly sessionId: string };

interface Place {
  readonly categoryId: number;
  readonly cityId: number;
}
/** A vendor whose ad was clicked once, and the card that was clicked. */
export async function buildClick(app: TestApp, where: Place): Promise<{ vendor: Advertiser; card: AdCard; clickId: string }> {
  const vendor = await buildAdvertiser(app, { vendor: where });
  const viewer = app.build.viewer();
  const card = await seenCard(app, vendor, viewer);
  await viewer.click(card);
  const [click] = await vendor.clicks();
  return { vendor, card, clickId: click?.id ?? '' };
}

/** A vendor with a disputed click. */
export async function buildDispute(app: TestApp, where: Place): Promise<{ vendor: Advertiser; clickId: string }> {
  const { vendor, clickId } = await buildClick(app, where);
  const answer = await app.call('POST', `/ms/bs-vendors/api/v1/vendor_ads/clicks/${clickId}/dispute`, {
    as: vendor,
    body: { reason: 'This was my competitor' },
  });
  if (answer.status !== 201) throw new Error(`the click was not disputed: ${answer.text}`);
  return { vendor, clickId };
}

/** The calls of operators, by what they do. */
export function operationsOf(app: TestApp) {
  const base = '/v2/operations';
  const post = (as: Caller | undefined, path: string, body: unknown, key?: string): Promise<Answer> =>
    app.call('POST', `${base}${path}`, { as, body, headers: { 'idempotency-key': key ?? randomUUID() } });
  return {
    read: async <T>(as: Caller, path: string): Promise<T> => {
      const answer = await app.call('GET', `${base}${path}`, { as });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body as T;
    },
    post,
    decideDispute: (as: Caller, clickId: string, verdict: string, reason = 'Four clicks from one device') =>
      post(as, `/disputes/${clickId}/decision`, { verdict, reason }),
    adjust: (as: Caller, vendorId: number, amount: unknown, more: { reason?: string; key?: string } = {}) =>
      post(as, '/adjustments', { vendor_id: vendorId, amount, reason: more.reason ?? 'Goodwill after the outage' }, more.key),
    decide: (as: Caller, proposalId: string, verdict: 'approved' | 'refused', reason = '') =>
      post(as, `/proposals/${proposalId}/decision`, { verdict, reason }),
    withdraw: (as: Caller, proposalId: string) => post(as, `/proposals/${proposalId}/withdrawal`, undefined),
    changeStatus: (as: Caller, vendorId: number, body: { from: number; status: number; reason: string }) =>
      app.call('PUT', `${base}/vendors/${vendorId}/status`, { as, body }),
  };
}
