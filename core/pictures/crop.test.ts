import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropOf, cutOf, largestOf, sizeAfterTurns, type Turns, viewOf, zoomMaxOf } from './crop.ts';
import { pictureRules } from './rules.ts';

const side = fc.integer({ min: pictureRules.sidePixelsMin, max: pictureRules.originalPixelsMax });
const size = fc.record({ width: side, height: side });
const turns = fc.constantFrom<Turns>(0, 1, 2, 3);
const aspect = fc.constantFrom(null, 1, 3 / 2, 4 / 5);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const original = { width: 1_000, height: 600 };

describe('a crop in pixels', () => {
  test.each([
    ['all of it', 0, null, { left: 0, top: 0, width: 1_000, height: 600, turns: 0 }],
    ['all of it, turned', 1, null, { left: 0, top: 0, width: 600, height: 1_000, turns: 1 }],
    ['the right half', 0, { x: 0.5, y: 0, width: 0.5, height: 1 }, { left: 500, top: 0, width: 500, height: 600, turns: 0 }],
    [
      'the lower half of what was turned',
      3,
      { x: 0, y: 0.5, width: 1, height: 0.5 },
      { left: 0, top: 500, width: 600, height: 500, turns: 3 },
    ],
    [
      'a hair too much, as shares are written',
      0,
      { x: 0.3, y: 0, width: 0.7000000001, height: 1 },
      { left: 300, top: 0, width: 700, height: 600, turns: 0 },
    ],
    [
      'the smallest that can be shown',
      0,
      { x: 0.8, y: 0, width: 0.2, height: 1 / 3 },
      { left: 800, top: 0, width: 200, height: 200, turns: 0 },
    ],
    [
      'a hair too much below',
      0,
      { x: 0, y: 0.5, width: 1, height: 0.5000000001 },
      { left: 0, top: 300, width: 1_000, height: 300, turns: 0 },
    ],
    [
      'the millionth that may be lost',
      0,
      { x: 0, y: 0, width: 1 + 1e-6, height: 1 },
      { left: 0, top: 0, width: 1_000, height: 600, turns: 0 },
    ],
  ] as const)('%s', (_, by, crop, cut) => expect(cutOf(original, by, crop)).toEqual({ ok: true, value: cut }));

  test.each([
    ['beyond the right side', { x: 0.5, y: 0, width: 0.6, height: 1 }, 'pictures.crop_invalid'],
    ['beyond the left side', { x: -0.1, y: 0, width: 0.6, height: 1 }, 'pictures.crop_invalid'],
    ['nothing', { x: 0, y: 0, width: 0, height: 1 }, 'pictures.crop_invalid'],
    ['above it', { x: 0, y: -0.1, width: 1, height: 1 }, 'pictures.crop_invalid'],
    ['below it', { x: 0, y: 0.5, width: 1, height: 0.6 }, 'pictures.crop_invalid'],
    ['no height', { x: 0, y: 0, width: 1, height: 0 }, 'pictures.crop_invalid'],
    ['one pixel too low', { x: 0, y: 0, width: 1, height: 199 / 600 }, 'pictures.crop_too_small'],
    ['no number', { x: Number.NaN, y: 0, width: 1, height: 1 }, 'pictures.crop_invalid'],
    ['one pixel too few', { x: 0, y: 0, width: 0.199, height: 1 }, 'pictures.crop_too_small'],
  ] as const)('is refused: %s', (_, crop, code) =>
    expect(cutOf(original, 0, crop)).toMatchObject({ ok: false, refusals: [{ code, field: 'crop' }] }),
  );
});

