import { useQuery } from '@tanstack/react-query';
import { type Estimate, estimateOf } from '../../../../core/ads/estimate.ts';
import type { AdSettings } from '../../../../core/ads/settings.ts';
import { useToday } from '../../../base/today.ts';
import { adForecastQuery } from '../../../parts/ads/queries.ts';

type Choice = Pick<AdSettings, 'cpcIdr' | 'dailyBudget' | 'period'>;

/** What choices would bring, worked out here from the forecast that was fetched once: it follows every key. */
export function useEstimate(): {
  /** The forecast has arrived, or will not. */
  readonly isKnown: boolean;
  /** What reviews make the price count for; 1 as long as it is not known. */
  readonly quality: number;
  readonly estimateOf: (choice: Choice, balanceIdr: number) => Estimate | null;
} {
  const forecast = useQuery(adForecastQuery);
  const today = useToday();
  const points = (forecast.data?.points ?? []).map(({ cpc, clicks_low: low, clicks_likely: likely, clicks_high: high }) => ({
    cpcIdr: cpc,
    clicksPerDay: { low, likely, high },
  }));
  return {
    quality: forecast.data?.quality ?? 1,
    isKnown: !forecast.isPending,
    estimateOf: (choice, balanceIdr) => estimateOf({ today, ...choice, balanceIdr, forecast: points }),
  };
}
