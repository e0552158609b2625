import { clickAd } from '../../contract/ads.ts';
import { Rendered } from '../kit/rendered.ts';
import type { Advertiser } from './ad-index.ts';
import type { Listing } from './market.ts';
import type { CardCache } from './card-cache.ts';
import type { AdsContext } from './context.ts';
import type { KnownCouple } from './couples.ts';
import { placeForCouple, suitsCouple } from '../../core/ads/couple-fit.ts';

const clickAddress = clickAd.path.replace(':token', '');

/**
 * Ads for a place on a page, best first, each with the tokens that prove it was handed out. Decided in memory, and
 * put together from finished parts: cards as they were rendered when they were read, tokens that need no escaping. `visitorKey` is the key
 * the browser brought: the click must then come from the same browser; with null it may come from any. `couple`: who is signed in, and is shown only ads of
 * vendors that can take it; null for everyone else.
 */
export async function placeAds(
  { index, tokens, viewers, clock }: AdsContext,
  cards: CardCache,
  where: Listing,
  asked: { readonly count: number; readonly visitorKey: string | null; readonly couple: KnownCouple | null },
): Promise<Rendered> {
  const now = clock.now();
  const deviceKey = asked.visitorKey === null ? null : viewers.device(asked.visitorKey);
  const { couple } = asked;
  const place = couple === null ? where : placeForCouple(where, couple.facts);
  const suits = couple === null ? undefined : (ad: Advertiser) => suitsCouple(ad, couple.facts, couple.takenVendorIds);
  const chosen = place === null ? [] : index.choose(place, asked.count, now, suits);
  await cards.fetch(chosen.map(({ vendorId }) => vendorId));
  const shown = chosen.flatMap((ad) => {
    const vendor = cards.get(ad.vendorId);
    if (vendor === undefined) return [];
    const { impression, click } = tokens.issue(
      {
        vendorId: ad.vendorId,
        adVersion: ad.version,
        cpcIdr: ad.settings.cpcIdr,
        placement: where.placement,
        categoryId: where.categoryId ?? null,
        deviceKey,
      },
      now,
    );
    return `{"vendor":${vendor},"impression_token":"${impression}","click_url":"${clickAddress}${click}"}`;
  });
  return new Rendered(`{"data":[${shown.join(',')}]}`);
}
