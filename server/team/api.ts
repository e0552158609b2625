// Teams of vendors for other capabilities.
import { ownedVendor, vendorOfAccount } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import { membershipOf } from './store.ts';

export { requiresFactor } from './factor-rule.ts';
export { membersOf, teamOf } from './store.ts';

/** The vendor an account owns or works for, with its role there; null when there is none. */
export async function teamVendorOf(db: Connection, accountId: number): Promise<Session['vendor']> {
  const own = await vendorOfAccount(db, accountId);
  if (own !== null) return { ...own, role: 'owner' };
  const membership = await membershipOf(db, accountId);
  return membership === null ? null : { ...(await ownedVendor(db, membership.vendorId)), role: membership.role };
}
