import type { FileDesk } from '../files/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database, Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Throttle } from '../kit/throttle.ts';

/** What every use case of pictures works with. */
export interface PicturesContext extends FileDesk {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly throttle: Throttle;
  /** What a vendor shows has changed: lists and ads learn of it. */
  readonly changed: (tx: Tx, vendorId: number) => Promise<void>;
}
