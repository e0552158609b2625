import type { QuotationRules } from '../../core/quotations/content.ts';
import type { Calendar } from '../calendar/api.ts';
import type { Clients } from '../clients/api.ts';
import type { Conversations } from '../conversations/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { PdfDocuments } from '../kit/pdf-documents.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';
import type { Payments } from '../payments/api.ts';

/** What every use case of quotations works with. */
export interface QuotationsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly pdfs: PdfDocuments;
  readonly jobs: Jobs;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  readonly clients: Clients;
  readonly conversations: Conversations;
  readonly calendar: Calendar;
  readonly payments: Payments;
  readonly rules: QuotationRules;
  /** PPN on what is sent or shown at an instant, in basis points. */
  readonly taxBasisPointsAt: (instant: number) => number;
  /** How long a payment of an instalment that is opened at an instant stays open; milliseconds. */
  readonly paymentLifeMsAt: (instant: number) => number;
  readonly addresses: Addresses;
}
