import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { beginningOf, dayIn, weekdayOf } from '../../../core/meetings/zone.ts';
import { addDays, type BusinessDay, daysOf, isBusinessDay } from '../../../core/time.ts';
import { clockIn, offsetIn, weekdayNames, zoneLabel } from '../../../texts/zones.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { type Meeting, meetingsWithin } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { useNow } from '../../parts/meetings/use-now.ts';
import classes from './week.module.css';

/** A week of meetings from today on: seven columns side by side where they have room, else a list of the days that have any. */
export function WeekCard({ zone }: { readonly zone: string }) {
  const t = useTexts(meetingsTexts);
  const format = useFormat();
  const router = useRouter();
  const [opened, setOpened] = useState<Meeting | null>(null);
  const { week }: { readonly week?: unknown } = useSearch({ strict: false });
  const language = useLanguage();
  const now = useNow();
  const offsetAt = offsetIn(zone);
  const today = dayIn(now, offsetAt);
  const first = isBusinessDay(week) ? week : today;
  const days = daysOf(first, addDays(first, 6));
  const meetings = useQuery(meetingsWithin({ from: beginningOf(first, 0, offsetAt), to: beginningOf(addDays(first, 7), 0, offsetAt) }));
  const go = (to: BusinessDay) =>
    void router.navigate({ to: pages.meetings, search: { week: to === today ? undefined : to }, resetScroll: false });
  return (
    <Card title={`${format.dayMonth(first)} – ${format.date(addDays(first, 6))}`} aside={<Steps first={first} today={today} onGo={go} />}>
      {meetings.isLoadingError ? (
        <Failed failure={meetings.error} onRetry={() => void meetings.refetch()} />
      ) : meetings.data === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <div aria-busy={meetings.isPlaceholderData}>
          {meetings.data.length === 0 && <p className={classes['noneAtAll']}>{t('week.none')}</p>}
          <ol className={classes['week']}>
            {days.map((day) => (
              <Day
                key={day}
                day={day}
                weekday={weekdayOf(day)}
                isToday={day === today}
                meetings={meetings.data.filter(({ starts_at: at }) => dayIn(Date.parse(at), offsetAt) === day)}
                zone={zone}
                onOpen={setOpened}
              />
            ))}
          </ol>
          <p className={classes['zone']}>{t('week.zone', { zone: zoneLabel(zone, now, language) })}</p>
        </div>
      )}
      {opened !== null && <MeetingDialog meeting={opened} zone={zone} onClose={() => setOpened(null)} />}
    </Card>
  );
}

type StepsProps = { readonly first: BusinessDay; readonly today: BusinessDay; readonly onGo: (to: BusinessDay) => void };
/** A week back or on, and back to this one. */
function Steps({ first, today, onGo }: StepsProps) {
  const t = useTexts(meetingsTexts);
  return (
    <div className={classes['steps']}>
      {first !== today && (
        <Button variant="subtle" onClick={() => onGo(today)}>
          {t('week.now')}
        </Button>
      )}
      <Button variant="default" aria-label={t('week.previous')} onClick={() => onGo(addDays(first, -7))}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </Button>
      <Button variant="default" aria-label={t('week.next')} onClick={() => onGo(addDays(first, 7))}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Button>
    </div>
  );
}

type DayProps = {
  readonly day: BusinessDay;
  readonly weekday: number;
  readonly isToday: boolean;
  readonly meetings: readonly Meeting[];
  readonly zone: string;
  readonly onOpen: (meeting: Meeting) => void;
};

function Day({ day, weekday, isToday, meetings, zone, onOpen }: DayProps) {
  const language = useLanguage();
  const format = useFormat();
  return (
    <li className={classes['day']} data-empty={meetings.length === 0} data-today={isToday}>
      <h3 className={classes['dayName']} aria-label={format.longDate(day)} aria-current={isToday ? 'date' : undefined}>
        <span>{weekdayNames(language, 'short')[weekday]}</span> <strong>{Number(day.slice(-2))}</strong>
      </h3>
      {meetings.length > 0 && (
        <ul>
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <Block meeting={meeting} zone={zone} onOpen={() => onOpen(meeting)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Block({ meeting, zone, onOpen }: { readonly meeting: Meeting; readonly zone: string; readonly onOpen: () => void }) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const { status, starts_at: startsAt, ends_at: endsAt } = meeting;
  return (
    <button type="button" className={classes['block']} data-status={status} onClick={onOpen}>
      <span className={classes['clock']}>
        {clockIn(startsAt, zone, language)}–{clockIn(endsAt, zone, language)}
      </span>
      <strong>{meeting.couple.name}</strong>
      <span className={classes['subject']}>{meeting.subject}</span>
      {status !== 'booked' && <span className={classes['state']}>{t(`status.${status}`)}</span>}
    </button>
  );
}
