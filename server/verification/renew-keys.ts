// Re-encrypts agreements and documents after a secret was replaced.
import type { FileDesk } from '../files/api.ts';
import { closeFilesAnew } from '../files/api.ts';
import type { Database, Tx } from '../kit/database.ts';
import { renewCiphertexts } from '../kit/renew-ciphertexts.ts';
import { boundTo as agreementBoundTo } from './agreement-store.ts';
import { boundTo as fileBoundTo, locationOf } from './file-rows.ts';
import { boundTo as versionBoundTo } from './version-store.ts';

/** Closes agreements, their versions and their files with the newest key. As the owner of the tables. Answers how many were closed anew. (S47) */
export async function renewAgreements(
  db: Database,
  desk: Pick<FileDesk, 'files' | 'keyring'>,
): Promise<{ ciphertexts: number; files: number }> {
  const columns = [
    { table: 'agreement', ciphertext: 'fields_box', boundTo: agreementBoundTo },
    { table: 'agreement_version', ciphertext: 'fields_box', boundTo: versionBoundTo },
    { table: 'agreement_file', ciphertext: 'name_box', boundTo: fileBoundTo },
  ];
  let ciphertexts = 0;
  for (const { table, ciphertext, boundTo } of columns)
    ciphertexts += await renewCiphertexts(db, { table, id: 'id', owner: 'vendor_id', ciphertext }, (row) =>
      desk.keyring.closedAnew(row.ciphertext, boundTo(Number(row.owner), String(row.id))),
    );
  const kept = await db.selectFrom('agreement_file').select(['id', 'vendor_id']).where('state', '=', 'stored').execute();
  const files = await closeFilesAnew(
    desk,
    kept.map(({ id, vendor_id }) => ({ id, place: locationOf(vendor_id, id) })),
    async () => new Set((await db.selectFrom('agreement_file').select('id').execute()).map(({ id }) => id)),
  );
  return { ciphertexts, files };
}

/** A bank account is found by another key from now on. */
export async function accountKeyMoved(tx: Tx, before: Buffer, after: Buffer): Promise<void> {
  await tx.updateTable('agreement_number').set({ mac: after }).where('field', '=', 'bank_account_id').where('mac', '=', before).execute();
}
