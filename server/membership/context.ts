import type { MembershipRules } from '../../core/membership/price.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { PdfDocuments } from '../kit/pdf-documents.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Payments } from '../payments/api.ts';

/** What every use case of membership works with. */
export interface MembershipContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly pdfs: PdfDocuments;
  readonly jobs: Jobs;
  readonly payments: Payments;
  /** The rules in force at an instant. */
  readonly rulesAt: (instant: number) => MembershipRules;
  readonly addresses: Addresses;
}
