import { describe, expect, it } from 'vitest';
import { attemptsFor, type FormedWord, type Known, takeApart, understand, type Vocabulary, vocabularyWords } from './read-query.ts';
import { withoutParts } from './search-words.ts';

const known = (id: number, slug: string, names: string, others: string): Known => ({
  id,
  slug,
  names: vocabularyWords(names),
  others: vocabularyWords(others),
});
const vocabulary: Vocabulary = {
  categories: [
    known(1, 'venue', 'Venue Tempat Pernikahan', 'gedung taman kebun outdoor'),
    known(2, 'photography', 'Photography Fotografi', 'foto fotografer'),
    known(3, 'catering', 'Catering Katering', 'makanan prasmanan'),
    known(4, 'decoration-lighting', 'Decoration Dekorasi', 'dekor'),
    known(5, 'entertainment-music', 'Music Musik', 'band akustik'),
    known(6, 'photo-booth', 'Photo Booth', 'photobooth cetak foto 360'),
    known(7, 'flowers', 'Flowers Bunga', 'florist'),
  ],
  cities: [known(11, 'jakarta', 'Jakarta', 'tangerang'), known(12, 'bandung', 'Bandung', 'lembang')],
};
const read = (text: string, unknown: readonly string[] = []) => {
  const typed = takeApart(text, vocabulary, '2026-11-26');
  const words = typed.words.map((word): FormedWord => ({ typed: word, form: unknown.includes(word) ? null : word }));
  return { read: understand(typed, words, vocabulary), words };
};
const places = (text: string) => {
  const { categories, cities } = read(text).read;
  return [categories.ids, cities.ids];
};

describe('a search names', () => {
  it.each<[string, number[], number[]]>([
    ['fotografer', [2], []],
    ['foto', [2], []],
    ['foto Tangerang', [2], [11]],
    ['band', [5], []],
    ['band bandung', [5], [12]],
    ['bandu', [], [12]],
    ['dekorasi gedung', [4], []],
    ['gedung dan catering', [1, 3], []],
    ['booth 360', [6], []],
    ['halal', [3], []],
    ['jakarta bandung', [], [11, 12]],
    ['kenanga', [], []],
  ])('%j: categories %j, cities %j', (text, categories, cities) => {
    expect(places(text)).toEqual([categories, cities]);
  });

  it('answers of vendors only where they are asked', () => {
    expect(read('katering halal').read.wishes.map(({ typed }) => typed)).toEqual(['halal']);
    expect(read('foto halal').read).toMatchObject({ wishes: [], others: [{ typed: 'halal' }] });
    expect(read('venue outdoor').read.wishes).toEqual([
      { typed: 'outdoor', anyOf: [{ question: 'setting', options: ['garden', 'beach', 'rooftop', 'poolside'] }] },
    ]);
  });

  it('a day that is not over, of what is asked and of a name', () => {
    expect(read('12 desember 2026 bandung fotografer').read).toMatchObject({
      day: { on: '2026-12-12', typed: '12 desember 2026' },
      categories: { ids: [2] },
      cities: { ids: [12] },
      others: [],
    });
    const past = read('fotografer 12/12/2020', ['12', '2020']).read;
    expect([past.day, past.others.map(({ typed }) => typed)]).toEqual([null, ['12', '2020']]);
  });

  it('guests only where vendors count them', () => {
    expect(read('katering 500 pax').read.guests?.count).toBe(500);
    expect(read('fotografer 500 pax').read.guests).toBeNull();
  });
});

describe('what nobody fits is left out', () => {
  const leftOut = (text: string, unknown: readonly string[]) => {
    const { read: meant, words } = read(text, unknown);
    return attemptsFor(meant, words).map((attempt) => attempt.leftOut);
  };

  it('each part alone before several, the category never', () => {
    expect(leftOut('foto kenanga bandung', ['kenanga'])).toEqual([[], [], ['kenanga'], ['bandung'], ['kenanga', 'bandung']]);
    expect(leftOut('foto', [])).toEqual([[]]);
    expect(leftOut('katering halal 500 pax 5 juta bandung', []).at(-1)).toEqual(['500 pax', 'halal', '5 juta', 'bandung']);
    expect(leftOut('kenanga', ['kenanga'])).toEqual([[]]);
  });

  it('words that fit anyone leave everyone, after those who are called so', () => {
    const { read: meant, words } = read('murah');
    expect(attemptsFor(meant, words)).toMatchObject([{ words: [{ typed: 'murah' }] }, { words: [], leftOut: [] }]);
  });

  it('a price, guests or a day hold for a name too', () => {
    const { read: meant, words } = read('Kebun Kenanga 3 juta 12/12/2026');
    expect(attemptsFor(meant, words)[1]).toMatchObject({ price: { max: 3_000_000 }, day: { on: '2026-12-12' }, leftOut: [] });
  });

  it('a name made of other trades’ words is looked for as a name', () => {
    const { read: meant, words } = read('Kebun Kenanga');
    expect(attemptsFor(meant, words)[1]).toMatchObject({ categoryIds: [], words: [{ typed: 'kebun' }, { typed: 'kenanga' }] });
  });

  it('the search is shown without it', () => {
    expect(withoutParts('Fotografer di zzz yang murah', ['zzz'])).toBe('Fotografer');
    expect(withoutParts('Katering 500 pax di Bandung', ['500 pax'])).toBe('Katering di Bandung');
    expect(withoutParts('foto bandung 3 juta', ['3 juta', 'bandung'])).toBe('foto');
  });
});
