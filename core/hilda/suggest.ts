import { scoreOf } from '../reviews/score.ts';
/** What a couple plans, as far as it has said so: where, and what it still looks for. */
export type PlannedWedding = { readonly cityId: number | null; readonly categoryIds: readonly number[] };
/** A vendor Hilda may suggest, with what it offers where and how well it is liked. */
export type HildaCandidate = {
  readonly vendorId: number;
  readonly services: readonly { readonly categoryId: number; readonly cityId: number }[];
  readonly rating: number | null;
  readonly reviewCount: number;
};

const perCategoryMax = 3;
const suggestionsMax = 12;

/**
 * Whom Hilda suggests: vendors that offer what the couple still looks for, in its city. Best liked first, category by category in turn, so
 * that the first row is not three florists; at most three of a category, twelve in all, each vendor once. No one as long as the city or
 * the wishes are not known. (product 9)
 */
export function suggestVendors<C extends HildaCandidate>({ cityId, categoryIds }: PlannedWedding, candidates: readonly C[]): readonly C[] {
  const byLiking = candidates.toSorted((one, other) => liking(other) - liking(one) || one.vendorId - other.vendorId);
  const columns = categoryIds.map((categoryId) =>
    byLiking
      .filter(({ services }) => services.some((service) => service.categoryId === categoryId && service.cityId === cityId))
      .slice(0, perCategoryMax),
  );
  const rows = Array.from({ length: perCategoryMax }, (_, row) => columns.flatMap((column) => column[row] ?? []));
  return [...new Map(rows.flat().map((candidate) => [candidate.vendorId, candidate])).values()].slice(0, suggestionsMax);
}

/** As in the lists of the marketplace, though without the age of reviews. */
const liking = ({ rating, reviewCount }: HildaCandidate): number => scoreOf([{ stars: rating ?? 0, count: reviewCount, ageDays: 0 }]);
