import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clicksBought } from './clicks-bought.ts';

test.each([
  [500_000, 1_500, 330],
  [100_000, 1_000, 100],
  [100_000, 50_000, 2],
  [100_000, 1_050, 95],
  [50_000_000, 500, 100_000],
  [250_000, 1_100, 220],
  [0, 500, 0],
])('Rp %i at Rp %i a click is about %i clicks', (credits, cpc, clicks) => expect(clicksBought(credits, cpc)).toBe(clicks));

test('never promises more clicks than the credit pays for, and never a tenth less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 500, max: 50_000 }), (credits, cpc) => {
      const exact = Math.floor(credits / cpc);
      expect(clicksBought(credits, cpc)).toBeLessThanOrEqual(exact);
      expect(clicksBought(credits, cpc)).toBeGreaterThanOrEqual(exact * 0.9);
    }),
  );
});
