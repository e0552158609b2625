import type { ConversationStatus } from '../../core/conversations/status.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection, Database, Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';

/** A couple turned to a vendor: it wrote, asked for a number, a meeting or a quotation. (product 4, Leads) */
interface Contact {
  readonly vendorId: number;
  readonly coupleId: number;
  /** The browser it came from. */
  readonly visitorKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Is notified of each contact within the transaction that records it: what it writes stands or falls with the contact. The same couple may
 * contact the same vendor many times. Clients stand below ads, so the listener is handed in when the parts are joined.
 */
type ContactListener = (tx: Tx, contact: Contact) => Promise<void>;

/** What every use case of clients works with. */
export interface ClientsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  /** Told of each contact within its transaction; ads attributes leads by it. */
  readonly contacted: ContactListener;
  /** Their conversation, or null; conversations stand above clients. */
  readonly talkBetween: (
    db: Connection,
    vendorId: number,
    coupleId: number,
  ) => Promise<{ readonly id: string; readonly status: ConversationStatus } | null>;
  /** Couples that are no clients of a vendor, since it put them into spam (decision 0165); results stand above clients. */
  readonly spamOf: (db: Connection, vendorId: number) => Promise<ReadonlySet<number>>;
  /** Whether a couple, or the browser it uses, came to a vendor by its ad. */
  readonly cameByAd: (
    tx: Connection,
    visit: { readonly vendorId: number; readonly coupleId: number; readonly visitorKey: string },
  ) => Promise<boolean>;
}
