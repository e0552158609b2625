import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { CostlyWork } from '../kit/costly.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Keys } from '../kit/keys.ts';
import type { CalendarSource } from '../ports/calendar-source.ts';
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

/** What reading a vendor's other calendar works with, and showing ours to it. */
export interface ConnectionContext extends CalendarContext {
  readonly jobs: Jobs;
  readonly calendarSource: CalendarSource;
  /** Reads what was fetched (read-entries.ts) where it holds up nothing. */
  readonly readEntries: CostlyWork;
  /** Encrypt the addresses of other calendars. */
  readonly connectionKeys: Keys;
  /** Make the addresses under which ours is shown. */
  readonly addressKeys: Keys;
}
