// What cities stand in: hills, volcanoes, water, towers far away.
import type { Chance } from './chance.ts';
import type { Palette } from './palettes.ts';
import { box, cut, dots, n, pen, row } from './paper.ts';

/** What a city is known by, drawn into its land. */
export type Landmark = (palette: Palette, chance: Chance) => string;

/** Towers far away, in the tone of the air. */
export const towers = ({ mid }: Palette, chance: Chance, foot: number): string => {
  let x = -10;
  let d = `M-10 ${foot}`;
  while (x < 610) {
    const width = chance.int(22, 46);
    const height = chance.int(40, 150);
    d += `V${foot - height}${chance.happens(0.3) ? `h${width / 2}v-26v26h${width / 2}` : `h${width}`}`;
    x += width;
  }
  return cut(`${d}V${foot}Z`, mid, 0.4);
};

/** Hills to the edges of the picture, filled down to its foot; each `height` above `foot` at most. */
export const ridge = (chance: Chance, foot: number, height: number, fill: string, opacity: number): string => {
  const peaks = Array.from(
    { length: 6 },
    (_, index) =>
      `S${index * 120 - 10} ${Math.round(foot - chance.between(0.3, 1) * height)} ${index * 120 + 50} ${Math.round(foot - chance.between(0.2, 0.9) * height)}`,
  );
  return cut(`M-20 ${foot}C-20 ${foot - height} -10 ${foot - height} 0 ${foot - height * 0.5}${peaks.join('')}V400H-20Z`, fill, opacity);
};

/** From `top` down, with ripples at chance. */
export const water = ({ panel, light }: Palette, chance: Chance, top: number): string =>
  box(0, top, 600, 400 - top, panel, 0, 0.9) +
  pen(
    row(9, () => `M${chance.int(0, 520)} ${chance.int(top + 12, 386)}h${chance.int(30, 90)}`),
    light,
    1.4,
    0.7,
  );

/** From `top` down, with a golden edge. */
export const ground = ({ soft, gold: line }: Palette, top: number): string =>
  box(0, top, 600, 400 - top, soft, 0, 0.9) + pen(`M0 ${top}H600`, line, 0.8, 0.7);

/** Its crater at `top`, so wide to each side at its foot, smoking. */
export const volcano = (x: number, top: number, half: number, foot: number, { mid, deep, light }: Palette): string =>
  cut(
    `M${x - half} ${foot}C${x - half * 0.5} ${foot - 20} ${x - half * 0.3} ${top + 30} ${x - 22} ${top}L${x - 8} ${top + 6} ${x + 8} ${top + 3} ${x + 24} ${top + 1}C${x + half * 0.3} ${top + 30} ${x + half * 0.5} ${foot - 20} ${x + half} ${foot}Z`,
    mid,
    0.75,
  ) +
  pen(
    row(
      5,
      (index) =>
        `M${x - 12 + index * 7} ${top + 12}C${x - 20 + index * 12} ${top + 50} ${x - 50 + index * 26} ${top + 70} ${n(x - half * 0.42 + index * half * 0.22)} ${foot - 60}`,
    ),
    deep,
    0.9,
    0.18,
  ) +
  pen(`M${x} ${top - 6}q-14-14 4-26t-4-28t8-22`, light, 7, 0.45);

/** Lit windows: a grid of dots that starts at a place, so far apart. */
export const windows = (color: string, x: number, y: number, columns: number, rows: number, dx: number, dy: number, size = 5): string =>
  dots(
    Array.from({ length: columns * rows }, (_, index) => [x + (index % columns) * dx, y + Math.floor(index / columns) * dy] as const),
    color,
    size,
  );
