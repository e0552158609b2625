// Pictures that everybody may see: portfolio, profile picture, products (product 3, 9; decision 0039).
import * as z from 'zod';
import { pictureRules } from '../core/pictures/rules.ts';
import { endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';
import { bilingual, body, counted, data, instant, line, params } from './shapes.ts';

const tag = 'pictures';
const base = '/ms/bs-vendors/api/v1';

/** A picture as it is shown anywhere: with its own proportions, so that nothing jumps while it loads. */
export const picture = z.object({
  id: z.string(),
  /** In pixels, of the widest there is. */
  width: z.int(),
  height: z.int(),
  /** What it shows; a language may be empty. */
  alt: bilingual,
  /** The tone that fills its place before anything is there, `#rrggbb`. */
  color: z.string(),
  /** A tiny preview as a `data:` address; empty when there is none. */
  blur: z.string(),
  /** For whoever reads nothing newer, and for previews of links. */
  src: z.string(),
  /** Newer formats, the best first, in several widths. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type Picture = z.infer<typeof picture>;

const share = z.number().min(0).max(1);
const crop = z.strictObject({ x: share, y: share, width: share, height: share });
/** A picture as its vendor edits it. */
export const ownPicture = picture.extend({
  /** Of what was uploaded and is kept to cut from; null for a drawing, which cannot be cut. */
  original: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** Quarter turns, clockwise, before the crop. */
  turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The part that is shown, in shares of the sides of the turned original; null is all of it. */
  crop: crop.nullable(),
});
export type OwnPicture = z.infer<typeof ownPicture>;

const one = params({ id: z.uuid() });
const looks = [
  'files.missing',
  'files.empty',
  'files.too_large',
  'files.type_mismatch',
  'files.damaged',
  'files.image_too_large',
  'files.infected',
  'files.quota_exceeded',
  'pictures.type',
  'pictures.too_small',
] as const satisfies readonly RefusalCode[];

export const uploadPicture = endpoint({
  method: 'POST',
  path: `${base}/pictures`,
  tag,
  summary: `Upload one JPEG, PNG or WebP of at most ${pictureRules.fileSizeBytesMax} bytes: multipart/form-data with one part named \`file\`. Shown nowhere until a place takes it; forgotten after a day without one.`,
  access: 'vendor-unpublished',
  status: 201,
  idempotent: true,
  takesFile: { sizeBytesMax: pictureRules.fileSizeBytesMax, tooLarge: 'files.too_large', missing: 'files.missing' },
  answer: data(ownPicture),
  refusals: [...looks, 'request.too_many', 'server.busy'],
});
export const getPicture = endpoint({
  method: 'GET',
  path: `${base}/pictures/:id`,
  tag,
  summary: 'One of my pictures.',
  access: 'vendor-unpublished',
  params: one,
  answer: data(ownPicture),
  refusals: ['request.not_found'],
});
export const openOriginal = endpoint({
  method: 'GET',
  path: `${base}/pictures/:id/original`,
  tag,
  summary: 'What I uploaded, without its metadata and at most 2,400 pixels long, to cut from it.',
  access: 'vendor-unpublished',
  params: one,
  answers: 'file',
  refusals: ['request.not_found', 'pictures.not_croppable'],
});
export const cropPicture = endpoint({
  method: 'PUT',
  path: `${base}/pictures/:id/crop`,
  tag,
  summary: 'Turn a picture and choose the part that is shown; always from the original, so nothing is lost. Its addresses change.',
  access: 'vendor-unpublished',
  params: one,
  body: body({ turns: ownPicture.shape.turns.default(0), crop: crop.nullable() }),
  answer: data(ownPicture),
  refusals: [
    'request.not_found',
    'pictures.not_croppable',
    'pictures.crop_invalid',
    'pictures.crop_too_small',
    'request.too_many',
    'server.busy',
  ],
});
export const describePicture = endpoint({
  method: 'PUT',
  path: `${base}/pictures/:id/alt`,
  tag,
  summary: 'Say what a picture shows, for people who do not see it. A language that is not named stays as it is; either may be empty.',
  access: 'vendor-unpublished',
  params: one,
  body: body({ alt: z.strictObject({ en: line(pictureRules.altLengthMax).optional(), id: line(pictureRules.altLengthMax).optional() }) }),
  answer: data(ownPicture),
  refusals: ['request.not_found', 'pictures.alt_too_long', 'catalogue.text_invalid'],
});
export const deletePicture = endpoint({
  method: 'DELETE',
  path: `${base}/pictures/:id`,
  tag,
  summary: 'Forget a picture that is shown nowhere.',
  access: 'vendor-unpublished',
  params: one,
  answers: 'nothing',
  refusals: ['request.not_found', 'pictures.in_use'],
});

const portfolio = z.object({
  version: z.int(),
  saved_at: instant.nullable(),
  /** In the order couples see; the first is the cover. */
  pictures: z.array(ownPicture),
  maximum: z.int(),
});
export type Portfolio = z.infer<typeof portfolio>;
export const getPortfolio = endpoint({
  method: 'GET',
  path: `${base}/me/portfolio`,
  tag,
  summary: 'The photos of my portfolio, in their order.',
  access: 'vendor-unpublished',
  answer: data(portfolio),
});
export const savePortfolio = endpoint({
  method: 'PUT',
  path: `${base}/me/portfolio`,
  tag,
  summary:
    'Choose and order the photos of my portfolio. `version` is the one that was seen: whoever saved over a newer one is told, unless it says the same.',
  access: 'vendor-unpublished',
  body: body({ version: counted, pictures: z.array(z.uuid()).max(pictureRules.portfolioMax * 2) }),
  answer: data(portfolio),
  refusals: ['pictures.moved_on', 'pictures.unknown', 'pictures.twice', 'pictures.too_many'],
});
export const getProfilePicture = endpoint({
  method: 'GET',
  path: `${base}/me/profile_picture`,
  tag,
  summary: 'My profile picture, or null.',
  access: 'vendor-unpublished',
  answer: data(ownPicture.nullable()),
});
export const saveProfilePicture = endpoint({
  method: 'PUT',
  path: `${base}/me/profile_picture`,
  tag,
  summary: 'Choose my profile picture; null removes it.',
  access: 'vendor-unpublished',
  body: body({ picture: z.uuid().nullable() }),
  answer: data(ownPicture.nullable()),
  refusals: ['pictures.unknown'],
});
