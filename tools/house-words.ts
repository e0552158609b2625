// Words that must not be in the project: unfinished work, switched-off checks, paths of one machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sql|md|html)$/.test(file) && file !== 'tools/house-words.ts');
const rules: readonly (readonly [RegExp, string])[] = [
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'unfinished work'],
  [/\b(test|it|describe)\.(only|skip|todo)\b/, 'a test that does not run'],
  [/@ts-(ignore|expect-error|nocheck)|oxlint-disable|biome-ignore/, 'a switched-off check'],
  [/(^|[\s'"`(])\/(root|home|work)\/\w/, 'a path of one machine'],
  [/dangerouslySetInnerHTML/, 'HTML from data'],
];
const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => rules.filter(([rule]) => rule.test(line)).map(([, why]) => `${file}:${i + 1}: ${why}`)),
);
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
