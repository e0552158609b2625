import type { PayoutFacts, PayoutRules } from '../../core/payouts/request.ts';
import type { Language } from '../../texts/typed.ts';
import type { BankAccountFacts } from '../bank-accounts/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Connection, Database, Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { PdfDocuments } from '../kit/pdf-documents.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Session } from '../kit/session.ts';

/** What a payout is on, and the account it would go to. */
export interface Readiness extends PayoutFacts {
  readonly bank: Pick<BankAccountFacts, 'id' | 'holderName' | 'bankName' | 'numberEnd'> | null;
}

/** What every use case of payouts works with. */
export interface PayoutsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly pdfs: PdfDocuments;
  /** The rules in force at an instant. */
  readonly rulesAt: (instant: number) => PayoutRules;
  /** Whether a vendor may be paid, and where to. `hold` keeps its accounts as they are until the transaction ends. */
  readonly readinessOf: (db: Connection, vendorId: number) => Promise<Readiness>;
  readonly hold: (tx: Tx, vendorId: number) => Promise<void>;
  /** The whole number of an account, also of one that has been removed since. */
  readonly numberOf: (db: Connection, vendorId: number, bankAccountId: string) => Promise<string>;
  /** What couples know their instalments by, for movements: the number of the quotation, and the name in the reader's language. */
  readonly labelsOf: (db: Connection, instalmentIds: readonly string[], language: Language) => Promise<ReadonlyMap<string, string>>;
  readonly addresses: Addresses;
  /** Refuses a session whose second factor is asked for first (decision 0162). */
  readonly assertFactor: (session: Session) => Promise<void>;
}
