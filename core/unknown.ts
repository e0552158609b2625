/** The fields of a value of which nothing is known: none where it has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The items of a value of which nothing is known: none where it is no list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
