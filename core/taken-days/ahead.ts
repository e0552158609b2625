import { addDays, type BusinessDay } from '../time.ts';

/** A wedding is rarely planned longer ahead: for later days no calendar says anything. */
export const aheadDaysMax = 1_827;

/** Whether a day is too far ahead for anybody to plan. */
export const isTooFarAhead = (day: BusinessDay, today: BusinessDay): boolean => day > addDays(today, aheadDaysMax);
