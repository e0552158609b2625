// Leaves, sprigs and flowers. They are stencilled once per picture and then laid many times, which keeps a picture small.
import type { Chance } from './chance.ts';
import type { Palette } from './palettes.ts';
import { copy, cut, disc, n, named, pen, row } from './paper.ts';

/** How a kind of leaf is cut: its length, half its width, where it is widest, how many sit on a twig, how far they stand off. */
const leafKinds = [
  { length: 21, belly: 7, widest: 0.5, count: 12, spread: 44 },
  { length: 18, belly: 14, widest: 0.55, count: 10, spread: 50 },
  { length: 24, belly: 10, widest: 0.36, count: 9, spread: 42 },
  { length: 20, belly: 4, widest: 0.5, count: 16, spread: 58 },
  { length: 15, belly: 15, widest: 0.85, count: 9, spread: 46 },
] as const;
type LeafKind = (typeof leafKinds)[number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const whole = (value: number): string => String(Math.round(value));

/** A twig 100 long that bends to one side, with leaves left and right that grow smaller towards the tip. */
function twig(chance: Chance, { length, belly, widest, count, spread }: LeafKind, color: string): string {
  const bend = chance.between(14, 34);
  const leaves = row(count, (index) => {
    const t = 0.14 + (0.86 * index) / (count - 1);
    const side = index === count - 1 ? 0 : index % 2 === 0 ? -1 : 1;
    const size = 1.2 * (1.05 - 0.5 * t) * chance.between(0.88, 1.1);
    const lean = Math.atan2(2 * bend * t, 120 - 40 * t) + side * radians(spread * chance.between(0.85, 1.12));
    const along = (forward: number, aside: number): string =>
      `${whole((Math.sin(lean) * forward + Math.cos(lean) * aside) * size)} ${whole((-Math.cos(lean) * forward + Math.sin(lean) * aside) * size)}`;
    const back = (forward: number, aside: number): string => along(forward - length, aside);
    return `M${whole(bend * t * t)} ${whole(-120 * t * (1 - t) - 100 * t * t)}q${along(length * widest, belly)} ${along(length, 0)}q${back(length * widest, -belly)} ${back(0, 0)}Z`;
  });
  return pen(`M0 0Q0-60 ${whole(bend)}-100`, color, 1.2) + cut(leaves, color);
}

const placed = (turn: number, scale: number): string => (turn === 0 && scale === 1 ? '' : ` transform="rotate(${turn})scale(${scale})"`);

/** One wheel of petals, laid several times, smaller and turned, in the colours from the rim to the heart. */
const flower = (
  id: string,
  petal: string,
  count: number,
  layers: readonly (readonly [scale: number, turn: number, fill: string, edge: string])[],
): string =>
  `<defs><g id="${id}w" stroke-width=".6"><path id="${id}p" d="${petal}"/>${row(count - 1, (step) => copy(`${id}p`, 0, 0, 1, Math.round(((step + 1) * 360) / count)))}</g></defs>` +
  layers.map(([scale, turn, fill, edge]) => `<use href="#${id}w"${placed(turn, scale)} fill="${fill}" stroke="${edge}"/>`).join('');

/** Flowers of about 20 from heart to rim. */
const flowerKinds = {
  peony: ({ petal, gold }: Palette, id: string) =>
    flower(id, 'M0 0C-11-3-15-15-9-19C-6-22-3-19 0-20C3-22 7-21 9-19C15-14 10-3 0 0Z', 7, [
      [1.05, 0, petal[0], petal[1]],
      [0.8, 24, petal[1], petal[0]],
      [0.5, 8, petal[2], petal[1]],
    ]) + disc(0, 0, 2.4, gold),
  rose: ({ petal }: Palette, id: string) =>
    flower(id, 'M0 2C-14 0-17-13-10-18C-4-22 6-21 10-17C17-11 13 0 0 2Z', 5, [
      [1.02, 0, petal[0], petal[1]],
      [0.72, 36, petal[1], petal[0]],
    ]) +
    disc(0, 0, 6.5, petal[2]) +
    pen('M-4 1C-4-4 3-5 4-1C5 3-1 5-2 2M-7 3C-5 8 5 9 7 3M-8-2C-7-8 3-10 7-4', petal[0], 0.9),
  anemone: ({ petal, deep, light }: Palette, id: string) =>
    flower(id, 'M0 0C-10-5-11-17-4-20C0-21 4-21 6-19C11-14 8-4 0 0Z', 7, [
      [1, 0, petal[0], petal[1]],
      [0.74, 25, light, petal[1]],
    ]) +
    `<circle r="6.5" stroke="${deep}" stroke-width="1.3" stroke-dasharray=".1 2.3"/>` +
    disc(0, 0, 3.4, deep),
  frangipani: ({ light, petal, gold }: Palette, id: string) =>
    flower(id, 'M0 0C-13-6-12-20-3-22C6-22 10-11 0 0Z', 5, [
      [1, 0, light, petal[1]],
      [0.45, 0, gold, 'none'],
    ]),
  jasmine: ({ light, petal, leaf }: Palette, id: string) =>
    flower(id, 'M0 0C-6-6-5-16 0-20C5-16 6-6 0 0Z', 6, [
      [1, 0, light, petal[1]],
      [0.55, 30, petal[0], petal[1]],
    ]) + disc(0, 0, 2.2, leaf[0]),
  ranunculus: ({ petal }: Palette) =>
    disc(0, 0, 19, petal[0]) +
    `<g stroke-width="1">${[16, 13, 10, 7.5, 5]
      .map(
        (r, index) =>
          `<circle r="${r}" fill="${petal[index < 2 ? 0 : index < 4 ? 1 : 2]}" stroke="${petal[index < 2 ? 1 : 2]}" stroke-dasharray="${n(r * 1.3)} ${n(r * 0.3)}" transform="rotate(${index * 47})"/>`,
      )
      .join('')}</g>`,
} as const satisfies Record<string, (palette: Palette, id: string) => string>;
const large = ['peony', 'rose', 'anemone', 'ranunculus'] as const;
const small = ['jasmine', 'frangipani', 'ranunculus', 'anemone'] as const;

const twigAt = (name: string, turn: number, size: number): string =>
  `<use href="#${name}" transform="rotate(${whole(turn)})scale(${turn < 0 ? -size : size} ${size})"/>`;

/** A posy that opens upwards from the origin: twigs behind, flowers before them. About 95 high. */
function arrange(chance: Chance, stem: string): string {
  const opening = 155;
  const twigs = chance.int(6, 7);
  const behind = row(twigs, (index) =>
    twigAt(index % 2 === 0 ? 's1' : 's2', -opening / 2 + (opening * index) / (twigs - 1) + chance.int(-7, 7), chance.int(7, 10) / 10),
  );
  const buds = Array.from({ length: 3 }, () => {
    const turn = chance.int(-70, 70);
    const reach = chance.between(44, 66);
    return { turn, x: Math.round(Math.sin(radians(turn)) * reach), y: Math.round(-Math.cos(radians(turn)) * reach) };
  });
  const stalks = buds.map(({ x, y }) => `M0 0Q${whole(x * 0.3)} ${whole(y * 0.7)} ${x} ${y}`).join('');
  const side = chance.pick([1, -1] as const);
  const turn = (): number => chance.int(0, 60);
  return (
    behind +
    pen(stalks, stem, 0.9) +
    buds.map(({ x, y, turn: lean }) => copy('b', x, y, 0.85, lean)).join('') +
    copy('f2', side * -31, -14, 0.72, turn()) +
    copy('f2', side * 33, -8, 0.62, turn()) +
    copy('f2', side * 17, -39, 0.6, turn()) +
    copy('f1', side * -6, -17, 1.12, turn()) +
    copy('f1', side * 20, 1, 0.8, turn())
  );
}

/** What grows in one picture, as stencils: two kinds of twig (s1, s2), a large and a small flower (f1, f2), a bud, two posies. */
export function plant(chance: Chance, palette: Palette): string {
  const [first = leafKinds[0], second = leafKinds[1]] = chance.shuffled(leafKinds);
  const main = chance.pick(large);
  const [side] = chance.shuffled(small.filter((kind) => kind !== main));
  const stencils = {
    s1: twig(chance, first, palette.leaf[0]),
    s2: twig(chance, second, palette.leaf[1]),
    f1: flowerKinds[main](palette, 'x'),
    f2: flowerKinds[side ?? 'jasmine'](palette, 'y'),
    b: cut('M0 4C-6 1-6-8 0-14C6-8 6 1 0 4Z', palette.petal[1]) + cut('M0 5C-4 4-5-1-4-4L0 0L4-4C5-1 4 4 0 5Z', palette.leaf[1]),
    p1: arrange(chance, palette.leaf[1]),
    p2: twigAt('s2', -112, 0.9) + twigAt('s1', 116, 0.9) + twigAt('s1', -150, 0.6) + copy('f2', 8, 18, 0.6) + copy('p1', 0, 0),
  };
  return `<defs>${Object.entries(stencils)
    .map(([name, marks]) => named(name, marks))
    .join('')}</defs>`;
}

/** A posy that is on a surface and opens upwards. */
export const posy = (x: number, y: number, size: number, turn = 0): string => copy('p1', x, y, size, turn);

/** A posy that hangs or is pinned, open all around. */
export const spray = (x: number, y: number, size: number, turn = 0): string => copy('p2', x, y, size, turn);

/** Twigs and flowers laid along a line of points, as on an arch or a rail. */
export function garland(chance: Chance, points: readonly (readonly [x: number, y: number, turn: number])[], size = 1): string {
  const behind = points.map(([x, y, turn], index) =>
    copy(
      index % 2 === 0 ? 's1' : 's2',
      Math.round(x),
      Math.round(y),
      size * chance.between(0.36, 0.52),
      Math.round(turn + chance.between(-40, 40)),
    ),
  );
  const before = points.map(([x, y], index) =>
    copy(
      index % 3 === 0 ? 'f1' : 'f2',
      Math.round(x + chance.between(-5, 5)),
      Math.round(y + chance.between(-5, 5)),
      size * (index % 3 === 0 ? 0.68 : 0.42),
      chance.int(0, 60),
    ),
  );
  return behind.join('') + before.join('');
}
