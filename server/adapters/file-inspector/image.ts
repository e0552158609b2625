import sharp from 'sharp';
import { fileRules } from '../../../core/files/rules.ts';
import type { InspectionRefusal } from '../../ports/file-inspector.ts';

const JPEG_QUALITY = 90;
/** What shines through a picture that is kept as a JPEG and is not opaque. */
const ground = '#ffffff';

type ImageLook = { ok: true; width: number; height: number; pages: null; bytes: Buffer } | { ok: false; why: InspectionRefusal };

/**
 * Decodes an image and encodes it anew: what comes out is pixels alone, upright, in sRGB, without metadata and without whatever else the file
 * was as well. A PNG stays one, anything else comes out as a JPEG, of what moves the first picture. The number of pixels is read from the header before any of them is unpacked.
 */
export async function lookAtImage(bytes: Buffer, claimed: string): Promise<ImageLook> {
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const { width, height, format: found } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > fileRules.imagePixelsMax) return { ok: false, why: 'too_many_pixels' };
    if (`image/${found}` !== claimed) return { ok: false, why: 'mismatch' };
    const upright = sharp(bytes, { limitInputPixels: fileRules.imagePixelsMax, failOn: 'error', pages: 1 })
      .autoOrient()
      .toColourspace('srgb');
    const encoded =
      claimed === 'image/png'
        ? upright.png({ compressionLevel: 9, adaptiveFiltering: true })
        : upright.flatten({ background: ground }).jpeg({ quality: JPEG_QUALITY });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { ok: true, width: info.width, height: info.height, pages: null, bytes: data };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}
