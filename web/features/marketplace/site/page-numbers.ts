/** Pages to offer: the first, the last and those around the current one; null stands for a gap. */
export function pageNumbers(current: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pageCount || Math.abs(page - current) <= 1,
  );
  return near.flatMap((page, index) => {
    const before = near[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
