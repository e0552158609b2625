// Scales large photos down before the upload.
import { pictureRules, pictureTypes } from '../../../core/pictures/rules.ts';

export interface Shrunk {
  readonly file: File;
  /** A tiny copy to recognise it by, as a `data:` address; empty when this browser cannot read it. */
  readonly preview: string;
}

const previewPixels = 160;
/** Tried one after the other until it is small enough. */
const qualities = [0.88, 0.75, 0.6] as const;

/** What is sent of a file that was chosen: itself when it is small already, or when this browser cannot read it and the server shall say why. */
export async function shrink(file: File): Promise<Shrunk> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { file, preview: '' };
  }
  try {
    const preview = drawn(bitmap, previewPixels).toDataURL('image/jpeg', 0.7);
    const isSmall = Math.max(bitmap.width, bitmap.height) <= pictureRules.originalPixelsMax && file.size <= pictureRules.fileSizeBytesMax;
    if (isSmall && pictureTypes.some((type) => type === file.type)) return { file, preview };
    const canvas = drawn(bitmap, pictureRules.originalPixelsMax);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (blob !== null && blob.size <= pictureRules.fileSizeBytesMax)
        return { file: new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }), preview };
    }
    return { file, preview };
  } finally {
    bitmap.close();
  }
}

/** A small copy of a file to look at before it is sent, as a `data:` address; empty when this browser cannot read it. */
export async function previewOf(file: File): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const preview = drawn(bitmap, 2 * previewPixels).toDataURL('image/jpeg', 0.7);
    bitmap.close();
    return preview;
  } catch {
    return '';
  }
}

/** The picture on a white ground, its longer side at most so many pixels. */
function drawn(bitmap: ImageBitmap, sideMax: number): HTMLCanvasElement {
  const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
