import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Log } from '../kit/log.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Sellers } from './payments.ts';

/** What every use case of payments works with. */
export interface PaymentsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly gateway: PaymentGateway;
  /** Asked when a payment moves on: sellers are joined after payments, which they need to sell. */
  readonly sellers: () => Sellers;
}
