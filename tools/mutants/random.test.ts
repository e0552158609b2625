import path from 'node:path';
import { expect, test } from 'vitest';
import { randomSlips, slipsOf } from './random.ts';

test('slips are planted in what is computed and decided, not in what only says types', () => {
  const text = `
    export const limit: 1 | 2 = 2;
    export function chargeOf(spent: number, isFree: boolean): string {
      if (isFree && spent >= limit) return 'no' + spent;
      return Math.max(spent - limit, 0) === 0 ? 'none' : 'some';
    }`;
  expect(slipsOf('charge.ts', text).map(({ line, from, to }) => `${line}: ${from} → ${to}`)).toEqual([
    '2: 2 → (2 + 1)',
    '4: isFree && spent >= limit → !(isFree && spent >= limit)',
    '4: isFree && spent >= limit → false',
    '4: && → ||',
    '4: >= → >',
    "5: Math.max(spent - limit, 0) === 0 ? 'none' : 'some' → Math.max(spent - limit, 0) === 0 ? 'some' : 'none'",
    '5: === → !==',
    '5: max → min',
    '5: - → +',
    '5: 0 → 1',
    '5: 0 → 1',
  ]);
});

test('no slip is planted that changes nothing: the larger of two that are equal', () => {
  const text = 'export const later = (one: string, other: string): string => (one > other ? one : other);';
  expect(slipsOf('later.ts', text).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'one > other ? one : other → one > other ? other : one',
  ]);
});

test('a seed chooses the same slips again, each once', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const chosen = randomSlips(root, ['core/money.ts', 'core/time.ts'], { count: 10, seed: 3 });
  expect(randomSlips(root, ['core/money.ts', 'core/time.ts'], { count: 10, seed: 3 })).toEqual(chosen);
  expect(new Set(chosen.map(({ file, start, to }) => `${file} ${start} ${to}`)).size).toBe(10);
});
