import { useMemo } from 'react';
import { count, date, dateTime, dayMonth, decimal, longDate, money, month, percent, stars, time } from '../../texts/format.ts';
import { useLanguage } from './texts.ts';

/** Money, numbers and dates as the language of the page writes them. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (idr: number) => money(idr, language),
      count: (n: number) => count(n, language),
      decimal: (n: number) => decimal(n, language),
      percent: (share: number) => percent(share, language),
      stars: (rating: number) => stars(rating, language),
      date: (when: number | string) => date(when, language),
      dayMonth: (when: number | string) => dayMonth(when, language),
      month: (when: string) => month(when, language),
      longDate: (when: number | string) => longDate(when, language),
      time: (when: number | string) => time(when, language),
      dateTime: (when: number | string) => dateTime(when, language),
    }),
    [language],
  );
}
