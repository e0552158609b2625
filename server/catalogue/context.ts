import type { PasswordProof } from '../identity/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import { type StaleReads } from '../kit/stale-reads.ts';

/** What every use case of the catalogue works with. */
export interface CatalogueContext {
  readonly db: Database;
  readonly staleReads: StaleReads;
  readonly clock: Clock;
  readonly bus: Bus;
  /** Asks for the password again, before what an open session alone must not do; refuses a wrong one. */
  readonly confirmPassword: (proof: PasswordProof) => Promise<void>;
}
