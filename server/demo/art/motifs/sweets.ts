// Wedding cakes and sweet corners.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, n, oval, pen, row, stencil } from '../paper.ts';

/** A cake stand with its plate at `y`. */
const stand = (half: number, y: number, { light }: Palette): string =>
  cut(`M-10 ${y + 6}C-7 ${y + 20}-22 ${y + 30}-32 130H32C22 ${y + 30} 7 ${y + 20} 10 ${y + 6}Z`, gold) +
  oval(0, y, half, 9, gold) +
  oval(0, y - 3, half - 3, 7, light);

/** How a tier is trimmed: pearls at its foot, swags, two lines, or pleats. */
function trim(kind: number, half: number, top: number, foot: number, { gold: thread, mid }: Palette): string {
  if (kind === 0)
    return `<path d="M${n(3 - half)} ${n(foot - 3)}H${n(half - 2)}" stroke="${thread}" stroke-width="4.6" stroke-dasharray=".1 6"/>`;
  if (kind === 1)
    return pen(`M${n(-half)} ${n(top + 7)}${row(5, () => `q${n(half / 5)} ${n((foot - top) * 0.46)} ${n(half / 2.5)} 0`)}`, thread, 1.2);
  if (kind === 2) return pen(`M${n(-half)} ${n(foot - 6)}H${n(half)}M${n(-half)} ${n(top + 6)}H${n(half)}`, thread, 0.9);
  return pen(
    row(9, (line) => `M${n(-half + ((line + 1) * half) / 5)} ${n(top + 5)}V${n(foot - 4)}`),
    mid,
    0.8,
    0.6,
  );
}

/** Tiers that grow smaller, each with its own trim, and flowers down one side. */
export const tiered: Motif = ({ palette, chance }) => {
  const count = chance.int(3, 5);
  const height = 204 / count;
  const shift = chance.int(0, 3);
  const tiers = row(count, (index) => {
    const half = 86 - index * (64 / count);
    const foot = 94 - index * height;
    const top = foot - height + 3;
    return (
      box(-half, top, half * 2, height - 3, index % 2 === shift % 2 ? palette.light : palette.petal[0], 3) +
      cut(`M${n(half * 0.35)} ${n(top)}H${n(half)}V${n(foot)}H${n(half * 0.55)}Z`, palette.mid, 0.22) +
      trim((index + shift) % 4, half, top, foot, palette) +
      frame(-half, top, half * 2, height - 3, palette.line, 0.5, 3)
    );
  });
  const top = 94 - count * height;
  const topHalf = 86 - (count - 1) * (64 / count);
  return (
    oval(0, 131, 96, 7, palette.deep, 0.16) +
    stand(102, 97, palette) +
    tiers +
    posy(0, top + 6, 0.5) +
    spray(topHalf * 0.9, top + height * 1.05, 0.42, 60) +
    spray(-74, 86, 0.46, -50)
  );
};

/** Two tiers held apart by pillars, with flowers between them. */
export const pillared: Motif = ({ palette, chance }) => {
  const tier = (half: number, foot: number, height: number, kind: number): string =>
    box(-half, foot - height, half * 2, height, palette.light, 3) +
    cut(`M${n(half * 0.35)} ${foot - height}H${half}V${foot}H${n(half * 0.55)}Z`, palette.mid, 0.22) +
    trim(kind, half, foot - height, foot, palette) +
    frame(-half, foot - height, half * 2, height, palette.line, 0.5, 3);
  const pillar = box(-4, -34, 8, 34, gold) + box(-7, -36, 14, 4, gold, 1) + box(-7, -3, 14, 4, gold, 1);
  return (
    oval(0, 131, 100, 7, palette.deep, 0.16) +
    stand(106, 97, palette) +
    tier(90, 94, 66, chance.int(0, 3)) +
    stencil('pl', pillar) +
    [-46, -16, 16, 46].map((x) => copy('pl', x, 28)).join('') +
    oval(0, -8, 66, 6, gold) +
    tier(58, -8, 58, chance.int(0, 3)) +
    tier(34, -66, 44, 2) +
    spray(0, 20, 0.44) +
    posy(0, -108, 0.5) +
    spray(-78, 86, 0.44, -50) +
    spray(80, 30, 0.36, 60)
  );
};

