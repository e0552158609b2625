import { expect, test } from 'vitest';
import { type Listed, shortlists } from './shortlists.ts';

const listed = (id: number, categoryId: number, isBooked?: boolean): Listed => ({
  id,
  slug: `v-${id}`,
  name: `Vendor ${id}`,
  category: { id: categoryId, slug: `c-${categoryId}`, name: { en: `C${categoryId}`, id: `C${categoryId}` } },
  city: { id: 1, slug: 'bandung', name: 'Bandung' },
  rating: null,
  review_count: 0,
  price_from: null,
  price_unit: { en: '', id: '' },
  price_per: 'none',
  picture: null,
  ...(isBooked !== undefined && { is_booked: isBooked }),
});

test('vendors are by category in the order of the categories, those booked first', () => {
  const lists = shortlists([listed(1, 8), listed(2, 52), listed(3, 8, true), listed(4, 8, false)], [{ id: 52 }, { id: 8 }]);
  expect(lists.map(({ category, vendors, booked }) => [category.id, vendors.map(({ id }) => id), booked])).toEqual([
    [52, [2], 0],
    [8, [3, 1, 4], 1],
  ]);
});
