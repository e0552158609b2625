import { sql } from 'kysely';
import { tiesThatHold } from '../../core/identity/leaving.ts';
import { forgetRefundAccount } from '../bank-accounts/api.ts';
import { forgetInCalendars } from '../calendar/api.ts';
import { accountContact, removeFactors } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import { forgetInPipeline } from '../pipeline/api.ts';
import { forgetTemplates } from '../quotations/api.ts';
import { forgetInReviews } from '../reviews/api.ts';
import type { LeavingContext } from './context.ts';
import { tiesOf } from './ties.ts';

/** Every hour, so that an account may be erased up to an hour after its 14 days. */
export function registerErasure(ctx: LeavingContext): void {
  ctx.jobs.handle<object>({ name: 'accounts-erase', retries: 2, schedule: '12 * * * *', work: () => eraseThoseDue(ctx) });
}

/**
 * Takes out everyone whose 14 days are over, each in a transaction of its own: it happens whole or not at all, and once, on whatever process. Whom
 * something has tied to others meanwhile, a payment that came late, is left for the next run, and so is one that cannot be taken out: the others
 * go all the same, and the job fails after them. (decision 0059)
 */
export async function eraseThoseDue(ctx: LeavingContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectFrom('account_deletion')
    .select('account_id')
    .where('erased_at', 'is', null)
    .where('erase_at', '<=', new Date(now))
    .orderBy('erase_at')
    .execute();
  await eachAlone(
    due.map(({ account_id: id }) => id),
    (accountId) => eraseOne(ctx, accountId, now),
  );
}

const eraseOne = ({ db, log }: LeavingContext, accountId: number, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [tie] = tiesThatHold(await tiesOf(tx, accountId, now));
    if (tie !== undefined) return log.warn({ accountId, tie }, 'an account that was to be erased is still tied to others');
    const leaving = await accountContact(tx, accountId);
    const { rows } = await sql<{ erased: boolean }>`select account_erase(${accountId}, ${new Date(now)}) as erased`.execute(tx);
    if (rows[0]?.erased !== true) return;
    await removeFactors(tx, accountId);
    await forgetRefundAccount(tx, accountId);
    await forgetInCalendars(tx, accountId);
    const words = [leaving?.name ?? '', leaving?.email ?? ''];
    await forgetInReviews(tx, accountId, words);
    await forgetInPipeline(tx, accountId, words);
    await forgetTemplates(tx, accountId);
    await writeAudit(tx, { action: 'identity.account_erased', accountId: null, subject: `account:${accountId}`, result: 'done' });
  });
