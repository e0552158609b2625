import type { Language } from '../../texts/typed.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { Reader, Viewer } from './parties.ts';

/** As whom a session looks. For anyone but vendors and couples there is nothing to see. */
export function viewerOf(session: Session): Viewer {
  if (session.accountType === 'user') return { kind: 'couple', coupleId: session.accountId };
  return session.vendor ? { kind: 'vendor', vendorId: session.vendor.id, accountId: session.accountId } : refuseWith('request.not_found');
}

/** The same, to read in a language. */
export const readerOf = (session: Session, language: Language): Reader => ({ ...viewerOf(session), language });
