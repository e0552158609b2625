// Ends memberships at midnight in Jakarta and sends reminders before.
import { addDays, businessDayOf, daysBetween } from '../../core/time.ts';
import { type EndingMembership, endingBetween, endMembership, membershipsOver, notifyVendor, vendorsChannel } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { MembershipContext } from './context.ts';
import { emailEnd } from './emails.ts';

/** Ends what ended before today. Each is ended once, on whatever process; the plan is the next best one from then on. */
export async function endThoseOver(ctx: MembershipContext): Promise<number> {
  const today = businessDayOf(ctx.clock.now());
  let count = 0;
  await eachAlone(await membershipsOver(ctx.db, today), (id) =>
    inTransaction(ctx.db, async (tx) => {
      const membership = await endMembership(tx, id, today);
      if (membership === null) return;
      await writeAudit(tx, {
        action: 'membership.ended',
        accountId: null,
        subject: `vendor:${membership.vendorId}`,
        result: 'done',
        detail: { plan: membership.plan, endsOn: membership.endsOn },
      });
      await notifyVendor(tx, ctx.bus, membership.vendorId, { kind: 'account' });
      await ctx.bus.publish(tx, vendorsChannel, String(membership.vendorId));
      await emailEnd(tx, ctx, membership, null);
      count += 1;
    }),
  );
  return count;
}

/**
 * Reminds of what ends within the days of the rules, once for each of them. Where several are due at once, because the system was down or the
 * membership is short, one email says it and the others are noted with it.
 */
export async function remindOfEnds(ctx: MembershipContext): Promise<void> {
  const { remindDaysBefore } = ctx.rulesAt(ctx.clock.now());
  const now = ctx.clock.now();
  const today = businessDayOf(now);
  const ending = await endingBetween(ctx.db, addDays(today, 1), addDays(today, Math.max(...remindDaysBefore)));
  const remind = async (membership: EndingMembership): Promise<void> => {
    const daysLeft = daysBetween(today, membership.endsOn);
    const allDays = daysBetween(membership.startsOn, membership.endsOn);
    // A month does not need to be told on its first day that it ends in thirty.
    const due = remindDaysBefore.filter((days) => daysLeft <= days && days * 2 <= allDays);
    if (due.length === 0) return;
    await inTransaction(ctx.db, async (tx) => {
      const noted = await tx
        .insertInto('membership_reminder')
        .values(
          due.map((days) => ({
            membership_id: membership.membershipId,
            ends_on: membership.endsOn,
            days_before: days,
            sent_at: new Date(now),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('days_before')
        .execute();
      if (noted.length > 0) await emailEnd(tx, ctx, membership, daysLeft);
    });
  };
  await eachAlone(
    ending.map((membership) => ({ id: membership.membershipId, membership })),
    ({ membership }) => remind(membership),
  );
}

/** Reminders go out at 08:00 WIB. */
export function registerEndings(ctx: MembershipContext): void {
  // Every minute, so that midnight is kept also when a process was down at midnight.
  ctx.jobs.handle({ name: 'membership-end', retries: 0, schedule: '* * * * *', work: () => endThoseOver(ctx).then(() => undefined) });
  ctx.jobs.handle({ name: 'membership-remind', retries: 2, schedule: '0 8 * * *', work: () => remindOfEnds(ctx) });
}
