import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWord, slipsBelieved, slipsBetween, startsAlike } from './nearest-word.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), maxLength: 8 });

describe('slips between words', () => {
  it.each([
    ['gedung', 'gedung', 0],
    ['gednug', 'gedung', 1],
    ['egdung', 'gedung', 1],
    ['gdung', 'gedung', 1],
    ['geddung', 'gedung', 1],
    ['gadung', 'gedung', 1],
    ['fotogarfer', 'fotografer', 1],
    ['ktrng', 'katering', 3],
    ['ab', 'ca', 2],
    ['ab', 'bc', 2],
    ['', 'mc', 2],
  ])('%j and %j are %i apart', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
  });

  it('are symmetric, zero for equal words, and never more than the letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = slipsBetween(one, other);
        expect(slips).toBe(slipsBetween(other, one));
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('are as few as the letters that were touched', () => {
    fc.assert(
      fc.property(word, fc.nat(8), (one, at) => {
        expect(slipsBetween(one, one.slice(0, at) + one.slice(at + 1))).toBeLessThanOrEqual(1);
        expect(slipsBetween(one, `${one.slice(0, at)}x${one.slice(at)}`)).toBe(1);
      }),
    );
  });
});

it.each([
  ['janur', 'sanur', false],
  ['minggu', 'canggu', false],
  ['kondang', 'pandang', false],
  ['egdung', 'gedung', true],
  ['edung', 'gedung', true],
  ['ggedung', 'gedung', true],
  ['potografer', 'fotografer', true],
  ['gedung', 'gudang', true],
  ['gedung', 'ogxung', true],
  ['agdung', 'gxxung', true],
  ['dekor', 'gekor', false],
])('%j starts as %j does, for its length: %j', (word, other, isAlike) => expect(startsAlike(word, other)).toBe(isAlike));

describe('among equally near words', () => {
  it.each([
    ['kat', ['bat', 'kas'], 'kas'],
    ['kat', ['kas', 'kan'], 'kas'],
    ['kat', ['cat', 'bat'], 'cat'],
    ['kat', ['xxt', 'kas'], 'kas'],
    ['abcd', ['abc', 'abce'], 'abc'],
    ['abc', ['xbc', 'abcd'], 'abcd'],
  ])('%j means of %j the one that begins alike for longest, then the first: %j', (typed, words, meant) =>
    expect(nearestWord(typed, words, 2)).toMatchObject({ word: meant }),
  );
  it('one as far away as is believed counts, one slip further does not', () => {
    expect(nearestWord('bunga', ['bungakuu'], 3)).toEqual({ word: 'bungakuu', slips: 3 });
    expect(nearestWord('bunga', ['bungakuu'], 2)).toBeNull();
    expect(nearestWord('bunga', ['gnuba'], 3)).toEqual({ word: 'gnuba', slips: 3 });
    expect(nearestWord('bunga', ['gnuba'], 2)).toBeNull();
  });
  it.each([
    ['mcs', 0, 0],
    ['mcs', 1, 0],
    ['deko', 0, 1],
    ['dekora', 1, 2],
    ['dekoras', 0, 1],
    ['dekoras', 1, 2],
    ['dekorass', 0, 2],
    ['dekorass', 1, 3],
  ])('in %j with %i more so many slips are believed: %i', (typed, more, slips) => expect(slipsBelieved(typed, more)).toBe(slips));
  it('without more, as few as that', () => expect(slipsBelieved('dekora')).toBe(1));
});

describe('the word that was meant', () => {
  const words = ['ketring', 'katering', 'bunga', 'kue', 'dekor', 'dekorasi'];
  it.each([
    ['katring', 'katering'],
    ['bunag', 'bunga'],
    ['dekorsai', 'dekorasi'],
    ['qwxzzz', undefined],
    ['kua', undefined],
  ])('by %j is %j', (typed, meant) => {
    expect(nearestWord(typed, words, slipsBelieved(typed))?.word).toBe(meant);
  });
});
