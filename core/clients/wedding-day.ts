import { addDays, type BusinessDay, isBusinessDay } from '../time.ts';

/** When a wedding is, as far as the couple knows: a day '2027-06-12', or a month '2027-06'. */
export type WeddingDay = string;

const monthPattern = /^\d{4}-\d{2}$/;

/** Whether a text is a day or a month of the calendar. */
export const isWeddingDay = (text: string): text is WeddingDay => isBusinessDay(monthPattern.test(text) ? `${text}-01` : text);

/** The first day the wedding may be on: the day itself, or the first one of its month. */
export const firstDayOf = (wedding: WeddingDay): BusinessDay => (isDay(wedding) ? wedding : `${wedding}-01`);

/** The last day the wedding may be on: the day itself, or the last one of its month. It is ahead as long as that day is. */
export function lastDayOf(wedding: WeddingDay): BusinessDay {
  if (!monthPattern.test(wedding)) return wedding;
  const inNextMonth = addDays(`${wedding}-01`, 31);
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1);
}

/** How a stored day is written again: as itself, or as its month where only that was known. */
export const weddingDayOf = (on: BusinessDay, isDayKnown: boolean): WeddingDay => (isDayKnown ? on : on.slice(0, 7));

/** Whether the day itself is known, and not its month alone. */
export const isDay = (wedding: WeddingDay): boolean => !monthPattern.test(wedding);

/** The wedding beside a request: the one in the couple's account, or the day it asked for if the account has none or only the month of that day. */
export const statedWedding = (told: WeddingDay | null, saidOn: BusinessDay | null): WeddingDay | null =>
  told !== null && saidOn?.startsWith(told) !== true ? told : saidOn;

/** The day to go by: the one the couple told; of a couple that told a month at most, the one that was booked. */
export const expectedWedding = (told: WeddingDay | null, bookedOn: BusinessDay | null): WeddingDay | null =>
  told !== null && isDay(told) ? told : (bookedOn ?? told);
