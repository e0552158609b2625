import { followUpDue } from '../../core/quotations/follow-up.ts';
import { isUndecided } from '../../core/quotations/status.ts';
import { reminderDue } from '../../core/quotations/instalment.ts';
import { addDays, businessDayOf, dayMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { QuotationsContext } from './context.ts';
import { expireQuotation } from './decide.ts';
import { dueUntil, lockInstalment, noteReminder } from './instalment-store.ts';
import { emailFollowUp, emailReminder } from './emails.ts';
import { lockAny, quotationsById } from './quotation-store.ts';
import { noteFollowUp, overdueIds, undecidedSince } from './undecided-store.ts';
import { isVendorHere } from './vendor-here.ts';

/** Reminders start so many days before the day. */
const aheadDays = 3;

/** Closes what no one decided in time. */
export async function expireOverdue(ctx: QuotationsContext): Promise<void> {
  await eachAlone(await overdueIds(ctx.db, businessDayOf(ctx.clock.now())), (id) => expireQuotation(ctx, id));
}

/** Writes to couples about instalments that are due soon, today, or are overdue, of vendors that can be paid; each kind once, anyone who runs this and how often. */
export async function remindOfInstalment(ctx: QuotationsContext): Promise<void> {
  const today = businessDayOf(ctx.clock.now());
  await eachAlone(await dueUntil(ctx.db, addDays(today, aheadDays)), async ({ id, dueOn, quotationId }) => {
    const kind = reminderDue(dueOn, today);
    if (kind === null) return;
    await inTransaction(ctx.db, async (tx) => {
      const instalment = await lockInstalment(tx, id);
      const quotation = (await quotationsById(tx, [quotationId])).get(quotationId);
      if (instalment.state !== 'open' || !quotation || !(await isVendorHere(tx, quotation.vendorId))) return;
      if (!(await noteReminder(tx, id, kind, ctx.clock.now()))) return;
      await emailReminder(tx, ctx, quotation, instalment, kind);
    });
  });
}

/** Tells vendors that can be dealt with of quotations that wait for a couple, and of those whose time ends; each once. */
async function followUp(ctx: QuotationsContext): Promise<void> {
  const now = ctx.clock.now();
  const today = businessDayOf(now);
  await eachAlone(await undecidedSince(ctx.db, now - dayMs), async ({ id, ...days }) => {
    const kind = followUpDue(days, today);
    if (kind === null) return;
    await inTransaction(ctx.db, async (tx) => {
      const quotation = await lockAny(tx, id);
      if (!isUndecided(quotation.state) || !(await isVendorHere(tx, quotation.vendorId))) return;
      if (await noteFollowUp(tx, id, kind, now)) await emailFollowUp(tx, ctx, quotation, kind);
    });
  });
}

/** A quotation may expire up to five minutes after its last day in Jakarta; reminders go out between 08:10 and 20:10 WIB, and vendors are told at 09:20 what to follow up. */
export function registerQuotationJobs(ctx: QuotationsContext): void {
  ctx.jobs.handle({ name: 'quotations-expire', retries: 0, schedule: '*/5 * * * *', work: () => expireOverdue(ctx) });
  // In the hours in which people read their mail.
  ctx.jobs.handle({ name: 'quotations-remind', retries: 0, schedule: '10 8-20 * * *', work: () => remindOfInstalment(ctx) });
  ctx.jobs.handle({ name: 'quotations-follow-up', retries: 2, schedule: '20 9 * * *', work: () => followUp(ctx) });
}
