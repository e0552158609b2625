import type { Session } from '../kit/session.ts';
import { refuseWith } from '../kit/refused.ts';

export type Side = 'vendor' | 'couple';
/** One of the two who write to each other, as which someone is signed in. */
export interface Party {
  readonly side: Side;
  /** Of a vendor its id, of a couple its account. */
  readonly id: number;
  readonly accountId: number;
}

/** The same, as far as reading needs it. */
export type ReadingParty = Pick<Party, 'side' | 'id'>;

/** An account's role in conversations; operators have none. */
export function partyOf(session: Session): Party {
  if (session.vendor) return { side: 'vendor', id: session.vendor.id, accountId: session.accountId };
  if (session.accountType !== 'user') refuseWith('identity.forbidden');
  return { side: 'couple', id: session.accountId, accountId: session.accountId };
}
