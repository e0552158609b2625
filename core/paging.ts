/** One page of a list: the first page is 1. */
export type Page = { readonly page: number; readonly limit: number };

/** No list is longer than this on the wire. (product 12, reliability S46) */
const pageLimitMax = 100;
const pageLimitDefault = 20;
/** Far enough for every list a person reads; keeps `offsetOf` far inside the safe integers. */
const pageMax = 100_000;

/** The page a list is asked for, with out-of-range or unreadable numbers moved to the nearest that can be served. Never refuses. */
export function pageOf(asked: { readonly page?: number | undefined; readonly limit?: number | undefined }): Page {
  return { page: within(asked.page, 1, pageMax, 1), limit: within(asked.limit, 1, pageLimitMax, pageLimitDefault) };
}

/** How many rows come before a page. */
export function offsetOf({ page, limit }: Page): number {
  return (page - 1) * limit;
}

/** How many pages a list of `total` rows has; an empty list has one, empty, page. */
export function pageCountOf(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

function within(value: number | undefined, min: number, max: number, fallback: number): number {
  if (value === undefined || Number.isNaN(value)) return fallback;
  return Math.min(max, Math.max(min, Math.trunc(value)));
}
