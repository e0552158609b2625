import { closeFilesAnew, type FileDesk } from '../files/api.ts';
import type { Database } from '../kit/database.ts';
import { renewCiphertexts } from '../kit/renew-ciphertexts.ts';
import { boundTo, locationOf } from './file-rows.ts';

/** A secret was replaced: closes the files of messages and their names with the new one. Answers how many were closed anew. (S47) */
export async function renewMessageFiles(
  db: Database,
  desk: Pick<FileDesk, 'files' | 'keyring'>,
): Promise<{ ciphertexts: number; files: number }> {
  const column = { table: 'message_file', id: 'id', owner: 'conversation_id', ciphertext: 'name_box' };
  const ciphertexts = await renewCiphertexts(db, column, ({ id, owner, ciphertext }) =>
    desk.keyring.closedAnew(ciphertext, boundTo(String(owner), String(id))),
  );
  const kept = await db.selectFrom('message_file').select(['id', 'conversation_id']).where('state', '=', 'stored').execute();
  const files = await closeFilesAnew(
    desk,
    kept.map(({ id, conversation_id }) => ({ id, place: locationOf(conversation_id, id) })),
    async () => new Set((await db.selectFrom('message_file').select('id').where('state', '=', 'stored').execute()).map(({ id }) => id)),
  );
  return { ciphertexts, files };
}
