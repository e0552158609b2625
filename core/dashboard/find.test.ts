import { describe, expect, test } from 'vitest';
import { excerptOf, goesBy, isNamedBy, wordsOf } from './find.ts';

describe('what is searched for', () => {
  test.each([
    ['', []],
    [' ', []],
    ['a', []],
    [' a ', []],
    ['ayu', ['ayu']],
    ['  Ayu \t Bima ', ['Ayu', 'Bima']],
    ['a b', ['a', 'b']],
    ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('of “%s”', (typed, words) => expect(wordsOf(typed)).toEqual(words));
  test('is one text however it was composed', () => expect(wordsOf('Cafe\u0301')).toEqual(['Café']));
});

describe('an excerpt', () => {
  const long = `${'Kami mencari gedung untuk akad. '.repeat(10)}Apakah tanggal 14 Februari masih kosong? ${'Terima kasih banyak. '.repeat(20)}`;
  test('of a short text is the text on one line', () => expect(excerptOf('Halo\n\nKak', ['kak'])).toBe('Halo Kak'));
  test('of a long one is what stands around the word, cut between words', () => {
    const excerpt = excerptOf(long, ['februari']);
    expect(excerpt).toMatch(/^… .*14 Februari masih kosong\?.* …$/);
    expect(excerpt.length).toBeLessThan(130);
    expect(long).toContain(excerpt.slice(2, -2));
  });
  test('is what stands around a word with a slip where none is as it was typed', () => {
    expect(excerptOf(long, ['febuari'])).toBe(excerptOf(long, ['februari']));
    expect(excerptOf(long, ['xyzzy'])).toBe(excerptOf(long, ['kami']));
  });
  test('is what stands around letters inside a word', () => expect(excerptOf(long, ['bruari'])).toMatch(/^… .*14 Februari masih/));
  test('begins with the text where the word does', () => expect(excerptOf(long, ['kami'])).toMatch(/^Kami mencari .* …$/));
  test('ends with the text where the word does', () => expect(excerptOf(`${long}selesai`, ['selesai'])).toMatch(/^… .* selesai$/));
  test('of one endless word is cut in it', () => expect(excerptOf('x'.repeat(500), ['x'])).toBe(`${'x'.repeat(120)} …`));
  test('has up to 30 characters before the word and 90 after them', () => {
    expect(excerptOf(`${'kata '.repeat(20)}GEDUNG${' kata'.repeat(40)}`, ['gedung'])).toBe(
      `… ${'kata '.repeat(5)}GEDUNG${' kata'.repeat(17)} …`,
    );
    expect(excerptOf(`${'kata '.repeat(6)}GEDUNG`, ['gedung'])).toBe(`${'kata '.repeat(6)}GEDUNG`);
  });
  test('is the whole text as long as that fits', () => {
    expect(excerptOf('kata '.repeat(24).concat('x').slice(1), ['kata'])).toBe('kata '.repeat(24).concat('x').slice(1));
    expect(excerptOf('kata '.repeat(24).concat('x'), ['kata'])).toBe(`${'kata '.repeat(24).trim()} …`);
  });
  test('without the word is its beginning', () => expect(excerptOf(long, ['nichts'])).toMatch(/^Kami .* …$/));
});

describe('a page', () => {
  test.each([
    ['Credit history', 'hist', true],
    ['Credit history', 'CREDIT his', true],
    ['Credit history', 'histroy', true],
    ['Credit history', 'kredit', true],
    ['Credit history', 'saldo', false],
    ['Statistik', 'statisitk', true],
    ['Transactions', 'tranascitons', false],
    ['Transactions', 'trnsact', true],
    ['Top up', 'topup', false],
    ['Top up', 'top', true],
    ['Clients', 'cl', true],
    ['Clients', 'cleints', true],
    ['Settings', 'setings', true],
    ['Settings', 'stings', false],
    ['Inbox', 'inbx', true],
    ['Clients', 'xl', false],
    ['Home', '', true],
    ['Home', '?', false],
  ])('“%s” goes by “%s”: %s', (name, typed, is) => expect(goesBy(name, typed)).toBe(is));
});

test.each([
  ['Bank accounts', 'bank', true],
  ['Bank accounts', 'ACC ban', true],
  ['Bank accounts', 'bnak', false],
  ['Melati & Bayu', 'bank', false],
  ['Melati & Bayu', 'bay', true],
  ['Home', '', true],
])('“%s” is named by “%s” to the letter: %s', (name, typed, is) => expect(isNamedBy(name, typed)).toBe(is));
