import { inTransaction } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { recordAct } from './record-act.ts';
import { insertEvent } from './store.ts';

/**
 * Counts that a profile or its price list was looked at. Vendors and operators look, too, but they are no clients: nothing is written
 * for them.
 */
export async function viewVendor(
  context: ClientsContext,
  vendorId: number,
  seen: { readonly kind: 'profile_view' | 'price_list_view'; readonly session: Session | null; readonly visitorKey: string },
): Promise<void> {
  const { db, clock } = context;
  const { kind, session, visitorKey } = seen;
  const vendor = await publishedVendor(db, vendorId);
  if (session !== null && session.accountType !== 'user') return;
  const at = clock.now();
  if (session === null) await insertEvent(db, { vendorId: vendor.id, kind, coupleId: null, visitorKey, at });
  else await inTransaction(db, (tx) => recordAct(tx, context, { vendorId: vendor.id, kind, coupleId: session.accountId, visitorKey, at }));
}
