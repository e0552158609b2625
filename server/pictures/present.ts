// Decides which fields of a picture leave the server, and the URLs of its files.
import type { OwnPicture, Picture } from '../../contract/pictures.ts';
import type { Crop, Turns } from '../../core/pictures/crop.ts';

/** A picture as its row has it. */
export interface PictureRow {
  readonly id: string;
  /** Of a drawing, below the public files folder. */
  readonly path: string | null;
  /** Of a photo: changes with every cut, and its addresses with it. */
  readonly mark: string | null;
  readonly widths: readonly number[];
  readonly fallback_width: number | null;
  readonly width: number;
  readonly height: number;
  readonly alt_en: string;
  readonly alt_id: string;
  readonly color: string;
  readonly blur: string;
}
export interface OwnPictureRow extends PictureRow {
  readonly original_width: number | null;
  readonly original_height: number | null;
  readonly turns: Turns;
  readonly crop: Crop | null;
}
export const pictureColumns = [
  'id',
  'path',
  'mark',
  'widths',
  'fallback_width',
  'width',
  'height',
  'alt_en',
  'alt_id',
  'color',
  'blur',
] as const;
export const ownColumns = [...pictureColumns, 'original_width', 'original_height', 'turns', 'crop'] as const;

/** Where everything that may be seen is served. */
const mediaUrl = (path: string): string => `/media/${path}`;

export type FileKind = 'webp' | 'jpeg';
export const mediaTypeOf: Readonly<Record<FileKind, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' };
export const endingOf: Readonly<Record<FileKind, string>> = { webp: 'webp', jpeg: 'jpg' };

/** The address of one file of a photo. */
const fileUrl = (id: string, mark: string, width: number, kind: FileKind): string =>
  mediaUrl(`pictures/${id}/${mark}-${width}.${endingOf[kind]}`);
/** Its name in the file store. */
export const storeName = (id: string, mark: string, width: number, kind: FileKind): string => `pictures/${id}/${mark}-${width}-${kind}`;
/** Where the encrypted original is: only its vendor can see what was cropped. */
export const originalLocation = (id: string): { storeName: string; boundTo: string } => ({
  storeName: `pictures/${id}/original`,
  boundTo: `picture ${id} original`,
});

/** A photo has WebP in several widths and a JPEG for old browsers, a drawing one SVG. A photo without files is a fault. */
export function presentPicture(row: PictureRow): Picture {
  const { id, mark, path } = row;
  const shared = {
    id,
    width: row.width,
    height: row.height,
    alt: { en: row.alt_en, id: row.alt_id },
    color: row.color,
    blur: row.blur,
  };
  if (path !== null) return { ...shared, src: mediaUrl(path), sources: [] };
  if (mark === null || row.fallback_width === null) throw new Error(`picture ${id} has no files`);
  return {
    ...shared,
    src: fileUrl(id, mark, row.fallback_width, 'jpeg'),
    sources: [{ type: mediaTypeOf.webp, srcset: row.widths.map((width) => `${fileUrl(id, mark, width, 'webp')} ${width}w`).join(', ') }],
  };
}

/** The address of the smallest file, for portraits. */
export const smallUrlOf = (row: PictureRow): string =>
  row.mark === null || row.widths[0] === undefined ? presentPicture(row).src : fileUrl(row.id, row.mark, row.widths[0], 'webp');

/** With the size of the original and how it is cut, which couples do not see. */
export const presentOwn = (row: OwnPictureRow): OwnPicture => ({
  ...presentPicture(row),
  original: row.original_width === null || row.original_height === null ? null : { width: row.original_width, height: row.original_height },
  turns: row.turns,
  crop: row.crop,
});

/** A drawing of ours that belongs to no vendor. */
export const presentDrawing = (
  drawing: Pick<Picture, 'id' | 'width' | 'height' | 'alt' | 'color'> & { readonly path: string },
): Picture => {
  const { path, ...shared } = drawing;
  return { ...shared, blur: '', src: mediaUrl(path), sources: [] };
};