describe('what one looks at while cutting', () => {
  test('is always inside, of the shape, and large enough to be taken', () => {
    fc.assert(
      fc.property(size, turns, aspect, share, share, share, (whole, by, shape, x, y, near) => {
        // Only a shape that fits large enough can be asked for.
        const largest = largestOf(sizeAfterTurns(whole, by), shape);
        fc.pre(Math.min(largest.width, largest.height) > pictureRules.sidePixelsMin + 1);
        const zoom = 1 + near * (zoomMaxOf(whole, by, shape) - 1);
        const crop = cropOf(whole, { zoom, x, y, turns: by }, shape);
        const cut = cutOf(whole, by, crop);
        expect(cut.ok).toBe(true);
        if (!cut.ok || shape === null) return;
        // Whole pixels bend a shape by at most one of them on each side.
        expect(Math.abs(cut.value.width - cut.value.height * shape)).toBeLessThanOrEqual(1 + shape);
      }),
    );
  });

  test('comes back from the crop it led to', () => {
    fc.assert(
      fc.property(size, turns, aspect, share, share, share, (whole, by, shape, x, y, near) => {
        const zoom = 1 + near * (zoomMaxOf(whole, by, shape) - 1);
        const crop = cropOf(whole, { zoom, x, y, turns: by }, shape);
        const again = cropOf(whole, viewOf(whole, by, crop, shape), shape);
        for (const part of ['x', 'y', 'width', 'height'] as const) expect(again[part]).toBeCloseTo(crop[part], 6);
      }),
    );
  });

  test('a picture at its smallest cannot be drawn closer', () => {
    expect(zoomMaxOf({ width: 200, height: 200 }, 0, 1)).toBe(1);
    expect(zoomMaxOf({ width: 804, height: 402 }, 1, 1)).toBe(2);
  });
});

describe('the part of a picture of 1,000 by 600', () => {
  const view = { zoom: 1, x: 0.5, y: 0.5, turns: 0 } as const;
  test.each([
    ['of any shape is all of it', view, null, { x: 0, y: 0, width: 1, height: 1 }],
    ['that is square is as high as it', view, 1, { x: 0.2, y: 0, width: 0.6, height: 1 }],
    ['that is broader is as wide as it', view, 2, { x: 0, y: 1 / 12, width: 1, height: 5 / 6 }],
    ['seen twice as close is half as large', { ...view, zoom: 2 }, null, { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }],
    ['stays inside on the left', { ...view, zoom: 2, x: 0, y: 0 }, null, { x: 0, y: 0, width: 0.5, height: 0.5 }],
    ['stays inside on the right', { ...view, zoom: 2, x: 1, y: 1 }, null, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }],
  ] as const)('%s', (_, seen, shape, crop) => {
    const found = cropOf(original, seen, shape);
    for (const part of ['x', 'y', 'width', 'height'] as const) expect(found[part]).toBeCloseTo(crop[part], 10);
  });
  test('is seen again as it was cut, never closer than it can be taken', () => {
    expect(viewOf(original, 1, null, 1)).toEqual({ zoom: 1, x: 0.5, y: 0.5, turns: 1 });
    expect(viewOf(original, 0, { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, null)).toEqual({ zoom: 2, x: 0.5, y: 0.5, turns: 0 });
    expect(viewOf(original, 0, { x: 0, y: 0, width: 0.1, height: 0.1 }, null).zoom).toBe(600 / 201);
    expect(viewOf(original, 0, { x: 0, y: 0, width: 1, height: 1 }, 1).zoom).toBe(1);
  });
});

describe('to the pixel', () => {
  test('a crop between two pixels takes the nearer one at each side', () => {
    expect(cutOf(original, 0, { x: 0.3006, y: 0.2011, width: 0.4, height: 0.5 })).toEqual({
      ok: true,
      value: { left: 301, top: 121, width: 400, height: 300, turns: 0 },
    });
  });
  test.each([
    ['wide', { x: 0.5, y: 0, width: 0.1, height: 1 }],
    ['high', { x: 0, y: 0.5, width: 1, height: 0.2 }],
  ])('one that is not %s enough is refused', (_, crop) =>
    expect(cutOf(original, 0, crop)).toMatchObject({ refusals: [{ code: 'pictures.crop_too_small' }] }),
  );
  test('two quarter turns leave width and height where they were', () => {
    expect([0, 1, 2, 3].map((n) => sizeAfterTurns(original, n as Turns).width)).toEqual([1_000, 600, 1_000, 600]);
  });
  test('the view of a crop is as close as the side that needs more room allows', () => {
    expect(viewOf(original, 0, { x: 0.2, y: 0.25, width: 0.3, height: 0.25 }, 1)).toEqual({ zoom: 2, x: 0.35, y: 0.375, turns: 0 });
  });
});
