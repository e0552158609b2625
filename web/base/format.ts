import { useMemo } from 'react';
import { count, date, dateTime, dayMonth, decimal, longDate, moment, money, month, percent, stars, time } from '../../texts/format.ts';
import { useLanguage } from './texts.ts';
import { useToday } from './today.ts';

/** Stands for an amount that is still to come, and is as wide: what stands below does not move when it comes. */
export const awaitedAmount = '…'.padEnd(12, '\u2007');

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

/** Says when something was: the time alone of today, with the day otherwise. Every “Saved …” says it so. */
export function useMoment(): (when: number | string) => string {
  const language = useLanguage();
  const today = useToday();
  return (when) => moment(when, today, language);
}
