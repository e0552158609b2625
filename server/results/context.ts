import type { AdsApi } from '../ads/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Notifier } from '../kit/notifier.ts';

/** What the results of vendors are read with. */
export interface ResultsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly addresses: Addresses;
  readonly ads: Pick<AdsApi, 'placementsOf'>;
  /** For how many days a click made at an instant counts for a contact that follows it. */
  readonly leadDaysAt: (instant: number) => number;
}
