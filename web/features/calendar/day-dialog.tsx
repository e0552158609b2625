import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { freeBooking, freeDay } from '../../../contract/calendar.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import classes from './calendar.module.css';
import { ChangeDialog } from './change-dialog.tsx';
import { useEntryTitle } from './day-marks.tsx';
import { MarkForm } from './mark-form.tsx';
import { DayAgenda } from './agenda.tsx';
import type { CalendarDay, MeetingOfDay } from './queries.ts';
import { calendarTexts } from './texts.ts';
import { useChange } from './use-change.ts';
import type { Ticking } from './use-ticking.ts';
import { useIsReadOnly } from '../../base/team.ts';

type DayDialogProps = {
  readonly day: CalendarDay;
  readonly meetings: readonly MeetingOfDay[];
  readonly ticking: Ticking;
  readonly capacity: number;
  readonly onClose: () => void;
};
type Entry = CalendarDay['entries'][number];
const tones = { free: 'good', taken: 'bad', ask: 'info' } as const;

/** One day: what is on it, who waits for it, and the form that marks it. */
export function DayDialog({ day, meetings, ticking, capacity, onClose }: DayDialogProps) {
  const t = useTexts(calendarTexts);
  const format = useFormat();
  const [freeing, setFreeing] = useState<Entry | null>(null);
  const free = useChange(t('day.freed'), () => call(freeDay, { params: { day: day.day } }), onClose);
  const own = day.entries.find(({ source }) => source === 'own');
  const others = day.entries.filter(({ source }) => source !== 'own');
  if (freeing !== null)
    return (
      <ChangeDialog
        title={t('booking.freeTitle')}
        action={t('booking.free')}
        change={() => call(freeBooking, { params: { id: freeing.id } })}
        done={t('booking.freed')}
        onDone={onClose}
        onClose={() => setFreeing(null)}
      >
        {t('booking.freeText', { name: freeing.booking?.couple.name ?? '' })}
      </ChangeDialog>
    );
  return (
    <MarkForm
      day={day.day}
      own={own}
      capacity={capacity}
      title={format.longDate(day.day)}
      lead={
        <div className={classes['about']}>
          <StatusMark tone={tones[day.status]}>{t('status.seen', { status: t(`status.${day.status}`) })}</StatusMark>
          {others.length > 0 && (
            <ul className={classes['entries']}>
              {others.map((entry) => (
                <OtherEntry key={entry.id} entry={entry} onFree={() => setFreeing(entry)} />
              ))}
            </ul>
          )}
          {meetings.length + ticking.tasks.length > 0 && <DayAgenda entries={[]} meetings={meetings} ticking={ticking} />}
          <Waiting waiting={day.waiting} />
        </div>
      }
      beside={
        own && (
          <Button variant="default" loading={free.isPending} onClick={() => free.mutate()}>
            {t('day.free')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}

function OtherEntry({ entry, onFree }: { readonly entry: Entry; readonly onFree: () => void }) {
  const t = useTexts(calendarTexts);
  const title = useEntryTitle();
  const isReadOnly = useIsReadOnly('clients');
  const { booking, part } = entry;
  return (
    <li>
      <p>
        <strong>{title(entry)}</strong> · {t(`part.${part}`)}
      </p>
      {booking && (
        <p className={classes['tools']}>
          <Link to={pages.quotation.replace(':quotationId', booking.quotation_id)}>{t('booking.quotation')}</Link>
          {!isReadOnly && (
            <Button variant="subtle" onClick={onFree}>
              {t('booking.free')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

function Waiting({ waiting }: Pick<CalendarDay, 'waiting'>) {
  const t = useTexts(calendarTexts);
  const format = useFormat();
  if (waiting.length === 0) return null;
  return (
    <section>
      <h3>{t('waiting', { count: waiting.length, n: format.count(waiting.length) })}</h3>
      <p className={classes['hint']}>{t('waiting.lead')}</p>
      <ul className={classes['waiting']}>
        {waiting.map(({ couple, asked_at: at }) => (
          <li key={couple.id}>{t('waiting.since', { name: couple.name, date: format.date(at) })}</li>
        ))}
      </ul>
    </section>
  );
}
