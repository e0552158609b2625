import { useQuery } from '@tanstack/react-query';
import { type Estimate, estimateOf } from '../../../../core/ads/estimate.ts';
import type { AdSettings } from '../../../../core/ads/settings.ts';
import { useToday } from '../../../base/today.ts';
import { adForecastQuery, adSummaryQuery } from '../../../parts/ads/queries.ts';
import { useBeside } from '../../../base/use-beside.ts';

type Choice = Pick<AdSettings, 'cpcIdr' | 'dailyBudget' | 'period'>;

/** What choices would bring, worked out here from the forecast that was fetched once: it follows every key. */
export function useEstimate(): {
  /** The forecast has arrived. */
  readonly isKnown: boolean;
  /** The reading of the forecast, where that failed. */
  readonly failed: { readonly error: Error; readonly refetch: () => unknown } | null;
  /** What reviews make the price count for; 1 as long as it is not known. */
  readonly quality: number;
  readonly estimateOf: (choice: Choice, balanceIdr: number) => Estimate | null;
} {
  const forecast = useQuery(adForecastQuery);
  const today = useToday();
  const { data: summary } = useBeside(adSummaryQuery);
  const points = (forecast.data?.points ?? []).map((point) => ({
    cpcIdr: point.cpc,
    viewsPerDay: { low: point.views_low, likely: point.views_likely, high: point.views_high },
    clicksPerDay: { low: point.clicks_low, likely: point.clicks_likely, high: point.clicks_high },
  }));
  const lately = summary?.last_30_days;
  return {
    quality: forecast.data?.quality ?? 1,
    isKnown: forecast.data !== undefined,
    failed: forecast.isLoadingError ? forecast : null,
    estimateOf: (choice, balanceIdr) => estimateOf({ today, ...choice, balanceIdr, forecast: points, ...(lately && { lately }) }),
  };
}
