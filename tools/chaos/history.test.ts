import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deed, type Look, unexplained } from './history.ts';

const clicks = (saw: number, from: number, until = from + 1): Look => ({ figure: 'clicks', saw, from, until });
const click = (from: number, until: number): Deed => ({ adds: { clicks: 1, creditIdr: -1_000 }, from, until });
const start = clicks(0, 0);

describe('a history without a legal order is found', () => {
  test.each<[string, Deed[], Look[]]>([
    ['an acknowledged deed is missing', [click(5, 6)], [start, clicks(0, 10)]],
    ['a deed is seen before it began', [click(20, 25)], [start, clicks(1, 10)]],
    ['a deed counts twice', [click(5, 6)], [start, clicks(2, 10)]],
    ['what was seen is gone', [click(5, Number.POSITIVE_INFINITY)], [start, clicks(1, 10), clicks(0, 20)]],
    ['what was not there appears twice', [click(5, Number.POSITIVE_INFINITY), click(12, 13)], [start, clicks(1, 10), clicks(3, 20)]],
    ['a deed between two looks is in neither', [click(5, Number.POSITIVE_INFINITY), click(12, 13)], [start, clicks(1, 10), clicks(1, 20)]],
    [
      'credit does not follow',
      [click(5, 6)],
      [
        { ...start, figure: 'creditIdr' },
        { ...clicks(0, 10), figure: 'creditIdr' },
      ],
    ],
  ])('%s', (_, deeds, looks) => expect(unexplained(deeds, looks)).toHaveLength(1));
});

describe('a history with a legal order is explained', () => {
  test.each<[string, Deed[], Look[]]>([
    ['an unknown outcome that happened', [click(5, Number.POSITIVE_INFINITY)], [start, clicks(1, 10)]],
    ['an unknown outcome that did not', [click(5, Number.POSITIVE_INFINITY)], [start, clicks(0, 10)]],
    ['an unknown outcome that happened late', [click(5, Number.POSITIVE_INFINITY)], [start, clicks(0, 10), clicks(1, 20)]],
    ['a look during a deed, either way', [click(5, 15)], [start, clicks(0, 8), clicks(1, 12)]],
    ['looks at once may disagree', [click(5, 15)], [start, clicks(1, 6, 14), clicks(0, 7, 13)]],
  ])('%s', (_, deeds, looks) => expect(unexplained(deeds, looks)).toEqual([]));
});

const instant = fc.nat(100);
const span = fc.tuple(instant, instant).map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) + 1 }));
/** A history of a counter that really was one: every deed and look has its instant, and looks tell the truth about it. */
const truth = fc
  .record({
    deeds: fc.array(
      fc.record({ span, at: fc.double({ min: 0, max: 1, noNaN: true }), isHeard: fc.boolean(), amount: fc.constantFrom(1, 10, -3) }),
      {
        maxLength: 20,
      },
    ),
    looks: fc.array(fc.record({ span, at: fc.double({ min: 0, max: 1, noNaN: true }) }), { minLength: 2, maxLength: 20 }),
  })
  .map(({ deeds, looks }) => {
    const effects = deeds.map(({ span: { from, until }, at, isHeard, amount }) => ({
      deed: { adds: { clicks: amount }, from, until: isHeard ? until : Number.POSITIVE_INFINITY } satisfies Deed,
      instant: from + at * (until - from),
    }));
    return {
      deeds: effects.map(({ deed }) => deed),
      looks: looks.map(({ span: { from, until }, at }): Look => {
        const seenAt = from + at * (until - from);
        const saw = effects.reduce((sum, effect) => (effect.instant <= seenAt ? sum + effect.deed.adds.clicks : sum), 0);
        return { figure: 'clicks', saw, from, until };
      }),
    };
  });

test('whatever truly happened in some order is explained', () => {
  fc.assert(
    fc.property(truth, ({ deeds, looks }) => {
      expect(unexplained(deeds, looks)).toEqual([]);
    }),
  );
});
