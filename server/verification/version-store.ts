// Submissions with their decisions. Rows are only added; a decision is written once.
import { randomUUID } from 'node:crypto';
import type { Finding } from '../../core/verification/agreement.ts';
import { type NumberField, numberFields } from '../../core/verification/checks.ts';
import type { AgreementFields, BusinessType, DocumentKind } from '../../core/verification/form.ts';
import type { Contents, DeclinedPart } from '../../core/verification/review.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Agreement, KeyringContext } from './agreement-store.ts';
import type { StoredFile } from './file-rows.ts';

export type VersionStatus = 'submitted' | 'approved' | 'declined';
export interface Version {
  readonly id: string;
  readonly agreementId: string;
  readonly vendorId: number;
  readonly number: number;
  readonly type: BusinessType;
  readonly state: VersionStatus;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  readonly decidedBy: number | null;
  readonly declined: readonly DeclinedPart[];
  /** When everything it said about people was erased; null while it is kept. */
  readonly erasedAt: number | null;
}
/** What only the case page needs. */
export interface SignedVersion extends Version {
  readonly fields: AgreementFields;
  readonly findings: readonly Finding[];
  readonly terms: {
    readonly version: string;
    readonly hash: Buffer;
    readonly language: 'en' | 'id';
    readonly acceptedFrom: string;
  };
}

/** What its box is bound to. */
export const boundTo = (vendorId: number, id: string): string => `vendor ${vendorId} version ${id}`;
const columns = [
  'id',
  'agreement_id',
  'vendor_id',
  'number',
  'business_type',
  'state',
  'submitted_at',
  'decided_at',
  'decided_by',
  'erased_at',
] as const;

interface Row {
  readonly id: string;
  readonly agreement_id: string;
  readonly vendor_id: number;
  readonly number: number;
  readonly business_type: BusinessType;
  readonly state: VersionStatus;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: number | null;
  readonly erased_at: Date | null;
}
const versionOf = (row: Row, declined: readonly DeclinedPart[]): Version => ({
  id: row.id,
  agreementId: row.agreement_id,
  vendorId: row.vendor_id,
  number: row.number,
  type: row.business_type,
  state: row.state,
  submittedAt: row.submitted_at.getTime(),
  decidedAt: row.decided_at?.getTime() ?? null,
  decidedBy: row.decided_by,
  declined,
  erasedAt: row.erased_at?.getTime() ?? null,
});

async function declinedOf(db: Connection, versionIds: readonly string[]): Promise<Map<string, DeclinedPart[]>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db.selectFrom('agreement_declined_part').selectAll().where('version_id', 'in', versionIds).orderBy('part').execute();
  const found = new Map<string, DeclinedPart[]>();
  for (const { version_id, part, reasons, note } of rows) {
    const declined = { part, reasons, note };
    found.set(version_id, [...(found.get(version_id) ?? []), declined]);
  }
  return found;
}

async function withDeclined(db: Connection, rows: readonly Row[]): Promise<Version[]> {
  const declined = await declinedOf(
    db,
    rows.filter(({ state }) => state === 'declined').map(({ id }) => id),
  );
  return rows.map((row) => versionOf(row, declined.get(row.id) ?? []));
}

/** All versions of a vendor, newest first. */
export async function versionsOf(db: Connection, vendorId: number): Promise<Version[]> {
  const rows = await db
    .selectFrom('agreement_version')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .orderBy('number', 'desc')
    .execute();
  return withDeclined(db, rows);
}

/** One version with what was signed, or null when there is none or it has been erased. */
export async function findVersion(db: Connection, { keyring }: KeyringContext, id: string): Promise<SignedVersion | null> {
  const row = await db.selectFrom('agreement_version').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.fields_box) return null;
  const [version] = await withDeclined(db, [row]);
  if (!version) return null;
  return {
    ...version,
    fields: JSON.parse(keyring.open(row.fields_box, boundTo(row.vendor_id, row.id)).toString()) as AgreementFields,
    findings: row.findings,
    terms: {
      version: row.terms_version,
      hash: row.terms_hash,
      language: row.terms_language,
      acceptedFrom: row.accepted_from,
    },
  };
}

