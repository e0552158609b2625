// Memberships of a vendor's services, and the plan and limits that follow from them.
import { type Selectable, sql } from 'kysely';
import { leadingMembership, type Membership, type MembershipInfo, planOf } from '../../core/membership/plan.ts';
import type { Idr } from '../../core/money.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';

type PlanName = 'Gold' | 'Silver' | 'Free';
interface VendorMembership extends Membership<number> {
  readonly id: number;
  readonly status: 'active' | 'inactive' | 'expired';
  readonly membershipType: { readonly name: PlanName };
}
export interface Memberships {
  readonly memberships: readonly VendorMembership[];
  readonly hasActiveMembership: boolean;
  readonly mainServiceId: number | null;
  readonly contactCredit: number;
}
/** At most so many, or as many as one likes. */
export type Allowance = { readonly kind: 'unlimited' } | { readonly kind: 'limited'; readonly max: number };

/** What a plan permits (product 3): a row of the table `plan`. */
export interface PlanPermissions {
  readonly name: PlanName;
  /** Contact credits that opening a couple's contact costs; 0 is free. */
  readonly contactCost: number;
  readonly cities: Allowance;
  readonly storeProducts: Allowance;
  readonly hasOnlineMeeting: boolean;
  /** `own_money`: of its credit and payments alone. */
  readonly csvExport: 'own_money' | 'all';
  readonly clientFeeBasisPoints: number;
  /** Before tax; null for a plan that is not sold. */
  readonly price: { readonly monthIdr: Idr; readonly yearIdr: Idr } | null;
}

/** Those that ended too, oldest first, as the plan rule of the specification takes them. Fails for a vendor that is not there. */
export async function membershipsOf(db: Connection, vendorId: number): Promise<Memberships> {
  const { rows } = await sql<{
    main_service_id: number | null;
    contact_credit: number;
    memberships: readonly { id: number; status: VendorMembership['status']; service: number; plan: PlanName }[];
  }>`
    select main_service_id, contact_credit,
      (select coalesce(json_agg(json_build_object('id', m.id, 'status', m.status, 'service', m.vendor_service_id, 'plan', m.plan_name) order by m.id), '[]')
        from membership m join vendor_service s on s.id = m.vendor_service_id where s.vendor_id = vendor.id) as memberships
    from vendor where id = ${vendorId}`.execute(db);
  const [vendor] = rows;
  if (vendor === undefined) throw new Error(`there is no vendor ${vendorId}`);
  const memberships = vendor.memberships.map(({ id, status, service, plan }) => ({
    id,
    status,
    vendorsServiceId: service,
    membershipType: { name: plan },
  }));
  return {
    memberships,
    hasActiveMembership: memberships.some(({ status }) => status === 'active'),
    mainServiceId: vendor.main_service_id,
    contactCredit: vendor.contact_credit,
  };
}

/** The plan as the vendor and couples see it: Gold, Silver or Trial. (spec 4, Membership plan rule) */
export const planOfVendor = async (db: Connection, vendorId: number): Promise<MembershipInfo> => planOf(await membershipsOf(db, vendorId));

/** What a vendor may do by its plan; without an active membership, what Free permits. */
export async function permissionsOf(db: Connection, vendorId: number): Promise<PlanPermissions> {
  const name = leadingMembership(await membershipsOf(db, vendorId))?.membershipType.name ?? 'Free';
  return permissionsIn(await plans(db).where('name', '=', name).executeTakeFirstOrThrow());
}

/** Every plan there is, with what it permits and costs; the dearest first. */
export async function allPlans(db: Connection): Promise<PlanPermissions[]> {
  return (
    await plans(db)
      .orderBy('price_year_idr', (order) => order.desc().nullsLast())
      .execute()
  ).map(permissionsIn);
}

const plans = (db: Connection) => db.selectFrom('plan').selectAll();
const permissionsIn = (row: Selectable<Tables['plan']>): PlanPermissions => ({
  name: row.name,
  contactCost: row.contact_cost,
  cities: allowanceOf(row.city_max),
  storeProducts: allowanceOf(row.store_product_max),
  hasOnlineMeeting: row.has_online_meeting,
  csvExport: row.csv_export,
  clientFeeBasisPoints: row.client_fee_basis_points,
  price:
    row.price_month_idr === null || row.price_year_idr === null ? null : { monthIdr: row.price_month_idr, yearIdr: row.price_year_idr },
});

/**
 * Moves a vendor's contact credit and answers what is left, or null when it does not reach; then nothing moved. The movement's row is the
 * caller's to write in the same transaction: the database refuses a commit in which one is without the other.
 */
export async function changeContactCredit(tx: Tx, vendorId: number, by: number): Promise<number | null> {
  const { rows } = await sql<{ contact_credit: number }>`
    update vendor set contact_credit = contact_credit + ${by} where id = ${vendorId} and contact_credit + ${by} >= 0 returning contact_credit`.execute(
    tx,
  );
  return rows[0]?.contact_credit ?? null;
}

/** How many contacts a vendor can still open where its plan asks a credit for each. */
export async function contactCreditOf(db: Connection, vendorId: number): Promise<number> {
  const row = await db.selectFrom('vendor').select('contact_credit').where('id', '=', vendorId).executeTakeFirstOrThrow();
  return row.contact_credit;
}

const allowanceOf = (max: number | null): Allowance => (max === null ? { kind: 'unlimited' } : { kind: 'limited', max });
