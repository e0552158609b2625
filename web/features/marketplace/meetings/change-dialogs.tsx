import { useRef, useState } from 'react';
import { cancelMeeting, type Meeting, moveMeeting } from '../../../../contract/meetings.ts';
import { meetingRules } from '../../../../core/meetings/life.ts';
import { longTimeIn } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FormError } from '../form/field.tsx';
import { useFocusOnWrong, useSiteForm } from '../form/use-site-form.ts';
import { useSite } from '../site/site-context.tsx';
import { FreeTimes } from './free-times.tsx';
import styles from './meet.module.css';
import type { MeetingWords, SlotTexts } from './meeting-texts.ts';
import { useChange } from './use-change.ts';
import { useSlots } from './use-slots.ts';
import { newId } from '../../../base/calls/new-id.ts';

interface Props {
  readonly meeting: Meeting;
  readonly words: MeetingWords;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
  /** Fetches again what changed meanwhile. */
  readonly onMovedOn: () => Promise<void>;
}

/** Another free time for a meeting. */
export function MoveDialog({
  meeting,
  zone,
  slotTexts,
  words,
  onClose,
  onDone,
  onMovedOn,
}: Props & { readonly zone: string; readonly slotTexts: SlotTexts }) {
  const { language } = useSite();
  const slots = useSlots(meeting.vendor.id, meeting.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const key = useRef(newId());
  const { isBusy, refused, run } = useChange(async () => {
    setChosen(null);
    await Promise.all([slots.load(), onMovedOn()]);
  });
  const move = () => {
    setAsked(true);
    if (chosen === null) return;
    void run(async () => {
      const body = { starts_at: chosen, sequence: meeting.sequence };
      await call(moveMeeting, { params: { id: meeting.id }, body, idempotencyKey: key.current });
      await onDone();
    });
  };
  return (
    <Dialog
      title={words('moveDialog.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={onClose}>
            {words('moveDialog.back')}
          </button>
          <button type="button" className={styles['main']} aria-disabled={isBusy} onClick={move}>
            {words('moveDialog.move')}
          </button>
        </>
      }
    >
      <div className={styles['asked']}>
        {refused !== null && <FormError>{refused.message}</FormError>}
        {refused === null && isAsked && chosen === null && <FormError>{words('meet.choose')}</FormError>}
        <p>{words('moveDialog.text', { name: meeting.vendor.name, count: meeting.moves_left, n: meeting.moves_left })}</p>
        <FreeTimes
          slots={slots}
          zone={zone}
          words={words}
          slotTexts={slotTexts}
          value={chosen}
          onChange={(startsAt) => {
            key.current = newId();
            setChosen(startsAt);
          }}
          full={<p>{words('moveDialog.full')}</p>}
        />
        {chosen !== null && (
          <p>
            <strong>{longTimeIn(chosen, zone, language)}</strong>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Asks once, and for the reason the vendor reads. What was typed survives a reload. */
export function CancelDialog({ meeting, words, onClose, onDone, onMovedOn }: Props) {
  const { id, sequence } = meeting;
  const form = useSiteForm({
    key: `meeting.cancel.${id}`,
    saved: { reason: '' },
    send: ({ reason }, { key }) => call(cancelMeeting, { params: { id }, body: { reason, sequence }, idempotencyKey: key }),
    onSent: onDone,
    onRefused: (failure) => (failure instanceof ApiError && failure.status === 409 ? onMovedOn() : undefined),
  });
  const within = useFocusOnWrong<HTMLDivElement>(form);
  return (
    <Dialog
      title={words('cancelDialog.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={onClose}>
            {words('cancelDialog.back')}
          </button>
          <button type="button" className={styles['main']} aria-disabled={form.isSending} onClick={() => void form.submit()}>
            {words('cancelDialog.cancel')}
          </button>
        </>
      }
    >
      <div ref={within} className={styles['asked']}>
        {form.failure instanceof ApiError && <FormError>{form.failure.message}</FormError>}
        <p>{words('cancelDialog.text', { name: meeting.vendor.name })}</p>
        <Field id="reason" label={words('cancelDialog.reason')} refusal={form.messageOf('reason')}>
          {(aria) => (
            <textarea
              {...aria}
              name="reason"
              rows={4}
              maxLength={meetingRules.reasonLengthMax}
              value={form.typed.reason}
              onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
