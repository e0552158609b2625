// Two photos of the named Gold vendor, made the way every upload is: its drawings, large, through the inspector.
import sharp from 'sharp';
import { processInspector } from '../adapters/file-inspector/inspector.ts';
import { keepFile } from '../files/api.ts';
import type { Tx } from '../kit/database.ts';
import { announcePicture, settlePicture } from '../pictures/store.ts';
import { keepFiles } from '../pictures/take-in.ts';
import { originalLocation } from '../pictures/present.ts';
import type { MadePicture } from '../ports/file-inspector.ts';
import type { Encryption } from '../encryption.ts';
import { drawVendor } from './pictures.ts';
import type { DemoVendor } from './world.ts';

const photoCount = 2;
/** As a phone would send it, in dots per inch of the drawing: 1,200 pixels wide. */
const density = 144;
const mark = (position: number): string => `de30000000${String(position).padStart(2, '0')}`;
const idOf = (position: number): string => `de300000-0000-7000-8000-${String(position).padStart(12, '0')}`;

/** Starts to make them, far from the database; a process each, as for everyone. */
export function makePhotos({ slug, categorySlug }: DemoVendor): Promise<MadePicture[]> {
  const inspector = processInspector();
  const drawings = drawVendor(slug, categorySlug).slice(0, photoCount);
  return Promise.all(
    drawings.map(async ({ svg }) => {
      const jpeg = await sharp(Buffer.from(svg), { density }).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
      const made = await inspector.makePicture(0, jpeg, 'image/jpeg', null);
      if (!made.ok) throw new Error(`a drawing cannot be made a photo: ${made.why}`);
      return made.picture;
    }),
  );
}

/** Puts them where the first drawings of the vendor stand, with what those said they show. */
export async function placePhotos(
  tx: Tx,
  encryption: Encryption,
  vendorId: number,
  photos: readonly MadePicture[],
  now: number,
): Promise<void> {
  for (const [position, made] of photos.entries()) {
    const id = idOf(position);
    const drawing = await tx
      .selectFrom('placed_picture')
      .innerJoin('picture', 'picture.id', 'picture_id')
      .select(['picture.id', 'alt_en', 'alt_id'])
      .where('placed_picture.vendor_id', '=', vendorId)
      .where('place', '=', 'portfolio')
      .where('placed_picture.position', '=', position)
      .executeTakeFirstOrThrow();
    await announcePicture(tx, { id, vendorId, made, mark: mark(position), at: now });
    await keepFile(encryption, originalLocation(id), made.original.bytes);
    await keepFiles(encryption, id, mark(position), made);
    await settlePicture(tx, id);
    await tx
      .updateTable('picture')
      .set({ alt_en: drawing.alt_en, alt_id: drawing.alt_id, loose_since: null })
      .where('id', '=', id)
      .execute();
    // Wherever else the drawing stands, such as with a product, the photo stands as well.
    await tx.updateTable('placed_picture').set({ picture_id: id }).where('picture_id', '=', drawing.id).execute();
    await tx.deleteFrom('picture').where('id', '=', drawing.id).execute();
  }
}
