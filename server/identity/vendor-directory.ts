import type { VendorSession } from '../../contract/identity.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection } from '../kit/database.ts';

/** What identity asks of the catalogue: identity is below it, so it is handed in when the parts are joined. */
export interface VendorDirectory {
  /** The vendor an account owns, or null. */
  vendorOfAccount(db: Connection, accountId: number): Promise<{ id: number; status: 0 | 1 | 2; slug: string; businessName: string } | null>;
  /** Which vendor couples see under this id, or null. */
  shownVendor(db: Connection, vendorId: number): Promise<{ id: number; slug: string; name: string } | null>;
  /** A vendor's record for its own eyes; only what `include` names is read beyond the basics; `clients` stands for its two lists. */
  ownRecord(db: Connection, vendorId: number, include: ReadonlySet<string>, language: Language): Promise<OwnVendorRecord>;
}
type OwnVendorRecord = Omit<VendorSession, 'type' | 'sessionId' | 'accountUuid' | 'email' | 'language'>;
