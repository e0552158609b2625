/** The names in an object that has no others than its type says: one that was made here, not one that was read. */
export function keysOf<T extends object>(of: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = [];
  for (const key in of) keys.push(key);
  return keys;
}
