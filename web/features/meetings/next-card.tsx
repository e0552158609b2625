import { IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { dayIn } from '../../../core/meetings/zone.ts';
import { clockIn, longDayIn, longTimeIn, offsetIn, zoneName } from '../../../texts/zones.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { isTimeToJoin } from '../../parts/meetings/joining.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import classes from './meetings.module.css';
import type { Meeting } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { useNow } from '../../parts/meetings/use-now.ts';

type NextCardProps = { readonly meeting: Meeting | null; readonly zone: string };

/** Whom the vendor meets next, and the way in when it is time. */
export function NextCard({ meeting, zone }: NextCardProps) {
  const t = useTexts(meetingsTexts);
  const [opened, setOpened] = useState<Meeting | null>(null);
  return (
    <Card title={t('next.title')} className={classes['next']}>
      {meeting === null ? (
        <p className={classes['none']}>{t('next.none')}</p>
      ) : (
        <Next meeting={meeting} zone={zone} onOpen={() => setOpened(meeting)} />
      )}
      {opened !== null && <MeetingDialog meeting={opened} zone={zone} onClose={() => setOpened(null)} />}
    </Card>
  );
}

type NextProps = { readonly meeting: Meeting; readonly zone: string; readonly onOpen: () => void };
function Next({ meeting, zone, onOpen }: NextProps) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const now = useNow();
  const { starts_at: startsAt, ends_at: endsAt, couple } = meeting;
  const isSoon = isTimeToJoin(meeting, now);
  const isToday = dayIn(Date.parse(startsAt), offsetIn(zone)) === dayIn(now, offsetIn(zone));
  return (
    <>
      <div>
        <p className={classes['nextTime']}>
          {clockIn(startsAt, zone, language)}–{clockIn(endsAt, zone, language)} <span>{zoneName(zone, startsAt)}</span>
        </p>
        <p className={classes['nextDay']}>
          {longDayIn(startsAt, zone, language)}
          {(isSoon || isToday) && <StatusMark tone={isSoon ? 'good' : 'info'}>{t(isSoon ? 'next.soon' : 'next.today')}</StatusMark>}
        </p>
      </div>
      <div>
        <p className={classes['who']}>{couple.name}</p>
        <p className={classes['about']}>{meeting.subject}</p>
        {couple.time_zone !== zone && (
          <p className={classes['small']}>{t('next.theirs', { time: longTimeIn(startsAt, couple.time_zone, language) })}</p>
        )}
      </div>
      <div className={classes['actions']}>
        <Button
          component="a"
          href={meeting.link}
          target="_blank"
          rel="noreferrer"
          variant={isSoon ? 'filled' : 'default'}
          leftSection={<IconVideo size={20} stroke={1.75} aria-hidden />}
        >
          {t('join')}
        </Button>
        <Button variant="subtle" onClick={onOpen}>
          {t('details')}
        </Button>
      </div>
    </>
  );
}
