import * as z from 'zod';
import { pages } from '../../core/identity/pages.ts';
import { type VendorStatus, vendorPublished } from '../../core/identity/vendor-status.ts';
import { weightOfStatus } from '../../core/operations/proposal.ts';
import { checkStatusChange } from '../../core/operations/vendor-status.ts';
import { businessDayOf } from '../../core/time.ts';
import {
  accountManagerOf,
  findVendors as findInCatalogue,
  lockVendorStatus,
  serviceStatuses,
  vendorContact,
  vendorRecord,
  vendorsById,
  type VendorInList,
  writeVendorStatus,
} from '../catalogue/api.ts';
import { balancesOf } from '../credit/api.ts';
import { endSessions, isRelated } from '../identity/api.ts';
import { isLeaving, returnAs } from '../leaving/api.ts';
import { notice } from '../../texts/notices.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { earningsTotals } from '../payouts/api.ts';
import { statusChangesOf } from './audit-store.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone, noteLook } from './notes.ts';
import { type Performer, proposeAct } from './propose.ts';
import { reasonOf } from './reason.ts';
import { emailVendor } from './notify-vendor.ts';
import { vendorToActOn } from './unrelated.ts';
import { accountInTeam } from './vendor-team.ts';

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
  await noteLook({ db }, operator, `vendor:${vendorId}`);
  const [listed, record, balances, changes, related, services, earnings, manager] = await Promise.all([
    vendorsById(db, [vendorId]),
    vendorRecord(db, vendorId),
    balancesOf(db, [vendorId]),
    statusChangesOf(db, vendorId),
    isRelated(db, operator.accountId, contact.accountId),
    serviceStatuses(db, vendorId, businessDayOf(clock.now())),
    earningsTotals(db, vendorId),
    accountManagerOf(db, vendorId),
  ]);
  const vendor = listed.get(vendorId) ?? refuseWith('request.not_found');
  return {
    vendor: { ...vendor, balance: balances.get(vendorId) ?? 0 },
    contact,
    record,
    changes,
    services,
    earnings,
    manager,
    isRelated: related,
  };
}

const emailOf = { 0: 'unpublished', 1: 'published', 2: 'suspended' } as const satisfies Record<VendorStatus, string>;

const action = 'catalogue.vendor_status_changed';

/**
 * Gives a vendor another status. `from` is what the operator saw: of two who change it at once one is told that it has changed. A suspension is made by
 * one person and ended by two. Answers the status it has then.
 */
export async function changeVendorStatus(
  ctx: OperationsContext,
  operator: Operator,
  vendorId: number,
  change: { readonly from: VendorStatus; readonly status: VendorStatus; readonly reason: string },
): Promise<{ status: VendorStatus; is_waiting: boolean }> {
  const reason = reasonOf(change.reason, 'vendor_status');
  const vendor = await vendorToActOn(ctx, operator, vendorId, action);
  const proposal = await proposeAct(ctx, vendorStatus, operator, {
    subject: `vendor:${vendorId}`,
    vendorId,
    amountIdr: null,
    concerns: [vendor.accountId],
    terms: { from: change.from, to: change.status },
    reason,
    idempotencyKey: null,
  });
  const isWaiting = proposal.status === 'waiting';
  return { status: isWaiting ? change.from : change.status, is_waiting: isWaiting };
}

const vendorStatusShape = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const terms = z.object({ from: vendorStatusShape, to: vendorStatusShape });

export const vendorStatus: Performer = {
  kind: 'vendor_status',
  action,
  async ground(tx, _ctx, asked) {
    const { from, to } = terms.parse(asked.terms);
    const vendor = (await vendorContact(tx, asked.vendorId ?? 0)) ?? refuseWith('request.not_found');
    const checked = checkStatusChange(await lockVendorStatus(tx, vendor.id), from, to);
    if (!checked.ok) throw new Refused(checked.refusals);
    if (to === vendorPublished && (await isLeaving(tx, vendor.accountId))) refuseWith('operations.vendor_leaving');
    return { ground: `status ${from}`, weight: weightOfStatus(from) };
  },
  async perform(tx, ctx, operator, { vendorId, terms: said, reason }) {
    const vendor = (await vendorContact(tx, vendorId ?? 0)) ?? refuseWith('request.not_found');
    const { from, to } = terms.parse(said);
    await writeVendorStatus(tx, ctx.bus, vendor.id, to, ctx.clock.now());
    await returnAs(tx, vendor.accountId, to);
    await noteDone(tx, operator, action, `vendor:${vendor.id}`, { from, to, reason });
    const email = emailOf[to];
    await emailVendor(tx, ctx, vendor, to === 0 ? pages.profile : pages.account, (t, _language, link) => ({
      subject: notice(`operations.${email}_subject`),
      body: t.body(`${email}_text`, { name: vendor.businessName, reason: reason ?? '', link }),
    }));
  },
};

/** Signs someone of a vendor out everywhere, its owner unless another is named, at once on every process; answers how many sessions ended. (reliability S14) */
export async function endVendorSessions(
  ctx: OperationsContext,
  operator: Operator,
  vendorId: number,
  asked: { readonly reason: string; readonly person?: string | undefined },
): Promise<number> {
  const reason = reasonOf(asked.reason, 'sessions_ended');
  const ending = 'identity.sessions_ended_by_staff';
  const vendor = await vendorToActOn(ctx, operator, vendorId, ending);
  const { person } = asked;
  return inTransaction(ctx.db, async (tx) => {
    const accountId = person === undefined ? vendor.accountId : await accountInTeam(tx, vendor, person);
    const ended = await endSessions(tx, ctx, accountId ?? refuseWith('request.not_found'));
    await noteDone(tx, operator, ending, `vendor:${vendorId}`, { ended, reason, ...(person !== undefined && { person }) });
    return ended;
  });
}
