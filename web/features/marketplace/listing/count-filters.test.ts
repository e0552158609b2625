import { expect, test } from 'vitest';
import { countFilters } from './count-filters.ts';
import { readFilters } from './filters.ts';

const read = (address: string) => {
  const url = new URL(address, 'https://pelaminan.test');
  const [, , category = null, city = null] = url.pathname.split('/');
  return readFilters(url.searchParams, category, city);
};

test.each([
  // The category is what is looked for, and has no chip.
  ['/vendors/photography', 0, 0],
  ['/vendors/photography/bandung', 1, 0],
  ['/vendors?q=kirana&city=bandung', 1, 0],
  // Each option is a chip of its own.
  ['/vendors/photography?photo_style=candid&photo_style=classic&guests=300', 3, 3],
  // A range that contradicts itself narrows nothing.
  ['/vendors?price_min=5000000&price_max=1000000&rating_min=4', 1, 0],
])('%s has as many filters as chips', (address, all, narrowed) => {
  expect(countFilters(read(address))).toEqual({ all, narrowed });
});
