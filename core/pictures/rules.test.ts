import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameOrder, mergeOrders, moveItem } from './merge.ts';
import { altIn, checkAlt, checkOrder, claimedPicture, fallbackOf, pictureRules, widthsFor } from './rules.ts';

test.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.JPEG', 'image/pjpeg', 'image/jpeg'],
  ['a.webp', 'image/webp', 'image/webp'],
  ['a.png', 'image/png', 'image/png'],
  ['a.png', 'image/webp', 'files.type_mismatch'],
  ['a.heic', 'image/heic', 'pictures.type'],
  ['a.pdf', 'application/pdf', 'pictures.type'],
  ['a.svg', 'image/svg+xml', 'pictures.type'],
  ['a', 'image/jpeg', 'pictures.type'],
])('%s declared as %s: %s', (name, declared, expected) => {
  const outcome = claimedPicture(name, declared);
  expect(outcome.ok ? outcome.value : outcome.refusals[0].code).toBe(expected);
});

describe('the widths a picture is made in', () => {
  test.each([
    [2_400, [360, 720, 1_080, 1_600]],
    [1_600, [360, 720, 1_080, 1_600]],
    [1_190, [360, 720, 1_190]],
    // A step of nine tenths is still a step: 360 of 400.
    [400, [360, 400]],
    [399, [399]],
    [900, [360, 720, 900]],
    [1_080, [360, 720, 1_080]],
    [370, [370]],
    [200, [200]],
  ])('%i', (width, widths) => expect(widthsFor(width)).toEqual(widths));

  test('rise, never beyond its own, and one of them is the JPEG', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (width) => {
        const widths = widthsFor(width);
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
        expect(widths.at(-1)).toBe(Math.min(width, 1_600));
        expect(widths).toContain(fallbackOf(widths));
      }),
    );
  });
});

test('what a picture shows is said in the language asked for, else in the other, else as its place calls it', () => {
  expect(altIn({ en: 'Cake', id: 'Kue' }, 'id', 'x')).toBe('Kue');
  expect(altIn({ en: 'Cake', id: '' }, 'id', 'x')).toBe('Cake');
  expect(altIn({ en: '', id: '' }, 'id', 'x')).toBe('x');
});

test.each([
  [' Kue  tiga tingkat ', 'Kue tiga tingkat'],
  ['😀'.repeat(pictureRules.altLengthMax), '😀'.repeat(pictureRules.altLengthMax)],
  ['x'.repeat(pictureRules.altLengthMax + 1), 'pictures.alt_too_long'],
  ['a\u202Eb', 'catalogue.text_invalid'],
  ['a\u0000', 'catalogue.text_invalid'],
])('a description %j', (typed, expected) => {
  const outcome = checkAlt({ en: '', id: typed });
  expect(outcome.ok ? outcome.value.id : outcome.refusals[0].code).toBe(expected);
});

test('an order holds each picture once, and not more than there is room for', () => {
  expect(checkOrder(['a', 'b'], 2).ok).toBe(true);
  expect(checkOrder([], 0).ok).toBe(true);
  expect(checkOrder(['a', 'b', 'c'], 2)).toMatchObject({ refusals: [{ code: 'pictures.too_many', params: { maximum: 2 } }] });
  expect(checkOrder(['a', 'a'], 2)).toMatchObject({ refusals: [{ code: 'pictures.twice' }] });
});

describe('one order out of two', () => {
  test.each([
    ['nothing done here', ['a', 'b'], ['a', 'b'], ['b', 'c'], ['b', 'c']],
    ['moved there alone', ['a', 'b'], ['a', 'b'], ['b', 'a'], ['b', 'a']],
    ['nothing done there', ['a', 'b'], ['b', 'a'], ['a', 'b'], ['b', 'a']],
    ['both added', ['a'], ['b', 'a'], ['a', 'c'], ['b', 'a', 'c']],
    ['one moved, one removed', ['a', 'b', 'c'], ['c', 'b', 'a'], ['a', 'c'], ['c', 'a']],
    ['both added the same', ['a'], ['a', 'b'], ['b', 'a'], ['a', 'b']],
    ['removed here, moved there', ['a', 'b'], ['b'], ['b', 'a'], ['b']],
  ])('%s', (_, base, mine, theirs, merged) => expect(mergeOrders(base, mine, theirs)).toEqual(merged));

  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const order = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 8 });
  test('keeps what either added and forgets what either removed, each once', () => {
    fc.assert(
      fc.property(order, order, order, (base, mine, theirs) => {
        const merged = mergeOrders(base, mine, theirs);
        const expected = letters.filter((id) =>
          base.includes(id) ? mine.includes(id) && theirs.includes(id) : mine.includes(id) || theirs.includes(id),
        );
        expect(merged.toSorted()).toEqual(expected);
      }),
    );
  });

  test('a photo that is moved is where it was put, and all the others keep their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const after = moveItem(list, from, to);
        expect(after[to]).toBe(list[from]);
        expect(after.filter((one) => one !== list[from])).toEqual(list.filter((one) => one !== list[from]));
      }),
    );
    expect(isSameOrder(['a'], ['a', 'b'])).toBe(false);
  });
});

test.each([
  [[360, 720, 1_080, 1_600], 1_080],
  [[360, 720, 1_200], 1_200],
  [[360, 720, 1_079], 1_079],
  [[], 1_080],
])('of the widths %j the JPEG has %i', (widths, fallback) => expect(fallbackOf(widths)).toBe(fallback));
