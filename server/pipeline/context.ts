import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';

/** What every use case of stages works with. */
export interface PipelineContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly throttle: Throttle;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly addresses: Addresses;
}
