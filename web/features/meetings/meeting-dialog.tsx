import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { meetingCalendar } from '../../../contract/meetings.ts';
import { pages } from '../../../core/identity/pages.ts';
import { clockIn, longDayIn, longTimeIn, zoneName } from '../../../texts/zones.ts';
import { onApi } from '../../base/calls/api-address.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './meetings.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { type Meeting, openMeetingQuery } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useBeside } from '../../base/use-beside.ts';

type MeetingDialogProps = { readonly meeting: Meeting; readonly zone: string; readonly onClose: () => void };
const tones = { booked: 'good', held: 'quiet', cancelled: 'bad' } as const;

/** Everything about a meeting, and what can still be done with it. When that is no longer possible, it says what became of it. */
export function MeetingDialog({ meeting: opened, zone, onClose }: MeetingDialogProps) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const [step, setStep] = useState<'look' | 'move' | 'cancel'>('look');
  const isReadOnly = useIsReadOnly('clients');
  const { data: meeting = opened } = useBeside(openMeetingQuery(opened.id));
  const steps = { meeting, zone, onBack: () => setStep('look'), onClose };
  if (step === 'move' && meeting.can_move) return <MoveDialog {...steps} />;
  if (step === 'cancel' && meeting.can_cancel) return <CancelDialog {...steps} />;
  const { couple, moved, cancelled } = meeting;
  return (
    <Dialog
      title={meeting.subject}
      onClose={onClose}
      actions={
        <>
          {meeting.can_cancel && !isReadOnly && (
            <Button variant="subtle" onClick={() => setStep('cancel')}>
              {t('cancel')}
            </Button>
          )}
          {meeting.can_move && !isReadOnly && (
            <Button variant="default" onClick={() => setStep('move')}>
              {t('move')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <dl className={classes['facts']}>
        <Fact label={t('meeting.when')}>
          <When meeting={meeting} zone={zone} />
        </Fact>
        <Fact label={t('meeting.couple')}>
          <span>{couple.name}</span>
          <Link className={classes['look']} to={pages.client.replace(':coupleId', String(couple.id))}>
            {t('meeting.client')}
          </Link>
        </Fact>
        {meeting.note !== '' && (
          <Fact label={t('meeting.note')}>
            <span className={classes['noteText']}>{meeting.note}</span>
          </Fact>
        )}
        {meeting.status === 'booked' && <Room meeting={meeting} />}
      </dl>
      {moved && cancelled === null && (
        <p className={classes['small']}>
          {t(moved.by === 'vendor' ? 'meeting.movedByVendor' : 'meeting.movedByCouple', { when: longTimeIn(moved.from, zone, language) })}
        </p>
      )}
      {cancelled && (
        <Notice tone="info" {...(step !== 'look' && { says: 'at once' })}>
          {t(cancelled.by === 'vendor' ? 'meeting.cancelledByVendor' : 'meeting.cancelledByCouple', { reason: cancelled.reason })}
        </Notice>
      )}
    </Dialog>
  );
}

function When({ meeting: { couple, status, starts_at: startsAt, ends_at: endsAt }, zone }: Omit<MeetingDialogProps, 'onClose'>) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  return (
    <>
      <span>{longDayIn(startsAt, zone, language)}</span>
      <strong>
        {clockIn(startsAt, zone, language)}–{clockIn(endsAt, zone, language)} {zoneName(zone, startsAt)}
      </strong>
      {couple.time_zone !== zone && (
        <span className={classes['small']}>{t('next.theirs', { time: longTimeIn(startsAt, couple.time_zone, language) })}</span>
      )}
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
    </>
  );
}

/** Where it takes place, and how it comes into the vendor's own calendar. */
function Room({ meeting: { id, link } }: Pick<MeetingDialogProps, 'meeting'>) {
  const t = useTexts(meetingsTexts);
  return (
    <Fact label={t('meeting.room')}>
      <span className={classes['room']}>{link}</span>
      <Button component="a" href={link} target="_blank" rel="noreferrer" leftSection={<IconVideo size={20} stroke={1.75} aria-hidden />}>
        {t('join')}
      </Button>
      <a className={classes['look']} href={onApi(meetingCalendar.path.replace(':id', id))} download="meeting.ics">
        {t('meeting.calendar')}
      </a>
    </Fact>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
