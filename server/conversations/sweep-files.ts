import { dayMs } from '../../core/time.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { ConversationsContext } from './context.ts';
import { claimLooseFiles, deleteFileRow, locationOf } from './file-rows.ts';

/** A message that waits for a connection keeps its files for so long. */
const keptMs = dayMs;
const atOnce = 200;

/** Removes files that were added to a message no one sent. */
export async function sweepFiles(ctx: Pick<ConversationsContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const claimed = await claimLooseFiles(ctx.db, { before: ctx.clock.now() - keptMs, limit: atOnce });
  await eachAlone(claimed, (file) => removeFile(ctx, file));
}

/** Removes one that was claimed. The store forgets before the row does: what fails half-way is found again. */
export async function removeFile(
  { db, files }: Pick<ConversationsContext, 'db' | 'files'>,
  { id, conversationId }: { readonly id: string; readonly conversationId: string },
): Promise<void> {
  await files.remove(locationOf(conversationId, id).storeName);
  await deleteFileRow(db, id);
}
