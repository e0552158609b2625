// Whether everyone who may move a vendor's money needs a second factor (decision 0162).
import { lockAccount } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import type { Owner, TeamContext } from './context.ts';
import { assertWithin } from './limits.ts';
import { addEvent } from './store.ts';

/** Whether a vendor requires one. */
export async function requiresFactor(db: Connection, vendorId: number): Promise<boolean> {
  const rule = await db.selectFrom('team_rule').select('requires_second_factor').where('vendor_id', '=', vendorId).executeTakeFirst();
  return rule?.requires_second_factor ?? false;
}

/** Requires one from now on, or no longer. The same again changes nothing. */
export async function setFactorRule(ctx: TeamContext, owner: Owner, isRequired: boolean): Promise<void> {
  const { vendorId, accountId, address } = owner;
  await assertWithin(ctx, `team rules ${vendorId}`);
  await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await requiresFactor(tx, vendorId)) === isRequired) return;
    const at = new Date(ctx.clock.now());
    const rule = { requires_second_factor: isRequired, changed_at: at };
    await tx
      .insertInto('team_rule')
      .values({ vendor_id: vendorId, ...rule })
      .onConflict((c) => c.column('vendor_id').doUpdateSet(rule))
      .execute();
    const kind = isRequired ? 'factor_required' : 'factor_optional';
    await addEvent(tx, vendorId, { at, kind, byAccountId: accountId, person: '', role: null });
    await writeAudit(tx, {
      action: 'team.factor_rule',
      accountId,
      address,
      subject: `vendor:${vendorId}`,
      result: 'done',
      detail: { value: isRequired ? 'required' : 'optional' },
    });
  });
}
