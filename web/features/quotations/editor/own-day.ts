import { queryOptions } from '@tanstack/react-query';
import { getCalendar } from '../../../../contract/calendar.ts';
import type { Quotation } from '../../../../contract/quotations.ts';
import { type Blockage, blockageOf } from '../../../../core/taken-days/day-status.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useToday } from '../../../base/today.ts';
import { useBeside } from '../../../base/use-beside.ts';

/** Our calendar on a day, beside its months: what changes one of them asks for all of them again. */
const dayQuery = (day: string) =>
  queryOptions({
    queryKey: ['calendar', 'of day', day],
    queryFn: async ({ signal }) => (await call(getCalendar, { query: { from: day, to: day }, signal })).data,
  });

/** What our own calendar has on the day of a couple's wedding: taken, one half of it, or nothing. What the couple booked itself is not in its way. */
export function useOwnDay(couple: Quotation['couple'], day: string | null): Blockage {
  const today = useToday();
  const { data } = useBeside({ ...dayQuery(day ?? today), enabled: day !== null && day >= today });
  if (data === undefined || day === null || day < today) return null;
  const entries = data.days.flatMap((one) => (one.day === day ? one.entries : []));
  return blockageOf(
    entries.filter(({ booking }) => booking?.couple.id !== couple.id),
    data.capacity,
  );
}
