import { type BusinessDay, daysBetween } from '../time.ts';

/** What a vendor is told of a quotation that a couple has not decided on: that it waits, or that its time ends. */
export type FollowUp = 'waiting' | 'ends';

/** After so many days without an answer a message helps. */
const waitingDays = 3;
/** So many days before its last one, today's included as 0. */
const endsWithinDays = 2;

/**
 * What there is to say on a business day about an undecided quotation, or null: its end in the two days before it, that it waits from the third day on.
 * One that can only be accepted for a few days is told of at its end alone.
 */
export function followUpDue(
  { sentOn, validUntil }: { readonly sentOn: BusinessDay; readonly validUntil: BusinessDay },
  today: BusinessDay,
): FollowUp | null {
  const left = daysBetween(today, validUntil);
  if (left < 0 || today <= sentOn) return null;
  if (left <= endsWithinDays) return 'ends';
  return daysBetween(sentOn, today) >= waitingDays ? 'waiting' : null;
}
