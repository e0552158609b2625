import type { AdCard } from '../../../../contract/catalogue.ts';

/** A page without its ads is still the page: when the choice of ads fails, its places stay organic. */
export const adsOrNone = (asked: Promise<{ readonly data: readonly AdCard[] }>): Promise<readonly AdCard[]> =>
  asked.then(
    ({ data }) => data,
    () => [],
  );
