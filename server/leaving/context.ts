import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { Log } from '../kit/log.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { PasswordProof } from '../identity/api.ts';
import type { Session } from '../kit/session.ts';

export interface LeavingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly addresses: Addresses;
  readonly throttle: Throttle;
  /** The whole number of a vendor’s bank account. */
  readonly numberOf: (vendorId: number, bankAccountId: string) => Promise<string>;
  /** The whole number of the account that a couple's refunds go to. */
  readonly refundNumberOf: (accountId: number) => Promise<string>;
  /** Everything a vendor entered in agreements, opened. */
  readonly agreementOf: (vendorId: number) => Promise<object>;
  readonly confirmPassword: (proof: PasswordProof) => Promise<void>;
  /** Refuses a session whose account has a second factor that it did not give just now. */
  readonly assertOwnFactor: (session: Session) => Promise<void>;
}
