import { clickAd } from '../../contract/ads.ts';
import type { AdCard } from '../../contract/catalogue.ts';
import { Rendered } from '../kit/rendered.ts';
import type { Advertiser } from './ad-index.ts';
import type { Listing } from './market.ts';
import type { CardCache } from './card-cache.ts';
import type { AdsContext } from './context.ts';
import type { KnownCouple } from './couples.ts';
import { placeForCouple, suitsCouple } from '../../core/ads/couple-fit.ts';

const clickAddress = clickAd.path.replace(':token', '');

interface Asked {
  readonly count: number;
  /** The key the browser brought: a click must then come from the same browser; with null it may come from any. */
  readonly visitorKey: string | null;
  /** Who is signed in, and is shown only ads of vendors that can take it; null for everyone else. */
  readonly couple: KnownCouple | null;
}

/** Ads for a place on a page, best first, each with the tokens that prove it was handed out. Decided in memory. */
async function chooseAds({ index, tokens, viewers, clock }: AdsContext, cards: CardCache, where: Listing, asked: Asked) {
  const now = clock.now();
  const deviceKey = asked.visitorKey === null ? null : viewers.device(asked.visitorKey);
  const { couple } = asked;
  const place = couple === null ? where : placeForCouple(where, couple.facts);
  const suits = couple === null ? undefined : (ad: Advertiser) => suitsCouple(ad, couple.facts, couple.takenVendorIds);
  const chosen = place === null ? [] : index.choose(place, asked.count, now, suits);
  await cards.fetch(chosen.map(({ vendorId }) => vendorId));
  return chosen.flatMap((ad) => {
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
    return { vendor, impression, clickUrl: clickAddress + click };
  });
}

/** The ads as an answer, put together from finished parts: cards as they were rendered when they were read, tokens that need no escaping. */
export async function placeAds(context: AdsContext, cards: CardCache, where: Listing, asked: Asked): Promise<Rendered> {
  const shown = (await chooseAds(context, cards, where, asked)).map(
    ({ vendor, impression, clickUrl }) => `{"vendor":${vendor.json},"impression_token":"${impression}","click_url":"${clickUrl}"}`,
  );
  return new Rendered(`{"data":[${shown.join(',')}]}`);
}

/** The ads for a page in this process, of someone who is not signed in. */
export async function adsForPage(context: AdsContext, cards: CardCache, where: Listing, asked: Omit<Asked, 'couple'>): Promise<AdCard[]> {
  const shown = await chooseAds(context, cards, where, { ...asked, couple: null });
  return shown.map(({ vendor, impression, clickUrl }) => ({ vendor: vendor.card, impression_token: impression, click_url: clickUrl }));
}
