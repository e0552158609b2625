import type { Clock } from '../kit/clock.ts';
import type { Connection, Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';
import type { ContactListener } from './api.ts';

/** What every use case of clients works with. */
export interface ClientsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  /** Told of each contact within its transaction; ads attributes leads by it. */
  readonly contacted: ContactListener;
  /** Their conversation, or null; conversations stand above clients. */
  readonly conversationOf: (db: Connection, vendorId: number, coupleId: number) => Promise<string | null>;
  /** Whether a couple, or the browser it uses, came to a vendor by its ad. */
  readonly cameByAd: (
    tx: Connection,
    visit: { readonly vendorId: number; readonly coupleId: number; readonly visitorKey: string },
  ) => Promise<boolean>;
}
