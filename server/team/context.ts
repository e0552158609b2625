import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { AnswerNew, IdentityContext, PasswordProof } from '../identity/api.ts';
import type { Session } from '../kit/session.ts';

/** What every use case of teams works with. */
export interface TeamContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly throttle: Throttle;
  readonly addresses: Addresses;
  /** Emails that are kept in the reader's notifications as well. */
  readonly notifier: Notifier;
  /** With it links are sent, accounts made and sessions started. */
  readonly identity: IdentityContext;
  readonly answerNew: AnswerNew;
  readonly confirmPassword: (proof: PasswordProof) => Promise<void>;
  /** Refuses a session that did not give its second factor lately. */
  readonly assertFactor: (session: Session, isRequired?: () => Promise<boolean>) => Promise<void>;
}

/** The owner of a team, at work. */
export interface Owner {
  readonly vendorId: number;
  readonly accountId: number;
  readonly address: string;
}
