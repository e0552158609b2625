// A reading that fails is said where its answer would stand, with a way to try again: a list that is missing looks like an empty one. What a page does well
// without is read by `useBeside`. One that fails after an earlier one succeeded takes nothing from the screen: what is shown, and what was typed, stays.
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

const files = globSync('**/*.{ts,tsx}', { cwd: room }).map((file) => ({ file, source: readFileSync(path.join(room, file), 'utf8') }));

/** Readings of a file that say nothing when they fail; one that is handed on whole is answered for by the one that takes it. */
function unsaid(source: string): string[] {
  const named = [...source.matchAll(/const (\w+|\{[^}]*\}) = use(?:Infinite)?Query\(/g)].map(([, name = '']) => name);
  const isSaid = (name: string) =>
    name.startsWith('{')
      ? /\b(?:isLoadingError|isError|error)\b/.test(name)
      : new RegExp(String.raw`\b${name}\.(?:isLoadingError|isError|error)\b|[{(,[]\s*${name}\s*[,)}\]]|return ${name};`).test(source);
  return [...named.filter((name) => !isSaid(name)), ...(source.match(/use(?:Infinite)?Query\((?:[^()]|\([^()]*\))*\)\.data\b/g) ?? [])];
}

test('a reading that fails is said, or is one beside what a page is about', () => {
  const found = files
    .filter(({ file }) => file !== path.join('base', 'use-beside.ts'))
    .map(({ file, source }) => ({ file, readings: unsaid(source) }));
  expect(found.filter(({ readings }) => readings.length > 0)).toEqual([]);
});

test('a screen gives way to a failure of its first reading alone (`isLoadingError`)', () => {
  const found = files.map(({ file, source }) => ({ file, uses: replaced(source) }));
  expect(found.filter(({ uses }) => uses.length > 0)).toEqual([]);
});
