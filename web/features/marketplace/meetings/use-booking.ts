import type { VendorCard } from '../../../../contract/catalogue.ts';
import { bookMeeting, type Meeting } from '../../../../contract/meetings.ts';
import { isZone } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { right, wrong } from '../../../base/form/checked.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import type { MeetingWords } from './meeting-texts.ts';
import { useSlots } from './use-slots.ts';
import { useOwnZone } from './use-zone.ts';

export type Booking = ReturnType<typeof useBooking>;

/** The form that books a meeting, the times there are, and those of them that are chosen. */
export function useBooking(vendor: VendorCard, words: MeetingWords, onBooked: (meeting: Meeting) => void) {
  const own = useOwnZone();
  const slots = useSlots(vendor.id);
  const zoneIn = (typed: { readonly time_zone: string }) => (own !== null && isZone(typed.time_zone) ? typed.time_zone : own);
  const form = useSiteForm({
    key: `meet.${vendor.slug}`,
    saved: { starts_at: '', time_zone: '', subject: '', note: '' },
    check(typed) {
      const zone = zoneIn(typed);
      if (zone === null || !slots.isFree(typed.starts_at)) return wrong('starts_at', words('meet.choose'));
      return right({ ...typed, vendor_id: vendor.id, time_zone: zone });
    },
    send: (body, { key }) => call(bookMeeting, { body, idempotencyKey: key }),
    onSent: ({ data }) => onBooked(data),
    onRefused: (failure) => (isSlotTaken(failure) ? slots.load() : undefined),
  });
  const { typed, refused } = form;
  return {
    form,
    slots,
    /** Whose clocks the times are read by; null until the browser has said its own. */
    zone: zoneIn(typed),
    chosen: slots.isFree(typed.starts_at) ? typed.starts_at : null,
    /** Somebody was faster. */
    isTaken: refused !== null && isSlotTaken(refused.failure) && refused.content.starts_at === typed.starts_at,
  };
}

const isSlotTaken = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'meetings.slot_taken';
