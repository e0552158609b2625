import { reminderDue } from '../../core/meetings/life.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { MeetingsContext } from './context.ts';
import { emailReminder } from './emails.ts';
import { lockMeeting, noteReminder, toRemind } from './meeting-store.ts';

/**
 * Writes to both about meetings a day and an hour ahead. Each reminder goes out once for each time that was agreed on, anyone who runs this and how
 * often; what was moved or cancelled a moment ago is seen under its lock. (product 9)
 */
export async function remindOfMeeting(ctx: MeetingsContext): Promise<void> {
  const now = ctx.clock.now();
  await eachAlone(await toRemind(ctx.db, now), ({ id, vendorId }) =>
    inTransaction(ctx.db, async (tx) => {
      const meeting = await lockMeeting(tx, { kind: 'vendor', vendorId }, id);
      const kind = meeting && reminderDue(meeting, now);
      if (!kind || !(await noteReminder(tx, meeting, kind, now))) return;
      await emailReminder(tx, ctx, meeting);
    }),
  );
}

/** Every minute; a run that fails is not repeated, since the next one finds the same meetings. */
export const registerMeetingJobs = (ctx: MeetingsContext): void =>
  ctx.jobs.handle({ name: 'meetings-remind', retries: 0, schedule: '* * * * *', work: () => remindOfMeeting(ctx) });
