// Pictures for other capabilities: they use pictures in their own lists and read them.
import { type RawBuilder, sql } from 'kysely';
import type { OwnPicture, Picture } from '../../contract/pictures.ts';
import { checkOrder } from '../../core/pictures/rules.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Upload } from '../kit/upload.ts';
import { type PictureRow, pictureColumns, presentOwn, presentPicture, smallUrlOf } from './present.ts';
import type { Uploader } from './take-in.ts';
import { facesIn, lockPictures, type PictureOwner, putInto, shownIn, shownInPlaces } from './store.ts';

export { renewOriginals } from './renew-keys.ts';
export { presentDrawing } from './present.ts';
export { takeAwayOfCouple, writeAlt } from './store.ts';

/** Pictures that couples upload. */
export interface CouplePictures {
  /** Takes in a picture that a couple adds to its review of a vendor; the same key is the same picture. */
  takeInOf(uploader: Uploader & { readonly coupleId: number }, key: string | null, readFile: () => Promise<Upload>): Promise<OwnPicture>;
}

/** What the rest of the system may ask of running pictures. */
export interface Pictures extends CouplePictures {
  /** What the hourly job does. */
  sweep(): Promise<void>;
}

/** A place that shows pictures of one vendor: `portfolio`, `profile`, or a capability's own word and id, as `product:01a1…`. */
export interface PictureUse {
  readonly vendorId: number;
  readonly place: string;
}

/**
 * Makes a place show exactly these pictures of one owner, in this order, from the commit of `tx` on; an empty list lets all of them go. A picture may stand
 * in several places; one that is in none is forgotten after a day, so that a removal can be withdrawn. Refuses, at the field
 * `pictures`: `pictures.unknown` (not this vendor's, or gone), `pictures.twice`, `pictures.too_many` (more than `maximum`). Takes the vendor's
 * lock on pictures: lock your own rows before. (decision 0039)
 */
export async function showPictures(
  tx: Tx,
  { vendorId, coupleId, place, maximum, at }: PictureUse & PictureOwner & { readonly maximum: number; readonly at: number },
  ids: readonly string[],
): Promise<void> {
  const order = checkOrder(ids, maximum);
  if (!order.ok) throw new Refused(order.refusals);
  await lockPictures(tx, vendorId);
  if ((await putInto(tx, { vendorId, place, at, ...(coupleId !== undefined && { coupleId }) }, ids)) < ids.length)
    refuseWith('pictures.unknown', { field: 'pictures' });
}

/** What a place shows, in its order, as its vendor edits it. */
export const ownPicturesIn = async (db: Connection, { vendorId, place }: PictureUse): Promise<OwnPicture[]> =>
  (await shownIn(db, vendorId, place)).map(presentOwn);

/** What several places show, by the name of the place, in one query. Places that show nothing are left out. Names must differ among vendors. */
export async function picturesIn(db: Connection, places: readonly PictureUse[]): Promise<Map<string, Picture[]>> {
  const rows = await shownInPlaces(db, places);
  return new Map([...Map.groupBy(rows, (row) => row.place)].map(([place, its]) => [place, its.map(presentPicture)]));
}

/** Addresses of the one picture that stands for a vendor: as wide as a card, and as small as there is. */
interface Face {
  readonly src: string;
  readonly small: string;
}

/** The picture that stands for each of these vendors: its profile picture, else its cover. Vendors with neither are left out. */
export async function facesOf(db: Connection, vendorIds: readonly number[]): Promise<Map<number, Face>> {
  const rows = await facesIn(db, vendorIds);
  return new Map(rows.map((row) => [row.vendor_id, { src: presentPicture(row).src, small: smallUrlOf(row) }]));
}

/** For a list of vendors `v`: joins the cover of each, and the columns that `coverOf` reads. */
export const coverJoin: RawBuilder<unknown> = sql`
  left join placed_picture u on u.vendor_id = v.id and u.place = 'portfolio' and u.position = 0
  left join picture p on p.id = u.picture_id`;
export const coverColumns: RawBuilder<unknown> = sql.join(
  pictureColumns.map((column) => sql`${sql.ref(`p.${column}`)} as ${sql.ref(`cover_${column}`)}`),
);
type CoverColumns = { readonly [K in keyof PictureRow as `cover_${K}`]: PictureRow[K] };
/** From an outer join: all there or none. */
export type CoverRow = CoverColumns | { readonly [K in keyof CoverColumns]: null };

/** The picture on a card, or null where there is none. */
export function coverOf(row: CoverRow): Picture | null {
  if (row.cover_id === null) return null;
  const read: Record<string, unknown> = {};
  for (const column of pictureColumns) read[column] = row[`cover_${column}`];
  return presentPicture(read as unknown as PictureRow);
}

/** How many pictures the portfolio of a vendor shows. */
export async function portfolioSizeOf(db: Connection, vendorId: number): Promise<number> {
  return (await shownIn(db, vendorId, 'portfolio')).length;
}
