import { useQueryClient } from '@tanstack/react-query';
import { type MeetingAvailability, saveAvailability } from '../../../../contract/meetings.ts';
import { checkAvailability, type WishedAvailability } from '../../../../core/meetings/availability.ts';
import { isZone } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { cacheHeard } from '../../../base/queries.ts';
import { useTexts } from '../../../base/texts.ts';
import { availabilityQuery } from '../../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';

export type Hours = Omit<MeetingAvailability, 'version' | 'is_in_plan' | 'booking_url'>;

const hoursOf = ({ version: _version, is_in_plan: _plan, booking_url: _url, ...hours }: MeetingAvailability): Hours => hours;

/** Hours being set, judged by the very rule the server asks. */
export function useHours(availability: MeetingAvailability) {
  const t = useTexts(meetingsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const isFirst = availability.version === 0;
  const form = useForm({
    key: 'meetings.hours',
    // A first visit starts switched on: that is what someone comes here for.
    saved: { ...hoursOf(availability), ...(isFirst && { is_offered: true }) },
    revision: availability.version,
    check: (hours) => judged(checkAvailability(asRules(hours), isZone), hours),
    send: (hours, { revision }) => call(saveAvailability, { body: { ...hours, version: revision } }),
    revisionOf: ({ data }) => data.version,
    async onSent({ data }) {
      queries.setQueryData(availabilityQuery.queryKey, data);
      await cacheHeard();
      notify('success', t('saved'));
    },
    async onRefused(failure) {
      if (failure instanceof ApiError && failure.status === 409) await queries.invalidateQueries({ queryKey: availabilityQuery.queryKey });
    },
  });
  return { ...form, hours: form.typed, isFirst, isUnsaved: isFirst || form.isDirty };
}

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
