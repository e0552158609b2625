import { hourMs } from '../time.ts';

/** How a day's visitors come over its 24 hours (Jakarta): the share of the day that has passed at the start of each, from 0 to 1 in 25 values. */
export type TrafficCurve = readonly number[];

/** Hours of a day (Jakarta) by their visitors before any were counted: few at night, most in the evening. */
const usualHours = [2, 1, 1, 1, 1, 2, 4, 6, 8, 10, 11, 12, 13, 11, 10, 10, 11, 12, 14, 17, 19, 18, 12, 6];
/** So many pages count as much as what is usual: a quiet week hardly moves the curve, a busy one makes it its own. */
const usualPages = 5_000;

/** The curve after `pages` were asked for in each of the 24 hours of a Jakarta day, over any number of days. */
export function curveOf(pages: readonly number[] = []): TrafficCurve {
  const usual = usualHours.reduce((sum, weight) => sum + weight, 0);
  const seen = usualHours.reduce((sum, _, hour) => sum + Math.max(0, pages[hour] ?? 0), 0);
  const curve = [0];
  for (const [hour, weight] of usualHours.entries()) {
    const share = (Math.max(0, pages[hour] ?? 0) + (weight / usual) * usualPages) / (seen + usualPages);
    curve.push((curve.at(-1) ?? 0) + share);
  }
  return curve.with(24, 1);
}

/** The share of a day's visitors that have come by so many milliseconds after its midnight. Within an hour they come evenly. */
export function shareOfDay(curve: TrafficCurve, afterMidnightMs: number): number {
  const hours = afterMidnightMs / hourMs;
  const hour = Math.floor(hours);
  const from = curve[hour] ?? 1;
  return from + ((curve[hour + 1] ?? 1) - from) * (hours - hour);
}

/** When that share will have been reached, in milliseconds after midnight. The inverse of `shareOfDay`. */
export function timeOfShare(curve: TrafficCurve, share: number): number {
  const found = curve.findIndex((passed) => passed >= share);
  const hour = Math.max(0, (found === -1 ? 24 : found) - 1);
  const [from = 0, to = 1] = [curve[hour], curve[hour + 1]];
  return (hour + (to > from ? (share - from) / (to - from) : 0)) * hourMs;
}
