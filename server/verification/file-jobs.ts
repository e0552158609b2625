import { hourMs } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import { eachAlone, partsAlone } from '../kit/each-alone.ts';
import { deleteAgreement, forgottenAgreements } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { deleteFileRow, looseFiles, locationOf } from './file-rows.ts';
import { setAsideMs } from './read-agreement.ts';

const forget = 'verification-forget-files';
const sweep = 'verification-sweep';
/** An upload that takes longer than this has died. */
const announcedMs = hourMs;
const atOnce = 200;

/** After commit, removes files that were taken out of the form from the store, unless a version holds them. */
export const forgetFiles = (ctx: Pick<VerificationContext, 'jobs'>, tx: Connection, ids: readonly string[]): Promise<void> =>
  ctx.jobs.enqueue(tx, forget, { ids });

/** The file is deleted first: a row without a file is harmless and retried, a file without a row would never be deleted. */
async function removeLoose(ctx: VerificationContext, wish: Parameters<typeof looseFiles>[1]): Promise<void> {
  await eachAlone(await looseFiles(ctx.db, wish, atOnce), async ({ id, vendorId }) => {
    await ctx.files.remove(locationOf(vendorId, id).storeName);
    await deleteFileRow(ctx.db, id);
  });
}

/** Removes files, uploads that died, and drafts that no one brought back in time. */
export function registerFileJobs(ctx: VerificationContext): void {
  ctx.jobs.handle<{ ids: string[] }>({ name: forget, retries: 10, work: ({ ids }) => removeLoose(ctx, { ids }) });
  ctx.jobs.handle<object>({ name: sweep, retries: 2, schedule: '17 * * * *', work: () => sweepFiles(ctx) });
}

/** One part that fails does not keep the other from running; the job fails after both. */
export async function sweepFiles(ctx: VerificationContext): Promise<void> {
  const now = ctx.clock.now();
  await partsAlone({
    uploads: () => removeLoose(ctx, { announcedBefore: now - announcedMs }),
    drafts: async () =>
      eachAlone(await forgottenAgreements(ctx.db, now - setAsideMs, atOnce), async ({ id, isUnsigned }) => {
        await removeLoose(ctx, { agreements: [id] });
        const isEmpty = (await looseFiles(ctx.db, { agreements: [id] }, 1)).length === 0;
        if (isUnsigned && isEmpty) await deleteAgreement(ctx.db, id);
      }),
  });
}
