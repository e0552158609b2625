/** Two servers did the same request at the same time: the later one leaves no trace and answers with what the earlier one stored. */
export class AlreadySent extends Error {}

/**
 * Answers what was stored before under the sender's own key, or does the work. The work runs in a transaction, looks for the key again once it
 * holds the lock of the conversation, and throws `AlreadySent` when it finds it: that withdraws all it did so far.
 */
export async function sendOnce<T>(sentBefore: () => Promise<T | null>, work: () => Promise<T>): Promise<T> {
  const known = await sentBefore();
  if (known !== null) return known;
  try {
    return await work();
  } catch (fault) {
    const stored = fault instanceof AlreadySent ? await sentBefore() : null;
    if (stored !== null) return stored;
    throw fault;
  }
}
