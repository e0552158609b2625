export type Point = { readonly x: number; readonly y: number };

/** The smallest round number that is not below the largest value: 1, 2, 2.5 or 5 times a power of ten, and at least 4 so that steps are whole. */
export function roundCeiling(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}

/** Where the values of a series lie in a box, from the left edge to the right, zero at the bottom. */
export function pointsOf(values: readonly number[], ceiling: number, box: { width: number; height: number }): Point[] {
  const step = values.length > 1 ? box.width / (values.length - 1) : 0;
  const left = values.length > 1 ? 0 : box.width / 2;
  return values.map((value, index) => ({ x: left + index * step, y: box.height - (value / ceiling) * box.height }));
}

/** The outline of a line through points. Tenths of a pixel are enough for any screen. */
export const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Indices of about `count` slots spread evenly, the first always among them. */
export function spread(length: number, count: number): number[] {
  const every = Math.max(1, Math.ceil(length / count));
  return Array.from({ length: Math.ceil(length / every) }, (_, index) => index * every);
}

/** The slot nearest to a horizontal position within the width. */
export function slotAt(x: number, width: number, length: number): number {
  if (length < 2 || width <= 0) return 0;
  return Math.max(0, Math.min(length - 1, Math.round((x / width) * (length - 1))));
}
