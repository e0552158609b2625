// The settings of an ad and their changes (`vendor_ad`).
import { type Selectable, sql } from 'kysely';
import type { PlanStart } from '../../core/ads/pacing.ts';
import type { Pacing } from '../../core/ads/settings.ts';
import type { AdSettings, DailyBudget, DisplayPeriod } from '../../core/ads/settings.ts';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { DaySpend } from './paced-ad.ts';

/** An ad as it is stored. */
export interface StoredAd {
  readonly vendorId: number;
  readonly settings: AdSettings;
  readonly version: number;
  readonly spend: DaySpend;
  readonly planStart: PlanStart | null;
  /** The vendor's credit after every click that was charged: what clicks may still cost. */
  readonly balanceIdr: Idr;
  /** What was charged on the day of `spend` and is not in the ledger yet. */
  readonly unsettledIdr: Idr;
  /** The number of the settlement that the next click belongs to. */
  readonly settlement: number;
}
export interface StoredChange {
  readonly version: number;
  readonly at: Date;
  readonly by: number;
  readonly settings: AdSettings;
}

type SettingRow = Pick<Selectable<Tables['vendor_ad']>, 'cpc_idr' | 'daily_budget_idr' | 'pacing' | 'starts_on' | 'ends_on' | 'is_enabled'>;

/** Named one by one: a prepared `select *` breaks when a column is added beside it. */
const columns = sql`vendor_id, cpc_idr, daily_budget_idr, pacing, starts_on, ends_on, is_enabled, version, spent_on, spent_idr,
  planned_from, planned_from_idr, spendable_idr, unsettled_idr, settlement`;

const dailyBudgetOf = (idr: number | null): DailyBudget => (idr === null ? { kind: 'unlimited' } : { kind: 'limited', amountIdr: idr });
const periodOf = (startsOn: BusinessDay | null, endsOn: BusinessDay | null): DisplayPeriod =>
  startsOn === null ? { kind: 'always' } : { kind: 'custom', startsOn, endsOn };
/** The table forbids any other word. */
const pacingOf = (text: string): Pacing => (text === 'spread' ? 'spread' : 'fast');
const settingsOf = (row: SettingRow): AdSettings => ({
  cpcIdr: row.cpc_idr,
  dailyBudget: dailyBudgetOf(row.daily_budget_idr),
  pacing: pacingOf(row.pacing),
  period: periodOf(row.starts_on, row.ends_on),
  isEnabled: row.is_enabled,
});
const rowOf = ({ cpcIdr, dailyBudget, pacing, period, isEnabled }: AdSettings): SettingRow => ({
  cpc_idr: cpcIdr,
  daily_budget_idr: dailyBudget.kind === 'limited' ? dailyBudget.amountIdr : null,
  pacing,
  starts_on: period.kind === 'custom' ? period.startsOn : null,
  ends_on: period.kind === 'custom' ? period.endsOn : null,
  is_enabled: isEnabled,
});
type AdRow = Omit<Selectable<Tables['vendor_ad']>, 'unsettled_clicks' | 'charged_at'>;
const adOf = (row: AdRow): StoredAd => ({
  vendorId: row.vendor_id,
  settings: settingsOf(row),
  version: row.version,
  spend: { on: row.spent_on, idr: row.spent_idr },
  planStart: row.planned_from === null ? null : { at: row.planned_from.getTime(), spentIdr: row.planned_from_idr },
  balanceIdr: row.spendable_idr,
  unsettledIdr: row.unsettled_idr,
  settlement: row.settlement,
});

/** Null for a vendor that never saved settings; one that switched its ad off has a row. */
export async function findAd(db: Connection, vendorId: number): Promise<StoredAd | null> {
  const row = await db.selectFrom('vendor_ad').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst();
  return row ? adOf(row) : null;
}

/** The ads of vendors, those that exist. */
export async function findAds(db: Connection, vendorIds: readonly number[]): Promise<StoredAd[]> {
  const { rows } = await sql<AdRow>`
    select ${columns} from vendor_ad where vendor_id = any(${[...vendorIds]}::bigint[])`.execute(db);
  return rows.map(adOf);
}

