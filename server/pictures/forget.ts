import { inTransaction, type Tx } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import { refuseWith } from '../kit/refused.ts';
import { commitSoFar } from '../kit/unit.ts';
import { pictureRules } from '../../core/pictures/rules.ts';
import type { PicturesContext } from './context.ts';
import { type FileKind, originalLocation, type PictureRow, storeName } from './present.ts';
import { deleteRow, findOwn, looseBefore, markOf, takeAway } from './store.ts';

const forget = 'pictures-forget-cut';
const atOnce = 200;

interface OldCut {
  readonly id: string;
  readonly mark: string;
  readonly files: readonly { readonly kind: FileKind; readonly width: number }[];
}

/** In a day, removes the files of a cut that is not shown any more by then. */
export const forgetCut = (
  { jobs }: Pick<PicturesContext, 'jobs'>,
  tx: Tx,
  id: string,
  mark: string,
  files: OldCut['files'],
): Promise<void> =>
  jobs.enqueue(
    tx,
    forget,
    { id, mark, files: files.map(({ kind, width }) => ({ kind, width })) },
    { startAfterSeconds: pictureRules.looseMs / 1_000 },
  );

/** Does it, unless the picture shows that cut again. */
export async function removeOldCut(
  { db, files: store }: Pick<PicturesContext, 'db' | 'files'>,
  { id, mark, files }: OldCut,
): Promise<void> {
  if ((await markOf(db, id)) === mark) return;
  for (const { kind, width } of files) await store.remove(storeName(id, mark, width, kind));
}

/** The sweep runs every hour, after anything a dead process left. */
export function registerPictureJobs(ctx: PicturesContext): void {
  ctx.jobs.handle<OldCut>({ name: forget, retries: 10, work: (cut) => removeOldCut(ctx, cut) });
  ctx.jobs.handle<object>({ name: 'pictures-sweep', retries: 2, schedule: '47 * * * *', work: () => sweepPictures(ctx) });
}

/** Removes what no place has shown for a day, and uploads that died. */
export async function sweepPictures(ctx: Pick<PicturesContext, 'db' | 'clock' | 'files'>): Promise<void> {
  await eachAlone(await looseBefore(ctx.db, ctx.clock.now() - pictureRules.looseMs, atOnce), async ({ id, vendorId }) => {
    await remove(ctx, vendorId, id);
  });
}

/** Forgets a picture that is shown nowhere, at its vendor's wish. */
export async function deletePicture(ctx: PicturesContext, vendorId: number, id: string): Promise<void> {
  if (!(await findOwn(ctx.db, { vendorId }, id))) refuseWith('request.not_found');
  if (!(await remove(ctx, vendorId, id))) refuseWith('pictures.in_use');
}

/** The store forgets before the row does: what fails half-way is found again. */
async function remove(ctx: Pick<PicturesContext, 'db' | 'files'>, vendorId: number, id: string): Promise<boolean> {
  const row = await inTransaction(ctx.db, (tx) => takeAway(tx, vendorId, id));
  if (!row) return false;
  await commitSoFar();
  await removeFiles(ctx, row);
  await deleteRow(ctx.db, id);
  return true;
}

async function removeFiles(
  { files }: Pick<PicturesContext, 'files'>,
  { id, mark, widths, fallback_width: fallback }: PictureRow,
): Promise<void> {
  if (mark === null) return; // a drawing: its file may be another's too
  for (const width of widths) await files.remove(storeName(id, mark, width, 'webp'));
  if (fallback !== null) await files.remove(storeName(id, mark, fallback, 'jpeg'));
  await files.remove(originalLocation(id).storeName);
}
