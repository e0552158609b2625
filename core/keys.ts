/** The names in an object that has no others than its type says: one that was made here, not one that was read. */
export function keysOf<T extends object>(of: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = [];
  for (const key in of) keys.push(key);
  return keys;
}

/** A value for each of these names, and for no others. */
export const recordOf = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
