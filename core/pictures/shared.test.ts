import { describe, expect, test } from 'vitest';
import { fittingShared } from './fitting-shared.ts';
import { isSharedKept, sharedPhotos } from './shared.ts';

const file = (size: number) => ({ size });
const { bytesMax, fileSizeBytesMax, countMax, keptMs } = sharedPhotos;
const fitting = (sizes: readonly number[], count = 0, bytes = 0) =>
  fittingShared(sizes.map(file), { count, bytes }, sharedPhotos).map(({ size }) => size);

describe('of shared photos wait', () => {
  test('those that are neither empty nor too large', () =>
    expect(fitting([0, 1, fileSizeBytesMax, fileSizeBytesMax + 1])).toEqual([1, fileSizeBytesMax]));
  test('as many as there is room for beside the others; an empty one takes no place', () => {
    expect(fitting([0, 2, 3], countMax - 1)).toEqual([2]);
    expect(fitting([2], countMax)).toEqual([]);
    expect(fitting([2, 3, 4], countMax - 2)).toEqual([2, 3]);
  });
  test('as much as there is room for; a smaller one after it still fits', () =>
    expect(fitting([10, 20, 5], 0, bytesMax - 15)).toEqual([10, 5]));
});

test('shared photos wait for an hour', () => {
  expect(isSharedKept(1_000, 1_000)).toBe(true);
  expect(isSharedKept(1_000, 1_000 + keptMs - 1)).toBe(true);
  expect(isSharedKept(1_000, 1_000 + keptMs)).toBe(false);
  // A clock that was set back.
  expect(isSharedKept(1_000, 999)).toBe(false);
});