/** A page of all ads in the order of their vendors, after one of them. */
export async function adsAfter(db: Connection, vendorId: number, limit: number): Promise<StoredAd[]> {
  const rows = await db.selectFrom('vendor_ad').selectAll().where('vendor_id', '>', vendorId).orderBy('vendor_id').limit(limit).execute();
  return rows.map(adOf);
}

/** Locks a vendor's ad until the transaction ends: whoever charges or changes it waits. Null when there is none. */
export async function lockAd(tx: Tx, vendorId: number): Promise<StoredAd | null> {
  const { rows } = await sql<AdRow>`select ${columns} from vendor_ad where vendor_id = ${vendorId} for no key update`.execute(tx);
  return rows[0] === undefined ? null : adOf(rows[0]);
}

/** Locks the ads of vendors, those that exist. */
export async function lockAds(tx: Tx, vendorIds: readonly number[]): Promise<StoredAd[]> {
  const ads = await Promise.all(vendorIds.map((vendorId) => lockAd(tx, vendorId)));
  return ads.filter((ad) => ad !== null);
}

/**
 * Stores a setting over the version it was decided upon (null: there was none) and what changed. Answers the new version, or null
 * when another session was first: then nothing is written and the decision has to be made anew. What is left of today is planned from here.
 * A new ad holds the vendor's credit, which must be locked.
 */
export async function storeSettings(
  tx: Tx,
  ad: { readonly vendorId: number; readonly settings: AdSettings; readonly over: number | null; readonly balanceIdr: Idr },
  change: { readonly at: Date; readonly by: number; readonly today: BusinessDay; readonly spentTodayIdr: Idr },
): Promise<number | null> {
  const setting = rowOf(ad.settings);
  const plan = { planned_from: change.at, planned_from_idr: change.spentTodayIdr };
  const stored =
    ad.over === null
      ? await tx
          .insertInto('vendor_ad')
          .values({ vendor_id: ad.vendorId, ...setting, ...plan, spent_on: change.today, spendable_idr: ad.balanceIdr })
          .onConflict((c) => c.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('vendor_ad')
          .set({ ...setting, ...plan, version: ad.over + 1 })
          .where('vendor_id', '=', ad.vendorId)
          .where('version', '=', ad.over)
          .returning('version')
          .executeTakeFirst();
  if (!stored) return null;
  const { version } = stored;
  await tx
    .insertInto('vendor_ad_change')
    .values({ vendor_id: ad.vendorId, version, ...setting, changed_at: change.at, changed_by: change.by })
    .execute();
  return version;
}

/** Changes, newest first, each with the setting before it. */
export async function changesOf(
  db: Connection,
  vendorId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ changes: (StoredChange & { readonly before: AdSettings | null })[]; total: number }> {
  const rows = await db
    .selectFrom('vendor_ad_change')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('version', 'desc')
    // One more than the page: the setting before its last row.
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('vendor_ad_change')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const changes = rows.slice(0, page.limit).map((row, index) => {
    const before = rows[index + 1];
    return {
      version: row.version,
      at: row.changed_at,
      by: row.changed_by,
      settings: settingsOf(row),
      before: before === undefined ? null : settingsOf(before),
    };
  });
  return { changes, total };
}

/** Changes within a span of time, oldest first, each with the setting before it. */
export async function changesBetween(
  db: Connection,
  vendorId: number,
  from: Date,
  to: Date,
): Promise<{ at: Date; settings: AdSettings; before: AdSettings | null }[]> {
  const { rows } = await sql<{ at: Date; now: SettingRow; before: SettingRow | null }>`
    select c.changed_at as at, row_to_json(c) as now, row_to_json(b) as before
    from vendor_ad_change c left join vendor_ad_change b on b.vendor_id = c.vendor_id and b.version = c.version - 1
    where c.vendor_id = ${vendorId} and c.changed_at >= ${from} and c.changed_at < ${to}
    order by c.version limit 200`.execute(db);
  return rows.map((row) => ({ at: row.at, settings: settingsOf(row.now), before: row.before === null ? null : settingsOf(row.before) }));
}
