// Pictures and where they are used. Their files are in the file store.
import { type RawBuilder, sql } from 'kysely';
import type { Crop, Turns } from '../../core/pictures/crop.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { MadePicture } from '../ports/file-inspector.ts';
import { ownColumns, type OwnPictureRow, pictureColumns, type PictureRow } from './present.ts';

/** Anyone who changes what a vendor shows waits for anyone who is at it: what is claimed and what is swept never cross. */
export async function lockPictures(tx: Tx, vendorId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`pictures of ${vendorId}`}))`.execute(tx);
}

/** Whose pictures: a vendor's own, or those a couple adds to its review of the vendor. Neither may use the others. */
export interface PictureOwner {
  readonly vendorId: number;
  readonly coupleId?: number;
}
const isOf = ({ vendorId, coupleId }: PictureOwner): RawBuilder<boolean> =>
  sql<boolean>`vendor_id = ${vendorId} and couple_id is not distinct from ${coupleId ?? null}::bigint`;

/** One that is whole: a picture being uploaded is not there yet. */
export const findOwn = (db: Connection, owner: PictureOwner, id: string): Promise<OwnPictureRow | undefined> =>
  db.selectFrom('picture').select(ownColumns).where('id', '=', id).where(isOf(owner)).where('state', '=', 'stored').executeTakeFirst();

/** How many pictures are kept of an owner, and how many bytes. */
export async function keptBy(db: Connection, owner: PictureOwner): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(size_bytes), 0)::bigint as bytes from picture where ${isOf(owner)}`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** What of a made picture its row keeps. */
const madeValues = (made: MadePicture, mark: string) => ({
  mark,
  width: made.width,
  height: made.height,
  color: made.color,
  blur: made.blur,
  widths: made.files.filter(({ kind }) => kind === 'webp').map(({ width }) => width),
  fallback_width: made.files.find(({ kind }) => kind === 'jpeg')?.width ?? null,
  size_bytes: made.files.reduce((sum, { bytes }) => sum + bytes.length, made.original.bytes.length),
});

/**
 * Announces a picture that is about to be stored; what stays announced is swept. Answers its mark: that of the first try when the same id was
 * announced before.
 */
