import { describe, expect, test } from 'vitest';
import { checkWedding, type Wedding } from './wedding.ts';

const known = { today: '2026-11-20', cityIds: new Set([1, 2]), categoryIds: new Set([6, 52]) };
const wedding: Wedding = {
  day: '2027-06',
  cityId: 2,
  guests: 250,
  budgetBand: '100_250',
  venue: '  Gedung   Merdeka ',
  wishes: 'Siraman\r\ndi rumah',
  categoryIds: [52, 6, 52],
  isFindable: true,
};

describe('a wedding', () => {
  test('is cleaned and kept', () => {
    expect(checkWedding(wedding, known)).toEqual({
      ok: true,
      value: { ...wedding, venue: 'Gedung Merdeka', wishes: 'Siraman\ndi rumah', categoryIds: [52, 6] },
    });
  });

  test('may be open in everything', () => {
    const open: Wedding = {
      day: null,
      cityId: null,
      guests: null,
      budgetBand: null,
      venue: '',
      wishes: '',
      categoryIds: [],
      isFindable: false,
    };
    expect(checkWedding(open, known)).toEqual({ ok: true, value: open });
  });

  test.each([1, 10_000])('may have %i guests', (guests) => expect(checkWedding({ ...wedding, guests }, known).ok).toBe(true));

  test('of today, or of this month, is still ahead', () => {
    expect(checkWedding({ ...wedding, day: '2026-11-20' }, known).ok).toBe(true);
    expect(checkWedding({ ...wedding, day: '2026-11' }, known).ok).toBe(true);
  });
  test('is five years ahead at most', () => expect(checkWedding({ ...wedding, day: '2031-11-21' }, known).ok).toBe(true));

  test.each<[string, Partial<Wedding>, string, string]>([
    ['yesterday', { day: '2026-11-19' }, 'clients.wedding_day_past', 'wedding_date'],
    ['last month', { day: '2026-10' }, 'clients.wedding_day_past', 'wedding_date'],
    ['in more than five years', { day: '2031-11-22' }, 'calendar.day_too_far', 'wedding_date'],
    ['on a day that is none', { day: '2027-02-30' }, 'clients.wedding_day_invalid', 'wedding_date'],
    ['in a city that is none of ours', { cityId: 9 }, 'catalogue.city_unknown', 'city_id'],
    ['with no guests', { guests: 0 }, 'clients.guests_invalid', 'guests'],
    ['with more guests than a stadium of ours holds', { guests: 10_001 }, 'clients.guests_invalid', 'guests'],
    ['with half a guest', { guests: 1.5 }, 'clients.guests_invalid', 'guests'],
    ['that looks for what is none of ours', { categoryIds: [6, 7] }, 'catalogue.category_unknown', 'category_ids'],
    ['with a venue that hides a sign', { venue: 'Gedung\u202E' }, 'catalogue.text_invalid', 'venue'],
    ['with wishes without end', { wishes: 'a'.repeat(1_001) }, 'clients.text_too_long', 'wishes'],
  ])('%s is refused', (_, part, code, field) => {
    expect(checkWedding({ ...wedding, ...part }, known)).toMatchObject({ ok: false, refusals: [{ code, field }] });
  });
});
