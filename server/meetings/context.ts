import type { Clients } from '../clients/api.ts';
import type { Conversations } from '../conversations/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';

/** What every use case of meetings works with. */
export interface MeetingsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  readonly clients: Clients;
  readonly conversations: Conversations;
  /** Where rooms are; ends in a slash. */
  readonly roomUrl: string;
  /** Who our emails come from, `Pelaminan <no-reply@…>`: the organizer in calendars. */
  readonly mailFrom: string;
  readonly addresses: Addresses;
}
