/** Why a file is not taken after a look inside. */
export type InspectionRefusal =
  | 'type'
  | 'mismatch'
  | 'damaged'
  | 'too_many_pixels'
  | 'encrypted'
  | 'active'
  | 'attachments'
  | 'form'
  | 'too_many_pages'
  | 'too_small';

/** A file that may be kept: an image encoded anew, a WebP as a JPEG, or a PDF as it came. */
interface InspectedFile {
  readonly bytes: Buffer;
  /** Of an image, in pixels, upright. */
  readonly width: number | null;
  readonly height: number | null;
  /** Of a PDF. */
  readonly pages: number | null;
}

/** A page as it would look on paper; width and height in pixels. */
interface DrawnPage {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in pixels, after quarter turns clockwise. */
export interface PictureCut {
  readonly turns: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** One file of a picture. */
interface PictureFile {
  readonly kind: 'webp' | 'jpeg';
  readonly width: number;
  readonly bytes: Buffer;
}
/** A picture as it is shown: pixels alone, upright, in several widths. */
export interface MadePicture {
  /** To cut from again: upright, not too large. A JPEG. */
  readonly original: { readonly bytes: Buffer; readonly width: number; readonly height: number };
  /** Of the widest file. */
  readonly width: number;
  readonly height: number;
  /** The prevailing tone, `#rrggbb`. */
  readonly color: string;
  /** A tiny preview, `data:image/webp;base64,…`. */
  readonly blur: string;
  readonly files: readonly PictureFile[];
}

/**
 * Looks inside files of strangers, at a distance from everything else: what takes too much time of the processor or too much memory counts as
 * damaged. `claimed` is what the file is said to be; content that is something else is a mismatch. `caller` is the account that takes its turn:
 * refuses a caller for whom too much waits (`request.too_many`), and everyone when too much waits in all or when the machine has no time for
 * the file (`server.busy`). Throws when the look itself cannot be taken.
 */
export interface FileInspector {
  inspect(
    caller: number,
    bytes: Uint8Array,
    claimed: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf',
  ): Promise<{ readonly ok: true; readonly file: InspectedFile } | { readonly ok: false; readonly why: InspectionRefusal }>;
  /** One page of a PDF, counted from 1, as a picture of pixels alone. Null when there is no such page or it cannot be drawn. Throws as above. */
  drawPage(caller: number, bytes: Uint8Array, page: number): Promise<DrawnPage | null>;
  /** Makes what is shown of a picture, of all of it or of a part that lies inside. Throws as above. */
  makePicture(
    caller: number,
    bytes: Uint8Array,
    claimed: 'image/png' | 'image/jpeg' | 'image/webp',
    cut: PictureCut | null,
  ): Promise<{ readonly ok: true; readonly picture: MadePicture } | { readonly ok: false; readonly why: InspectionRefusal }>;
}