/** A small cake under a bell of glass. */
export const domed: Motif = ({ palette, chance }) =>
  oval(0, 131, 104, 7, palette.deep, 0.16) +
  stand(112, 97, palette) +
  inked('M-62 94V12Q-62 4-54 4H54Q62 4 62 12V94Z', palette.petal[0], palette.line, 0.5) +
  cut('M22 4H54Q62 4 62 12V94H34Z', palette.mid, 0.22) +
  cut(`M-62 22V12Q-62 4-54 4H54Q62 4 62 12V22${row(8, () => `q-7.750 ${chance.int(10, 30)} -15.500 0`)}Z`, palette.light) +
  `<path d="M-60 90H62" stroke="${palette.gold}" stroke-width="5" stroke-dasharray=".1 7"/>` +
  posy(0, 6, 0.62) +
  `<path d="M-94 94V-34C-94-150 94-150 94-34V94Z" fill="${palette.light}" fill-opacity=".2" stroke="${palette.line}" stroke-width="1.200"/>` +
  pen('M-80 70V-34C-80-76-62-104-40-114', palette.light, 4, 0.7) +
  disc(0, -128, 9, gold) +
  box(-4, -122, 8, 8, gold) +
  spray(-96, 96, 0.44, -40) +
  spray(96, 98, 0.38, 40);

/** A cake left bare between the layers, with icing that runs and berries on top. */
export const bare: Motif = ({ palette, chance }) => {
  const tier = (half: number, foot: number, height: number): string => {
    const layers = row(3, (index) => {
      const y = foot - ((index + 1) * height) / 3;
      return box(-half, y, half * 2, height / 3, palette.petal[2], 2) + box(-half, y - 3, half * 2, 6, palette.light, 3);
    });
    const drips = row(14, () => `q${n(half / 14)} ${chance.int(10, 26)} ${n(half / 7)} 0`);
    return (
      layers +
      inked(`M${-half} ${foot - height}v6${drips}v-6Q0 ${foot - height - 8} ${-half} ${foot - height}Z`, palette.light, palette.line, 0.4)
    );
  };
  const berries = Array.from({ length: 9 }, (_, index) => [-44 + index * 11, -96 - chance.int(0, 7)] as const);
  return (
    oval(0, 131, 104, 7, palette.deep, 0.16) +
    stand(108, 97, palette) +
    tier(90, 94, 92) +
    tier(58, 2, 88) +
    dots(berries, palette.deep, 11) +
    posy(0, -92, 0.56) +
    spray(-52, 4, 0.5, -70) +
    spray(84, 88, 0.4, 40)
  );
};

const cupcake = ({ petal, light, line, deep }: Palette, icing: string): string =>
  cut('M-15-2H15L11 20H-11Z', petal[2]) +
  pen('M-9-1L-7 19M-3-1L-2 19M3-1L2 19M9-1L7 19', light, 0.8, 0.7) +
  inked('M-18 0C-24-8-15-13-13-13C-16-21-6-23-5-22C-4-29 4-29 5-22C6-23 16-21 13-13C15-13 24-8 18 0C12 4-12 4-18 0Z', icing, line, 0.5) +
  pen('M-14-6C-5-1 6-2 14-7M-10-15C-4-11 5-12 10-16', light === icing ? petal[1] : light, 0.9, 0.8) +
  disc(0, -28, 3.4, deep);

