import type { CreditRules } from '../../core/credit/packages.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database, Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { PdfDocuments } from '../kit/pdf-documents.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Payments } from '../payments/api.ts';

/** What every use case of credit works with. */
export interface CreditContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly pdfs: PdfDocuments;
  readonly payments: Payments;
  /** The rules in force at an instant. */
  readonly rulesAt: (instant: number) => CreditRules;
  readonly addresses: Addresses;
  /** Told in the transaction that credits a vendor: an ad that had run out may show again. */
  readonly onTopUp: (tx: Tx, vendorId: number) => Promise<void>;
}
