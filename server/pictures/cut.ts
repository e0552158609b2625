import type { FastifyReply } from 'fastify';
import type { OwnPicture } from '../../contract/pictures.ts';
import { type Crop, cutOf, type Turns } from '../../core/pictures/crop.ts';
import { checkAlt, pictureRules } from '../../core/pictures/rules.ts';
import { contentsOf, cutPicture } from '../files/api.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { commitSoFar } from '../kit/unit.ts';
import { sendAttachment } from '../kit/upload.ts';
import type { PicturesContext } from './context.ts';
import { forgetCut } from './forget.ts';
import { mediaTypeOf, originalLocation, type OwnPictureRow, presentOwn } from './present.ts';
import { findOwn, writeAlt, writeCut } from './store.ts';
import { keepFiles, newMark, type Uploader } from './take-in.ts';

const hourSeconds = 3_600;

/**
 * Cuts a picture anew from its original. The new files have new addresses; the old ones continue answering for a day, for pages that are open.
 * Of two who cut at once, the one that comes last is done again on top.
 */
export async function cutAnew(
  ctx: PicturesContext,
  uploader: Uploader,
  id: string,
  { turns, crop }: { readonly turns: Turns; readonly crop: Crop | null },
): Promise<OwnPicture> {
  const { vendorId, accountId } = uploader;
  const { original, mark: before, row } = await croppable(ctx, vendorId, id);
  const cut = cutOf(original, turns, crop);
  if (!cut.ok) throw new Refused(cut.refusals);
  if (row.turns === turns && JSON.stringify(row.crop) === JSON.stringify(crop)) return presentOwn(row);
  const wait = await ctx.throttle.hit(ctx.db, `picture-cut:${vendorId}`, {
    attempts: pictureRules.cutsPerHour,
    windowSeconds: hourSeconds,
  });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const made = await cutPicture(ctx, accountId, await contentsOf(ctx, originalLocation(id)), cut.value);
  const mark = newMark();
  // Whatever becomes of this process, files under a mark that is not the picture's are removed in the end.
  await inTransaction(ctx.db, (tx) => forgetCut(ctx, tx, id, mark, made.files));
  await commitSoFar();
  await keepFiles(ctx, id, mark, made);
  const isDone = await inTransaction(ctx.db, async (tx) => {
    if (!(await writeCut(tx, { id, before, made, mark, turns, crop }))) return false;
    await forgetCut(ctx, tx, id, before, filesOf(row));
    await ctx.changed(tx, vendorId);
    return true;
  });
  if (isDone) return readOwn(ctx, vendorId, id);
  await commitSoFar();
  return cutAnew(ctx, uploader, id, { turns, crop });
}

/** What was uploaded, for its vendor alone. */
export async function sendOriginal(ctx: PicturesContext, vendorId: number, id: string, reply: FastifyReply): Promise<FastifyReply> {
  await croppable(ctx, vendorId, id);
  const bytes = await contentsOf(ctx, originalLocation(id));
  return sendAttachment(reply, { name: 'original.jpg', mediaType: mediaTypeOf.jpeg, bytes });
}

/** Another vendor's picture, or one that is still being made, is `request.not_found`. */
export async function readOwn(ctx: PicturesContext, vendorId: number, id: string): Promise<OwnPicture> {
  const row = await findOwn(ctx.db, { vendorId }, id);
  return row ? presentOwn(row) : refuseWith('request.not_found');
}

/** Says what a picture shows. */
export async function describePicture(
  ctx: PicturesContext,
  vendorId: number,
  id: string,
  typed: { readonly en?: string | undefined; readonly id?: string | undefined },
): Promise<OwnPicture> {
  const { en = '', id: indonesian = '' } = typed;
  const alt = checkAlt({ en, id: indonesian });
  if (!alt.ok) throw new Refused(alt.refusals);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await findOwn(tx, { vendorId }, id))) refuseWith('request.not_found');
    await writeAlt(tx, id, {
      ...(typed.en !== undefined && { alt_en: alt.value.en }),
      ...(typed.id !== undefined && { alt_id: alt.value.id }),
    });
    await ctx.changed(tx, vendorId);
  });
  return readOwn(ctx, vendorId, id);
}

async function croppable(ctx: PicturesContext, vendorId: number, id: string) {
  const row = (await findOwn(ctx.db, { vendorId }, id)) ?? refuseWith('request.not_found');
  const { original_width: width, original_height: height, mark } = row;
  if (width === null || height === null || mark === null) return refuseWith('pictures.not_croppable');
  return { row, original: { width, height }, mark };
}

const filesOf = ({ widths, fallback_width: fallback }: OwnPictureRow) => [
  ...widths.map((width) => ({ kind: 'webp' as const, width })),
  ...(fallback === null ? [] : [{ kind: 'jpeg' as const, width: fallback }]),
];
