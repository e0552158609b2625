/** The same shape, in which everything may be changed. */
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

/** A copy of plain data that its receiver may change. */
export const mutableCopy = <T>(value: T): Mutable<T> => copyOf(value) as Mutable<T>;
