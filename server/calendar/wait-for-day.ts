import type { DayWait } from '../../contract/calendar.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { checkDay } from '../../core/taken-days/day-status.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorContact, vendorNames } from '../catalogue/api.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { publishChange } from './change-days.ts';
import type { CalendarContext } from './context.ts';
import { bookedOn, lockCalendar, statusesOn } from './day-store.ts';
import { deleteWait, insertWait, waitsOf } from './wait-store.ts';

/** So many days a couple may wait for together: more is no longer a wedding. */
const waitsMax = 40;
/** A couple decides seldom; a program may not fill the calendars of all vendors. */
const perCouple = { attempts: 60, windowSeconds: 3_600 };

interface Wish {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly day: BusinessDay;
}

/**
 * Puts a couple on the waiting list of a taken day. Under the lock of the calendar: a day that is being freed at this moment either finds the
 * couple on the list, or is refused here as not taken.
 */
export async function waitForDay(ctx: CalendarContext, wish: Wish): Promise<void> {
  const { db, clock, throttle } = ctx;
  const { vendorId, coupleId, day } = wish;
  const today = businessDayOf(clock.now());
  const checked = checkDay(day, today, 'day');
  if (!checked.ok) throw new Refused(checked.refusals);
  const wait = await throttle.hit(db, `day wait ${coupleId}`, perCouple);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  await inTransaction(db, async (tx) => {
    const vendor = await vendorContact(tx, vendorId);
    if (vendor?.status !== vendorPublished) return refuseWith('catalogue.not_found');
    await lockCalendar(tx, vendorId);
    const [status] = await statusesOn(tx, [vendorId], day);
    // Nor is it for who took it.
    if (status?.blockage !== 'taken' || (await bookedOn(tx, coupleId, day)).has(vendorId)) return refuseWith('calendar.day_not_taken');
    const waits = await waitsOf(tx, coupleId, today);
    if (waits.some((one) => one.vendorId === vendorId && one.day === day)) return;
    if (waits.length >= waitsMax) return refuseWith('calendar.too_many_waits', { params: { maximum: waitsMax } });
    await insertWait(tx, wish, clock.now());
    await publishChange(tx, ctx, vendor.accountId);
  });
}

/** Takes it off again. */
export async function endWait(ctx: CalendarContext, wish: Wish): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteWait(tx, wish))) return;
    const vendor = await vendorContact(tx, wish.vendorId);
    if (vendor) await publishChange(tx, ctx, vendor.accountId);
  });
}

/** What a couple waits for. */
export async function listWaits({ db, clock }: CalendarContext, coupleId: number, language: Language): Promise<DayWait[]> {
  const waits = await waitsOf(db, coupleId, businessDayOf(clock.now()));
  const names = await vendorNames(
    db,
    waits.map(({ vendorId }) => vendorId),
  );
  return waits.map(({ day, vendorId, askedAt }) => ({
    day,
    vendor: { id: vendorId, name: nameFor(names.get(vendorId)?.business_name ?? null, language), slug: names.get(vendorId)?.slug ?? '' },
    asked_at: new Date(askedAt).toISOString(),
  }));
}
