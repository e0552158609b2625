import { expect, it } from 'vitest';
import { searchAmounts } from './search-amounts.ts';

it.each([
  ['foto 3 juta', null, 3_000_000],
  ['foto 2,5jt', null, 2_500_000],
  ['foto Rp 3.000.000', null, 3_000_000],
  ['katering 85rb per porsi', null, 85_000],
  ['souvenir 5 ribuan', null, 5_000],
  ['gedung 50-100 juta', 50_000_000, 100_000_000],
  ['gedung di atas 50 juta', 50_000_000, null],
  ['venue over 1,5 miliar', 1_500_000_000, null],
  ['photographer under 10 million', null, 10_000_000],
  ['gedung 5-5 juta', null, 5_000_000],
  ['gedung 8,2 juta', null, 8_200_000],
  ['souvenir Rp 1.000', null, 1_000],
])('%j names a price', (text, min, max) => {
  expect(searchAmounts(text, '2026-11-26')).toMatchObject({ price: { min, max }, guests: null });
});

it.each([
  ['katering 500 pax', 500],
  ['gedung 1.000 orang', 1_000],
  ['venue for 200 people', 200],
  ['gedung kapasitas 300', 300],
  ['katering 20 pax', 20],
  ['gedung 50.000 orang', 50_000],
])('%j names guests', (text, count) => {
  expect(searchAmounts(text, '2026-11-26')).toMatchObject({ price: null, guests: { count } });
});

it('takes both out, and leaves the rest', () => {
  const { price, guests, rest } = searchAmounts('katering 500 pax 50 juta bandung', '2026-11-26');
  expect([price?.max, price?.typed, guests?.count, guests?.typed, rest.split(/\s+/)]).toEqual([
    50_000_000,
    '50 juta',
    500,
    '500 pax',
    ['katering', 'bandung'],
  ]);
});

it.each(['katering 19 pax', 'gedung 50.001 orang', 'souvenir Rp 999'])('%j is too little or too much to be either', (text) => {
  expect(searchAmounts(text, '2026-11-26')).toMatchObject({ price: null, guests: null });
});

it.each(['fotografer', 'film 5 menit', 'tarian 4 penari', '3 kursi', 'gedung 7', '2026 wedding', 'foto 5', '', '999999999999999999 pax'])(
  '%j names neither',
  (text) => {
    expect(searchAmounts(text, '2026-11-26')).toEqual({ price: null, guests: null, day: null, rest: text });
  },
);

it.each([
  ['fotografer 12 desember 2026', '2026-12-12', 'fotografer '],
  ['12/12/2026 katering 500 pax 3 juta', '2026-12-12', 'katering'],
  ['photographer available December 12, 2026 in Bandung', '2026-12-12', 'photographer available'],
  ['foto 2027-02-14', '2027-02-14', 'foto'],
  ['foto bandung 12/06/27', '2027-06-12', 'foto bandung'],
  ['venue jakarta 12 ags 2027', '2027-08-12', 'venue jakarta'],
  ['foto 12 desember', '2026-12-12', 'foto'],
  ['foto 12 juni bandung 300 pax', '2027-06-12', 'foto'],
  ['photographer June 12', '2027-06-12', 'photographer'],
  ['venue 29 feb', '2028-02-29', 'venue'],
  ['foto 26/11/2026', '2026-11-26', 'foto'],
])('%j names a day', (text, on, rest) => {
  const found = searchAmounts(text, '2026-11-26');
  expect(found.day?.on).toBe(on);
  expect(found.rest.trim().startsWith(rest.trim())).toBe(true);
  expect(found.rest).not.toContain('2026');
});

it.each(['foto 12/12/2020', 'foto 12 juni 2020', 'foto 31/02/2027', 'foto 29 feb 2027', 'foto juni 2027', 'foto 3 juta', 'booth 360'])(
  '%j names no day',
  (text) => {
    expect(searchAmounts(text, '2026-11-26').day).toBeNull();
  },
);

it('a year is no number of guests, and a price per portion is a price', () => {
  expect(searchAmounts('gedung juni 2027', '2026-11-26').guests).toBeNull();
  const { price, rest } = searchAmounts('catering 50rb per porsi bandung', '2026-11-26');
  expect([price?.typed, rest.split(/\s+/)]).toEqual(['50rb per porsi', ['catering', 'bandung']]);
});

it('a number alone is one of guests', () => {
  expect(searchAmounts('300', '2026-11-26').guests).toEqual({ count: 300, typed: '300' });
  expect(searchAmounts('gedung 300', '2026-11-26').rest.trim()).toBe('gedung');
  expect(searchAmounts('gedung 10', '2026-11-26')).toMatchObject({ guests: null, rest: 'gedung 10' });
});

it.each(['souvenir 500 pcs', 'undangan 500 lembar', 'wedding cake 5 tiers'])('%j names pieces, which narrow nothing', (text) => {
  const { price, guests, rest } = searchAmounts(text, '2026-11-26');
  expect({ price, guests, hasNumber: /\d/.test(rest) }).toEqual({ price: null, guests: null, hasNumber: false });
});
