const limit = 100;
const pagesMax = 3;

/** All rows of a list, and how many there are beyond what a month can show. */
export interface Whole<T> {
  readonly all: readonly T[];
  readonly beyond: number;
}

interface Found<T> {
  readonly data: readonly T[];
  readonly meta: { readonly total: number };
}

/** Reads a list to its end, but not more than three hundred rows of it. What moves between two pages while they are read is shown once. */
export async function everyPage<T extends { readonly id: string }>(
  read: (page: { readonly page: number; readonly limit: number }) => Promise<Found<T>>,
): Promise<Whole<T>> {
  const first = await read({ page: 1, limit });
  const pages = Math.min(pagesMax, Math.ceil(first.meta.total / limit));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, n) => read({ page: n + 2, limit })));
  const found = new Map([first, ...others].flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
  return { all: [...found.values()], beyond: Math.max(0, first.meta.total - pages * limit) };
}
