import type { ProductRules } from '../../core/store/content.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';

/** What every use case of the store works with. */
export interface StoreContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: ProductRules;
}
