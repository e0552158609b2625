import { expect, test } from 'vitest';
import { countsGuests, facetsInAddress, facetsOf, optionsOf, wishesFrom } from './facets.ts';

test('a facet offers every answer but those that decline', () => {
  expect(optionsOf('halal')).toEqual(['halal_certified', 'halal_uncertified']);
  expect(optionsOf('setting')).toContain('garden');
  expect(facetsOf('catering')).toEqual(['halal', 'cuisines', 'serving']);
});

test('what is chosen is read from an address as it is written there', () => {
  const chosen = { halal: ['halal_certified'], setting: ['garden', 'beach'] } as const;
  expect(facetsInAddress(chosen)).toBe('halal.halal_certified,setting.garden,setting.beach');
  expect(wishesFrom(facetsInAddress(chosen))).toEqual([
    { question: 'halal', options: ['halal_certified'] },
    { question: 'setting', options: ['garden', 'beach'] },
  ]);
});

test.each(['', 'halal', 'halal.no', 'halal.garden', 'weather.sunny', 'halal.halal_certified,'])('%j names no wish', (text) =>
  expect(wishesFrom(text)).toBeNull(),
);

test('guests are counted where vendors say how many', () => {
  expect([countsGuests('venue'), countsGuests('catering'), countsGuests('photography')]).toEqual([true, true, false]);
});
