import type { CreditRules } from '../../core/credit/packages.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database, Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Post } from '../kit/post.ts';
import type { Payments } from '../payments/api.ts';

/** What every use case of credit works with. */
export interface CreditContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly post: Post;
  readonly payments: Payments;
  readonly rules: CreditRules;
  /** The address people use, without a path; links in mails begin with it. */
  readonly publicUrl: () => string;
  /** Told in the transaction that credits a vendor: an ad that had run out may show again. */
  readonly onTopUp: (tx: Tx, vendorId: number) => Promise<void>;
}
