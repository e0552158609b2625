import { eraseAt, leavingDays, tiesThatHold } from '../../core/identity/leaving.ts';
import { longDate } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { identityMessagesEn } from '../../texts/messages/identity.en.ts';
import { identityMessagesId } from '../../texts/messages/identity.id.ts';
import { notice } from '../../texts/notices.ts';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import { lockVendorStatus, writeVendorStatus } from '../catalogue/api.ts';
import { endSessions } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { LeavingContext } from './context.ts';
import { type Held, tiesOf } from './ties.ts';

/** What must be settled before an account can go, and what it would leave behind. */
export async function tiesOfAccount(db: Connection, session: Session, now: number): Promise<Held> {
  if (session.accountType === 'operator') return refuseWith('request.not_found');
  return tiesOf(db, session.accountId, now);
}

/**
 * Takes an account out of sight: its vendor is not published any more, its ads stop, its wedding cannot be found, every session ends. Erasing
 * follows after 14 days. Asked twice, the first day counts. Answers from when on it is erased, epoch milliseconds. (decision 0059)
 */
export async function askToLeave(ctx: LeavingContext, session: Session, password: string, address: string): Promise<number> {
  const { accountId } = session;
  const action = 'identity.deletion_asked';
  await tiesOfAccount(ctx.db, session, ctx.clock.now());
  await ctx.confirmPassword({ accountId, password, field: 'password', action, address });
  await ctx.assertOwnFactor(session);
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const held = await tiesOf(tx, accountId, now);
    const [first] = tiesThatHold(held);
    if (first !== undefined) return refuseWith(first, first === 'identity.earnings_left' ? { params: { amount: held.earningsIdr } } : {});
    const before = await hide(tx, ctx, session, now);
    const made = await tx
      .insertInto('account_deletion')
      .values({ account_id: accountId, asked_at: new Date(now), erase_at: new Date(eraseAt(now)), ...before })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const { erase_at } = await tx
      .selectFrom('account_deletion')
      .select('erase_at')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (made.numInsertedOrUpdatedRows !== 1n) return erase_at.getTime();
    await endSessions(tx, ctx, accountId);
    await writeAudit(tx, { action, accountId, address, subject: `account:${accountId}`, result: 'done' });
    await emailAsked(tx, ctx, session, erase_at.getTime());
    return erase_at.getTime();
  });
}

/** Answers what it was like before, so that it can be brought back. */
async function hide(
  tx: Tx,
  { bus }: LeavingContext,
  session: Session,
  now: number,
): Promise<{ vendor_status: VendorStatus | null; was_findable: boolean }> {
  const found = await tx
    .updateTable('wedding')
    .set({ is_findable: false })
    .where('couple_id', '=', session.accountId)
    .where('is_findable', '=', true)
    .executeTakeFirst();
  const was_findable = found.numUpdatedRows > 0n;
  if (session.vendor === null) return { vendor_status: null, was_findable };
  const { status } = await lockVendorStatus(tx, session.vendor.id);
  await writeVendorStatus(tx, bus, session.vendor.id, 0, now);
  return { vendor_status: status, was_findable };
}

async function emailAsked(tx: Tx, ctx: LeavingContext, session: Session, at: number): Promise<void> {
  const { language, email } = session;
  const t = messagesIn(language, identityMessagesEn, identityMessagesId);
  const link = ctx.addresses.page(session.vendor === null ? '/account/login' : '/login', language);
  await ctx.notifier.email(tx, {
    to: email,
    language,
    subject: notice('identity.leaving_subject'),
    body: t.body(session.vendor === null ? 'leaving_text' : 'leaving_vendor_text', {
      day: longDate(at, language),
      days: leavingDays,
      link,
    }),
  });
}
