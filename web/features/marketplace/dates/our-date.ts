// The couple's date: what they told about their wedding, or what a visitor keeps in a cookie of this browser. Pages that are kept for everybody know
// neither: the browser adds it after it has taken the page over.
import { useSyncExternalStore } from 'react';
import { isDay } from '../../../../core/clients/wedding-day.ts';
import { isTooFarAhead } from '../../../../core/taken-days/ahead.ts';
import { type BusinessDay, businessDayOf, isBusinessDay } from '../../../../core/time.ts';
import { browserCookie } from '../../../base/browser-cookie.ts';
import { createState } from '../../../base/state.ts';
import { ourWedding } from '../our-wedding.ts';

interface OurDate {
  readonly day: BusinessDay | null;
  /** Whether it is the day of the wedding that the couple told: then it is changed there. */
  readonly isOfWedding: boolean;
  /** The day that a list is narrowed to; statuses are shown for it instead. */
  readonly asked: BusinessDay | null;
}
const cookie = browserCookie('wedding_date', '[\\d-]+', 365 * 86_400);
const { get, change, subscribe } = createState<OurDate>({ day: null, isOfWedding: false, asked: null });
const nothing: OurDate = get();

/** Not on the server and in the first drawing of the browser, which must be the same. */
export const useOurDate = (): OurDate => useSyncExternalStore(subscribe, get, () => nothing);
export const onOurDate = subscribe;
/** The day for which statuses are shown. */
export const shownDay = (): BusinessDay | null => get().asked ?? get().day;

/** A day that is neither over nor too far ahead to plan; null for anything else. */
export function dayAhead(text: string, now: number): BusinessDay | null {
  const today = businessDayOf(now);
  return isBusinessDay(text) && text >= today && !isTooFarAhead(text, today) ? text : null;
}
/** The day in the cookies of a browser. */
export const keptDay = (cookies: string, now: number): BusinessDay | null => dayAhead(cookie.in(cookies) ?? '', now);

/** Keeps a date in this browser, or forgets it. */
export function keepDate(day: BusinessDay | null): void {
  cookie.keep(day);
  change({ day, isOfWedding: false });
}

export const askForDay = (asked: BusinessDay | null): void => change({ asked });

let finding: Promise<void> = Promise.resolve();
/** Finds out which date it is. A couple that told no day yet keeps the one of its browser. */
export const findOurDate = (isCouple: boolean): Promise<void> => (finding = find(isCouple));
/** Whether it is the day of the wedding that the couple told, once that is known; not where no one can say. */
export const isDayOfWedding = (): Promise<boolean> =>
  finding.then(
    () => get().isOfWedding,
    () => false,
  );

async function find(isCouple: boolean): Promise<void> {
  change({ day: keptDay(document.cookie, Date.now()), isOfWedding: false });
  if (!isCouple) return;
  const told = (await ourWedding())?.wedding_date ?? null;
  const day = told !== null && isDay(told) ? dayAhead(told, Date.now()) : null;
  if (day !== null) change({ day, isOfWedding: true });
}
