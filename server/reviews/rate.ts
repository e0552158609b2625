import { meanOf, scoreOf } from '../../core/reviews/score.ts';
import { dayMs } from '../../core/time.ts';
import { lockVendors, saveRatings } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { ReviewsContext } from './context.ts';
import { reviewedVendors, starsOf } from './review-store.ts';

/**
 * Works out what the reviews of these vendors come to: their mean and number, and the score lists are ordered by. Under the lock of the vendors, so
 * that of two reviews written at the same moment the later counts both.
 */
export async function rateVendors(tx: Tx, vendorIds: readonly number[], now: number): Promise<void> {
  await lockVendors(tx, vendorIds);
  const starsBy = await starsOf(tx, vendorIds);
  await saveRatings(
    tx,
    vendorIds.map((vendorId) => {
      const reviews = (starsBy.get(vendorId) ?? []).map(({ stars, createdAt }) => ({
        stars,
        count: 1,
        ageDays: (now - createdAt) / dayMs,
      }));
      return { vendorId, mean: meanOf(reviews), count: reviews.length, score: scoreOf(reviews) };
    }),
  );
}

const atOnce = 200;

/** Rates all vendors with reviews again: they are a day older. Where some cannot be rated together, each is rated alone. */
export async function rateAgain({ db, clock }: Pick<ReviewsContext, 'db' | 'clock'>): Promise<void> {
  const rate = (vendorIds: readonly number[]) => inTransaction(db, (tx) => rateVendors(tx, vendorIds, clock.now()));
  const pieces: { readonly id: number; readonly vendorIds: readonly number[] }[] = [];
  for (let after = 0; ; ) {
    const vendorIds = await reviewedVendors(db, after, atOnce);
    const last = vendorIds.at(-1);
    if (last === undefined) break;
    pieces.push({ id: last, vendorIds });
    after = last;
  }
  await eachAlone(pieces, ({ vendorIds }) => rate(vendorIds).catch(() => eachAlone(vendorIds, (vendorId) => rate([vendorId]))));
}
