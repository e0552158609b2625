import { claimOf, fileRules } from '../files/rules.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';
import { dayMs } from '../time.ts';

/** Limits of pictures that everyone may see. (product 3; decision 0039) */
export const pictureRules = {
  fileSizeBytesMax: fileRules.fileSizeBytesMax,
  imagePixelsMax: fileRules.imagePixelsMax,
  /** Of the shorter side, also after it was cut: anything smaller is a blur on every screen. */
  sidePixelsMin: 200,
  /** The longer side of what is kept to cut from again. */
  originalPixelsMax: 2_400,
  /** Widths it is made in; never wider than it is. */
  widths: [360, 720, 1080, 1600],
  /** The one width of the JPEG, for anyone who reads nothing newer. */
  fallbackWidth: 1080,
  /** Characters of the preview that is in its place while it loads. */
  blurLengthMax: 300,
  portfolioMax: 60,
  altLengthMax: 160,
  vendorPicturesMax: 1_000,
  vendorBytesMax: 1024 * 1024 * 1024,
  uploadsPerHour: 240,
  /** Of a couple: what a review has room for, chosen anew several times. */
  coupleUploadsPerHour: 40,
  /** Uploaded by a couple for one vendor: those of its review, and others not forgotten yet. */
  couplePicturesMax: 30,
  cutsPerHour: 600,
  /** What no place has shown for so long is forgotten. */
  looseMs: dayMs,
} as const;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

const extensions: Readonly<Record<string, PictureType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * What a picture is said to be, by its name and its declared type. Refuses `pictures.type` for anything but JPEG, PNG and WebP, and
 * `files.type_mismatch` when the two disagree. (reliability S34)
 */
export function claimedPicture(name: string, declared: string): Outcome<PictureType, 'pictures.type' | 'files.type_mismatch'> {
  const claim = claimOf(extensions, name, declared);
  if (claim.byName === undefined || claim.byDeclaration === undefined) return refuse({ code: 'pictures.type', field: 'file' });
  return claim.byName === claim.byDeclaration ? accept(claim.byName) : refuse({ code: 'files.type_mismatch', field: 'file' });
}

/** The widths a picture so wide is made in, the smallest first: no step that is hardly one, none wider than it is. */
export function widthsFor(width: number): number[] {
  const { widths } = pictureRules;
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((step) => step <= largest * 0.9), largest];
}

/** The width of the JPEG of a picture made in these widths: the first that is wide enough, else the widest. */
export const fallbackOf = (widths: readonly number[]): number =>
  widths.find((width) => width >= pictureRules.fallbackWidth) ?? widths.at(-1) ?? pictureRules.fallbackWidth;

/** What a picture shows, in words, in two languages; either may be empty. */
export interface Alt {
  readonly en: string;
  readonly id: string;
}
type AltCode = 'pictures.alt_too_long' | 'catalogue.text_invalid';

/** Cleans what a vendor wrote about a picture. Refuses at `alt.en` or `alt.id`. */
export function checkAlt(typed: Alt): Outcome<Alt, AltCode> {
  const cleaned = { en: '', id: '' };
  for (const language of ['en', 'id'] as const) {
    const field = `alt.${language}`;
    const text = cleanName(typed[language], { field, maxLength: pictureRules.altLengthMax, isRequired: false });
    if (text.ok) cleaned[language] = text.value;
    else if (text.refusals[0].code === 'text.too_long')
      return refuse({ code: 'pictures.alt_too_long', field, params: { maximum: pictureRules.altLengthMax } });
    else return refuse({ code: 'catalogue.text_invalid', field });
  }
  return accept(cleaned);
}

/** What a picture is called in a language: what was written in it, else in the other, else what its place calls it. */
export const altIn = (alt: Alt, language: keyof Alt, otherwise: string): string =>
  alt[language] || alt[language === 'en' ? 'id' : 'en'] || otherwise;

type OrderCode = 'pictures.too_many' | 'pictures.twice';

/** The order of a place, as it was sent: each picture once, and not more than it has room for. Refuses at `pictures`. */
export function checkOrder(ids: readonly string[], maximum: number): Outcome<readonly string[], OrderCode> {
  if (ids.length > maximum) return refuse({ code: 'pictures.too_many', field: 'pictures', params: { maximum } });
  return new Set(ids).size === ids.length ? accept(ids) : refuse({ code: 'pictures.twice', field: 'pictures' });
}