/** A stand of three plates with little cakes. */
export const platter: Motif = ({ palette }) => {
  const plates = [
    [96, 96, 5],
    [68, 22, 4],
    [42, -50, 2],
  ] as const;
  return (
    stencil('q1', cupcake(palette, palette.petal[1])) +
    stencil('q2', cupcake(palette, palette.light)) +
    oval(0, 131, 84, 7, palette.deep, 0.16) +
    cut('M-8 96C-5 116-30 124-40 130H40C30 124 5 116 8 96Z', gold) +
    box(-2.5, -110, 5, 210, gold) +
    plates
      .map(
        ([half, y, count]) =>
          row(count, (index) => copy(index % 2 === 0 ? 'q1' : 'q2', Math.round(((index + 0.5) / count - 0.5) * 2 * (half - 6)), y - 20)) +
          oval(0, y, half, 8, gold) +
          oval(0, y - 2.5, half - 3, 6, palette.light),
      )
      .join('') +
    posy(0, -110, 0.5)
  );
};

/** Glass jars of sweets with small labels. */
export const jars: Motif = ({ palette, chance }) => {
  const jar = (half: number, top: number): string => {
    const neck = Math.round(half * 0.66);
    const shape = `M${-neck} ${top}H${neck}C${neck} ${top + 8} ${half} ${top + 8} ${half} ${top + 22}V124Q${half} 130 ${half - 6} 130H${6 - half}Q${-half} 130 ${-half} 124V${top + 22}C${-half} ${top + 8} ${-neck} ${top + 8} ${-neck} ${top}Z`;
    const level = top + (130 - top) * 0.34;
    const sweets = [palette.petal[2], palette.petal[1], palette.mid, palette.petal[0]].map((color) =>
      dots(
        Array.from(
          { length: Math.round((130 - level) / 18) },
          () => [chance.between(9 - half, half - 9), chance.between(level, 121)] as const,
        ),
        color,
        chance.int(15, 20),
      ),
    );
    return (
      sweets.join('') +
      `<path d="${shape}" fill="${palette.light}" fill-opacity=".35" stroke="${palette.line}" stroke-width="1.1"/>` +
      pen(`M${7 - half} ${top + 30}V110`, palette.light, 3, 0.7) +
      box(-half * 0.74, top - 9, half * 1.48, 10, gold, 2) +
      disc(0, top - 15, 6, gold)
    );
  };
  const label =
    box(-15, -10, 30, 20, palette.light, 2) + frame(-12, -7, 24, 14, palette.gold, 0.7) + pen('M-7 1q7-8 14 0', palette.line, 0.9);
  return (
    oval(0, 132, 136, 7, palette.deep, 0.14) +
    at(-84, 0, jar(38, -30)) +
    at(84, 0, jar(38, 6)) +
    jar(42, -100) +
    stencil('la', label) +
    copy('la', -84, 64) +
    copy('la', 0, 34, 1.1) +
    copy('la', 84, 76) +
    spray(-42, 124, 0.4, -20) +
    spray(46, 126, 0.36, 20)
  );
};

/** A cone of macarons. */
export const macarons: Motif = ({ palette }) => {
  const shell = (color: string): string =>
    cut('M-14 1C-15-10 15-10 14 1ZM-14 5H14C15 14-15 14-14 5Z', color) +
    box(-13, 1, 26, 4, palette.light, 2) +
    pen('M-9-4C-5-7 1-8 4-7', palette.light, 1.2, 0.7);
  const colors = [palette.petal[1], palette.petal[0], palette.mid, palette.leaf[0]];
  const inLine = (line: number): number => Math.max(1, 6 - Math.ceil(line * 0.72));
  return (
    colors.map((color, index) => stencil(`m${index}`, shell(color))).join('') +
    oval(0, 131, 90, 7, palette.deep, 0.16) +
    stand(98, 100, palette) +
    row(8, (line) =>
      row(inLine(line), (index) => copy(`m${(index * 3 + line * 2) % 4}`, (index - (inLine(line) - 1) / 2) * 28, 84 - line * 23)),
    ) +
    posy(0, -84, 0.52) +
    spray(-60, 88, 0.4, -50)
  );
};
