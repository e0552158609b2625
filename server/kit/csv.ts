/** What a cell may hold: a number is written as it is, for sums; a text is made harmless. */
export type Cell = string | number | null;

/** A spreadsheet takes a text that begins like this for a formula; an apostrophe in front keeps it a text. (S29) */
const looksLikeFormula = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file with a byte order mark, without which spreadsheets misread letters beyond ASCII. */
export const csvOf = (headings: readonly string[], rows: Iterable<readonly Cell[]>): string =>
  `\uFEFF${[headings, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
