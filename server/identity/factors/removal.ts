// The way out for someone who lost the device and the recovery codes: a wait, of which the mailbox is notified (decision 0162).
import { removalMs, removalWarningMs } from '../../../core/identity/second-factor.ts';
import { writeAudit } from '../../kit/audit.ts';
import { type Connection, inTransaction } from '../../kit/database.ts';
import { eachAlone } from '../../kit/each-alone.ts';
import { refuseWith } from '../../kit/refused.ts';
import type { IdentityContext } from '../context.ts';
import { emailFactor, emailRemoval } from './emails.ts';
import { factorsOf, hasFactor, removeFactors } from './store.ts';

/** Starts the wait of an account whose password was right. Asked again, the first day stays and no other email is sent. */
export const startRemoval = (ctx: IdentityContext, accountId: number, address: string): Promise<Date> =>
  inTransaction(ctx.db, async (tx) => {
    if (!hasFactor(await factorsOf(tx, accountId))) refuseWith('request.not_found');
    const now = ctx.clock.now();
    const due = new Date(now + removalMs);
    const started = await tx
      .insertInto('second_factor_removal')
      .values({ account_id: accountId, asked_at: new Date(now), due_at: due })
      .onConflict((c) => c.column('account_id').doNothing())
      .executeTakeFirst();
    if (started.numInsertedOrUpdatedRows === 1n) {
      await emailRemoval(tx, ctx, accountId, { dueAt: due.getTime(), kind: 'removal_asked' });
      await writeAudit(tx, { action: 'second-factor-removal-asked', accountId, address, result: 'done' });
    }
    return (await dueAt(tx, accountId)) ?? due;
  });

/** When the factor of an account ends; null while no one asked. */
export async function dueAt(db: Connection, accountId: number): Promise<Date | null> {
  const row = await db.selectFrom('second_factor_removal').select('due_at').where('account_id', '=', accountId).executeTakeFirst();
  return row?.due_at ?? null;
}

/** Forgets that removal was asked for: the factor was given, or the password is another. */
export const cancelRemoval = (tx: Connection, accountId: number): Promise<unknown> =>
  tx.deleteFrom('second_factor_removal').where('account_id', '=', accountId).execute();

/** Someone who is signed in keeps their factor; nothing changes where no one asked for its removal. */
export const keepFactor = (ctx: IdentityContext, accountId: number, address: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const kept = await tx.deleteFrom('second_factor_removal').where('account_id', '=', accountId).executeTakeFirst();
    if (kept.numDeletedRows === 1n) await writeAudit(tx, { action: 'second-factor-removal-cancelled', accountId, address, result: 'done' });
  });

/** Reminds the mailbox of each factor that ends within a day, once, however many processes look. */
export async function warnOfRemovals(ctx: IdentityContext): Promise<void> {
  const until = new Date(ctx.clock.now() + removalWarningMs);
  const due = await ctx.db
    .selectFrom('second_factor_removal')
    .select('account_id as id')
    .where('warned_at', 'is', null)
    .where('due_at', '<=', until)
    .execute();
  await eachAlone(due, ({ id }) => warnOne(ctx, id, until));
}

const warnOne = (ctx: IdentityContext, accountId: number, until: Date): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const warned = await tx
      .updateTable('second_factor_removal')
      .set({ warned_at: new Date(ctx.clock.now()) })
      .where('account_id', '=', accountId)
      .where('warned_at', 'is', null)
      .where('due_at', '<=', until)
      .returning('due_at')
      .executeTakeFirst();
    if (warned) await emailRemoval(tx, ctx, accountId, { dueAt: warned.due_at.getTime(), kind: 'removal_soon' });
  });

/** Removes the factor of an account whose wait is over; answers whether it did. Of two sign-ins at once one removes it, and both may continue. */
export async function removeIfDue(ctx: IdentityContext, accountId: number, address: string): Promise<boolean> {
  const due = await dueAt(ctx.db, accountId);
  // Another sign-in may just have removed it.
  if (due === null) return !hasFactor(await factorsOf(ctx.db, accountId));
  if (due.getTime() > ctx.clock.now()) return false;
  return inTransaction(ctx.db, async (tx) => {
    const taken = await tx
      .deleteFrom('second_factor_removal')
      .where('account_id', '=', accountId)
      .where('due_at', '<=', new Date(ctx.clock.now()))
      .executeTakeFirst();
    if (taken.numDeletedRows === 0n) return !hasFactor(await factorsOf(tx, accountId));
    await removeFactors(tx, accountId);
    await emailFactor(tx, ctx, accountId, 'factor_removed');
    await writeAudit(tx, { action: 'second-factor-removed', accountId, address, result: 'done' });
    return true;
  });
}
