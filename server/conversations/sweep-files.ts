import { dayMs } from '../../core/time.ts';
import type { ConversationsContext } from './context.ts';
import { claimLooseFiles, deleteFileRow, locationOf } from './file-rows.ts';

/** A message that waits for a connection keeps its files for so long. */
const keptMs = dayMs;
const atOnce = 200;

/** Removes files that were added to a message no one sent. The store forgets before the row does: what fails half-way is found again. */
export async function sweepFiles(ctx: Pick<ConversationsContext, 'db' | 'clock' | 'files'>): Promise<void> {
  await removeClaimed(ctx, { before: ctx.clock.now() - keptMs, limit: atOnce });
}

/** The same for those a claim takes. Answers how many there were. */
export async function removeClaimed(
  { db, files }: Pick<ConversationsContext, 'db' | 'files'>,
  claim: Parameters<typeof claimLooseFiles>[1],
): Promise<number> {
  const claimed = await claimLooseFiles(db, claim);
  for (const { id, conversationId } of claimed) {
    await files.remove(locationOf(conversationId, id).storeName);
    await deleteFileRow(db, id);
  }
  return claimed.length;
}
