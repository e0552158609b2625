import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { lookOf } from './day-marks.tsx';
import type { CalendarDay } from './queries.ts';
import { calendarTexts } from './texts.ts';

/** What a day is called where it cannot be seen: its date, how much of it is taken, its meetings and tasks, and who waits for it. */
export function useDayName(capacity: number): (day: CalendarDay, on: { readonly meetings: number; readonly tasks: number }) => string {
  const t = useTexts(calendarTexts);
  const format = useFormat();
  return (day, { meetings, tasks }) => {
    const look = lookOf(day, capacity);
    const waiting = day.waiting.length;
    return [
      format.longDate(day.day),
      look === 'taken' ? t('status.taken') : look === 'half' ? t('look.half') : t(`status.${day.status}`),
      ...(meetings > 0 ? [t('agenda.meetings', { count: meetings, n: format.count(meetings) })] : []),
      ...(tasks > 0 ? [t('agenda.tasks', { count: tasks, n: format.count(tasks) })] : []),
      ...(waiting > 0 ? [t('waiting', { count: waiting, n: format.count(waiting) })] : []),
    ].join(', ');
  };
}
