import type { AdStatistic } from '../../../../contract/ads.ts';
import { type Figures, type SeriesKey, seriesKeys, type Slot } from './series.ts';
import { recordOf } from '../../../../core/keys.ts';
import { businessDayOf, isoHour } from '../../../../core/time.ts';

/** What one point of the graph stands for: an hour, a day, or the days from `from` to `to`. */
export type GraphPoint = Figures & { readonly from: string; readonly to: string };

/** More days than this are drawn by the week: a line through every day of a year is a hedge. */
const dailyPointsMax = 120;
const weekDays = 7;
/** Fewer days than this at the start are no week; they join the next one. */
const startDaysMin = 4;

/** Whether the graph of a statistic shows weeks. */
export const isByWeek = ({
  granularity,
  series,
}: {
  readonly granularity: AdStatistic['granularity'];
  readonly series: readonly Slot[];
}): boolean => granularity === 'day' && series.length > dailyPointsMax;

/** The points of a series. The table keeps every day; the graph of a long period sums weeks, the last one ending on the last day. */
export function graphPointsOf(slots: readonly Slot[], granularity: AdStatistic['granularity']): readonly GraphPoint[] {
  if (!isByWeek({ granularity, series: slots })) return slots.map((slot) => summed([slot]));
  const points: GraphPoint[] = [];
  let end = slots.length;
  while (end > 0) {
    const start = end - weekDays < startDaysMin ? 0 : end - weekDays;
    points.unshift(summed(slots.slice(start, end)));
    end = start;
  }
  return points;
}

function summed(slots: readonly Slot[]): GraphPoint {
  const sum = (series: SeriesKey) => slots.reduce((total, slot) => total + slot[series], 0);
  const figures = recordOf(seriesKeys, sum);
  return { ...figures, from: slots[0]?.date ?? '', to: slots.at(-1)?.date ?? '' };
}

/** The point in which a slot of the statistic lies; -1 when it is outside. */
export const pointIndexOf = (points: readonly GraphPoint[], slot: string): number => points.findIndex((point) => holds(point, slot));

const holds = ({ from, to }: GraphPoint, slot: string): boolean => from <= slot && slot <= to;

/** The name of the slot in which an instant of the wire falls. */
export const slotOf = (at: string, granularity: AdStatistic['granularity']): string =>
  granularity === 'hour' ? isoHour(Date.parse(at)) : businessDayOf(Date.parse(at));

/** What was changed about the ad in the time of a point: its mark says it, to those who see the graph and to those who hear it. */
export const changesIn = (
  { changes, granularity }: Pick<AdStatistic, 'changes' | 'granularity'>,
  point: GraphPoint,
): AdStatistic['changes'] => changes.filter(({ at }) => holds(point, slotOf(at, granularity)));

/** How many points have started by now, and whether the last of them is still going on. `now` is named as the slots are. */
export function progressOf(points: readonly GraphPoint[], now: string): { readonly begun: number; readonly isOpen: boolean } {
  const begun = points.filter(({ from }) => from <= now).length;
  return { begun, isOpen: begun > 0 && (points[begun - 1]?.to ?? '') >= now };
}
