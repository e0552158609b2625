export type Point = { readonly x: number; readonly y: number };

/** An axis has this many steps, each a round whole number. */
const axisSteps = 4;
const roundFactors = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The end of an axis for values up to `largest`: four equal steps of a round whole number. */
export function roundCeiling(largest: number): number {
  const least = Math.max(1, largest / axisSteps);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = roundFactors.find((one) => one * power >= least && Number.isInteger(one * power)) ?? 10;
  return axisSteps * factor * power;
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
