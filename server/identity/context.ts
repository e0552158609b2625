import type { Config } from '../config.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database, Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Keys } from '../kit/keys.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { VendorDirectory } from './vendor-directory.ts';

/** What every use case of identity works with. */
export interface IdentityContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly directory: VendorDirectory;
  readonly config: Config;
  /** Derives session handles. */
  readonly handleKeys: Keys;
  /** Encrypts second factors. */
  readonly encryptionKeys: Keys;
  readonly addresses: Addresses;
  /** Keeps an account that was to be deleted; handed in, since what leaves with an account is above identity. */
  readonly cancelDeletion: (tx: Tx, accountId: number, address: string) => Promise<void>;
}

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** A browser says so by itself: only browsers send these headers. */
  readonly isBrowser: boolean;
}
