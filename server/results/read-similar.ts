import type { SimilarVendors } from '../../contract/results.ts';
import { recordOf } from '../../core/keys.ts';
import { adviceFrom, comparisonOf, measures } from '../../core/results/similar.ts';
import type { Connection } from '../kit/database.ts';
import { measureOf } from './measure-store.ts';

/** How a vendor does beside similar ones, as of last night, and the one thing its figures advise. (decision 0150) */
export async function readSimilar(db: Connection, vendorId: number): Promise<SimilarVendors> {
  const found = await measureOf(db, vendorId);
  if (found === null) return { measured_on: null, measures: [], advice: null };
  const { day, measured, groups } = found;
  const comparisons = recordOf(measures, (measure) => comparisonOf(groups.filter((group) => group.measure === measure)));
  return {
    measured_on: day,
    measures: measures.map((measure) => {
      const comparison = comparisons[measure];
      if (comparison === null) return { measure, own: measured[measure], similar: null };
      const { basis, quarters } = comparison;
      const { low, median, high } = quarters;
      // The vendor itself is in its group only where it was measured.
      const others = quarters.vendors - (measured[measure] === null ? 0 : 1);
      return { measure, own: measured[measure], similar: { basis, vendors: others, low, median, high } };
    }),
    advice: adviceFrom(
      measured,
      recordOf(measures, (measure) => comparisons[measure]?.quarters.median ?? null),
    ),
  };
}
