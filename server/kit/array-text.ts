// Arrays as PostgreSQL reads them. The driver's own way asks of each item what it is and escapes it: in sets of clicks, a fifth of the work.

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
