import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Log } from '../kit/log.ts';
import type { Chaos } from './deliveries.ts';

/** What the test gateway works with. */
export interface SandboxContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly chaos: Chaos;
  /** Signs webhooks; the newest of the merchant's secrets. */
  readonly secret: string;
  /** Where the merchant takes webhooks; known once the server listens. */
  readonly webhookUrl: () => string;
}
