import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { Viewer } from './parties.ts';

/** As whom a session looks. For anybody but vendors and couples there is nothing to see. */
export function viewerOf(session: Session): Viewer {
  if (session.accountType === 'user') return { kind: 'couple', coupleId: session.accountId };
  return session.vendor ? { kind: 'vendor', vendorId: session.vendor.id } : refuseWith('request.not_found');
}
