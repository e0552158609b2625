import type { VendorSession } from '../../contract/identity.ts';
import type { Language } from '../../texts/typed.ts';
import type { Session } from '../kit/session.ts';
import type { Connection } from '../kit/database.ts';

/** What identity asks of the catalogue: identity is below it, so it is handed in when the parts are joined. */
export interface VendorDirectory {
  /** The vendor an account owns or works for, or null. */
  vendorOfAccount(db: Connection, accountId: number): Promise<Session['vendor']>;
  /** Which vendor couples see under this id, or null. */
  shownVendor(db: Connection, vendorId: number): Promise<{ id: number; slug: string; name: string } | null>;
  /** A vendor's record for its own eyes; only what `include` names is read beyond the basics; `clients` stands for its two lists. */
  ownRecord(db: Connection, vendorId: number, include: ReadonlySet<string>, language: Language): Promise<OwnVendorRecord>;
}
type OwnVendorRecord = Omit<VendorSession, 'type' | 'member' | 'sessionId' | 'accountUuid' | 'email' | 'language'>;
