// A link that does something else than lead on once the scripts are there says so: pressed before, it waits for them instead of leading away (web/early/act.ts).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..', 'web', 'features', 'marketplace');
const linkTag = /<a\b(?:[^>]|=>)*>/g;
const links = globSync('**/*.tsx', { cwd: folder }).flatMap((file) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(linkTag)].map(([tag]) => ({ file, tag })),
);
/** What is done beside following the link is an arrow of its own; what takes its place is handed over. */
const isTakenOver = (tag: string): boolean => /onClick=\{(?!\(\) =>)/.test(tag);

test('links of the marketplace that scripts take over wait for them', () => {
  expect(links.filter(({ tag }) => isTakenOver(tag)).length).toBeGreaterThan(3);
  expect(links.filter(({ tag }) => isTakenOver(tag) && !tag.includes('data-scripted'))).toEqual([]);
});
