// Finds what must not be in the project: unfinished work, disabled checks, paths of one machine, and in texts the words that docs/glossary.md replaces.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

interface GlossaryWord {
  readonly language: string;
  readonly pattern: RegExp;
  readonly why: string;
}
const glossary: readonly GlossaryWord[] = [
  ...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (en|id) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, language = '', word = '', say = '']) => ({
  language,
  pattern: new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu'),
  why: `“${word}” in a text; say “${say}” (docs/glossary.md)`,
}));
if (glossary.length === 0) throw new Error('docs/glossary.md has no table of words');
/** The sentences of a line of a catalogue: its literals without the key before the colon. `\n` ends a word. */
const sentencesOf = (line: string): string =>
  /^\s*(\/\/|\/?\*)/.test(line) ? '' : line.replace(/^\s*('[^']*'|\w+):/, '').replaceAll('\\n', ' ');
const languageOf = (file: string): string | undefined => /^texts\/.*\.(en|id)\.ts$/.exec(file)?.[1];

const found = files.flatMap((file) => {
  const language = languageOf(file);
  const words = glossary.filter((word) => word.language === language);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => [
      ...forbiddenPatterns.filter(([rule]) => rule.test(line)).map(([, why]) => `${file}:${i + 1}: ${why}`),
      ...words.filter(({ pattern }) => pattern.test(sentencesOf(line))).map(({ why }) => `${file}:${i + 1}: ${why}`),
    ]);
});
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
