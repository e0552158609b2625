import { cancelMeeting, type Meeting, moveMeeting } from '../../../../contract/meetings.ts';
import { meetingRules } from '../../../../core/meetings/life.ts';
import { longTimeIn } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { valid, invalid } from '../../../base/form/checked.ts';
import { AskDialog, Reason } from '../form/ask-dialog.tsx';
import { FormError } from '../form/field.tsx';
import { FormFailure } from '../form/site-form.tsx';
import { useFocusOnWrong, useSiteForm } from '../form/use-site-form.ts';
import { useSite } from '../site/site-context.tsx';
import { TimeNow } from './course.tsx';
import { FreeTimes } from './free-times.tsx';
import styles from './meet.module.css';
import type { MeetingWords, SlotTexts } from './meeting-texts.ts';
import { useSlots } from './use-slots.ts';

interface ChangeProps {
  readonly meeting: Meeting;
  readonly zone: string;
  readonly words: MeetingWords;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
  /** Fetches again what changed meanwhile. */
  readonly onMovedOn: () => Promise<void>;
}

const isMovedOn = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 409;

/** Another free time for a meeting. */
export function MoveDialog({ slotTexts, ...props }: ChangeProps & { readonly slotTexts: SlotTexts }) {
  const { meeting, zone, words, onClose } = props;
  const { language } = useSite();
  const { form, slots, chosen, problem } = useMove(props);
  return (
    <AskDialog
      title={words('moveDialog.title')}
      back={words('moveDialog.back')}
      main={words('moveDialog.move')}
      isBusy={form.isSending}
      onClose={onClose}
      onMain={() => void form.submit()}
    >
      <div className={styles['asked']}>
        {problem !== undefined && <FormError>{problem}</FormError>}
        <TimeNow meeting={meeting} zone={zone} words={words} />
        <p>{words('moveDialog.text', { name: meeting.vendor.name, count: meeting.moves_left, n: meeting.moves_left })}</p>
        <FreeTimes
          slots={slots}
          zone={zone}
          words={words}
          slotTexts={slotTexts}
          value={chosen}
          onChange={(startsAt) => form.change({ starts_at: startsAt })}
          full={<p>{words('moveDialog.full')}</p>}
        />
        {chosen !== null && (
          <p>
            <strong>{longTimeIn(chosen, zone, language)}</strong>
          </p>
        )}
      </div>
    </AskDialog>
  );
}

/** The form that moves a meeting: the times there are, and the one that is chosen. */
function useMove({ meeting, words, onDone, onMovedOn }: ChangeProps) {
  const slots = useSlots(meeting.vendor.id, meeting.id);
  const { id, sequence } = meeting;
  const form = useSiteForm({
    key: null,
    saved: { starts_at: '' },
    check: ({ starts_at }) => (slots.isFree(starts_at) ? valid({ starts_at, sequence }) : invalid('starts_at', words('meet.choose'))),
    send: (body, { key }) => call(moveMeeting, { params: { id }, body, idempotencyKey: key }),
    onSent: onDone,
    onRefused: (failure) => (isMovedOn(failure) ? Promise.all([slots.load(), onMovedOn()]) : undefined),
  });
  const { typed, refused, isSending } = form;
  const failure = refused !== null && refused.content.starts_at === typed.starts_at ? refused.failure : null;
  const said = failure instanceof ApiError ? (failure.fields[0]?.message ?? failure.message) : form.messageOf('starts_at');
  return { form, slots, chosen: slots.isFree(typed.starts_at) ? typed.starts_at : null, problem: isSending ? undefined : said };
}

/** Asks once, and for the reason the vendor reads. What was typed survives a reload. */
export function CancelDialog({ meeting, zone, words, onClose, onDone, onMovedOn }: ChangeProps) {
  const { id, sequence } = meeting;
  const form = useSiteForm({
    key: `meeting.cancel.${id}`,
    saved: { reason: '' },
    send: ({ reason }, { key }) => call(cancelMeeting, { params: { id }, body: { reason, sequence }, idempotencyKey: key }),
    onSent: onDone,
    onRefused: (failure) => (isMovedOn(failure) ? onMovedOn() : undefined),
  });
  const within = useFocusOnWrong<HTMLDivElement>(form);
  return (
    <AskDialog
      title={words('cancelDialog.title')}
      back={words('cancelDialog.back')}
      main={words('cancelDialog.cancel')}
      isBusy={form.isSending}
      onClose={onClose}
      onMain={() => void form.submit()}
    >
      <div ref={within} className={styles['asked']}>
        <FormFailure of={form} />
        <TimeNow meeting={meeting} zone={zone} words={words} />
        <p>{words('cancelDialog.text', { name: meeting.vendor.name })}</p>
        <Reason form={form} label={words('cancelDialog.reason')} maxLength={meetingRules.reasonLengthMax} />
      </div>
    </AskDialog>
  );
}
