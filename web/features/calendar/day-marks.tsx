import { IconBell } from '@tabler/icons-react';
import { blockageOf } from '../../../core/taken-days/day-status.ts';
import { clockIn } from '../../../texts/zones.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import classes from './calendar.module.css';
import type { CalendarDay, MeetingOfDay, TaskOfDay } from './queries.ts';
import { calendarTexts } from './texts.ts';

type Entry = CalendarDay['entries'][number];

/** How a day looks in the month: taken, half of it, or nothing that fills it. */
export function lookOf({ entries }: CalendarDay, capacity: number): 'taken' | 'half' | undefined {
  const blockage = blockageOf(entries, capacity);
  return blockage === 'ask' ? 'half' : (blockage ?? undefined);
}

/** What is on a day, in a word each, where there is room for words; and who waits. The day's name says the same to those who hear it. */
export function DayMarks({
  day: { entries, waiting },
  meetings,
  tasks,
}: {
  readonly day: CalendarDay;
  readonly meetings: readonly MeetingOfDay[];
  readonly tasks: readonly TaskOfDay[];
}) {
  const title = useEntryTitle();
  const language = useLanguage();
  const meetingWords = ({ starts_at: at, vendor, couple }: MeetingOfDay) => `${clockIn(at, vendor.time_zone, language)} ${couple.name}`;
  const [first, ...rest] = [...entries.map(title), ...meetings.map(meetingWords), ...tasks.map((task) => task.title)];
  return (
    <>
      {first !== undefined && <span className={classes['mark']} data-shown={first} aria-hidden />}
      {meetings.length + tasks.length > 0 && <span className={classes['dot']} aria-hidden />}
      {rest.length > 0 && <span className={classes['more']} data-shown={`+${rest.length}`} aria-hidden />}
      {waiting.length > 0 && (
        <span className={classes['bell']} data-shown={waiting.length} aria-hidden>
          <IconBell size={14} stroke={1.75} />
        </span>
      )}
    </>
  );
}

/** What an entry is called: its note, or where it comes from. */
export function useEntryTitle(): (entry: Entry) => string {
  const t = useTexts(calendarTexts);
  return ({ note, source, booking }) => {
    if (note !== '') return note;
    return source === 'booking' ? t('source.booking', { name: booking?.couple.name ?? '' }) : t(`source.${source}`);
  };
}
