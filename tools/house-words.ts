// Finds what must not be in the project: unfinished work, disabled checks, paths of one machine, and the words that docs/glossary.md replaces.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { textProblems } from './house-words/texts.ts';
import { codeProblems } from './house-words/code.ts';
import { glossary } from './house-words/glossary.ts';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sql|md|html)$/.test(file) && file !== 'tools/house-words.ts');
const forbiddenPatterns: readonly (readonly [RegExp, string])[] = [
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'unfinished work'],
  [/\b(test|it|describe)\.(only|skip|todo)\b/, 'a test that does not run'],
  [/@ts-(ignore|expect-error|nocheck)|oxlint-disable|biome-ignore/, 'a switched-off check'],
  [/(^|[\s'"`(])\/(root|home|work)\/\w/, 'a path of one machine'],
  [/dangerouslySetInnerHTML/, 'HTML from data'],
  [/type(=|: )["']date["']/, 'a native date box beside the one date field (web/ui/day-field.tsx)'],
];

const words = glossary(readFileSync('docs/glossary.md', 'utf8'));
/** What vendors accepted stays word for word until its next version. */
const accepted = 'texts/agreement-terms.ts';
/** Words that people type into the search are not ours. */
const typed = /^texts\/dashboard\/find\./;
const isText = (file: string): boolean =>
  /^texts\/.*\.ts$/.test(file) && !file.includes('.test.') && file !== accepted && !typed.test(file);
/** Folders whose names and comments are not searched yet. */
const unsearched = /^(core\/ads|server\/(ads|ledger|credit))\//;
const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !unsearched.test(file);
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [
    ...text
      .split('\n')
      .flatMap((line, i) => forbiddenPatterns.filter(([rule]) => rule.test(line)).map(([, why]) => `${file}:${i + 1}: ${why}`)),
    ...(isCode(file) ? codeProblems(file, text, words) : []),
    ...(isText(file) ? textProblems(file, text, words) : []),
  ];
});
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
