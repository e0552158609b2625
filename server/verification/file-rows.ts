// Database rows of documents; their contents are in the file store.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MediaType } from '../../core/files/rules.ts';
import type { DocumentKind } from '../../core/verification/form.ts';
import type { FileLocation } from '../files/api.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { KeyringContext } from './agreement-store.ts';

export interface StoredFile {
  readonly id: string;
  readonly agreementId: string;
  readonly vendorId: number;
  readonly document: DocumentKind;
  readonly position: number;
  readonly name: string;
  readonly mediaType: MediaType;
  readonly sizeBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly uploadedAt: number;
}

/** What the contents and the name of a file are bound to: a box of one file opens as no other. */
export const boundTo = (vendorId: number, id: string): string => `vendor ${vendorId} document ${id}`;
/** Where the store has a file: a random name, told by nothing a vendor typed. */
export const locationOf = (vendorId: number, id: string): FileLocation => ({
  storeName: `documents/${vendorId}/${id}`,
  boundTo: boundTo(vendorId, id),
});

const columns = [
  'agreement_file.id',
  'agreement_file.agreement_id',
  'agreement_file.vendor_id',
  'agreement_file.document',
  'agreement_file.position',
  'agreement_file.name_box',
  'agreement_file.media_type',
  'agreement_file.size_bytes',
  'agreement_file.width',
  'agreement_file.height',
  'agreement_file.pages',
  'agreement_file.uploaded_at',
] as const;

interface Row {
  readonly id: string;
  readonly agreement_id: string;
  readonly vendor_id: number;
  readonly document: DocumentKind;
  readonly position: number;
  readonly name_box: Buffer;
  readonly media_type: MediaType;
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly uploaded_at: Date;
}

const fileOf = ({ keyring }: KeyringContext, row: Row): StoredFile => ({
  id: row.id,
  agreementId: row.agreement_id,
  vendorId: row.vendor_id,
  document: row.document,
  position: row.position,
  name: keyring.open(row.name_box, boundTo(row.vendor_id, row.id)).toString(),
  mediaType: row.media_type,
  sizeBytes: row.size_bytes,
  width: row.width,
  height: row.height,
  pages: row.pages,
  uploadedAt: row.uploaded_at.getTime(),
});

/** The files that are in the form now, sheet by sheet. */
export async function filesOf(db: Connection, sealed: KeyringContext, agreementId: string): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('agreement_file')
    .select(columns)
    .where('agreement_id', '=', agreementId)
    .where('state', '=', 'stored')
    .where('removed_at', 'is', null)
    .orderBy('document')
    .orderBy('position')
    .orderBy('uploaded_at')
    .execute();
  return rows.map((row) => fileOf(sealed, row));
}

/** A file of a vendor who is in its form, or in a version of it. Null also when it is someone else's. */
export async function findFile(db: Connection, sealed: KeyringContext, vendorId: number, id: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('agreement_file')
    .select(columns)
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'stored')
    .where((eb) =>
      eb.or([
        eb('removed_at', 'is', null),
        eb.exists(eb.selectFrom('agreement_version_file').select('file_id').whereRef('file_id', '=', 'agreement_file.id')),
      ]),
    )
    .executeTakeFirst();
  return row ? fileOf(sealed, row) : null;
}

/** The files of a version, in the order they had. */
export async function filesOfVersion(db: Connection, sealed: KeyringContext, versionId: string): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('agreement_version_file')
    .innerJoin('agreement_file', 'agreement_file.id', 'agreement_version_file.file_id')
    .select(columns)
    .select('agreement_version_file.position as position_then')
    .where('version_id', '=', versionId)
    .orderBy('agreement_version_file.document')
    .orderBy('agreement_version_file.position')
    .execute();
  return rows.map((row) => fileOf(sealed, { ...row, position: row.position_then }));
}

type AnnouncedFile = Omit<StoredFile, 'id' | 'position'> & { readonly contentMac: Buffer };
/** Announces a file that is about to be stored; what stays announced is swept. Answers its id. */
export async function announceFile(db: Connection, { keyring }: KeyringContext, file: AnnouncedFile): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('agreement_file')
    .values({
      id,
      agreement_id: file.agreementId,
      vendor_id: file.vendorId,
      document: file.document,
      position: 0,
      name_box: keyring.seal(Buffer.from(file.name), boundTo(file.vendorId, id)),
      media_type: file.mediaType,
      size_bytes: file.sizeBytes,
      width: file.width,
      height: file.height,
      pages: file.pages,
      content_mac: file.contentMac,
      uploaded_at: new Date(file.uploadedAt),
    })
    .execute();
  return id;
}

/** Announces a file if its vendor has room for it. Of several at once none gets past the limit together with another. */
export async function announceWithin(tx: Tx, bytesMax: number, sealed: KeyringContext, file: AnnouncedFile): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents of vendor ${file.vendorId}`}, 0))`.execute(tx);
  if ((await bytesKept(tx, file.vendorId)) + file.sizeBytes > bytesMax) refuseWith('files.quota_exceeded', { field: 'file' });
  return announceFile(tx, sealed, file);
}

/** Puts an announced file into the form. */
export async function setFilePosition(tx: Tx, id: string, position: number): Promise<void> {
  await tx.updateTable('agreement_file').set({ state: 'stored', position }).where('id', '=', id).where('state', '=', 'arriving').execute();
}

/** Takes a file out of the form. */
export async function takeOut(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('agreement_file')
    .set({ removed_at: new Date(at) })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

/** Puts files in this order. */
export async function orderFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update agreement_file f set position = o.position - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, position) where f.id = o.id`.execute(tx);
}

/** All bytes a vendor keeps with us. */
async function bytesKept(db: Connection, vendorId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('agreement_file')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size_bytes'), sql<number>`0`).as('bytes'))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Files nothing refers to: taken out and in no version, announced and never stored, or of these agreements. */
export async function looseFiles(
  db: Connection,
  wish: { readonly ids?: readonly string[]; readonly agreements?: readonly string[]; readonly announcedBefore?: number },
  limit: number,
): Promise<{ id: string; vendorId: number }[]> {
  const { rows } = await sql<{ id: string; vendor_id: number }>`
    select f.id, f.vendor_id from agreement_file f
    where not exists (select from agreement_version_file v where v.file_id = f.id)
      and ((f.id = any(${wish.ids ?? []}::uuid[]) and f.removed_at is not null)
        or f.agreement_id = any(${wish.agreements ?? []}::uuid[])
        or (f.state = 'arriving' and f.uploaded_at < ${new Date(wish.announcedBefore ?? 0)}))
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, vendorId: row.vendor_id }));
}

/** Forgets a file that the store has forgotten. */
export async function deleteFileRow(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('agreement_file').where('id', '=', id).execute();
}
