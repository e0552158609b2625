import { spamOf } from '../conversations/api.ts';
import type { Connection } from '../kit/database.ts';
import { sentVersions } from '../quotations/api.ts';

/**
 * Couples that are no clients of a vendor: it put their conversation into spam and never sent them a quotation. What was offered, booked and paid stays in every
 * figure, wherever the conversation is. (decision 0165)
 */
export async function spamClients(db: Connection, vendorId: number): Promise<ReadonlySet<number>> {
  const spam = await spamOf(db, vendorId);
  if (spam.size === 0) return spam;
  const quoted = new Set((await sentVersions(db, vendorId, [...spam])).map(({ coupleId }) => coupleId));
  return new Set([...spam].filter((coupleId) => !quoted.has(coupleId)));
}
