import { hourMs } from '../time.ts';

/** How long a couple has to open the vendor's reply before the contact credit comes back. (product 3, Contact credit) */
export const replyOpenMs = 48 * hourMs;

/**
 * What became of a vendor's first reply, at `now`: `opened` in time, which is up to the last millisecond of the 48 hours; `unopened`, once they
 * are over, also when it was opened later; else it is `waiting`. All in epoch milliseconds. (product 3, Contact credit)
 */
export function replyVerdict(
  reply: { readonly at: number; readonly openedAt: number | null },
  now: number,
): 'waiting' | 'opened' | 'unopened' {
  const until = reply.at + replyOpenMs;
  if (reply.openedAt !== null && reply.openedAt <= until) return 'opened';
  return now > until ? 'unopened' : 'waiting';
}
