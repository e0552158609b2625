import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sequences } from './commands.ts';
import { answersOf, differenceInMemory } from './in-memory.ts';

test('the rules do what the plain model of the specification does', () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      expect(differenceInMemory(sequence)).toBe(null);
    }),
    { numRuns: 2_000 },
  );
});

test('sequences are worth running: they charge, spend budgets up, repeat and refund', () => {
  const seen = new Set<string>();
  const wanted = [
    'charged',
    'free budget_reached',
    'free out_of_credit',
    'free ad_not_displaying',
    'invalid repeat_viewer',
    'invalid token_used',
    'invalid token_expired',
    'refunded',
    'refused',
  ];
  for (const sequence of fc.sample(sequences, { numRuns: 600, seed: 7 })) for (const answer of answersOf(sequence)) seen.add(answer);
  expect(wanted.filter((answer) => ![...seen].some((one) => one.startsWith(answer)))).toEqual([]);
});
