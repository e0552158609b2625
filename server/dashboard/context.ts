import type { AdsApi } from '../ads/api.ts';
import type { Clients } from '../clients/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';

/** What the first screen is put together from. */
export interface DashboardContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly ads: Pick<AdsApi, 'summaryOf'>;
  readonly clients: Pick<Clients, 'interested' | 'potential'>;
}
