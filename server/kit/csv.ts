import { setTimeout as rest } from 'node:timers/promises';
import { hourMs } from '../../core/time.ts';
import type { Language } from '../../texts/typed.ts';

/** What a cell may hold: a number is written as it is, for sums; a text is made harmless. */
export type Cell = string | number | null;

/** A spreadsheet takes a text that starts like this for a formula, some also with the wide signs of East Asia; an apostrophe in front keeps it a text. (S29) */
const looksLikeFormula = /^[=+\-@＝＋－＠\t\r\n]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Where the comma parts whole numbers from fractions, spreadsheets expect semicolons between cells: a file with commas is one column there. */
const separators: Readonly<Record<Language, string>> = { en: ',', id: ';' };

/** Rows written in one go; then anyone who else waits has the event loop for as long as they took. */
const rowsInOneGo = 250;

/**
 * A CSV file as spreadsheets in a language open it, with a byte order mark, without which they misread letters beyond ASCII. However long it
 * is, no one waits for more than a few rows of it. (S62)
 */
export async function csvOf(
  language: Language,
  headings: readonly string[],
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): Promise<string> {
  const separator = separators[language];
  const lineOf = (cells: readonly Cell[]): string => `${cells.map(written).join(separator)}\r\n`;
  let file = `\uFEFF${lineOf(headings)}`;
  let count = 0;
  let began = performance.now();
  for await (const row of rows) {
    file += lineOf(row);
    if (++count % rowsInOneGo > 0) continue;
    await rest(performance.now() - began);
    began = performance.now();
  }
  return file;
}

/** An instant as two cells that a spreadsheet takes for a date and a time: `2026-11-22`, `13:05`, in WIB. */
export function dateAndTime(at: number): [date: string, time: string] {
  const wall = new Date(at + 7 * hourMs).toISOString();
  return [wall.slice(0, 10), wall.slice(11, 16)];
}

/** The header that names a file after what it is, whose, and of which days: `clicks_kirana-catering_2026-11-01_2026-11-22.csv`. */
export const csvNamed = (...parts: readonly (string | undefined)[]): string =>
  `attachment; filename="${parts.filter((part) => part !== undefined).join('_')}.csv"`;
