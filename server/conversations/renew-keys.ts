import { closeFilesAnew, type FileDesk } from '../files/api.ts';
import type { Database } from '../kit/database.ts';
import { renewBoxes } from '../kit/renew-boxes.ts';
import { boundTo, placeOf } from './file-rows.ts';

/** A secret was replaced: closes the files of messages and their names with the new one. Answers how many were closed anew. (S47) */
export async function renewMessageFiles(db: Database, desk: Pick<FileDesk, 'files' | 'ring'>): Promise<{ boxes: number; files: number }> {
  const column = { table: 'message_file', id: 'id', owner: 'conversation_id', box: 'name_box' };
  const boxes = await renewBoxes(db, column, ({ id, owner, box }) => desk.ring.closedAnew(box, boundTo(String(owner), String(id))));
  const kept = await db.selectFrom('message_file').select(['id', 'conversation_id']).where('state', '=', 'stored').execute();
  const files = await closeFilesAnew(
    desk,
    kept.map(({ id, conversation_id }) => ({ id, place: placeOf(conversation_id, id) })),
    async () => new Set((await db.selectFrom('message_file').select('id').where('state', '=', 'stored').execute()).map(({ id }) => id)),
  );
  return { boxes, files };
}
