import { useSyncExternalStore } from 'react';
import { type BusinessDay, businessDayOf, endOfBusinessDay, hourMs, isoHour } from '../../core/time.ts';

const today = (): BusinessDay => businessDayOf(Date.now());
const thisHour = (): string => isoHour(Date.now());

/** The business day, in Jakarta. A page that stays open over midnight gets the new one. */
export const useToday = (): BusinessDay => useSyncExternalStore(atMidnight, today);

/** The hour as the statistics name it, '2026-11-20T13:00:00+07:00', in Jakarta; the next one when it starts. */
export const useThisHour = (): string => useSyncExternalStore(onTheHour, thisHour);

const atMidnight = (tell: () => void) => whenever(tell, () => endOfBusinessDay(today()));
const onTheHour = (tell: () => void) => whenever(tell, () => Date.parse(thisHour()) + hourMs);

/** Tells at an instant, and again at the one that follows it. */
function whenever(tell: () => void, nextAt: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      tell();
      wait();
    }, nextAt() - Date.now());
  };
  wait();
  return () => clearTimeout(timer);
}
