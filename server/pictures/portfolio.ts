import type { OwnPicture, Portfolio } from '../../contract/pictures.ts';
import { pictureRules } from '../../core/pictures/rules.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { ownPicturesIn, showPictures } from './api.ts';
import type { PicturesContext } from './context.ts';

const place = 'portfolio';
const maximum = pictureRules.portfolioMax;

/** The photos of a vendor's portfolio, the cover first. */
export async function readPortfolio(db: Connection, vendorId: number): Promise<Portfolio> {
  const [row, pictures] = await Promise.all([
    db.selectFrom('portfolio').select(['version', 'saved_at']).where('vendor_id', '=', vendorId).executeTakeFirst(),
    ownPicturesIn(db, { vendorId, place }),
  ]);
  return { version: row?.version ?? 0, saved_at: row?.saved_at.toISOString() ?? null, pictures, maximum };
}

/**
 * Chooses and orders the photos of a portfolio. Anyone who saw an older state is told, unless it wants what is there: the same request again is
 * no conflict.
 */
export function savePortfolio(
  ctx: PicturesContext,
  vendorId: number,
  { version, pictures }: { readonly version: number; readonly pictures: readonly string[] },
): Promise<Portfolio> {
  return inTransaction(ctx.db, async (tx) => {
    const seen = await lockPortfolio(tx, vendorId, ctx.clock.now());
    if (seen !== version) {
      const there = await readPortfolio(tx, vendorId);
      const isSame = there.pictures.map(({ id }) => id).join() === pictures.join();
      return isSame ? there : refuseWith('pictures.changed_elsewhere');
    }
    const at = ctx.clock.now();
    await showPictures(tx, { vendorId, place, maximum, at }, pictures);
    await tx
      .updateTable('portfolio')
      .set({ version: version + 1, saved_at: new Date(at) })
      .where('vendor_id', '=', vendorId)
      .execute();
    await ctx.changed(tx, vendorId);
    return readPortfolio(tx, vendorId);
  });
}

/** The version of a portfolio, held until the transaction ends. */
async function lockPortfolio(tx: Tx, vendorId: number, now: number): Promise<number> {
  const row = await tx
    .insertInto('portfolio')
    .values({ vendor_id: vendorId, saved_at: new Date(now) })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet((eb) => ({ version: eb.ref('portfolio.version') })))
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Null while the vendor has chosen none. */
export const readProfilePicture = async (db: Connection, vendorId: number): Promise<OwnPicture | null> =>
  (await ownPicturesIn(db, { vendorId, place: 'profile' }))[0] ?? null;

/** Null takes it away; the picture itself stays for a day, in which it can be shown again. */
export function saveProfilePicture(ctx: PicturesContext, vendorId: number, picture: string | null): Promise<OwnPicture | null> {
  return inTransaction(ctx.db, async (tx) => {
    await showPictures(tx, { vendorId, place: 'profile', maximum: 1, at: ctx.clock.now() }, picture === null ? [] : [picture]);
    await ctx.changed(tx, vendorId);
    return readProfilePicture(tx, vendorId);
  });
}
