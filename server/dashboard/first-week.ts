import type { Dashboard } from '../../contract/dashboard.ts';
import { firstWeekOf, isFirstWeekShown, type NewVendor } from '../../core/dashboard/first-week.ts';
import { keepsCalendar } from '../calendar/api.ts';
import { lowestPriceOf, planPermits, publishedAtOf } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { offersHours } from '../meetings/api.ts';
import { portfolioSizeOf } from '../pictures/api.ts';

interface Known {
  readonly now: number;
  readonly arePricesConfirmed: boolean;
  readonly hasAd: boolean;
  readonly hasDocuments: boolean;
}

/** The steps of a vendor's first week; null where they are not shown. */
export async function readFirstWeek(db: Connection, vendorId: number, { now, ...known }: Known): Promise<Dashboard['first_week']> {
  const [publishedAt, hidden] = await Promise.all([
    publishedAtOf(db, vendorId),
    db.selectFrom('first_week_hidden').select('vendor_id').where('vendor_id', '=', vendorId).executeTakeFirst(),
  ]);
  const shown: Pick<NewVendor, 'publishedAt' | 'isHidden'> = { publishedAt, isHidden: hidden !== undefined };
  if (!isFirstWeekShown(shown, now)) return null;
  const [photos, price, permits, hasHours, hasCalendar] = await Promise.all([
    portfolioSizeOf(db, vendorId),
    lowestPriceOf(db, vendorId),
    planPermits(db, vendorId),
    offersHours(db, vendorId),
    keepsCalendar(db, vendorId),
  ]);
  const steps = firstWeekOf({
    ...shown,
    photos,
    hasPrices: price !== null && known.arePricesConfirmed,
    mayMeet: permits.hasOnlineMeeting,
    offersHours: hasHours,
    keepsCalendar: hasCalendar,
    hasAd: known.hasAd,
    hasDocuments: known.hasDocuments,
  });
  return steps.map(({ step, isDone }) => ({ step, is_done: isDone }));
}

/** Hides them; a second time changes nothing. */
export async function hideFirstWeek(db: Connection, vendorId: number, now: number): Promise<void> {
  await db
    .insertInto('first_week_hidden')
    .values({ vendor_id: vendorId, at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows them again, as long as they are shown at all. */
export async function unhideFirstWeek(db: Connection, vendorId: number): Promise<void> {
  await db.deleteFrom('first_week_hidden').where('vendor_id', '=', vendorId).execute();
}
