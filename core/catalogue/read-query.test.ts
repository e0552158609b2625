import { describe, expect, it } from 'vitest';
import {
  attemptsFor,
  type FormedWord,
  isOurs,
  type Known,
  takeApart,
  understand,
  type Vocabulary,
  vocabularyWords,
  wordsOfVocabulary,
} from './read-query.ts';
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
    known(2, 'photography', 'Photography Fotografi', 'foto fotografer dokumentasi'),
    known(3, 'catering', 'Catering Katering', 'makanan prasmanan segar'),
    known(4, 'decoration-lighting', 'Decoration Dekorasi', 'dekor'),
    known(5, 'entertainment-music', 'Music Musik', 'band akustik'),
    known(6, 'photo-booth', 'Photo Booth', 'photobooth cetak foto 360'),
    known(7, 'flowers', 'Flowers Bunga', 'florist segar'),
    known(8, 'videography', 'Videography', 'film dokumentasi'),
    known(9, 'emcee', 'Host', 'mc'),
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
    // A start of another word for it, and a word too short to be the start of one.
    ['prasm', [3], []],
    ['lemba', [], [12]],
    ['mc', [9], []],
    // The whole name before the start of a longer one.
    ['photo', [6], []],
    ['foto photo', [2, 6], []],
    // The category that knows both words.
    ['cetak foto', [6], []],
    // Of two things the clear one, and all that may be meant where none is clear.
    ['dokumentasi dan katering', [3], []],
    ['dokumentasi dan segar', [2, 8, 3, 7], []],
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
    expect(read('foto dan katering 500 pax').read.guests?.count).toBe(500);
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

describe('a search taken apart', () => {
  const apart = (text: string) => {
    const { amounts, words } = takeApart(text, vocabulary, '2026-11-26');
    return [words, amounts.guests?.count ?? null];
  };
  it.each<[string, string[], number | null]>([
    ['booth 360', ['booth', '360'], null],
    ['murah', ['murah'], null],
    ['murah 3 juta', [], null],
    ['murah 500 pax', [], 500],
    ['murah 12/12/2026', [], null],
  ])('%j has the words %j and %j guests', (text, words, guests) => expect(apart(text)).toEqual([words, guests]));

  it('has words that are ours: names, starts of them, and answers of vendors', () => {
    expect(['fotografer', 'bandun', 'halal', 'kenanga'].map((word) => isOurs(word, vocabulary))).toEqual([true, true, true, false]);
  });
});

describe('one way to look', () => {
  const ways = (text: string, unknown: readonly string[] = []) => {
    const { read: meant, words } = read(text, unknown);
    return attemptsFor(meant, words);
  };

  it('leaves out what it names, and nothing else', () => {
    const [all, , ...others] = ways('katering halal 500 pax 5 juta bandung');
    const parts = ({ cityIds, guests, wishes, price }: NonNullable<typeof all>) => ({
      cities: cityIds.length,
      guests: guests?.count,
      wishes: wishes.length,
      price: price?.max,
    });
    const whole = { cities: 1, guests: 500, wishes: 1, price: 5_000_000 };
    expect(all && parts(all)).toEqual(whole);
    const without = new Map(others.map((way) => [way.leftOut.join(), parts(way)]));
    expect(without.get('500 pax')).toEqual({ ...whole, guests: undefined });
    expect(without.get('halal')).toEqual({ ...whole, wishes: 0 });
    expect(without.get('5 juta')).toEqual({ ...whole, price: undefined });
    expect(without.get('bandung')).toEqual({ ...whole, cities: 0 });
  });
  it('keeps the word that names the category when the answer it asks for is left out', () => {
    expect(ways('kebun rooftop').map(({ leftOut }) => leftOut)).toEqual([[], [], ['rooftop']]);
  });
  it('is none for an empty search', () => expect(ways('')).toEqual([]));
});

it('the words of a vocabulary that may be misspelt have four letters or more, each once', () => {
  const words = wordsOfVocabulary({
    categories: [known(1, 'emcee', 'Host', 'mc emcee 360 host')],
    cities: [known(2, 'bali', 'Bali', 'ubud')],
  });
  expect(words).toEqual(['bali', 'emcee', 'host', 'ubud']);
});
