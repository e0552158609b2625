// Replaces the text between two markers in a document with the figures of a run.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const mark = (name: string, place: 'begin' | 'end'): string => `<!-- ${name}: ${place} -->`;

/** Puts a text between the marks of a name in a document of `docs/`. Throws when they are not there. */
export function writeInto(document: string, name: string, text: string): void {
  const file = path.join(import.meta.dirname, '..', 'docs', document);
  const before = readFileSync(file, 'utf8');
  const [head, rest] = before.split(mark(name, 'begin'));
  const tail = rest?.split(mark(name, 'end'))[1];
  if (head === undefined || tail === undefined) throw new Error(`${document} has no place for ${name}`);
  writeFileSync(file, `${head}${mark(name, 'begin')}\n${text}\n${mark(name, 'end')}${tail}`);
}
