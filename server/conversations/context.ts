import type { Clients } from '../clients/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';

/** What every use case of conversations works with. */
export interface ConversationsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  readonly clients: Clients;
}
