import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection, Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';

import type { CouplePictures } from '../pictures/api.ts';

/** What every use case of reviews works with. */
export interface ReviewsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly addresses: Addresses;
  readonly pictures: CouplePictures;
  /** Of the hashes of networks that reviews come from. */
  readonly networkKey: Buffer;
  /** Whether the refunds of a couple go to an account of the vendor. */
  readonly sharesBankAccount: (db: Connection, vendorId: number, coupleId: number) => Promise<boolean>;
}
