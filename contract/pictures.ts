// Public pictures: portfolio, profile picture, products (product 3, 9; decision 0039).
import * as z from 'zod';
import { pictureRules } from '../core/pictures/rules.ts';
import { endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';
import { bilingual, body, counted, data, instant, line, params } from './shapes.ts';

const tag = 'pictures';
const base = '/ms/bs-vendors/api/v1';

/** A picture to show, with its dimensions, so that the layout doesn’t shift while it loads. */
export const picture = z.object({
  id: z.string(),
  /** Size of the widest version, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Alternative text; either language may be empty. */
  alt: bilingual,
  /** Placeholder colour, `#rrggbb`. */
  color: z.string(),
  /** A tiny preview as a `data:` URL; empty if there is none. */
  blur: z.string(),
  /** JPEG for browsers without support for newer formats, and for link previews. */
  src: z.string(),
  /** Newer formats in several widths, preferred first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type Picture = z.infer<typeof picture>;

const share = z.number().min(0).max(1);
const crop = z.strictObject({ x: share, y: share, width: share, height: share });
/** A picture with the fields its vendor edits. */
export const ownPicture = picture.extend({
  /** Size of the stored original in pixels; null for drawings, which can’t be cropped. */
  original: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** Quarter turns clockwise, applied before the crop. */
  turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The visible part, as fractions of the sides of the rotated original; null: all of it. */
  crop: crop.nullable(),
});
export type OwnPicture = z.infer<typeof ownPicture>;

const one = params({ id: z.uuid() });
export const looks = [
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
  summary: `Upload one JPEG, PNG or WebP of at most ${pictureRules.fileSizeBytesMax} bytes: multipart/form-data with one part named \`file\`. It is not visible until it is used in the portfolio, as profile picture or in a product, and is deleted after a day without use.`,
  access: 'vendor-unpublished:profile',
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
  summary: 'Get one of my pictures.',
  access: 'vendor-unpublished:view',
  params: one,
  answer: data(ownPicture),
  refusals: ['request.not_found'],
});
export const openOriginal = endpoint({
  method: 'GET',
  path: `${base}/pictures/:id/original`,
  tag,
  summary: 'Download the original of one of my pictures, without metadata and with at most 2,400 pixels on the long side.',
  access: 'vendor-unpublished:view',
  params: one,
  answers: 'file',
  refusals: ['request.not_found', 'pictures.not_croppable'],
});
export const cropPicture = endpoint({
  method: 'PUT',
  path: `${base}/pictures/:id/crop`,
  tag,
  summary: 'Rotate and crop a picture. Always cut from the original, so nothing is lost. The picture’s URLs change.',
  access: 'vendor-unpublished:profile',
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
  summary: 'Set the alternative text of a picture. A language that is omitted doesn’t change; either may be empty.',
  access: 'vendor-unpublished:profile',
  params: one,
  body: body({ alt: z.strictObject({ en: line(pictureRules.altLengthMax).optional(), id: line(pictureRules.altLengthMax).optional() }) }),
  answer: data(ownPicture),
  refusals: ['request.not_found', 'pictures.alt_too_long', 'catalogue.text_invalid'],
});
export const deletePicture = endpoint({
  method: 'DELETE',
  path: `${base}/pictures/:id`,
  tag,
  summary: 'Delete a picture that is not in use.',
  access: 'vendor-unpublished:profile',
  params: one,
  answers: 'nothing',
  refusals: ['request.not_found', 'pictures.in_use'],
});

const portfolio = z.object({
  version: z.int(),
  saved_at: instant.nullable(),
  /** In the order couples see them; the first is the cover. */
  pictures: z.array(ownPicture),
  maximum: z.int(),
});
export type Portfolio = z.infer<typeof portfolio>;
export const getPortfolio = endpoint({
  method: 'GET',
  path: `${base}/me/portfolio`,
  tag,
  summary: 'Get the photos of my portfolio, in order.',
  access: 'vendor-unpublished:view',
  answer: data(portfolio),
});
export const savePortfolio = endpoint({
  method: 'PUT',
  path: `${base}/me/portfolio`,
  tag,
  summary:
    'Replace the photos of my portfolio and their order. `version` is the version that was read; a different one is refused unless the photos are the same.',
  access: 'vendor-unpublished:profile',
  body: body({ version: counted, pictures: z.array(z.uuid()).max(pictureRules.portfolioMax * 2) }),
  answer: data(portfolio),
  refusals: ['pictures.changed_elsewhere', 'pictures.unknown', 'pictures.twice', 'pictures.too_many'],
});
export const getProfilePicture = endpoint({
  method: 'GET',
  path: `${base}/me/profile_picture`,
  tag,
  summary: 'Get my profile picture, or null.',
  access: 'vendor-unpublished:view',
  answer: data(ownPicture.nullable()),
});
export const saveProfilePicture = endpoint({
  method: 'PUT',
  path: `${base}/me/profile_picture`,
  tag,
  summary: 'Set my profile picture; null removes it.',
  access: 'vendor-unpublished:profile',
  body: body({ picture: z.uuid().nullable() }),
  answer: data(ownPicture.nullable()),
  refusals: ['pictures.unknown'],
});
