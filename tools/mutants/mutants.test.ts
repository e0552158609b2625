// A defect that no longer fits its file is planted nowhere, and its tests prove nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

test('each defect fits its file in one place', () => {
  const placesOf = ({ file, from }: (typeof mutants)[number]): number =>
    readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8').split(from).length - 1;
  expect(mutants.filter((mutant) => placesOf(mutant) !== 1).map(({ name }) => name)).toEqual([]);
});
