import type { AuditAction } from '../../core/operations/audit.ts';
import { checkReason } from '../../core/meetings/booking.ts';
import { mayCancel, mayMove } from '../../core/meetings/life.ts';
import { blockedBy } from '../../core/meetings/slots.ts';
import type { Viewer } from '../clients/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { linkFor, lockOffered, orTaken, slotFor } from './book.ts';
import type { MeetingsContext } from './context.ts';
import { emailCancelled, emailMoved } from './emails.ts';
import { cancelMeeting, findMeeting, isCoupleBusy, lockMeeting, type Meeting, moveTo } from './meeting-store.ts';
import { sayOf, notifyOfMeeting } from './notify.ts';

interface By {
  readonly viewer: Viewer;
  readonly accountId: number;
}
interface Change {
  readonly id: string;
  /** The state that was read: what changed in the meantime is not changed unseen. */
  readonly sequence: number;
}

/** Either side moves a meeting to another free slot. The vendor's availability is locked first, as when booking. (product 9) */
export const moveMeeting = (
  ctx: MeetingsContext,
  { viewer, accountId }: By,
  { id, sequence }: Change,
  startsAt: number,
): Promise<Meeting> =>
  orTaken(
    inTransaction(ctx.db, async (tx) => {
      const at = ctx.clock.now();
      const { vendorId } = (await findMeeting(tx, viewer, id)) ?? refuseWith('request.not_found');
      const availability = await lockOffered(tx, vendorId);
      const meeting = await changeable(tx, viewer, { id, sequence });
      const may = mayMove(meeting, at);
      if (!may.ok) throw new Refused(may.refusals);
      if (startsAt === meeting.startsAt) refuseWith('meetings.slot_taken', { field: 'starts_at' });
      const slot = await slotFor(tx, ctx, { vendorId, availability, startsAt, isVendor: viewer.kind === 'vendor', movingId: id });
      if (await isCoupleBusy(tx, meeting.coupleId, slot, id)) {
        // Of another vendor's meetings no one learns: to this one the time is simply not free.
        refuseWith(viewer.kind === 'couple' ? 'meetings.couple_busy' : 'meetings.slot_taken', { field: 'starts_at' });
      }
      const moved = await moveTo(
        tx,
        meeting,
        {
          slot,
          blocked: blockedBy(slot, availability),
          by: viewer.kind,
          link: availability.ownLink === '' ? meeting.link : linkFor(ctx, availability),
          vendorTimeZone: availability.timeZone,
        },
        at,
      );
      await note(tx, accountId, moved, 'meeting.moved');
      await emailMoved(tx, ctx, moved);
      await notifyOfMeeting(tx, ctx, moved);
      await sayOf(tx, ctx, moved, { kind: viewer.kind, accountId }, 'moved');
      return moved;
    }),
  );

/** Either side cancels a meeting and says why. (product 9) */
export async function cancelWith(ctx: MeetingsContext, { viewer, accountId }: By, { id, sequence }: Change, raw: string): Promise<Meeting> {
  const reason = checkReason(raw);
  if (!reason.ok) throw new Refused(reason.refusals);
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const meeting = await changeable(tx, viewer, { id, sequence });
    const may = mayCancel(meeting, at);
    if (!may.ok) throw new Refused(may.refusals);
    const cancelled = await cancelMeeting(tx, meeting, viewer.kind, reason.value, at);
    await note(tx, accountId, cancelled, 'meeting.cancelled');
    await emailCancelled(tx, ctx, cancelled);
    await notifyOfMeeting(tx, ctx, cancelled);
    await sayOf(tx, ctx, cancelled, { kind: viewer.kind, accountId }, 'cancelled');
    return cancelled;
  });
}

/** The meeting under its lock, as anyone who changes it saw it. That it was cancelled is said before that it changed. */
async function changeable(tx: Tx, viewer: Viewer, { id, sequence }: Change): Promise<Meeting> {
  const meeting = (await lockMeeting(tx, viewer, id)) ?? refuseWith('request.not_found');
  if (meeting.status === 'booked' && meeting.sequence !== sequence) refuseWith('meetings.changed_elsewhere');
  return meeting;
}

const note = (tx: Tx, accountId: number, { id, sequence }: Meeting, action: AuditAction): Promise<void> =>
  writeAudit(tx, { action, accountId, subject: `meeting:${id}`, result: 'done', detail: { sequence } });
