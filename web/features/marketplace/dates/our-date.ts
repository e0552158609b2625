// The couple's date.
import { isDay } from '../../../../core/clients/wedding-day.ts';
import { isTooFarAhead } from '../../../../core/taken-days/ahead.ts';
import { type BusinessDay, businessDayOf, isBusinessDay } from '../../../../core/time.ts';
import { createGivenOrKept } from '../given-or-kept.ts';

/** A day that is neither over nor too far ahead to plan; null for anything else. */
export function dayAhead(text: string, now: number): BusinessDay | null {
  const today = businessDayOf(now);
  return isBusinessDay(text) && text >= today && !isTooFarAhead(text, today) ? text : null;
}

const inTime = (text: string) => dayAhead(text, Date.now());
export const ourDate = createGivenOrKept<BusinessDay>({
  cookie: 'wedding_date',
  shape: '[\\d-]+',
  read: inTime,
  givenIn: ({ wedding_date: day }) => (day !== null && isDay(day) ? inTime(day) : null),
});
export const useOurDate = ourDate.useIt;
/** The day for which statuses are shown. */
export const shownDay = (): BusinessDay | null => ourDate.get().asked ?? ourDate.get().value;
