import { useSyncExternalStore } from 'react';
import { type BusinessDay, businessDayOf, endOfBusinessDay } from '../../core/time.ts';

const today = (): BusinessDay => businessDayOf(Date.now());

/** The business day, in Jakarta. A page that stays open over midnight gets the new one. */
export const useToday = (): BusinessDay => useSyncExternalStore(atMidnight, today);

function atMidnight(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      tell();
      wait();
    }, endOfBusinessDay(today()) - Date.now());
  };
  wait();
  return () => clearTimeout(timer);
}
