/** What a job has to do something for: an id, or what has one. */
type Item = string | number | { readonly id: string | number };

/**
 * Does the work of a job for one after the other. One that fails keeps no one behind it from theirs: once all others are done the job fails and
 * names those that are left, by their ids.
 */
export async function eachAlone<I extends Item>(items: readonly I[], work: (item: I) => Promise<void>): Promise<void> {
  const faults = new Map<string, unknown>();
  for (const item of items)
    try {
      await work(item);
    } catch (fault) {
      const name = String(typeof item === 'object' ? item.id : item);
      faults.set(fault instanceof AggregateError ? `${name} (${fault.message})` : name, fault);
    }
  if (faults.size === 0) return;
  const [first] = faults.values();
  throw new AggregateError(faults.values(), `${faults.size} of ${items.length} could not be done: ${[...faults.keys()].join(', ')}`, {
    cause: first,
  });
}

/** The same for the parts of a job that have nothing to do with each other, by their names. */
export const partsAlone = (parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> =>
  eachAlone(Object.keys(parts), async (name) => {
    await parts[name]?.();
  });
