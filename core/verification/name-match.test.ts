import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchNames, wordsOfName } from './name-match.ts';

describe('equal after folding case, spaces, punctuation, titles and PT/CV', () => {
  test.each([
    ['Suharto', 'SUHARTO'],
    ['Ni Luh Ayu Lestari', 'NI LUH AYU LESTARI'],
    ['Budi  Santoso', 'Budi Santoso'],
    ['BudiSantoso', 'Budi Santoso'],
    ["Nur'aini Azizah", 'NURAINI AZIZAH'],
    ['Ayu-Lestari Dewi', 'Ayu Lestari Dewi'],
    ['M. Yusuf', 'M Yusuf'],
    ['H. Muhammad Yusuf', 'MUHAMMAD YUSUF'],
    ['Dr.Budi Santoso', 'Budi Santoso'],
    ['Prof. Dr. Ir. Budi Santoso, S.T., M.Kom., Ph.D.', 'BUDI SANTOSO'],
    ['BUDI SANTOSO SE', 'Budi Santoso'],
    ['Budi Santoso, M.A.', 'Budi Santoso'],
    ['Budi Santoso, MA', 'Budi Santoso'],
    ['Budi Santoso M.A.', 'Budi Santoso'],
    ['Hj. Siti Aminah, A.Md.Keb', 'Siti Aminah'],
    ['PT Bunga Melati', 'BUNGA MELATI, PT'],
    ['PT. Bunga Melati Tbk', 'Bunga Melati'],
    ['CV. Cahaya Abadi', 'PT CAHAYA ABADI'],
    ['José Muñoz', 'JOSE MUNOZ'],
    ['Budi Santoso SE.MA', 'Budi Santoso'],
    ['Jack Ma', 'JACK MA'],
  ])('%s = %s', (one, other) => expect(matchNames(one, other)).toBe('equal'));
});

describe('near when one word is missing or at most two letters are off', () => {
  test.each([
    ['Ni Luh Putu Ayu', 'Ni Luh Ayu'],
    ['Budi Santoso', 'Budi'],
    ['Suharto', 'Suharto Wijaya'],
    ['Dewi Anggraini', 'Dewi Anggraeni'],
    ['Muhammad Yusuf', 'Mohammad Yusuf'],
    ['Muhamad Yusup', 'Muhammad Yusuf'],
    ['Budi Santsoo', 'Budi Santoso'],
    ['Jack Ma', 'Jack'],
    ['Suharto', 'Suhrato'],
    ['Suharto', 'Usharot'],
    ['Adi', 'Ada'],
    ['Adi', 'Ana'],
    ['Suharto', 'Suhartoxy'],
    ['Suhartoxy', 'Suharto'],
  ])('%s ~ %s', (one, other) => expect(matchNames(one, other)).toBe('near'));
});

describe('different otherwise', () => {
  test.each([
    ['Budi Santoso', 'Agus Santoso Wijaya'],
    ['Budi Santoso', 'Siti Aminah'],
    ['Ni Luh Putu Ayu', 'Ni Ayu'],
    ['Budi Santosa Wijaya', 'Budi Santoso'],
    ['Santoso Budi', 'Budi Santoso'],
    ['Al', 'Bo'],
    ['Al', 'Ba'],
    ['Suharto', 'Suhartoxyz'],
    ['Suharto', 'Usharotx'],
    ['Adi', 'Ana Bo'],
    ['', ''],
    ['...', 'Budi'],
    ['', 'Budi'],
  ])('%j ≠ %j', (one, other) => expect(matchNames(one, other)).toBe('different'));
});

test('a title alone is a name, for nothing else is there', () => {
  expect(wordsOfName('Ibu')).toEqual(['ibu']);
  expect(wordsOfName('Dr. Ir.')).toEqual(['ir']);
  expect(wordsOfName('PT')).toEqual(['pt']);
  expect(wordsOfName('Budi, S.H.')).toEqual(['budi']);
  expect(wordsOfName('S.H.')).toHaveLength(1);
});

const word = fc.stringMatching(/^[b-gk-z]{4,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 });

test('any text at all is answered, the same in both directions, and a name with letters equals itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }), (one, other) => {
      expect(matchNames(one, other)).toBe(matchNames(other, one));
      expect(matchNames(one, one)).toBe(wordsOfName(one).join('') === '' ? 'different' : 'equal');
    }),
  );
});

test('case and punctuation never matter', () => {
  fc.assert(
    fc.property(name, (words) => {
      expect(matchNames(words.join(' '), ` ${words.join(' - ').toUpperCase()}. `)).toBe('equal');
    }),
  );
});

test('with one word of several missing a name is never refused; with two of three missing it is never equal', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), fc.nat(), (words, n) => {
      const left = words.filter((_, index) => index !== n % words.length);
      expect(matchNames(words.join(' '), left.join(' '))).toBe('near');
    }),
  );
});

test('two wrong letters are near, five are different', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-d]{12}$/), fc.uniqueArray(fc.nat(11), { minLength: 5, maxLength: 5 }), (text, places) => {
      const wrong = (count: number) => Array.from(text, (letter, i) => (places.slice(0, count).includes(i) ? 'z' : letter)).join('');
      expect(matchNames(text, wrong(2))).toBe('near');
      expect(matchNames(text, wrong(5))).toBe('different');
    }),
  );
});

test('of names as short as this, two letters off are another name', () => expect(matchNames('Ab', 'Xby')).toBe('different'));
