import type { VendorCard } from '../../../../contract/catalogue.ts';
import { bookMeeting, type Meeting } from '../../../../contract/meetings.ts';
import { checkWords, type WordsRefusal } from '../../../../core/meetings/booking.ts';
import { isZone } from '../../../../texts/zones.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { checkedByRule, valid, allValid, invalid } from '../../../base/form/checked.ts';
import { sentenceOf } from '../form/sentence-of.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { useSite } from '../site/site-context.tsx';
import type { MeetingWords } from './meeting-texts.ts';
import { useSlots } from './use-slots.ts';
import { useOwnZone } from './use-zone.ts';

export type Booking = ReturnType<typeof useBooking>;

/** The sentence of each refusal the form finds by itself. */
export type WordsSentences = { readonly [Code in WordsRefusal]: string };

interface Asked {
  readonly vendor: VendorCard;
  readonly words: MeetingWords;
  readonly refusals: WordsSentences;
  readonly onBooked: (meeting: Meeting) => void;
}

/** The form that books a meeting, the times there are, and those of them that are chosen. */
export function useBooking({ vendor, words, refusals, onBooked }: Asked) {
  const { language } = useSite();
  const own = useOwnZone();
  const slots = useSlots(vendor.id);
  const zoneIn = (typed: { readonly time_zone: string }) => (own !== null && isZone(typed.time_zone) ? typed.time_zone : own);
  const form = useSiteForm({
    key: `meet.${vendor.slug}`,
    saved: { starts_at: '', time_zone: '', subject: '', note: '' },
    check(typed) {
      const { starts_at } = typed;
      const time_zone = zoneIn(typed);
      const isChosen = time_zone !== null && slots.isFree(starts_at);
      return allValid({
        time: isChosen ? valid({ starts_at, time_zone }) : invalid('starts_at', words('meet.choose')),
        words: checkedByRule(checkWords(typed), sentenceOf(refusals, language)),
      });
    },
    send({ time, words: written }, { key }) {
      return call(bookMeeting, { body: { vendor_id: vendor.id, ...time, ...written }, idempotencyKey: key });
    },
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
    /** Someone was faster. */
    isTaken: refused !== null && isSlotTaken(refused.failure) && refused.content.starts_at === typed.starts_at,
  };
}

const isSlotTaken = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'meetings.slot_taken';
