import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previousPeriod } from '../../../../core/ads/periods.ts';
import { adStatisticQuery, type StatisticRange } from '../../../parts/ads/queries.ts';
import type { ChosenPeriod } from './use-period.ts';
import { useBeside } from '../../../base/use-beside.ts';

/** The statistic of a period, and, while it is compared, that of the period before. The old one stays in sight until the new one is there. */
export function useStatistic({ period, placement }: ChosenPeriod, isCompared: boolean) {
  const rangeOf = ({ start, end }: ChosenPeriod['period']): StatisticRange => ({
    start_date: start,
    end_date: end,
    ...(placement !== null && { placement }),
  });
  const statistic = useQuery({ ...adStatisticQuery(rangeOf(period)), placeholderData: keepPreviousData });
  const before = useBeside({ ...adStatisticQuery(rangeOf(previousPeriod(period))), enabled: isCompared });
  return { statistic, previous: isCompared ? (before.data?.series ?? []) : [], range: rangeOf(period) };
}
