// What other capabilities may know of what couples do.
import type { Tx } from '../kit/database.ts';

/** A couple turned to a vendor: a message, or a phone or WhatsApp number revealed. (product 4, Leads) */
interface Contact {
  readonly vendorId: number;
  readonly coupleId: number;
  /** The browser it came from. */
  readonly visitorKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Hears of each contact within the transaction that records it: what it writes stands or falls with the contact. The same couple may
 * contact the same vendor many times. Clients stand below ads, so the listener is handed in when the parts are joined.
 */
export type ContactListener = (tx: Tx, contact: Contact) => Promise<void>;
