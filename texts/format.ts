// Money, numbers and dates in each language. Times are shown in WIB, the time zone of the business day.
import type { Language } from './typed.ts';

const locale = { en: 'en-ID', id: 'id-ID' } as const;
const zone = 'Asia/Jakarta';
const cached = <T>(make: (language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language: Language): T => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
};
const numberFormat = cached((l) => new Intl.NumberFormat(l === 'id' ? 'id-ID' : 'en-US', { maximumFractionDigits: 0 }));
const decimalFormat = cached((l) => new Intl.NumberFormat(l === 'id' ? 'id-ID' : 'en-US', { maximumFractionDigits: 2 }));
const starsFormat = cached(
  (l) => new Intl.NumberFormat(l === 'id' ? 'id-ID' : 'en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percentFormat = cached(
  (l) => new Intl.NumberFormat(l === 'id' ? 'id-ID' : 'en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 }),
);
const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dateFormat = cached((l) => new Intl.DateTimeFormat(locale[l], { ...parts, timeZone: zone }));
const longDateFormat = cached((l) => new Intl.DateTimeFormat(locale[l], { ...parts, month: 'long', weekday: 'long', timeZone: zone }));
const monthFormat = cached((l) => new Intl.DateTimeFormat(locale[l], { month: 'long', year: 'numeric', timeZone: zone }));
const dayMonthFormat = cached((l) => new Intl.DateTimeFormat(locale[l], { day: 'numeric', month: 'short', timeZone: zone }));
const timeFormat = cached(
  (l) => new Intl.DateTimeFormat(locale[l], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }),
);

/** Whole Rupiah, never abbreviated: `Rp 1,234,567` in English, `Rp 1.234.567` in Indonesian, with a space that does not break. */
export const money = (idr: number, language: Language): string =>
  `${idr < 0 ? '−' : ''}Rp\u00a0${numberFormat(language).format(Math.abs(idr))}`;
export const count = (n: number, language: Language): string => numberFormat(language).format(n);
export const decimal = (n: number, language: Language): string => decimalFormat(language).format(n);
/** A rating, always with one decimal: `4.0`. Full marks are said of full marks alone: 4.97 is `4.9`. */
export const stars = (rating: number, language: Language): string =>
  starsFormat(language).format(rating < 5 ? Math.min(rating, 4.9) : rating);
/** A share as a percentage: 0.0123 → `1.23%`. */
export const percent = (share: number, language: Language): string => percentFormat(language).format(share);
type When = number | string;
/** A business day `2026-11-20` is read as noon in Jakarta, so that no zone can move it; anything else is an instant. */
const instantOf = (when: When): Date =>
  new Date(typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T12:00:00+07:00` : when);
/** `20 Nov 2026`. */
export const date = (when: When, language: Language): string => dateFormat(language).format(instantOf(when));
/** The same sentence on a screen: no line ends between Rp and its number. What an API answers has plain spaces. */
export const withWholeAmounts = (sentence: string): string => sentence.replaceAll(/\bRp (?=\d)/g, 'Rp\u00a0');

/** `20 Nov`, where the year is said elsewhere. */
export const dayMonth = (when: When, language: Language): string => dayMonthFormat(language).format(instantOf(when));
/** `Friday, 20 November 2026`. */
export const longDate = (when: When, language: Language): string => longDateFormat(language).format(instantOf(when));
/** `November 2026`, of a month `2026-11`. */
export const month = (when: string, language: Language): string => monthFormat(language).format(instantOf(`${when}-15`));
/** `13:05 WIB`. */
export const time = (when: When, language: Language): string => `${timeFormat(language).format(instantOf(when)).replace('.', ':')} WIB`;
/** `20 Nov 2026, 13:05 WIB`. */
export const dateTime = (when: When, language: Language): string => `${date(when, language)}, ${time(when, language)}`;
/** `13:05 WIB` of today, `20 Nov 2026, 13:05 WIB` of any other day. */
export const moment = (when: When, today: string, language: Language): string =>
  date(when, language) === date(today, language) ? time(when, language) : dateTime(when, language);