/** Writes a submission down, with its files and the keyed hashes of its numbers. */
export async function insertVersion(
  tx: Tx,
  { keyring }: KeyringContext,
  signed: {
    readonly agreement: Agreement;
    readonly number: number;
    readonly fields: AgreementFields;
    readonly files: readonly StoredFile[];
    readonly findings: readonly Finding[];
    readonly terms: SignedVersion['terms'];
    /** Tells the bank account's number apart from others; null when there is none. */
    readonly bankKey: Buffer | null;
    readonly accountId: number;
    readonly at: number;
  },
): Promise<string> {
  const { agreement, fields, terms } = signed;
  const id = randomUUID();
  await tx
    .insertInto('agreement_version')
    .values({
      id,
      agreement_id: agreement.id,
      vendor_id: agreement.vendorId,
      number: signed.number,
      business_type: agreement.type,
      fields_box: keyring.seal(Buffer.from(JSON.stringify(fields)), boundTo(agreement.vendorId, id)),
      submitted_at: new Date(signed.at),
      submitted_by: signed.accountId,
      terms_version: terms.version,
      terms_hash: terms.hash,
      terms_language: terms.language,
      accepted_from: terms.acceptedFrom,
      findings: [...signed.findings],
    })
    .execute();
  if (signed.files.length > 0)
    await tx
      .insertInto('agreement_version_file')
      .values(signed.files.map((file) => ({ version_id: id, file_id: file.id, document: file.document, position: file.position })))
      .execute();
  const numbers = comparedNumbers({ keyring }, fields, signed.bankKey);
  if (numbers.length > 0)
    await tx
      .insertInto('agreement_number')
      .values(numbers.map((number) => ({ version_id: id, vendor_id: agreement.vendorId, ...number })))
      .execute();
  return id;
}

/** The fields that are compared between vendors. */
export type ComparedField = NumberField | 'bank_account_id';

/** What numbers are compared by. Tax numbers of a company and of a person are one kind: the same number is the same payer. */
function comparedNumbers(
  { keyring }: KeyringContext,
  fields: AgreementFields,
  bankKey: Buffer | null,
): { field: ComparedField; mac: Buffer }[] {
  const kindOf = (field: NumberField): string => (field.endsWith('_tax_number') ? 'tax_number' : field);
  return [
    ...numberFields
      .filter((field) => fields[field] !== '')
      .map((field) => ({ field, mac: keyring.mac(`${kindOf(field)}\0${fields[field]}`) })),
    ...(bankKey === null ? [] : [{ field: 'bank_account_id' as const, mac: bankKey }]),
  ];
}

/** Decides a version that is still open; answers false when someone else was first. */
export async function decideVersion(
  tx: Tx,
  id: string,
  decision: {
    readonly state: 'approved' | 'declined';
    readonly declined: readonly DeclinedPart[];
    readonly by: number;
    readonly at: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agreement_version')
    .set({ state: decision.state, decided_at: new Date(decision.at), decided_by: decision.by })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (decision.declined.length > 0)
    await tx
      .insertInto('agreement_declined_part')
      .values(decision.declined.map(({ part, reasons, note }) => ({ version_id: id, part, reasons: [...reasons], note })))
      .execute();
  return true;
}

/** Files by document, in order: what two states of an agreement are compared by. */
export function contentsOf(fields: AgreementFields, files: readonly StoredFile[]): Contents {
  const byDocument: Partial<Record<DocumentKind, string[]>> = {};
  for (const { document, id } of files) byDocument[document] = [...(byDocument[document] ?? []), id];
  return { fields, files: byDocument };
}
