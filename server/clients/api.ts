// Clients for other capabilities.
import type { ClientList } from '../../contract/contacts.ts';
import type { Page } from '../../core/paging.ts';
import type { Language } from '../../texts/typed.ts';
import type { Tx } from '../kit/database.ts';
import type { CoupleAct } from './record-act.ts';

export { findWedding as weddingOf, noteWedding, weddingDaysOf } from './wedding-store.ts';
export { maskedName } from '../../core/clients/masked-name.ts';

/** What clients do for other capabilities, within their transactions. */
export interface Clients {
  /**
   * Writes down that a couple did something towards a vendor, notifies the vendor's open pages, and has ads count a lead where the couple
   * turned to the vendor by it. Looking, saving and revealing count once a day. It may lock the vendor's ad: call it before any other lock
   * is taken.
   */
  recordAct(tx: Tx, act: CoupleAct): Promise<void>;
  /**
   * Unlocks a couple's contact for a vendor, permanently. Spends what the vendor's plan asks (product 3); again it costs nothing. Refuses
   * with `clients.contact_credit_used_up`, and with `clients.price_changed` when it would cost more than `costMax`. Whether the vendor may
   * know of this couple is the caller's to judge.
   */
  unlockContact(
    tx: Tx,
    contact: { readonly vendorId: number; readonly coupleId: number; readonly costMax?: number },
  ): Promise<{ readonly isNew: boolean; readonly cost: number }>;
  /** Couples who did something towards a vendor within 90 days, last first. (product 8) */
  interested(vendorId: number, asked: Page & { readonly language: Language }): Promise<ClientList>;
  /** Couples a vendor fits that have not turned to it, last active first. (product 8) */
  potential(vendorId: number, asked: Page & { readonly language: Language }): Promise<ClientList>;
  /** Gives the vendor back what opening this contact cost, exactly once; answers false when nothing was spent or it came back before. */
  returnCredit(
    tx: Tx,
    back: { readonly vendorId: number; readonly coupleId: number; readonly reason: 'unread' | 'spam' },
  ): Promise<boolean>;
}

export { contactTimes, firstContacts, recordedContacts, visitsSince } from './first-contacts.ts';
export { notifyBoth } from './notify-both.ts';
export { weddingToTell } from './wedding-to-tell.ts';
export { readableCouples } from './known-couples.ts';
export { mayRead } from './may-read.ts';
export { clientsNamed } from './list-clients.ts';
export { actEntries } from './timeline.ts';
export { isClient } from './client-store.ts';
export { keepContact } from './unlock-contact.ts';
export { type Parties, partiesOf, type Reader, type Viewer } from './parties.ts';
export { readerOf, viewerOf } from './viewer.ts';
export { costOfOpening } from './contact-store.ts';
