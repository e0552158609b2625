import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';

/** What every use case of fairs works with. */
export interface FairsContext {
  readonly db: Database;
  readonly clock: Clock;
}
