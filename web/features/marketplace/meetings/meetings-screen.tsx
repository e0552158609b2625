import { useEffect, useState } from 'react';
import { type Meeting, meetingCalendar } from '../../../../contract/meetings.ts';
import { meetingRules } from '../../../../core/meetings/life.ts';
import { coupleMeetings } from '../../../../core/meetings/pages.ts';
import { clockIn, longDayIn, longTimeIn, zoneName } from '../../../../texts/zones.ts';
import { profileHref } from '../addresses.ts';
import { ListPage, TurnPage } from '../site/list-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { CancelDialog, MoveDialog } from './change-dialogs.tsx';
import { Course, OverDialog } from './course.tsx';
import { type MeetingTexts, type MeetingWords, type SlotTexts, wordsOf } from './meeting-texts.ts';
import { ActionLink } from '../site/action-link.tsx';
import styles from './meetings.module.css';
import { type MeetingLists, useMyMeetings } from './use-my-meetings.ts';
import { useOwnZone } from './use-zone.ts';

export interface MeetingsProps extends MeetingLists {
  readonly texts: MeetingTexts;
  readonly slotTexts: SlotTexts;
}

/** A couple's meetings: those ahead with what can be done, those that are over. (product 9) */
export function MeetingsScreen({ texts, slotTexts, ...initial }: MeetingsProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const { lists, reload } = useMyMeetings(initial);
  const [asked, setAsked] = useState<{ readonly meeting: Meeting; readonly step: 'move' | 'cancel' } | null>(null);
  const [said, setSaid] = useState('');
  const own = useOwnZone();
  const done = (what: 'moved' | 'cancelled') => async () => {
    setAsked(null);
    setSaid(words(what));
    await reload();
  };
  const known = [...lists.coming, ...lists.past].find(({ id }) => id === asked?.meeting.id) ?? asked?.meeting;
  const open = known && { meeting: known, words, zone: own ?? known.couple.time_zone, onClose: () => setAsked(null), onMovedOn: reload };
  const isOver = known?.can_cancel !== true || !lists.coming.some(({ id }) => id === known.id);
  return (
    <ListPage title={words('list.title')} lead={words('list.lead')}>
      <output className={styles['said']}>{said}</output>
      <section className={styles['section']} aria-labelledby="coming">
        <h2 id="coming">{words('list.coming')}</h2>
        {lists.coming.length === 0 ? (
          <div className={styles['none']}>
            <p>{words('list.none')}</p>
            <ActionLink href={href('/vendors')}>{words('list.find')}</ActionLink>
          </div>
        ) : (
          <ul className={styles['list']}>
            {lists.coming.map((one) => (
              <Row
                key={one.id}
                meeting={one}
                zone={own ?? one.couple.time_zone}
                words={words}
                onAsk={(step) => setAsked({ meeting: one, step })}
              />
            ))}
          </ul>
        )}
      </section>
      {lists.past.length > 0 && (
        <section className={styles['section']} aria-labelledby="past">
          <h2 id="past">{words('list.past')}</h2>
          <ul className={styles['list']}>
            {lists.past.map((one) => (
              <Row key={one.id} meeting={one} zone={own ?? one.couple.time_zone} words={words} onAsk={null} />
            ))}
          </ul>
        </section>
      )}
      <TurnPage {...lists.meta} path={coupleMeetings} newer={words('list.newer')} older={words('list.more')} />
      {open && isOver && <OverDialog {...open} />}
      {open && !isOver && asked?.step === 'move' && <MoveDialog {...open} slotTexts={slotTexts} onDone={done('moved')} />}
      {open && !isOver && asked?.step === 'cancel' && <CancelDialog {...open} onDone={done('cancelled')} />}
    </ListPage>
  );
}

interface RowProps {
  readonly meeting: Meeting;
  readonly zone: string;
  readonly words: MeetingWords;
  /** Null: nothing can be done with it any more. */
  readonly onAsk: ((step: 'move' | 'cancel') => void) | null;
}

function Row({ meeting, zone, words, onAsk }: RowProps) {
  const { href, language } = useSite();
  const { vendor, status, starts_at: startsAt, ends_at: endsAt } = meeting;
  const isSoon = useIsSoon(meeting);
  return (
    <li data-status={status}>
      <div className={styles['when']}>
        <p className={styles['clock']}>
          {clockIn(startsAt, zone, language)}–{clockIn(endsAt, zone, language)}
        </p>
        <p>{longDayIn(startsAt, zone, language)}</p>
        <p className={styles['small']}>{zoneName(zone, startsAt)}</p>
      </div>
      <div className={styles['what']}>
        <h3>
          <a href={href(profileHref(vendor.slug))}>{vendor.name}</a>
        </h3>
        <p>{meeting.subject}</p>
        {onAsk !== null && vendor.time_zone !== zone && (
          <p className={styles['small']}>
            {words('theirTime', { name: vendor.name, time: longTimeIn(startsAt, vendor.time_zone, language) })}
          </p>
        )}
        <Course meeting={meeting} words={words} />
      </div>
      {onAsk !== null && (
        <div className={styles['actions']}>
          <a className={isSoon ? styles['main'] : styles['quiet']} href={meeting.link} target="_blank" rel="noreferrer">
            {words('join')}
          </a>
          {meeting.can_move && (
            <button type="button" className={styles['quiet']} onClick={() => onAsk('move')}>
              {words('move')}
            </button>
          )}
          {meeting.can_cancel && (
            <button type="button" className={styles['plain']} onClick={() => onAsk('cancel')}>
              {words('cancel')}
            </button>
          )}
          <a className={styles['plain']} href={meetingCalendar.path.replace(':id', meeting.id)} download="meeting.ics">
            {words('calendar')}
          </a>
        </div>
      )}
    </li>
  );
}

const tickMs = 20_000;

/** From a quarter of an hour before it starts, the way in is the main action. The server does not know how long the page stays open. */
function useIsSoon({ starts_at: startsAt }: Meeting): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const look = () => setSoon(Date.now() >= Date.parse(startsAt) - meetingRules.joinBeforeMs);
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, [startsAt]);
  return isSoon;
}
