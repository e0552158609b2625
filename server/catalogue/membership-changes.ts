// Changes of memberships by orders and expiry. Every change of a vendor's memberships holds the lock of the service.
import { sql } from 'kysely';
import type { HeldMembership, SoldPlan } from '../../core/membership/price.ts';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { showServices } from './services-store.ts';

/** A service of a vendor with the membership that counts on a day: an active Silver or Gold that has not ended. */
export interface ServiceStatus {
  readonly id: number;
  readonly vendorId: number;
  readonly category: { readonly en: string; readonly id: string };
  readonly city: string;
  readonly isMain: boolean;
  readonly held: HeldMembership | null;
}

interface Row {
  readonly id: number;
  readonly vendor_id: number;
  readonly category_en: string;
  readonly category_id: string;
  readonly city: string;
  readonly is_main: boolean;
  readonly membership_id: number | null;
  readonly plan_name: SoldPlan;
  readonly starts_on: BusinessDay;
  readonly ends_on: BusinessDay | null;
  readonly paid_idr: Idr;
}
const statusOf = (row: Row): ServiceStatus => ({
  id: row.id,
  vendorId: row.vendor_id,
  category: { en: row.category_en, id: row.category_id },
  city: row.city,
  isMain: row.is_main,
  held:
    row.membership_id === null
      ? null
      : { id: row.membership_id, plan: row.plan_name, startsOn: row.starts_on, endsOn: row.ends_on, paidIdr: row.paid_idr },
});
const statuses = (today: BusinessDay) => sql`
  select s.id, s.vendor_id, c.name_en as category_en, c.name_id as category_id, t.name as city, s.id is not distinct from v.main_service_id as is_main,
    m.id as membership_id, m.plan_name, m.starts_on, m.ends_on, m.paid_idr
  from vendor_service s join vendor v on v.id = s.vendor_id join category c on c.id = s.category_id join city t on t.id = s.city_id
  left join membership m on m.vendor_service_id = s.id and m.status = 'active' and m.plan_name <> 'Free' and (m.ends_on is null or m.ends_on >= ${today})`;

/** The services of a vendor, the main one first. */
export async function serviceStatuses(db: Connection, vendorId: number, today: BusinessDay): Promise<ServiceStatus[]> {
  const { rows } = await sql<Row>`${statuses(today)} where s.vendor_id = ${vendorId} order by is_main desc, s.id`.execute(db);
  return rows.map(statusOf);
}

/** One service, whose memberships no one else changes until the transaction ends; null when it is gone. */
export async function lockService(tx: Tx, serviceId: number, today: BusinessDay): Promise<ServiceStatus | null> {
  await sql`select from vendor_service where id = ${serviceId} for no key update`.execute(tx);
  const { rows } = await sql<Row>`${statuses(today)} where s.id = ${serviceId}`.execute(tx);
  return rows[0] === undefined ? null : statusOf(rows[0]);
}

/** Starts a membership in place of the one the service has, under the lock of the service. */
export async function beginMembership(
  tx: Tx,
  serviceId: number,
  { plan, startsOn, endsOn, paidIdr }: Omit<HeldMembership, 'id'>,
): Promise<void> {
  await sql`
    update membership set status = case when ends_on < ${startsOn} then 'expired' else 'inactive' end
    where vendor_service_id = ${serviceId} and status = 'active'`.execute(tx);
  await tx
    .insertInto('membership')
    .values({ vendor_service_id: serviceId, plan_name: plan, status: 'active', starts_on: startsOn, ends_on: endsOn, paid_idr: paidIdr })
    .execute();
  const { vendor_id: vendorId } = await tx
    .selectFrom('vendor_service')
    .select('vendor_id')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  await showServices(tx, [vendorId]);
}

/** Moves the end of a membership and adds what was paid for it, under the lock of its service. */
export async function lengthenMembership(tx: Tx, membershipId: number, endsOn: BusinessDay, paidIdr: Idr): Promise<void> {
  await sql`update membership set ends_on = ${endsOn}, paid_idr = paid_idr + ${paidIdr} where id = ${membershipId}`.execute(tx);
}

/** A membership that has ended, or soon will. */
export interface EndingMembership {
  readonly membershipId: number;
  readonly vendorId: number;
  readonly plan: SoldPlan;
  readonly startsOn: BusinessDay;
  readonly endsOn: BusinessDay;
}
interface EndingRow {
  readonly id: number;
  readonly vendor_id: number;
  readonly plan_name: SoldPlan;
  readonly starts_on: BusinessDay;
  readonly ends_on: BusinessDay;
}
const endingOf = (row: EndingRow): EndingMembership => ({
  membershipId: row.id,
  vendorId: row.vendor_id,
  plan: row.plan_name,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
});

/** Those that ended before a day and are still active. */
export async function membershipsOver(db: Connection, today: BusinessDay): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from membership where status = 'active' and ends_on < ${today} order by vendor_service_id limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends one that ended before a day, and brings back the free membership it had replaced. Null when another process has ended it, or it was lengthened. */
export async function endMembership(tx: Tx, id: number, today: BusinessDay): Promise<EndingMembership | null> {
  const { rows } = await sql<EndingRow & { readonly service_id: number }>`
    update membership m set status = 'expired' from vendor_service s
    where s.id = m.vendor_service_id and m.id in (
      select id from membership where id = ${id} and status = 'active' and ends_on < ${today} for no key update skip locked)
    returning m.id, s.vendor_id, m.plan_name, m.starts_on, m.ends_on, s.id as service_id`.execute(tx);
  const [ended] = rows;
  if (ended === undefined) return null;
  await sql`
    update membership set status = 'active' where id in (
      select max(id) from membership where vendor_service_id = ${ended.service_id} and plan_name = 'Free' and status = 'inactive')`.execute(
    tx,
  );
  await showServices(tx, [ended.vendor_id]);
  return endingOf(ended);
}

/** Active memberships whose last day lies from one day to another, both included. */
export async function endingBetween(db: Connection, from: BusinessDay, to: BusinessDay): Promise<EndingMembership[]> {
  const { rows } = await sql<EndingRow>`
    select m.id, s.vendor_id, m.plan_name, m.starts_on, m.ends_on from membership m join vendor_service s on s.id = m.vendor_service_id
    where m.status = 'active' and m.plan_name <> 'Free' and m.ends_on between ${from} and ${to} order by m.id`.execute(db);
  return rows.map(endingOf);
}
