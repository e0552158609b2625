/** What a job has to do something for: an id, or what has one. */
type Item = string | number | { readonly id: string | number };

/**
 * Does the work of a job for one after the other. One that fails keeps no one behind it from theirs: once all others are done the job fails and
 * names those that are left, by their ids.
 */
export async function eachAlone<I extends Item>(items: readonly I[], work: (item: I) => Promise<void>): Promise<void> {
  const faults = new Map<string | number, unknown>();
  for (const item of items)
    try {
      await work(item);
    } catch (fault) {
      faults.set(typeof item === 'object' ? item.id : item, fault);
    }
  if (faults.size === 0) return;
  throw new AggregateError(faults.values(), `${faults.size} of ${items.length} could not be done: ${[...faults.keys()].join(', ')}`);
}
