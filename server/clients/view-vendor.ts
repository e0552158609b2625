import type { Session } from '../kit/session.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { recordEvent } from './store.ts';

/** Counts that a profile was looked at. Vendors and operators look, too, but they are no clients: nothing is written for them. */
export async function viewVendor(
  { db, clock }: ClientsContext,
  vendorId: number,
  session: Session | null,
  visitorKey: string,
): Promise<void> {
  const vendor = await publishedVendor(db, vendorId);
  if (session !== null && session.accountType !== 'user') return;
  await recordEvent(db, { vendorId: vendor.id, kind: 'profile_view', coupleId: session?.accountId ?? null, visitorKey, at: clock.now() });
}
