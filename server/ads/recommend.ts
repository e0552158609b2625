import { type Comparison, type Recommendation, recommendationOf } from '../../core/ads/recommendation.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import type { Idr } from '../../core/money.ts';
import { minuteMs } from '../../core/time.ts';
import type { Clock } from '../kit/clock.ts';
import { type AdIndex, type Advertiser, minimumCpcOf } from './ad-index.ts';

/** Prices of a market move by the day; going through all ads for each page would be waste. */
const LIFE_MS = minuteMs;

type Services = Advertiser['services'];
interface Price {
  readonly vendorId: number;
  readonly cpcIdr: Idr;
}

export interface Recommender {
  /** What others pay who offer the main service of this vendor; its own price is left out. */
  recommend(vendorId: number, services: Services): Recommendation;
}

/** Each list is put together when it is asked for: nearly always the first is enough, and the last is as long as there are ads. */
class Neighbours implements Comparison {
  readonly #others: (key: string) => Idr[];
  readonly #main: Services[number] | undefined;
  constructor(others: (key: string) => Idr[], main: Services[number] | undefined) {
    this.#others = others;
    this.#main = main;
  }
  get sameCategoryAndCity(): Idr[] {
    return this.#main === undefined ? [] : this.#others(`${this.#main.categoryId} ${this.#main.cityId}`);
  }
  get sameCategory(): Idr[] {
    return this.#main === undefined ? [] : this.#others(`${this.#main.categoryId}`);
  }
  get all(): Idr[] {
    return this.#others('');
  }
}

/** Prices are gathered from enabled ads of published vendors, at most once a minute, and only from the memory of this process. */
export function createRecommender(index: AdIndex, rulesAt: (instant: number) => AdRules, clock: Clock): Recommender {
  const market = { pricesOf: new Map<string, Price[]>(), madeAt: Number.NEGATIVE_INFINITY };

  const add = (key: string, price: Price): void => {
    const prices = market.pricesOf.get(key);
    if (prices === undefined) market.pricesOf.set(key, [price]);
    else prices.push(price);
  };
  const survey = (): void => {
    market.pricesOf.clear();
    for (const { vendorId, status, settings, services } of index.all()) {
      if (!settings.isEnabled || status !== vendorPublished) continue;
      const price = { vendorId, cpcIdr: settings.cpcIdr };
      // A vendor with one category in two cities is one voice in the category.
      const keys = services.flatMap(({ categoryId, cityId }) => [`${categoryId}`, `${categoryId} ${cityId}`]);
      for (const key of new Set(['', ...keys])) add(key, price);
    }
    market.madeAt = clock.now();
  };
  return {
    recommend(vendorId, services) {
      if (clock.now() - market.madeAt >= LIFE_MS) survey();
      const comparison = new Neighbours(
        (key) => (market.pricesOf.get(key) ?? []).filter((price) => price.vendorId !== vendorId).map(({ cpcIdr }) => cpcIdr),
        services[0],
      );
      const rules = rulesAt(clock.now());
      return recommendationOf(comparison, { minimumCpcIdr: minimumCpcOf({ services }, rules), rules });
    },
  };
}
