import { type BusinessDay, isBusinessDay } from './time.ts';

/** What a person typed as a date, read: nothing, a day of the calendar, or nothing that can be read. */
export type TypedDay = { readonly kind: 'empty' } | { readonly kind: 'value'; readonly day: BusinessDay } | { readonly kind: 'unreadable' };

/** Both languages on every page: anyone who reads in one may well write in the other. */
const monthNames: readonly (readonly string[])[] = [
  ['january', 'januari'],
  ['february', 'februari', 'pebruari'],
  ['march', 'maret'],
  ['april'],
  ['may', 'mei'],
  ['june', 'juni'],
  ['july', 'juli'],
  ['august', 'agustus', 'agt', 'ags', 'agst'],
  ['september'],
  ['october', 'oktober'],
  ['november', 'nopember'],
  ['december', 'desember'],
];
const shortestName = 3;
const weekday = /^\p{L}+,\s*/u;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const numbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/;
const dayMonthYear = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(\p{L}+)\.?,?[-/ ]*(\d{4}|\d{2})$/u;
const monthDayYear = /^(\p{L}+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;

/**
 * Reads a date as people in Indonesia write it, in either language: `31/12/2026`, `31-12-26`, `31 Des 2026`, `December 31, 2026`,
 * `2026-12-31`. With numbers alone the day comes before the month. A date without its year is not guessed.
 */
export function readTypedDay(text: string): TypedDay {
  const plain = text.trim().toLowerCase().replace(weekday, '');
  if (plain === '') return { kind: 'empty' };
  const [year = '', month = '', day = ''] = partsOf(plain) ?? [];
  const found = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isBusinessDay(found) ? { kind: 'value', day: found } : { kind: 'unreadable' };
}

/** Year, month and day as digits. */
function partsOf(plain: string): readonly (string | undefined)[] | undefined {
  const first = yearFirst.exec(plain);
  if (first !== null) return first.slice(1);
  const last = numbers.exec(plain);
  if (last !== null) return [last[3], last[2], last[1]];
  const named = dayMonthYear.exec(plain);
  if (named !== null) return [named[3], monthOf(named[2]), named[1]];
  const american = monthDayYear.exec(plain);
  return american === null ? undefined : [american[3], monthOf(american[1]), american[2]];
}

const dateInText =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|(?<!\d)\d{1,2}[-/]\d{1,2}[-/]\d{2}(?!\d)|\d{1,2}(?:st|nd|rd|th)?[-/. ]*\p{L}{3,}\.?,?[-/ ]*\d{4}|\p{L}{3,}\.?\s*\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/giu;
/** A day of a month that no year follows. */
const dayOfMonth = [
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,}(?!\p{L}|\.?,?\s*\d{4})/giu,
  /\p{L}{3,}\s+\d{1,2}(?:st|nd|rd|th)?(?![\p{L}\d]|,?\s*\d{4})/giu,
];

/**
 * The first date that stands in a text, as it was typed and where; null when there is none. Without its year it is the next such day: for searches, which
 * say the day they took.
 */
export function findTypedDay(
  text: string,
  today: BusinessDay,
): { readonly day: BusinessDay; readonly typed: string; readonly index: number } | null {
  for (const { 0: typed, index } of text.matchAll(dateInText)) {
    const read = readTypedDay(typed);
    if (read.kind === 'value') return { day: read.day, typed, index };
  }
  for (const { 0: typed, index } of dayOfMonth.flatMap((shape) => [...text.matchAll(shape)])) {
    const day = nextOn(typed, today);
    if (day !== null) return { day, typed, index };
  }
  return null;
}

/** 29 February is at most eight years away. */
const yearsAhead = 8;
function nextOn(typed: string, today: BusinessDay): BusinessDay | null {
  for (let ahead = 0; ahead <= yearsAhead; ahead += 1) {
    const read = readTypedDay(`${typed} ${Number(today.slice(0, 4)) + ahead}`);
    if (read.kind === 'value' && read.day >= today) return read.day;
  }
  return null;
}

/** From 1; 0 for what is no month's name. */
function monthOf(name = ''): string {
  return name.length < shortestName ? '0' : String(monthNames.findIndex((names) => names.some((full) => full.startsWith(name))) + 1);
}