export async function announcePicture(
  db: Connection,
  picture: PictureOwner & { readonly id: string; readonly made: MadePicture; readonly mark: string; readonly at: number },
): Promise<string> {
  const { id, vendorId, coupleId, made, mark, at } = picture;
  const { mark: _mark, ...again } = madeValues(made, mark);
  const row = await db
    .insertInto('picture')
    .values({
      ...again,
      mark,
      id,
      vendor_id: vendorId,
      couple_id: coupleId ?? null,
      alt_en: '',
      alt_id: '',
      original_width: made.original.width,
      original_height: made.original.height,
      state: 'arriving',
      uploaded_at: new Date(at),
      loose_since: new Date(at),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(again).where('picture.state', '=', 'arriving'))
    .returning('mark')
    .executeTakeFirst();
  return row?.mark ?? mark;
}

/** The store has it. */
export async function settlePicture(db: Connection, id: string): Promise<void> {
  await db.updateTable('picture').set({ state: 'stored' }).where('id', '=', id).where('state', '=', 'arriving').execute();
}

/** Shows another cut from now on, unless someone cut it since `before`. */
export async function writeCut(
  tx: Tx,
  cut: {
    readonly id: string;
    readonly before: string;
    readonly made: MadePicture;
    readonly mark: string;
    readonly turns: Turns;
    readonly crop: Crop | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('picture')
    .set({ ...madeValues(cut.made, cut.mark), turns: cut.turns, crop: cut.crop === null ? null : JSON.stringify(cut.crop) })
    .where('id', '=', cut.id)
    .where('mark', '=', cut.before)
    .where('state', '=', 'stored')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A language that is left out keeps its words. */
export async function writeAlt(tx: Tx, id: string, alt: { readonly alt_en?: string; readonly alt_id?: string }): Promise<void> {
  if (Object.keys(alt).length > 0) await tx.updateTable('picture').set(alt).where('id', '=', id).execute();
}

/** What a place of a vendor shows, in its order. */
export const shownIn = (db: Connection, vendorId: number, place: string): Promise<OwnPictureRow[]> =>
  db
    .selectFrom('placed_picture')
    .innerJoin('picture', 'picture.id', 'placed_picture.picture_id')
    .select(ownColumns)
    .where('placed_picture.vendor_id', '=', vendorId)
    .where('place', '=', place)
    .orderBy('placed_picture.position')
    .execute();

/** The one picture that stands for each of these vendors: the first of its profile, else of its portfolio. */
export async function facesIn(db: Connection, vendorIds: readonly number[]): Promise<(PictureRow & { vendor_id: number })[]> {
  if (vendorIds.length === 0) return [];
  const { rows } = await sql<PictureRow & { vendor_id: number }>`
    select distinct on (u.vendor_id) u.vendor_id, ${sql.join(pictureColumns.map((column) => sql.ref(`p.${column}`)))}
    from placed_picture u join picture p on p.id = u.picture_id
    where u.vendor_id = any(${[...vendorIds]}::bigint[]) and u.place in ('profile', 'portfolio') and u.position = 0
    order by u.vendor_id, u.place = 'profile' desc`.execute(db);
  return rows;
}

/** The pictures of several places, by place, each in its order. */
export async function shownInPlaces(
  db: Connection,
  places: readonly { readonly vendorId: number; readonly place: string }[],
): Promise<(PictureRow & { vendor_id: number; place: string })[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<PictureRow & { vendor_id: number; place: string }>`
    select u.vendor_id, u.place, ${sql.join(pictureColumns.map((column) => sql.ref(`p.${column}`)))}
    from unnest(${places.map(({ vendorId }) => vendorId)}::bigint[], ${places.map(({ place }) => place)}::text[]) as wanted (vendor_id, place)
    join placed_picture u on u.vendor_id = wanted.vendor_id and u.place = wanted.place
    join picture p on p.id = u.picture_id
    order by u.vendor_id, u.place, u.position`.execute(db);
  return rows;
}

/** Puts these pictures into a place in this order, instead of what is there. Answers how many of them could be: ours, and stored. */
export async function putInto(
  tx: Tx,
  to: PictureOwner & { readonly place: string; readonly at: number },
  ids: readonly string[],
): Promise<number> {
  const { vendorId, place, at } = to;
  const before = await tx
    .deleteFrom('placed_picture')
    .where('vendor_id', '=', vendorId)
    .where('place', '=', place)
    .returning('picture_id')
    .execute();
  const taken =
    ids.length === 0
      ? []
      : await tx
          .updateTable('picture')
          .set({ loose_since: null })
          .where(isOf(to))
          .where('id', 'in', [...ids])
          .where('state', '=', 'stored')
          .returning('id')
          .execute();
  if (taken.length < ids.length) return taken.length;
  await sql`
    insert into placed_picture (vendor_id, place, position, picture_id)
    select ${vendorId}, ${place}, o.position - 1, o.id from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position)`.execute(tx);
  const gone = before.map((row) => row.picture_id).filter((id) => !ids.includes(id));
  if (gone.length > 0)
    await sql`
      update picture set loose_since = ${new Date(at)}
      where id = any(${gone}::uuid[]) and not exists (select from placed_picture u where u.picture_id = picture.id)`.execute(tx);
  return taken.length;
}

/** Pictures no place has shown since before an instant, and uploads that died. */
export async function looseBefore(db: Connection, before: number, limit: number): Promise<{ id: string; vendorId: number }[]> {
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'vendor_id'])
    .where('loose_since', '<', new Date(before))
    .orderBy('loose_since')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, vendorId: row.vendor_id }));
}

/** Takes a picture that no place shows out of reach: no one can show it from now on. Null when a place does. */
export async function takeAway(tx: Tx, vendorId: number, id: string): Promise<PictureRow | null> {
  await lockPictures(tx, vendorId);
  const row = await tx
    .updateTable('picture')
    .set({ state: 'leaving' })
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('placed_picture').select('place').whereRef('picture_id', '=', 'picture.id'))))
    .returning(pictureColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets a picture that the store has forgotten. */
export async function deleteRow(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('picture').where('id', '=', id).where('state', '=', 'leaving').execute();
}

/** The mark of the last cut; null when the picture is gone. */
export async function markOf(db: Connection, id: string): Promise<string | null> {
  const row = await db.selectFrom('picture').select('mark').where('id', '=', id).executeTakeFirst();
  return row?.mark ?? null;
}

/** Takes what a couple uploaded out of every place and out of reach; the next sweep removes the files. */
export async function takeAwayOfCouple(tx: Tx, coupleId: number): Promise<void> {
  const its = await tx
    .selectFrom('picture')
    .select('vendor_id')
    .where('couple_id', '=', coupleId)
    .distinct()
    .orderBy('vendor_id')
    .execute();
  for (const { vendor_id: vendorId } of its) await lockPictures(tx, vendorId);
  await sql`delete from placed_picture where picture_id in (select id from picture where couple_id = ${coupleId})`.execute(tx);
  await sql`update picture set alt_en = '', alt_id = '', loose_since = 'epoch' where couple_id = ${coupleId}`.execute(tx);
}
