import type { AdCard } from '../../contract/catalogue.ts';
import { clickAd } from '../../contract/ads.ts';
import type { Place } from './ad-index.ts';
import type { CardCache } from './card-cache.ts';
import type { AdsContext } from './context.ts';

const clickAddress = clickAd.path.replace(':token', '');

/**
 * Ads for a place on a page, best first, each with the tokens that prove it was handed out. Decided in memory. `visitorKey` is the key the
 * browser brought: the click must then come from the same browser; with null it may come from any.
 */
export async function placeAds(
  { index, tokens, viewers, clock }: AdsContext,
  cards: CardCache,
  where: Place,
  asked: { readonly count: number; readonly visitorKey: string | null },
): Promise<AdCard[]> {
  const now = clock.now();
  const deviceKey = asked.visitorKey === null ? null : viewers.device(asked.visitorKey);
  const chosen = index.choose(where, asked.count, now);
  const cardOf = new Map((await cards.cardsOf(chosen.map(({ vendorId }) => vendorId))).map((card) => [card.id, card]));
  return chosen.flatMap((ad) => {
    const vendor = cardOf.get(ad.vendorId);
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
    return [{ vendor, impression_token: impression, click_url: `${clickAddress}${click}` }];
  });
}
