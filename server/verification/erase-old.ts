import { dayMs } from '../../core/time.ts';
import { keptUntil, retentionRules } from '../../core/verification/retention.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone, partsAlone } from '../kit/each-alone.ts';
import { emptyAgreement } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { forgetFiles } from './file-jobs.ts';
import { emptiedAgreements, eraseVersion, keptSince, leaveBehindUntouched } from './retention-store.ts';

const job = 'verification-retention';
const atOnce = 200;

/** Erases every night what no longer has to be kept. */
export function registerRetention(ctx: VerificationContext): void {
  ctx.jobs.handle<object>({ name: job, retries: 2, schedule: '41 2 * * *', work: () => eraseOld(ctx) });
}

/**
 * Erases what has been kept long enough: answers, documents, numbers to compare by, notes. That it was submitted, under which terms, and how
 * it was decided stays, as does everything of money. Each erasure is written down. (reliability S48; terms 4)
 */
export async function eraseOld(ctx: VerificationContext): Promise<void> {
  const now = ctx.clock.now();
  const since = { declined: now - retentionRules.declinedDays * dayMs, ended: now - retentionRules.supersededDays * dayMs };
  await partsAlone({
    erase: async () =>
      eachAlone(await keptSince(ctx.db, since, atOnce), async (version) => {
        if ((keptUntil(version) ?? Number.POSITIVE_INFINITY) <= now) await erase(ctx, version, now);
      }),
    async leaveBehind() {
      const left = await inTransaction(ctx.db, (tx) => leaveBehindUntouched(tx, now - retentionRules.draftDays * dayMs, now, atOnce));
      if (left.length > 0) ctx.log.info({ vendors: left.length }, 'agreement forms left behind');
    },
    empty: async () =>
      eachAlone(await emptiedAgreements(ctx.db, atOnce), ({ id, vendorId }) => emptyAgreement(ctx.db, ctx, { id, vendorId })),
  });
}

const erase = (ctx: VerificationContext, { id, vendorId }: { readonly id: string; readonly vendorId: number }, at: number): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const files = await eraseVersion(tx, id, at);
    if (files === null) return;
    await forgetFiles(ctx, tx, files);
    await writeAudit(tx, {
      action: 'verification.erase',
      accountId: null,
      subject: `agreement:${id}`,
      result: 'done',
      detail: { vendor: vendorId, files: files.length },
    });
  });
