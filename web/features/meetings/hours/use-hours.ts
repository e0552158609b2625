import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MeetingAvailability, saveAvailability } from '../../../../contract/meetings.ts';
import { type Availability, checkAvailability } from '../../../../core/meetings/availability.ts';
import { isZone } from '../../../../texts/zones.ts';
import { call } from '../../../api/browser-call.ts';
import { ApiError } from '../../../api/call.ts';
import { notify } from '../../../app/client-state.ts';
import { useDraft } from '../../../app/draft.ts';
import { useRefusalText } from '../../../app/refusal-texts.ts';
import { useTexts } from '../../../app/texts.ts';
import { fieldMessages } from '../../../ui/form.tsx';
import { availabilityQuery } from '../queries.ts';
import { meetingsTexts } from '../texts.ts';

export type Hours = Omit<MeetingAvailability, 'version' | 'is_in_plan' | 'booking_url'>;

const hoursOf = ({ version: _version, is_in_plan: _plan, booking_url: _url, ...hours }: MeetingAvailability): Hours => hours;

/**
 * Hours being set: what was typed stays in this tab until it is saved or discarded, and is judged by the very rule the server asks. Of what was
 * saved elsewhere meanwhile nothing is overwritten unseen.
 */
export function useHours(availability: MeetingAvailability) {
  const t = useTexts(meetingsTexts);
  const sentence = useRefusalText();
  const queries = useQueryClient();
  // A first visit begins switched on: that is what somebody comes here for.
  const saved = { ...hoursOf(availability), ...(availability.version === 0 && { is_offered: true }) };
  const { draft, change, discard } = useDraft<Hours>(`meetings.hours.${availability.version}`, saved);
  const [isChecked, setChecked] = useState(false);
  const checked = checkAvailability(asRules(draft), isZone);
  const saving = useMutation({
    mutationFn: () => call(saveAvailability, { body: { ...draft, version: availability.version } }),
    onSuccess({ data }) {
      discard();
      setChecked(false);
      queries.setQueryData(availabilityQuery.queryKey, data);
      notify('success', t('saved'));
    },
  });
  const isElsewhere = saving.error instanceof ApiError && saving.error.code === 'meetings.changed_elsewhere';
  const refused = fieldMessages(saving.error);
  return {
    hours: draft,
    change,
    isDirty: availability.version === 0 || JSON.stringify(draft) !== JSON.stringify(saved),
    isSaving: saving.isPending,
    isElsewhere,
    failure: isElsewhere ? null : saving.error,
    messageOf: (field: string): string | undefined => {
      const found = isChecked && !checked.ok ? checked.refusals.find((refusal) => refusal.field === field) : undefined;
      return found ? sentence(found) : refused[field];
    },
    save() {
      setChecked(true);
      if (checked.ok) saving.mutate();
      return checked.ok;
    },
    undo: () => {
      discard();
      setChecked(false);
      saving.reset();
      change(saved);
      discard();
    },
    async takeSaved(): Promise<void> {
      discard();
      await queries.invalidateQueries({ queryKey: availabilityQuery.queryKey });
    },
  };
}
export type HoursState = ReturnType<typeof useHours>;

const asRules = (hours: Hours): Availability => ({
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
