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
import { Agenda, onDay } from './agenda.tsx';
import classes from './calendar.module.css';
import { CapacityCard, Unkept } from './capacity-card.tsx';
import { Connections } from './connections.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DayMarks, lookOf } from './day-marks.tsx';
import type { Whole } from './every-page.ts';
import {
  type CalendarDay,
  type MeetingOfDay,
  monthMeetingsQuery,
  monthQuery,
  monthTasksQuery,
  type TaskOfDay,
  type VendorCalendar,
} from './queries.ts';
import { calendarTexts } from './texts.ts';
import { useDayName } from './use-day-name.ts';
import { useTicking } from './use-ticking.ts';
import { useIsReadOnly } from '../../base/team.ts';

/** What is on, by the month: days that are taken, weddings, meetings, and tasks for clients. */
export default function CalendarScreen() {
  const router = useRouter();
  const today = useToday();
  const { month: asked }: { readonly month?: unknown } = useSearch({ strict: false });
  const now = today.slice(0, 7);
  const month = typeof asked === 'string' && asked >= now && isBusinessDay(`${asked}-01`) ? asked : now;
  const calendar = useQuery(monthQuery(month));
  const meetings = useQuery(monthMeetingsQuery(month));
  const tasks = useQuery(monthTasksQuery(month, today));
  const show = (to: string) =>
    void router.navigate({ to: pages.calendar, search: { month: to === now ? undefined : to }, resetScroll: false, replace: true });
  const failed = [calendar, meetings, tasks].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) return <Failed failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (calendar.data === undefined || meetings.data === undefined || tasks.data === undefined) return <Skeleton height="36rem" />;
  return <Month calendar={calendar.data} meetings={meetings.data} tasks={tasks.data} today={today} month={month} onMonth={show} />;
}

type MonthProps = {
  readonly calendar: VendorCalendar;
  readonly meetings: Whole<MeetingOfDay>;
  readonly tasks: Whole<TaskOfDay>;
  readonly today: BusinessDay;
  readonly month: string;
  readonly onMonth: (month: string) => void;
};

function Month({ calendar, meetings, tasks, today, month, onMonth }: MonthProps) {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const [open, setOpen] = useState<BusinessDay | null>(null);
  const isReadOnly = useIsReadOnly('clients');
  const days = new Map(calendar.days.map((one) => [one.day, one]));
  const dayOf = (day: BusinessDay): CalendarDay =>
    days.get(day) ?? { day, status: calendar.is_kept ? 'free' : 'ask', entries: [], waiting: [] };
  const nameOf = useDayName(calendar.capacity);
  const ticking = useTicking(tasks.all);
  const on = (day: BusinessDay) => meetings.all.filter((meeting) => meeting.day === day);
  const tasksOn = (day: BusinessDay) => onDay(ticking, day).tasks.filter((task) => task.done_at === null);
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
              nameOf={(day) => nameOf(dayOf(day), { meetings: on(day).length, tasks: tasksOn(day).length })}
              sheet={{
                contentOf: (day) => <DayMarks day={dayOf(day)} meetings={on(day)} tasks={tasksOn(day)} />,
                lookOf: (day) => lookOf(dayOf(day), calendar.capacity),
                onMonth,
              }}
              onPick={setOpen}
            />
            {!isReadOnly && <p className={classes['hint']}>{t('hint')}</p>}
          </Card>
          <Agenda
            month={month}
            today={today}
            days={calendar.days}
            meetings={meetings.all}
            ticking={ticking}
            beyond={meetings.beyond + tasks.beyond}
          />
        </div>
        {!isReadOnly && (
          <div className={classes['beside']}>
            <CapacityCard capacity={calendar.capacity} />
            <Connections />
          </div>
        )}
      </div>
      {open !== null && (
        <DayDialog
          key={open}
          day={dayOf(open)}
          meetings={on(open)}
          ticking={onDay(ticking, open)}
          capacity={calendar.capacity}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
