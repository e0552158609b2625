import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type MeetingAvailability, saveAvailability } from '../../../../contract/meetings.ts';
import { checkAvailability, type WishedAvailability } from '../../../../core/meetings/availability.ts';
import { isZone } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { notify } from '../../../base/client-state.ts';
import { forgetDraft, keepDraft, useDraft } from '../../../base/draft.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { fieldMessages } from '../../../ui/form.tsx';
import { availabilityQuery } from '../../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';

export type Hours = Omit<MeetingAvailability, 'version' | 'is_in_plan' | 'booking_url'>;

const formOf = (version: number): string => `meetings.hours.${version}`;
const hoursOf = ({ version: _version, is_in_plan: _plan, booking_url: _url, ...hours }: MeetingAvailability): Hours => hours;

export type Turns = {
  /** Another saved state is shown, in a form of its own. */
  readonly onTake: (saved: MeetingAvailability) => void;
  /** What is typed here goes on over what was saved from here. */
  readonly onSaved: (saved: MeetingAvailability) => void;
};

/**
 * Hours being set: what was typed stays in this tab until it is saved or discarded, and is judged by the very rule the server asks. `newest` is
 * what is saved now: it is taken when nothing was typed here, and else offered; nothing is overwritten unseen.
 */
export function useHours(availability: MeetingAvailability, newest: MeetingAvailability, { onTake, onSaved }: Turns) {
  const t = useTexts(meetingsTexts);
  const sentence = useRefusalText();
  const queries = useQueryClient();
  // A first visit begins switched on: that is what somebody comes here for.
  const saved = { ...hoursOf(availability), ...(availability.version === 0 && { is_offered: true }) };
  const { draft, change, discard, settle } = useDraft<Hours>(formOf(availability.version), saved);
  const [isChecked, setChecked] = useState(false);
  const checked = checkAvailability(asRules(draft), isZone);
  const saving = useMutation({
    mutationFn: (sent: Hours) => call(saveAvailability, { body: { ...sent, version: availability.version } }),
    onSuccess({ data }, sent) {
      if (settle(sent, hoursOf(data))) setChecked(false);
      else forgetDraft(formOf(availability.version));
      queries.setQueryData(availabilityQuery.queryKey, data);
      onSaved(data);
      notify('success', t('saved'));
    },
    onError: (failure) => isChangedElsewhere(failure) && queries.invalidateQueries({ queryKey: availabilityQuery.queryKey }),
  });
  const isDirty = availability.version === 0 || JSON.stringify(draft) !== JSON.stringify(saved);
  const isOld = newest.version > availability.version;
  useEffect(() => {
    if (isOld && JSON.stringify(draft) === JSON.stringify(saved)) onTake(newest);
  });
  const refused = fieldMessages(saving.error);
  return {
    hours: draft,
    change,
    isDirty,
    isSaving: saving.isPending,
    isElsewhere: isOld && !saving.isPending,
    failure: isChangedElsewhere(saving.error) ? null : saving.error,
    messageOf: (field: string): string | undefined => {
      const found = isChecked && !checked.ok ? checked.refusals.find((refusal) => refusal.field === field) : undefined;
      return found ? sentence(found) : refused[field];
    },
    save() {
      setChecked(true);
      if (checked.ok) saving.mutate(draft);
      return checked.ok;
    },
    undo: () => {
      discard();
      setChecked(false);
      saving.reset();
      change(saved);
      discard();
    },
    /** What is typed here goes on over what is saved now. */
    keepTyped(): void {
      discard();
      keepDraft(formOf(newest.version), draft);
      onTake(newest);
    },
    takeSaved(): void {
      discard();
      onTake(newest);
    },
  };
}
const isChangedElsewhere = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'meetings.changed_elsewhere';

export type HoursState = ReturnType<typeof useHours>;

const asRules = (hours: Hours): WishedAvailability => ({
  isOffered: hours.is_offered,
  timeZone: hours.time_zone,
  week: hours.week,
  exceptions: hours.exceptions,
  slotMinutes: hours.slot_minutes,
  bufferBeforeMinutes: hours.buffer_before_minutes,
  bufferAfterMinutes: hours.buffer_after_minutes,
  noticeHours: hours.notice_hours,
  aheadDays: hours.ahead_days,
  perDayMax: hours.per_day_max,
  ownLink: hours.own_link,
});
