/**
 * One order out of two that were made at the same time over `base`, here and elsewhere: what either added is there, what either removed is
 * not, and the order is the one made here. Ids are unique in each.
 */
export function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  if (isSameOrder(mine, base)) return [...theirs];
  const [before, here, there] = [new Set(base), new Set(mine), new Set(theirs)];
  const kept = mine.filter((id) => there.has(id) || !before.has(id));
  const added = theirs.filter((id) => !before.has(id) && !here.has(id));
  return [...kept, ...added];
}

/** Whether two lists have the same ids in the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The list after one of it went from one position to another; positions count from 0. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
