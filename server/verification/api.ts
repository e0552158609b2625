// Agreements for other capabilities.
import type { NameOnFile } from '../../core/bank-accounts/draft.ts';
import type { AgreementStatus } from '../../core/verification/review.ts';
import type { Connection } from '../kit/database.ts';
import { findAgreement, type KeyringContext } from './agreement-store.ts';
import { findVersion, versionsOf } from './version-store.ts';

export { accountKeyMoved, renewAgreements } from './renew-keys.ts';

/** What the rest of the system may ask of a running verification. */
export interface Verification {
  /** Removes uploads that died and drafts that no one brought back; a job does it every hour. */
  sweep(): Promise<void>;
  /** Erases what no longer has to be kept; a job does it every night. */
  eraseOld(): Promise<void>;
  /** Everything a vendor entered and handed in, opened: for the vendor alone, after its password. */
  heldAbout(vendorId: number): Promise<object>;
}

/** How far a vendor's agreement is; null while it has started none. */
export async function agreementStateOf(db: Connection, vendorId: number): Promise<'draft' | 'submitted' | 'approved' | 'declined' | null> {
  const row = await db
    .selectFrom('agreement')
    .select('state')
    .where('vendor_id', '=', vendorId)
    .where('set_aside_at', 'is', null)
    .executeTakeFirst();
  return (row?.state as 'draft' | 'submitted' | 'approved' | 'declined' | undefined) ?? null;
}

/** Who approved the agreement that is in force; null where none is. */
export async function approverOf(db: Connection, vendorId: number): Promise<number | null> {
  const row = await db
    .selectFrom('agreement_version')
    .select('decided_by')
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'approved')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.decided_by ?? null;
}

/**
 * The name a bank account's holder must have, of the last agreement that was handed in and not declined: the tax name, or the name on the
 * ID card where there is none. Null before that, and for a company abroad, whose account may also stand in the company's name: both are
 * checked with the agreement. (spec 5, Bank account; product 7)
 */
export async function nameOnDocuments(db: Connection, sealed: KeyringContext, vendorId: number): Promise<NameOnFile | null> {
  const last = (await versionsOf(db, vendorId)).find(({ state }) => state !== 'declined');
  if (!last || last.type === 'international') return null;
  const signed = await findVersion(db, sealed, last.id);
  if (!signed) return null;
  const { fields } = signed;
  const taxName = last.type === 'company' ? fields.company_tax_name : fields.individual_tax_name;
  return taxName === '' ? { source: 'id_card', name: fields.signatory_name } : { source: 'tax_id', name: taxName };
}

/**
 * How a vendor's agreement stands: as its last submission was decided, else as the draft there is; null without any. A draft of a change leaves what
 * was approved in force until it is handed in. `accountId` is the bank account in an approved one. (product 6 and 8)
 */
export async function agreementStatus(
  db: Connection,
  sealed: KeyringContext,
  vendorId: number,
): Promise<{ readonly state: AgreementStatus | null; readonly accountId: string | null }> {
  const [last] = await versionsOf(db, vendorId);
  if (!last) return { state: (await findAgreement(db, sealed, vendorId))?.state ?? null, accountId: null };
  if (last.state !== 'approved') return { state: last.state, accountId: null };
  return { state: 'approved', accountId: (await findVersion(db, sealed, last.id))?.fields.bank_account_id ?? null };
}
