import { useState } from 'react';
import type { Meeting } from '../../../../contract/meetings.ts';
import { longTimeIn } from '../../../../texts/zones.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../form/field.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './meetings.module.css';
import type { MeetingWords } from './meeting-texts.ts';

interface Props {
  readonly meeting: Meeting;
  readonly words: MeetingWords;
}

/** What became of a meeting: moved or cancelled, and by whom; null: nothing. */
function courseIn({ vendor: { name }, moved, cancelled }: Meeting, words: MeetingWords): string | null {
  if (cancelled?.by === 'vendor') return words('cancelledByVendor', { name, reason: cancelled.reason });
  if (cancelled) return words('cancelledByCouple', { reason: cancelled.reason });
  return moved && (moved.by === 'vendor' ? words('movedByVendor', { name }) : words('movedByCouple'));
}

/** What became of it: moved, cancelled, held. */
export function Course({ meeting, words }: Props) {
  const said = courseIn(meeting, words);
  return (
    <>
      {said !== null && <p className={styles['small']}>{said}</p>}
      {!meeting.cancelled && meeting.status === 'held' && <p className={styles['small']}>{words('status.held')}</p>}
    </>
  );
}

/** When a meeting is that someone is about to change; that it was moved since they started is said at once. */
export function TimeNow({ meeting, zone, words }: Props & { readonly zone: string }) {
  const { language } = useSite();
  const [started] = useState(meeting.sequence);
  return (
    <>
      <p>
        <strong>{longTimeIn(meeting.starts_at, zone, language)}</strong>
      </p>
      {meeting.sequence !== started && <FormError>{courseIn(meeting, words)}</FormError>}
    </>
  );
}

/** In place of what was about to be changed: what became of it meanwhile. */
export function OverDialog({ meeting, words, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useSite();
  return (
    <Dialog title={meeting.subject} back={t('site.close')} onClose={onClose}>
      <p role="alert">{(meeting.can_cancel ? null : courseIn(meeting, words)) ?? words('over')}</p>
    </Dialog>
  );
}
