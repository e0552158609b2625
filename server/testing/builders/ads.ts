import { placementAds, countImpressions } from '../../../contract/ads.ts';
import { answerOf } from '../answer-of.ts';
import { randomUUID } from 'node:crypto';
import type { AdCard } from '../../../contract/catalogue.ts';
import { topUpTransfers } from '../../../core/credit/transfers.ts';
import { lockBalances } from '../../credit/api.ts';
import { postTransfers } from '../../ledger/api.ts';
import { inTransaction } from '../../kit/database.ts';
import type { BuiltVendor } from './accounts.ts';
import { writePaidOrder } from './credit.ts';
import type { BuilderContext } from './context.ts';
import { chrome } from '../chrome.ts';

const base = '/ms/bs-vendors/api/v1/vendor_ads';

export interface AdWish {
  readonly cpc?: number;
  readonly daily_budget?: number | null;
  readonly pacing?: 'spread' | 'fast';
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly is_enabled?: boolean;
}
interface Viewing {
  readonly placement?: 'discovery' | 'listing' | 'category';
  readonly categoryId?: number;
  readonly cityId?: number;
  readonly limit?: number;
}
/** Someone with a browser of its own: an address, an agent, cookies. */
export interface Viewer {
  /** Cards of a place, as the page gets them. */
  visit(viewing?: Viewing): Promise<AdCard[]>;
  /** Sends the beacon of cards that were seen; answers how many counted. */
  see(cards: readonly AdCard[]): Promise<number>;
  /** Clicks a card and answers where it leads. `query` is what the browser adds to the address. */
  click(
    card: Pick<AdCard, 'click_url'>,
    options?: { query?: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> },
  ): Promise<string>;
  readonly headers: Record<string, string>;
  readonly address: string;
}

/** Credit without a payment, ads over HTTP, and viewers that see and click them as browsers do. */
export function adBuilders({ db, call, system, clock }: BuilderContext) {
  /** A paid order's worth of credit, as the ledger knows it. */
  const topUp = async (vendor: Pick<BuiltVendor, 'vendorId'>, subtotalIdr: number): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const orderId = await writePaidOrder(tx, vendor.vendorId, subtotalIdr, clock.now());
      await lockBalances(tx, [vendor.vendorId]);
      await postTransfers(tx, topUpTransfers({ orderId, vendorId: vendor.vendorId, subtotalIdr, taxIdr: 0 }), clock.now());
      await system.ads.creditGrew(tx, vendor.vendorId);
    });
  };
  const ad = (vendor: BuiltVendor, wish: AdWish = {}) =>
    call('PUT', base, {
      as: vendor,
      // An ad of a test is there whenever someone looks; those that are about the plan of the day say so.
      body: { cpc: 1_500, daily_budget: null, pacing: 'fast', start_date: null, end_date: null, is_enabled: true, ...wish },
    });
  let viewers = 0;
  return {
    topUp,
    ad,
    /** A new person before a new browser, in a network of its own. */
    viewer(wish: { agent?: string; address?: string; cookie?: string } = {}): Viewer {
      viewers++;
      const address = wish.address ?? `${20 + (viewers >> 16)}.${(viewers >> 8) & 255}.${viewers & 255}.1`;
      const headers = { 'user-agent': wish.agent ?? chrome, ...(wish.cookie !== undefined && { cookie: wish.cookie }) };
      const from = { headers, remoteAddress: address };
      return {
        headers,
        address,
        async visit({ placement = 'listing', categoryId, cityId, limit } = {}) {
          const asked = { category_id: categoryId, city_id: cityId, limit };
          const query = new URLSearchParams(
            Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
          );
          const answer = await call('GET', `${base}/placements/${placement}?${query}`, from);
          return answerOf(placementAds, answer.body).data;
        },
        async see(cards) {
          const body = { batch_id: randomUUID(), tokens: cards.map((card) => card.impression_token) };
          const answer = await call('POST', `${base}/impressions`, { ...from, body });
          return answerOf(countImpressions, answer.body).data.counted;
        },
        async click(card, { query = '', method = 'GET', headers: more = {} } = {}) {
          clock.advance(1); // no two clicks of a test fall in one instant, so that their order is known
          const answer = await call(method, `${card.click_url}${query}`, { ...from, headers: { ...headers, ...more } });
          return String(answer.headers['location'] ?? answer.status);
        },
      };
    },
  };
}
