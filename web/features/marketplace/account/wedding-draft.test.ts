import { expect, test } from 'vitest';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { bodyOf, daysIn, draftOf, monthsFrom } from './wedding-draft.ts';

const wedding: OwnWedding = {
  wedding_date: '2027-06-12',
  city: { id: 2, slug: 'bandung', name: 'Bandung' },
  guests: 250,
  budget_band: '100_250',
  venue: 'Gedung Merdeka',
  wishes: 'Siraman',
  categories: [{ id: 6, slug: 'venue', name: { en: 'Venue', id: 'Tempat' } }],
  is_findable: false,
  revision: 3,
};

test('what was told is sent again as it was', () => {
  expect(bodyOf(draftOf(wedding), 3)).toEqual({
    revision: 3,
    wedding_date: '2027-06-12',
    city_id: 2,
    guests: 250,
    budget_band: '100_250',
    venue: 'Gedung Merdeka',
    wishes: 'Siraman',
    category_ids: [6],
    is_findable: false,
  });
});

test('what is open is sent as open', () => {
  expect(bodyOf(draftOf(null), 0)).toMatchObject({ wedding_date: null, city_id: null, guests: null, budget_band: null, category_ids: [] });
  expect(bodyOf({ ...draftOf(null), month: '2027-06' }, 0).wedding_date).toBe('2027-06');
  expect(bodyOf({ ...draftOf(null), day: '12' }, 0).wedding_date).toBeNull();
});

test.each(['many', '-4', '1e3', '2.5'])('%s guests are left to be refused', (guests) =>
  expect(bodyOf({ ...draftOf(null), guests }, 0).guests).toBe(0),
);

test('months lie ahead, and days are those of their month', () => {
  const months = monthsFrom('2026-11-20', '2026-03');
  expect([months[0], months[1], months[3], months.at(-1)]).toEqual(['2026-03', '2026-11', '2027-01', '2029-10']);
  expect(monthsFrom('2026-11-20', '2027-01')).toHaveLength(36);
  expect([daysIn('2027-02').at(-1), daysIn('2028-02').at(-1), daysIn('2027-12').at(-1)]).toEqual(['28', '29', '31']);
});

test('being found is nothing a couple has agreed to before it says so', () => expect(draftOf(null).isFindable).toBe(false));
