import { expect, test } from 'vitest';
import { type CoupleFacts, placeForCouple, suitsCouple } from './couple-fit.ts';

const nothing: CoupleFacts = { day: null, cityId: null, bookedCategoryIds: new Set() };
const inBandung: CoupleFacts = { day: '2027-06-12', cityId: 2, bookedCategoryIds: new Set([9]) };
const nobody: ReadonlySet<number> = new Set();

test('a couple is shown ads of the city where it marries, unless it looks at another', () => {
  expect(placeForCouple({ categoryId: 12 }, inBandung)).toEqual({ categoryId: 12, cityId: 2 });
  expect(placeForCouple({ categoryId: 12, cityId: 5 }, inBandung)).toEqual({ categoryId: 12, cityId: 5 });
  expect(placeForCouple({ categoryId: 9 }, nothing)).toEqual({ categoryId: 9 });
});

test('a couple that has booked a caterer is shown no more of them, wherever it looks', () => {
  expect(placeForCouple({ categoryId: 9 }, inBandung)).toBeNull();
  expect(placeForCouple({ categoryId: 9, cityId: 5 }, inBandung)).toBeNull();
  const caterer = { vendorId: 1, services: [{ categoryId: 9 }, { categoryId: 12 }] };
  expect(suitsCouple(caterer, inBandung, nobody)).toBe(false);
  expect(suitsCouple(caterer, nothing, nobody)).toBe(true);
  // Caterers among others: what a vendor does besides is no reason.
  expect(suitsCouple({ vendorId: 2, services: [{ categoryId: 12 }, { categoryId: 9 }] }, inBandung, nobody)).toBe(true);
  expect(suitsCouple({ vendorId: 3, services: [] }, inBandung, nobody)).toBe(true);
});

test('a vendor that is taken on the day is not shown', () => {
  const vendor = { vendorId: 4, services: [{ categoryId: 12 }] };
  expect(suitsCouple(vendor, inBandung, new Set([4]))).toBe(false);
  expect(suitsCouple(vendor, inBandung, new Set([5]))).toBe(true);
});
