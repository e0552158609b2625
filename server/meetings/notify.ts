import type { MeetingSide } from '../../core/meetings/life.ts';
import { notice, withNote } from '../../texts/notices.ts';
import { notifyBoth } from '../clients/api.ts';
import type { Tx } from '../kit/database.ts';
import type { MeetingsContext } from './context.ts';
import type { Meeting } from './meeting-store.ts';

/** Tells the open pages of vendor and couple that a meeting changed, at commit. */
export const notifyOfMeeting = (tx: Tx, ctx: Pick<MeetingsContext, 'bus'>, meeting: Meeting): Promise<void> =>
  notifyBoth(tx, ctx, meeting, { kind: 'meeting' });

/** Says in the conversation of both what became of a meeting; each reads it in their own language. It takes the conversation's lock: say it last. */
export async function sayOf(
  tx: Tx,
  { conversations, clock }: Pick<MeetingsContext, 'conversations' | 'clock'>,
  meeting: Meeting,
  { kind: author, accountId }: { readonly kind: MeetingSide; readonly accountId: number },
  what: 'booked' | 'moved' | 'cancelled',
): Promise<void> {
  const { vendorId, coupleId, id: reference, subject, cancelled, vendorTimeZone, coupleTimeZone } = meeting;
  // Both read the same line: first by the clocks of whom it is for, then by those of anyone who said it.
  const zones = [...new Set(author === 'vendor' ? [coupleTimeZone, vendorTimeZone] : [vendorTimeZone, coupleTimeZone])];
  const said = notice(`meetings.said_${what}`, { subject, when: { at: new Date(meeting.startsAt).toISOString(), zones } });
  await conversations.say(tx, {
    vendorId,
    coupleId,
    author,
    // The one of the team who did it.
    writtenBy: author === 'vendor' ? accountId : null,
    kind: 'meeting',
    notice: withNote(said, cancelled?.reason ?? null),
    reference,
    starts: what === 'booked',
    at: clock.now(),
  });
}
