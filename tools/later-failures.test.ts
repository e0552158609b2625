// A reading that fails after an earlier one succeeded takes nothing from the screen: what is shown, and what was typed into it, stays.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const room = path.join(import.meta.dirname, '../web');
/** `isError` is true of a later reading as well; beside what stays a notice about it may stand. What is gone meanwhile is not shown any more. */
const allowed =
  /\{\w+\.isError && (?:\(\s*)?<Failed\b|failure=\{\w+\.error\}|isLoadingError \? \w+\.error|\w+\.error instanceof ApiError && \w+\.error\.status === 404/g;

/** Each use of `isError` and `error` of an answer in a file, other than for a notice. */
function replaced(source: string): string[] {
  const answers = [...source.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].map(([, name = '']) => name);
  const rest = source.replaceAll(allowed, '');
  return [...rest.matchAll(/(?:\b(\w+)\.(?:isError|error)|\(\{[^})]*\bisError)\b(?!:)/g)].flatMap(([found, name]) =>
    name === undefined || answers.includes(name) ? [found] : [],
  );
}

test('a screen gives way to a failure of its first reading alone (`isLoadingError`)', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: room }).map((file) => ({
    file,
    found: replaced(readFileSync(path.join(room, file), 'utf8')),
  }));
  expect(files.filter(({ found }) => found.length > 0)).toEqual([]);
});
