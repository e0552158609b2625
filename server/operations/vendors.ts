import { pages } from '../../core/identity/pages.ts';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import { checkStatusChange } from '../../core/operations/vendor-status.ts';
import { businessDayOf } from '../../core/time.ts';
import {
  accountManagerOf,
  findVendors as findInCatalogue,
  lockVendorStatus,
  serviceStandings,
  vendorContact,
  vendorRecord,
  vendorsById,
  type VendorInList,
  writeVendorStatus,
} from '../catalogue/api.ts';
import { balancesOf } from '../credit/api.ts';
import { endSessions, isRelated, openSessionsOf } from '../identity/api.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { earningsTotals } from '../payouts/api.ts';
import { statusChangesOf } from './audit-store.ts';
import type { Operator, OperationsContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { mailVendor } from './tell-vendor.ts';
import { vendorToActOn } from './unrelated.ts';

export type VendorWithBalance = VendorInList & { readonly balance: number };

/** Vendors as an operator looks for them, with their credit. */
export async function findVendors(
  { db }: OperationsContext,
  asked: Parameters<typeof findInCatalogue>[1],
): Promise<{ rows: VendorWithBalance[]; total: number }> {
  const { rows, total } = await findInCatalogue(db, asked);
  const balances = await balancesOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, balance: balances.get(row.id) ?? 0 })), total };
}

/** Everything an operator needs to help a vendor, or to stop it. */
export async function showVendor({ db, clock }: OperationsContext, operator: Operator, vendorId: number) {
  const contact = (await vendorContact(db, vendorId)) ?? refuseWith('request.not_found');
  const [listed, record, balances, sessions, changes, related, services, earnings, manager] = await Promise.all([
    vendorsById(db, [vendorId]),
    vendorRecord(db, vendorId),
    balancesOf(db, [vendorId]),
    openSessionsOf(db, contact.accountId, clock.now()),
    statusChangesOf(db, vendorId),
    isRelated(db, operator.accountId, contact.accountId),
    serviceStandings(db, vendorId, businessDayOf(clock.now())),
    earningsTotals(db, vendorId),
    accountManagerOf(db, vendorId),
  ]);
  const vendor = listed.get(vendorId) ?? refuseWith('request.not_found');
  return {
    vendor: { ...vendor, balance: balances.get(vendorId) ?? 0 },
    contact,
    record,
    sessions,
    changes,
    services,
    earnings,
    manager,
    isRelated: related,
  };
}

const letterOf = { 0: 'unpublished', 1: 'published', 2: 'suspended' } as const satisfies Record<VendorStatus, string>;

/** Gives a vendor another status. `from` is what the operator saw: of two who change it at once one is told that it moved on. */
export async function changeVendorStatus(
  ctx: OperationsContext,
  operator: Operator,
  vendorId: number,
  change: { readonly from: VendorStatus; readonly status: VendorStatus; readonly reason: string },
): Promise<VendorStatus> {
  const reason = reasonOf(change.reason);
  const action = 'catalogue.vendor_status_changed';
  const vendor = await vendorToActOn(ctx, operator, vendorId, action);
  return inTransaction(ctx.db, async (tx) => {
    const checked = checkStatusChange(await lockVendorStatus(tx, vendorId), change.from, change.status);
    if (!checked.ok) throw new Refused(checked.refusals);
    const status = checked.value;
    await writeVendorStatus(tx, ctx.bus, vendorId, status, ctx.clock.now());
    await audit(tx, {
      action,
      accountId: operator.accountId,
      address: operator.address,
      subject: `vendor:${vendorId}`,
      result: 'done',
      detail: { from: change.from, to: status, reason },
    });
    const letter = letterOf[status];
    await mailVendor(tx, ctx, vendor, status === 0 ? pages.profile : pages.account, (t, _language, link) => ({
      subject: t(`${letter}_subject`),
      text: t(`${letter}_text`, { name: vendor.businessName, reason, link }),
    }));
    return status;
  });
}

/** Signs a vendor out everywhere, at once on every process; answers how many sessions ended. (reliability S14) */
export async function endVendorSessions(ctx: OperationsContext, operator: Operator, vendorId: number, raw: string): Promise<number> {
  const reason = reasonOf(raw);
  const action = 'identity.sessions_ended_by_staff';
  const vendor = await vendorToActOn(ctx, operator, vendorId, action);
  return inTransaction(ctx.db, async (tx) => {
    const ended = await endSessions(tx, ctx, vendor.accountId);
    await audit(tx, {
      action,
      accountId: operator.accountId,
      address: operator.address,
      subject: `vendor:${vendorId}`,
      result: 'done',
      detail: { ended, reason },
    });
    return ended;
  });
}
