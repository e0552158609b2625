import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';

/** What every use case of Hilda works with. */
export interface HildaContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly addresses: Addresses;
}
