import type { AdStatistic } from '../../../../contract/ads.ts';
import { useThisHour, useToday } from '../../../base/today.ts';

/** The slot of a statistic that is going on now, named as the slots are. */
export function useNow(granularity: AdStatistic['granularity']): string {
  const today = useToday();
  const hour = useThisHour();
  return granularity === 'hour' ? hour : today;
}
