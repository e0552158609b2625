// The agreement a vendor is editing, and drafts set aside by changing the business type.
import { keysOf } from '../../core/keys.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AgreementFields, type BusinessType, emptyFields, type FieldName } from '../../core/verification/form.ts';
import type { AgreementStatus } from '../../core/verification/review.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Keyring } from '../kit/envelope.ts';

/** The context of use cases that only encrypt and decrypt. */
export interface KeyringContext {
  readonly keyring: Keyring;
}

export interface Agreement {
  readonly id: string;
  readonly vendorId: number;
  readonly type: BusinessType;
  readonly state: AgreementStatus;
  readonly revision: number;
  /** The revision at which a field changed last. */
  readonly fieldRevisions: Readonly<Partial<Record<FieldName, number>>>;
  readonly fields: AgreementFields;
  readonly savedAt: number;
  readonly setAsideAt: number | null;
}

/** What its box is bound to. */
export const boundTo = (vendorId: number, id: string): string => `vendor ${vendorId} agreement ${id}`;

const columns = [
  'id',
  'vendor_id',
  'business_type',
  'state',
  'revision',
  'field_revisions',
  'fields_box',
  'saved_at',
  'set_aside_at',
] as const;

interface Row {
  readonly id: string;
  readonly vendor_id: number;
  readonly business_type: BusinessType;
  readonly state: AgreementStatus;
  readonly revision: number;
  readonly field_revisions: Agreement['fieldRevisions'];
  readonly fields_box: Buffer;
  readonly saved_at: Date;
  readonly set_aside_at: Date | null;
}

const agreementOf = ({ keyring }: KeyringContext, row: Row): Agreement => ({
  id: row.id,
  vendorId: row.vendor_id,
  type: row.business_type,
  state: row.state,
  revision: row.revision,
  fieldRevisions: row.field_revisions,
  fields: JSON.parse(keyring.open(row.fields_box, boundTo(row.vendor_id, row.id)).toString()) as AgreementFields,
  savedAt: row.saved_at.getTime(),
  setAsideAt: row.set_aside_at?.getTime() ?? null,
});

/** The agreement a vendor has before it, or null before a business type is chosen. */
export async function findAgreement(db: Connection, sealed: KeyringContext, vendorId: number): Promise<Agreement | null> {
  const row = await db
    .selectFrom('agreement')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('set_aside_at', 'is', null)
    .executeTakeFirst();
  return row ? agreementOf(sealed, row) : null;
}

/** The same, and no one else changes it or decides about it until this transaction ends. */
export async function lockAgreement(tx: Tx, sealed: KeyringContext, vendorId: number): Promise<Agreement | null> {
  const row = await tx
    .selectFrom('agreement')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('set_aside_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? agreementOf(sealed, row) : null;
}

/** Every agreement of a vendor that still says something: the one before it and those it left behind. */
export async function agreementsOf(db: Connection, sealed: KeyringContext, vendorId: number): Promise<Agreement[]> {
  const rows = await db
    .selectFrom('agreement')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('is_erased', '=', false)
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map((row) => agreementOf(sealed, row));
}

/** What the last change of the business type left behind, if that was after `since`. */
export async function findSetAside(db: Connection, sealed: KeyringContext, vendorId: number, since: number): Promise<Agreement | null> {
  const row = await db
    .selectFrom('agreement')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('set_aside_at', '>', new Date(since))
    .orderBy('set_aside_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? agreementOf(sealed, row) : null;
}

/** A vendor writes one at a time: the one before has been left. Fields are encrypted for this vendor and this agreement alone. */
export async function insertAgreement(
  tx: Tx,
  { keyring }: KeyringContext,
  draft: { readonly vendorId: number; readonly type: BusinessType; readonly fields: AgreementFields; readonly savedAt: number },
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('agreement')
    .values({
      id,
      vendor_id: draft.vendorId,
      business_type: draft.type,
      fields_box: keyring.seal(Buffer.from(JSON.stringify(draft.fields)), boundTo(draft.vendorId, id)),
      saved_at: new Date(draft.savedAt),
    })
    .execute();
}

/** Stores a change: the next revision. Answers it. */
export async function updateAgreement(
  tx: Tx,
  { keyring }: KeyringContext,
  before: Agreement,
  change: { readonly state?: AgreementStatus; readonly fields?: AgreementFields; readonly savedAt: number },
): Promise<number> {
  const revision = before.revision + 1;
  const { fields } = change;
  const changed = fields ? keysOf(fields).filter((field) => fields[field] !== before.fields[field]) : [];
  await tx
    .updateTable('agreement')
    .set({
      revision,
      state: change.state ?? before.state,
      saved_at: new Date(change.savedAt),
      ...(fields && {
        fields_box: keyring.seal(Buffer.from(JSON.stringify(fields)), boundTo(before.vendorId, before.id)),
        field_revisions: JSON.stringify({ ...before.fieldRevisions, ...Object.fromEntries(changed.map((field) => [field, revision])) }),
      }),
    })
    .where('id', '=', before.id)
    .execute();
  return revision;
}

/** Puts an agreement aside at an instant, or brings it back (null). */
export async function setAside(tx: Tx, id: string, at: number | null): Promise<void> {
  await tx
    .updateTable('agreement')
    .set({ set_aside_at: at === null ? null : new Date(at) })
    .where('id', '=', id)
    .execute();
}

/**
 * Agreements that were put aside before an instant and still hold something no one needs: those that were never submitted, and those with files that
 * no submission has. `isUnsigned`: nothing refers to the agreement itself.
 */
export async function forgottenAgreements(db: Connection, before: number, limit: number): Promise<{ id: string; isUnsigned: boolean }[]> {
  const { rows } = await sql<{ id: string; is_unsigned: boolean }>`
    select id, is_unsigned
    from (select a.id, not exists (select from agreement_version v where v.agreement_id = a.id) as is_unsigned from agreement a
      where a.set_aside_at < ${new Date(before)}) left_behind
    where is_unsigned or exists (select from agreement_file f where f.agreement_id = left_behind.id
      and not exists (select from agreement_version_file vf where vf.file_id = f.id))
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, isUnsigned: row.is_unsigned }));
}

/** Removes an agreement that has no file and no version left. */
export async function deleteAgreement(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('agreement').where('id', '=', id).execute();
}

/** Forgets the answers of an agreement whose submissions have all been erased. */
export async function emptyAgreement(
  db: Connection,
  { keyring }: KeyringContext,
  { id, vendorId }: { readonly id: string; readonly vendorId: number },
): Promise<void> {
  await db
    .updateTable('agreement')
    // Also one of a deleted account is put aside, so that files no submission had are swept.
    .set({
      is_erased: true,
      set_aside_at: sql`coalesce(set_aside_at, 'epoch')`,
      field_revisions: '{}',
      fields_box: keyring.seal(Buffer.from(JSON.stringify(emptyFields)), boundTo(vendorId, id)),
    })
    .where('id', '=', id)
    .execute();
}
