import type { Clients } from '../clients/api.ts';
import type { FileDesk } from '../files/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection, Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';

/** What every use case of conversations works with. */
export interface ConversationsContext extends FileDesk {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  readonly clients: Clients;
  /** A message unread for so long is told by mail. */
  readonly mailAfterMs: number;
  readonly addresses: Addresses;
  /** What a couple writes about, as the vendor offers it at this instant, or null; the store is above conversations. */
  readonly productFor: (
    db: Connection,
    asked: { readonly vendorId: number; readonly productId: string; readonly at: number },
  ) => Promise<{ readonly title: string; readonly priceIdr: number } | null>;
}
