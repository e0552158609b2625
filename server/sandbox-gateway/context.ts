import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Log } from '../kit/log.ts';

/** How badly webhooks are delivered: every real gateway does each of these at times. */
export type Chaos = 'off' | 'duplicate' | 'reorder' | 'late';

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
