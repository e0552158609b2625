import type { Clock } from '../kit/clock.ts';
import type { Database, Tx } from '../kit/database.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { InvitedAccount } from '../identity/api.ts';

/** What every use case of acquisition works with. */
export interface AcquisitionContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttle: Throttle;
  /** Identity makes the account no one can enter yet, and emails the invitation. */
  readonly invite: {
    account(tx: Tx, wish: InvitedAccount): Promise<number>;
    /** To this address from now on, which has been checked. Refuses with `acquisition.has_joined`. */
    again(tx: Tx, accountId: number, email: string): Promise<void>;
  };
}

/** Who decides, and from where. */
export interface Decider {
  readonly accountId: number;
  readonly address: string;
}
