import { closeFilesAnew, type FileDesk } from '../files/api.ts';
import type { Database } from '../kit/database.ts';
import { originalLocation } from './present.ts';

/** A secret was replaced: closes the originals of pictures with the new one; what is shown of them is no secret. Answers how many were closed anew. (S47) */
export async function renewOriginals(db: Database, desk: Pick<FileDesk, 'files' | 'keyring'>): Promise<number> {
  const stored = db.selectFrom('picture').select('id').where('mark', 'is not', null).where('state', '=', 'stored');
  const kept = await stored.execute();
  return closeFilesAnew(
    desk,
    kept.map(({ id }) => ({ id, place: originalLocation(id) })),
    async () => new Set((await stored.execute()).map(({ id }) => id)),
  );
}
