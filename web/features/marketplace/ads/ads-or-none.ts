import { placementAds } from '../../../../contract/ads.ts';
import type { Call } from '../../../../contract/call.ts';
import type { AdCard } from '../../../../contract/catalogue.ts';
import type { AskForAds } from '../../../../contract/render.ts';

/** A page without its ads is still the page: when the choice of ads fails, its places stay organic. */
export const adsOrNone = (asked: Promise<readonly AdCard[]>): Promise<readonly AdCard[]> => asked.catch(() => []);

/** The ads of the visitor who makes these calls. */
export const adsBy =
  (call: Call): AskForAds =>
  async ({ placement, categoryId, cityId, count }) => {
    const query = {
      limit: count,
      ...(categoryId !== undefined && { category_id: categoryId }),
      ...(cityId !== undefined && { city_id: cityId }),
    };
    return (await call(placementAds, { params: { placement }, query })).data;
  };
