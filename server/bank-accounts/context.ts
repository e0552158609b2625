import type { PasswordProof } from '../identity/api.ts';
import type { NameOnFile } from '../../core/bank-accounts/draft.ts';
import type { BankAccountRules } from '../../core/bank-accounts/rules.ts';
import type { NameMatch } from '../../core/verification/name-match.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection, Database, Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Keys } from '../kit/keys.ts';
import type { Log } from '../kit/log.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Session } from '../kit/session.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { BankAccountFacts } from './facts.ts';

/** Keys, one for each purpose. */
export interface BankAccountKeys {
  /** Encrypts account numbers. */
  readonly number: Keys;
  /** Finds the same account or phone number again without reading it. */
  readonly lookup: Keys;
  readonly code: Keys;
}

/** The name an agreement says the holder must have; null before there is one. */
type NameSource = (db: Connection, vendorId: number) => Promise<NameOnFile | null>;
/** Whether something is under way that needs the vendor's verified account, such as a payout. */
type Hold = (tx: Tx, vendorId: number) => Promise<boolean>;

/** What other capabilities may ask of bank accounts. */
export interface BankAccounts {
  /** Keeps a vendor's accounts as they are until the transaction ends. */
  lock(tx: Tx, vendorId: number): Promise<void>;
  /** The account a vendor's money goes to, and how its holder agrees with the documents (null: there is no name to hold it against). */
  primaryOf(
    db: Connection,
    vendorId: number,
  ): Promise<{ readonly account: BankAccountFacts; readonly holderMatch: NameMatch | null } | null>;
  /** The whole number of an account, also of one that has been removed. Anyone who asks writes it down first (S49). */
  numberOf(db: Connection, vendorId: number, id: string): Promise<string>;
  /** The whole number of the account a couple's refunds go to. Refuses with `request.not_found`. Anyone who asks writes it down first. */
  refundNumberOf(db: Connection, accountId: number): Promise<string>;
  /** Whether the refunds of a couple go to an account that a vendor has or had. Nobody reads the number. */
  sharesNumber(db: Connection, vendorId: number, coupleId: number): Promise<boolean>;
}

/** What every use case of bank accounts works with. */
export interface BankAccountContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly rules: BankAccountRules;
  readonly keys: BankAccountKeys;
  /** Prefixes of numbers abroad that may get codes. */
  readonly smsAlsoTo: readonly string[];
  readonly addresses: Addresses;
  /** Refuses a wrong password, and too many of them (S15). */
  readonly confirmPassword: (proof: PasswordProof) => Promise<void>;
  /** Refuses a session whose second factor is asked for first (decision 0162). */
  readonly assertFactor: (session: Session) => Promise<void>;
  /** Under which name a holder must stand (spec 5, Bank account). While it answers null, no holder is refused. */
  readonly nameOnFile: NameSource;
  /** Keeps a vendor's only verified account in place while it answers true (product 7: a payout under way). */
  readonly isHeld: Hold;
}

/** Who is at work. */
export interface Actor {
  readonly vendorId: number;
  readonly accountId: number;
  readonly address: string;
}
