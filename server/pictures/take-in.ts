import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { OwnPicture } from '../../contract/pictures.ts';
import { pictureRules } from '../../core/pictures/rules.ts';
import { keepFile, takePicture } from '../files/api.ts';
import { inTransaction } from '../kit/database.ts';
import { commitSoFar } from '../kit/unit.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Upload } from '../kit/upload.ts';
import type { MadePicture } from '../ports/file-inspector.ts';
import type { PicturesContext } from './context.ts';
import { originalLocation, presentOwn, storeName } from './present.ts';
import { announcePicture, findOwn, keptBy, lockPictures, type PictureOwner, settlePicture } from './store.ts';

const hourSeconds = 3_600;

/** Whose picture it is, and who waits for it. */
export interface Uploader extends PictureOwner {
  readonly accountId: number;
}

/**
 * Takes a picture in: read, scanned, made in all its widths in a process of its own, stored, and only then there to be shown. It takes a
 * second; anyone who comes when too many wait is asked to come again. The same idempotency key is the same picture. (decision 0039)
 */
export async function takeIn(
  ctx: PicturesContext,
  { accountId, ...owner }: Uploader,
  key: string | null,
  readFile: () => Promise<Upload>,
): Promise<OwnPicture> {
  const { vendorId, coupleId } = owner;
  const id = key === null ? randomUUID() : idOfKey(owner, key);
  const there = key === null ? undefined : await findOwn(ctx.db, owner, id);
  if (there) return presentOwn(there);
  const [turn, attempts] =
    coupleId === undefined
      ? [`picture:${vendorId}`, pictureRules.uploadsPerHour]
      : [`picture-of:${coupleId}`, pictureRules.coupleUploadsPerHour];
  const wait = await ctx.throttle.hit(ctx.db, turn, { attempts, windowSeconds: hourSeconds });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const made = await takePicture(ctx, accountId, await readFile());
  const mark = await inTransaction(ctx.db, async (tx) => {
    // Of several at once, none may slip past the limit together.
    await lockPictures(tx, vendorId);
    assertRoom(await keptBy(tx, owner), made, coupleId === undefined ? pictureRules.vendorPicturesMax : pictureRules.couplePicturesMax);
    return announcePicture(tx, { ...owner, id, made, mark: newMark(), at: ctx.clock.now() });
  });
  // Files no row knows of would never be removed.
  await commitSoFar();
  await keepFile(ctx, originalLocation(id), made.original.bytes);
  await keepFiles(ctx, id, mark, made);
  await settlePicture(ctx.db, id);
  const row = await findOwn(ctx.db, owner, id);
  return row ? presentOwn(row) : refuseWith('request.not_found');
}

/** Part of the names of a cut's files: browsers may keep those for good, since another cut has another mark. */
export const newMark = (): string => randomBytes(6).toString('hex');

/** Writes everything that is shown of a picture. Pictures are for everyone: they lie open. */
export async function keepFiles(ctx: Pick<PicturesContext, 'files'>, id: string, mark: string, made: MadePicture): Promise<void> {
  await Promise.all(made.files.map(({ kind, width, bytes }) => ctx.files.put(storeName(id, mark, width, kind), bytes)));
}

function assertRoom({ count, bytes }: { count: number; bytes: number }, { files, original }: MadePicture, maximum: number): void {
  const added = files.reduce((sum, file) => sum + file.bytes.length, original.bytes.length);
  if (count >= maximum || bytes + added > pictureRules.vendorBytesMax) refuseWith('files.quota_exceeded', { field: 'file' });
}

/** A uuid that is always the same for an owner and its key. */
function idOfKey({ vendorId, coupleId }: PictureOwner, key: string): string {
  const hex = createHash('sha256')
    .update(coupleId === undefined ? `picture ${vendorId} ${key}` : `picture ${vendorId} of ${coupleId} ${key}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
