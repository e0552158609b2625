import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { calendarRules } from '../../../core/taken-days/day-status.ts';
import { pages } from '../../../core/identity/pages.ts';
import { addDays, type BusinessDay, isBusinessDay } from '../../../core/time.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { Calendar } from '../../ui/calendar.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import classes from './calendar.module.css';
import { CapacityCard, Unkept } from './capacity-card.tsx';
import { Connections } from './connections.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DayMarks, lookOf } from './day-marks.tsx';
import { type CalendarDay, type MeetingOfDay, monthMeetingsQuery, monthQuery, type VendorCalendar } from './queries.ts';
import { calendarTexts } from './texts.ts';
import { useDayName } from './use-day-name.ts';
import { useIsReadOnly } from '../../base/team.ts';

/** What is on, by the month: days that are taken, weddings and meetings. */
export default function CalendarScreen() {
  const router = useRouter();
  const today = useToday();
  const { month: asked }: { readonly month?: unknown } = useSearch({ strict: false });
  const now = today.slice(0, 7);
  const month = typeof asked === 'string' && asked >= now && isBusinessDay(`${asked}-01`) ? asked : now;
  const calendar = useQuery(monthQuery(month));
  const { data: meetings } = useQuery(monthMeetingsQuery(month));
  const show = (to: string) =>
    void router.navigate({ to: pages.calendar, search: { month: to === now ? undefined : to }, resetScroll: false, replace: true });
  if (calendar.isError) return <Failed failure={calendar.error} onRetry={() => void calendar.refetch()} />;
  if (calendar.data === undefined || meetings === undefined) return <Skeleton height="36rem" />;
  return <Month calendar={calendar.data} meetings={meetings} today={today} month={month} onMonth={show} />;
}

type MonthProps = {
  readonly calendar: VendorCalendar;
  readonly meetings: readonly MeetingOfDay[];
  readonly today: BusinessDay;
  readonly month: string;
  readonly onMonth: (month: string) => void;
};

function Month({ calendar, meetings, today, month, onMonth }: MonthProps) {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const [open, setOpen] = useState<BusinessDay | null>(null);
  const isReadOnly = useIsReadOnly('clients');
  const days = new Map(calendar.days.map((one) => [one.day, one]));
  const dayOf = (day: BusinessDay): CalendarDay =>
    days.get(day) ?? { day, status: calendar.is_kept ? 'free' : 'ask', entries: [], waiting: [] };
  const nameOf = useDayName(calendar.capacity);
  const on = (day: BusinessDay) => meetings.filter((meeting) => meeting.day === day);
  return (
    <>
      <p className={classes['lead']}>{t('lead')}</p>
      {!calendar.is_kept && !isReadOnly && <Unkept capacity={calendar.capacity} />}
      <div className={classes['pair']}>
        <div className={classes['beside']}>
          <Card>
            <Calendar
              language={language}
              label={t('month')}
              start={month === today.slice(0, 7) ? today : `${month}-01`}
              today={today}
              first={today}
              last={addDays(today, calendarRules.aheadDaysMax)}
              nameOf={(day) => nameOf(dayOf(day), on(day).length)}
              sheet={{
                contentOf: (day) => <DayMarks day={dayOf(day)} meetings={on(day)} />,
                lookOf: (day) => lookOf(dayOf(day), calendar.capacity),
                onMonth,
              }}
              onPick={setOpen}
            />
            {!isReadOnly && <p className={classes['hint']}>{t('hint')}</p>}
          </Card>
          <Agenda month={month} today={today} days={calendar.days} meetings={meetings} />
        </div>
        {!isReadOnly && (
          <div className={classes['beside']}>
            <CapacityCard capacity={calendar.capacity} />
            <Connections />
          </div>
        )}
      </div>
      {open !== null && (
        <DayDialog key={open} day={dayOf(open)} meetings={on(open)} capacity={calendar.capacity} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
