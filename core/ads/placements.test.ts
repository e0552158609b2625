import { expect, test } from 'vitest';
import { byteOfPlacement, placementOfByte, placements } from './placements.ts';

test('a placement keeps the byte that stands for it in tokens that were made before', () => {
  expect(placements.map(byteOfPlacement)).toEqual([0, 1, 2]);
  expect([0, 1, 2].map(placementOfByte)).toEqual(['discovery', 'listing', 'category']);
  expect([placementOfByte(3), placementOfByte(undefined)]).toEqual([undefined, undefined]);
});
