import { addDays, businessDayOf, type BusinessDay } from '../../../core/time.ts';
import { dayWords } from '../../../texts/days.ts';
import { longDate } from '../../../texts/format.ts';
import type { Language } from '../../../texts/typed.ts';

/** Entries by business day, in the order they come in. */
export function byDay<Entry extends { readonly at: string }>(entries: readonly Entry[]): { day: BusinessDay; entries: Entry[] }[] {
  const days: { day: BusinessDay; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = businessDayOf(Date.parse(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** A day as a heading: today, yesterday, or the date. */
export function dayName(day: BusinessDay, today: BusinessDay, language: Language): string {
  if (day === today) return dayWords(language)('today');
  return day === addDays(today, -1) ? dayWords(language)('yesterday') : longDate(day, language);
}
