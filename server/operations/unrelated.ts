import type { AuditAction } from '../../core/operations/audit.ts';
import { vendorContact, type VendorContact } from '../catalogue/api.ts';
import { isRelated } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Operator, OperationsContext } from './context.ts';

/**
 * Refuses anyone who is related to an account, and writes the attempt down. Outside any transaction: the refusal would take the note of it
 * back with everything else. (reliability S23, S50)
 */
export async function assertUnrelated(
  { db }: Pick<OperationsContext, 'db'>,
  operator: Operator,
  accountId: number,
  action: AuditAction,
): Promise<void> {
  if (!(await isRelated(db, operator.accountId, accountId))) return;
  await writeAudit(db, {
    action,
    accountId: operator.accountId,
    address: operator.address,
    subject: `account:${accountId}`,
    result: 'refused',
    detail: { code: 'operations.related_vendor' },
  });
  refuseWith('operations.related_vendor');
}

/** The vendor an operator is about to act on: there is one, and it is not the operator's own or of someone close. */
export async function vendorToActOn(
  ctx: OperationsContext,
  operator: Operator,
  vendorId: number,
  action: AuditAction,
): Promise<VendorContact> {
  const vendor = (await vendorContact(ctx.db, vendorId)) ?? refuseWith('request.not_found');
  await assertUnrelated(ctx, operator, vendor.accountId, action);
  return vendor;
}
