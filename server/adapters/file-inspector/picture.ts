// The process that generates all sizes of a picture: it reads the file from stdin and writes a line of JSON, followed by the generated files.
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fallbackOf, pictureRules, widthsFor } from '../../../core/pictures/rules.ts';
import type { InspectionRefusal, PictureCut } from '../../ports/file-inspector.ts';
import { sendAnswer, readFile, watchMyself } from './restricted-process.ts';

/** Of what is kept to cut from: a second encoding must not be seen. */
const ORIGINAL_QUALITY = 90;
const JPEG_QUALITY = 80;
const WEBP_QUALITY = 72;
/** The most: a twentieth less for phones on slow lines, once for each picture. */
const WEBP_EFFORT = 6;
const BLUR_SIDE = 16;
const BLUR_QUALITY = 20;
/** What shines through a picture that is not opaque. */
const ground = '#ffffff';

const [claimed = '', wish = 'null'] = process.argv.slice(2);
watchMyself();

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}
const opened = ({ data, width, height }: Raw) => sharp(data, { raw: { width, height, channels: 3 } });
const rawOf = async (image: Sharp): Promise<Raw> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

async function make(bytes: Buffer, cut: PictureCut | null): Promise<Made | { why: InspectionRefusal }> {
  const found = await fileTypeFromBuffer(bytes);
  const type = found?.mime.replace('apng', 'png') ?? '';
  if (!['image/png', 'image/jpeg', 'image/webp'].includes(type)) return { why: 'type' };
  if (type !== claimed) return { why: 'mismatch' };
  sharp.concurrency(1);
  sharp.cache(false);
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > pictureRules.imagePixelsMax) return { why: 'too_many_pixels' };
  if (`image/${format}` !== claimed) return { why: 'mismatch' };
  const side = pictureRules.originalPixelsMax;
  const upright = await rawOf(
    sharp(bytes, { limitInputPixels: pictureRules.imagePixelsMax, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: ground })
      .toColourspace('srgb'),
  );
  if (Math.min(upright.width, upright.height) < pictureRules.sidePixelsMin) return { why: 'too_small' };
  return filesOf(upright, cut);
}

interface Made {
  readonly head: object;
  readonly parts: readonly Buffer[];
}
async function filesOf(upright: Raw, cut: PictureCut | null): Promise<Made> {
  const shown = cut === null ? upright : await rawOf(cutOut(upright, cut));
  const widths = widthsFor(shown.width);
  const widest = widths.at(-1) ?? shown.width;
  const at = (width: number) => opened(shown).resize({ width, withoutEnlargement: true });
  const original = await opened(upright).jpeg({ quality: ORIGINAL_QUALITY }).toBuffer();
  const files = [];
  for (const width of widths)
    files.push({ kind: 'webp', width, bytes: await at(width).webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }).toBuffer() });
  const fallback = fallbackOf(widths);
  files.push({ kind: 'jpeg', width: fallback, bytes: await at(fallback).jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer() });
  const { dominant } = await opened(await rawOf(at(64))).stats();
  const tiny = await opened(shown)
    .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' })
    .webp({ quality: BLUR_QUALITY, effort: 6 })
    .toBuffer();
  const blur = `data:image/webp;base64,${tiny.toString('base64')}`;
  return {
    head: {
      width: widest,
      height: Math.max(1, Math.round((shown.height * widest) / shown.width)),
      color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
      // A preview that is not tiny is none: the tone alone is shown then.
      blur: blur.length <= pictureRules.blurLengthMax ? blur : '',
      original: { width: upright.width, height: upright.height, bytes: original.length },
      files: files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.length })),
    },
    parts: [original, ...files.map(({ bytes }) => bytes)],
  };
}

function cutOut(upright: Raw, { turns, ...part }: PictureCut): Sharp {
  return opened(upright)
    .rotate(turns * 90)
    .extract(part);
}

let made: Awaited<ReturnType<typeof make>>;
try {
  made = await make(await readFile(), JSON.parse(wish) as PictureCut | null);
} catch {
  made = { why: 'damaged' };
}
if ('why' in made) await sendAnswer({ ok: false, why: made.why });
else await sendAnswer({ ok: true, ...made.head }, Buffer.concat(made.parts));
