import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import type { BusinessDay } from '../../../core/time.ts';
import { clockIn, zoneName } from '../../../texts/zones.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agenda.module.css';
import { useEntryTitle } from './day-marks.tsx';
import type { CalendarDay, MeetingOfDay } from './queries.ts';
import { TaskLine } from './task-line.tsx';
import { calendarTexts } from './texts.ts';
import type { Ticking } from './use-ticking.ts';

type AgendaProps = {
  /** '2026-11'. */
  readonly month: string;
  readonly today: BusinessDay;
  readonly days: readonly CalendarDay[];
  readonly meetings: readonly MeetingOfDay[];
  readonly ticking: Ticking;
  /** Meetings and tasks of the month that are too many to be shown. */
  readonly beyond: number;
};

/** What is on in a month from today, day by day, with its hours: meetings, weddings, days that are taken, and tasks for clients. */
export function Agenda({ month, today, days, meetings, ticking, beyond }: AgendaProps) {
  const t = useTexts(calendarTexts);
  const format = useFormat();
  const isShown = (day: BusinessDay) => day.startsWith(month) && day >= today;
  const dates = [...days.filter(({ entries }) => entries.length > 0), ...meetings, ...ticking.tasks].map(({ day }) => day).filter(isShown);
  const shown = [...new Set(dates)].toSorted();
  return (
    <Card title={t('agenda.title', { month: format.month(month) })}>
      {beyond > 0 && <Notice tone="info">{t('agenda.beyond', { count: beyond, n: format.count(beyond) })}</Notice>}
      {shown.length === 0 ? (
        <p className={classes['none']}>{t('agenda.none')}</p>
      ) : (
        <ol className={classes['days']}>
          {shown.map((day) => (
            <li key={day}>
              <h3 className={classes['day']}>{day === today ? t('agenda.today', { day: format.longDate(day) }) : format.longDate(day)}</h3>
              <DayAgenda
                entries={days.find((one) => one.day === day)?.entries ?? []}
                meetings={meetings.filter((one) => one.day === day)}
                ticking={onDay(ticking, day)}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The tasks of one day. */
export const onDay = ({ tasks, tick }: Ticking, day: BusinessDay): Ticking => ({ tasks: tasks.filter((one) => one.day === day), tick });

type DayAgendaProps = {
  readonly entries: CalendarDay['entries'];
  readonly meetings: readonly MeetingOfDay[];
  readonly ticking: Ticking;
};

/** What is on on one day: what takes it first, then its hours, then what is to be done. */
export function DayAgenda({ entries, meetings, ticking }: DayAgendaProps) {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const titleOf = useEntryTitle();
  const byTime = meetings.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  return (
    <ul className={classes['list']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={classes['when']}>{t(`part.${entry.part}`)}</span>
          {entry.booking === null ? (
            <span>{titleOf(entry)}</span>
          ) : (
            <Link to={pages.quotation.replace(':quotationId', entry.booking.quotation_id)}>{titleOf(entry)}</Link>
          )}
        </li>
      ))}
      {byTime.map(({ id, starts_at: at, vendor, couple, subject }) => (
        <li key={id}>
          <time dateTime={at} className={classes['when']}>
            {clockIn(at, vendor.time_zone, language)} <small>{zoneName(vendor.time_zone, at)}</small>
          </time>
          <span>
            <Link to={pages.meetings}>{t('agenda.meeting', { name: couple.name })}</Link>
            {subject !== '' && <small>{subject}</small>}
          </span>
        </li>
      ))}
      {ticking.tasks.map((task) => (
        <TaskLine key={task.id} task={task} onTick={() => ticking.tick(task)} />
      ))}
    </ul>
  );
}
