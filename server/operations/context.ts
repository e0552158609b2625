import type { AdjustmentRules } from '../../core/operations/adjustment.ts';
import type { AllowanceLimits } from '../../core/operations/proposal.ts';
import type { AdsApi } from '../ads/api.ts';
import type { Conversations } from '../conversations/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection, Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Payments } from '../payments/api.ts';
import type { Quotations } from '../quotations/api.ts';
import type { Reviews } from '../reviews/api.ts';
import type { Payouts } from '../payouts/api.ts';

/** What every use case of operations works with. */
export interface OperationsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly ads: Pick<AdsApi, 'decideDispute' | 'creditGrew'>;
  readonly conversations: Pick<Conversations, 'decideSpam'>;
  readonly reviews: Pick<Reviews, 'decideCase'>;
  readonly payments: Pick<Payments, 'wentBack'>;
  readonly quotations: Pick<Quotations, 'lockPaid' | 'refund'>;
  readonly payouts: Payouts;
  /** The whole number of the account that refunds of someone go to. Refuses with `request.not_found`. */
  readonly refundNumberOf: (db: Connection, accountId: number) => Promise<string>;
  /** Who approved the agreement of a vendor that is in force. */
  readonly approverOf: (db: Connection, vendorId: number) => Promise<number | null>;
  readonly rules: AdjustmentRules;
  /** Up to here one person's word is enough on one day. */
  readonly limits: AllowanceLimits;
  readonly addresses: Addresses;
}

/** Who acts, and from where. */
export interface Operator {
  readonly accountId: number;
  readonly address: string;
}
