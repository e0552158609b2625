// Matches a response with an example: values must be equal, patterns and functions decide, objects may contain more.

export type Expected =
  | string
  | number
  | boolean
  | null
  | RegExp
  | ((value: unknown) => boolean)
  | readonly [Expected]
  | { readonly [name: string]: Expected };

/** For counts and amounts of money. */
export const whole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
/** For ids, and for amounts that cannot be nothing. */
export const positive = (value: unknown): boolean => whole(value) && Number(value) > 0;
export const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
export const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
export const someText = /\S/;
/** Where either will do, but nothing else, not even null. */
export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
/** Where a field may be empty: absent is not the same. */
export const orNull =
  (expected: Expected) =>
  (value: unknown): boolean =>
    value === null || isLike(value, expected);
/** Compared as values, without patterns. */
export const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
/** Unlike a list of one example it may be empty. */
export const listOf =
  (expected: Expected) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((item) => isLike(item, expected));

/** Throws where an answer is not what is expected, and says where. A list of one stands for a list, not empty, of such. */
export function assertLike(value: unknown, expected: Expected, where = 'the answer'): void {
  const wrong = () => new Error(`${where} is ${JSON.stringify(value)?.slice(0, 120) ?? 'missing'}, not ${wordsOf(expected)}`);
  if (expected instanceof RegExp) {
    if (typeof value !== 'string' || !expected.test(value)) throw wrong();
  } else if (typeof expected === 'function') {
    if (!expected(value)) throw wrong();
  } else if (isList(expected)) {
    if (!Array.isArray(value) || value.length === 0) throw wrong();
    for (const [index, item] of value.entries()) assertLike(item, expected[0], `${where}[${index}]`);
  } else if (typeof expected === 'object' && expected !== null) {
    if (typeof value !== 'object' || value === null) throw wrong();
    const parts = new Map<string, unknown>(Object.entries(value));
    for (const [name, part] of Object.entries(expected)) assertLike(parts.get(name), part, `${where}.${name}`);
  } else if (value !== expected) throw wrong();
}

const isList = (expected: Expected): expected is readonly [Expected] => Array.isArray(expected);

function isLike(value: unknown, expected: Expected): boolean {
  try {
    assertLike(value, expected);
    return true;
  } catch {
    return false;
  }
}

const wordsOf = (expected: Expected): string =>
  expected instanceof RegExp
    ? String(expected)
    : typeof expected === 'function'
      ? expected.name || 'what is expected'
      : JSON.stringify(expected);
