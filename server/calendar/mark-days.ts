import type { BodyOf } from '../../contract/endpoint.ts';
import type { markDays } from '../../contract/calendar.ts';
import { checkCapacity, checkMarking, markedDays } from '../../core/taken-days/day-status.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { changeDays } from './change-days.ts';
import type { CalendarContext } from './context.ts';
import { deleteBooking, deleteOwn, keepCalendar, takenDaysFrom, writeOwn } from './day-store.ts';

/** The vendor marks days as taken; what it had marked there before is replaced. */
export const markTaken = (ctx: CalendarContext, vendorId: number, given: BodyOf<typeof markDays>): Promise<void> =>
  inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async ({ capacity }) => {
      const checked = checkMarking(given, { today: businessDayOf(ctx.clock.now()), capacity });
      if (!checked.ok) throw new Refused(checked.refusals);
      const days = markedDays(checked.value);
      await writeOwn(tx, vendorId, days, checked.value);
      await keepCalendar(tx, vendorId, ctx.clock.now());
      return days;
    }),
  );

/** What the vendor had marked on a day goes; a day it had not marked stays as it is. */
export async function freeMarked(ctx: CalendarContext, vendorId: number, day: BusinessDay): Promise<void> {
  if (day < businessDayOf(ctx.clock.now())) refuseWith('calendar.day_past');
  await inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async () => {
      await keepCalendar(tx, vendorId, ctx.clock.now());
      return (await deleteOwn(tx, vendorId, day)) ? [day] : [];
    }),
  );
}

/** An accepted quotation takes its day no longer; the quotation stays as it is. */
export const freeBooked = (ctx: CalendarContext, vendorId: number, id: string): Promise<void> =>
  inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async () => {
      const day = (await deleteBooking(tx, vendorId, id)) ?? refuseWith('request.not_found');
      await keepCalendar(tx, vendorId, ctx.clock.now());
      return [day];
    }),
  );

/** How many weddings the vendor takes a day; what follows for the days ahead changes with it. */
export async function saveCapacity(ctx: CalendarContext, vendorId: number, wished: number): Promise<void> {
  const checked = checkCapacity(wished);
  if (!checked.ok) throw new Refused(checked.refusals);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async () => {
      await keepCalendar(tx, vendorId, now, { capacity: checked.value });
      return takenDaysFrom(tx, vendorId, businessDayOf(now));
    }),
  );
}
