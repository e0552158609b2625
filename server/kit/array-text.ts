// Serialises arrays for PostgreSQL. The driver checks and escapes each item, which took a fifth of the time of a batch of clicks.

export type ArrayItem = string | number | bigint | Date | null;

/** Words, numbers, ids and instants as we write them ourselves. Whatever else is in a text, it is quoted. */
const isPlain = /^[\w:./+-]+$/;

/** Unquoted it would be taken for nothing. */
const isNullWord = (text: string): boolean => text.length === 4 && text.toUpperCase() === 'NULL';

function itemText(item: ArrayItem): string {
  if (item === null) return 'NULL';
  if (typeof item === 'string') return isPlain.test(item) && !isNullWord(item) ? item : `"${item.replace(/["\\]/g, '\\$&')}"`;
  return item instanceof Date ? item.toISOString() : String(item);
}

/** One array of a statement's parameters. */
export const arrayText = (items: readonly ArrayItem[]): string => `{${items.map(itemText).join(',')}}`;
