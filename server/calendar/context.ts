import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { StaleReads } from '../kit/stale-reads.ts';
import type { Throttle } from '../kit/throttle.ts';

/** What every use case of the calendar works with. */
export interface CalendarContext {
  readonly db: Database;
  readonly staleReads: StaleReads;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly addresses: Addresses;
}
