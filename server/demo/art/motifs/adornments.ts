// What is worn with gowns and suits: veils, crowns, shoes, jewellery for the hair.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, oval, pen, ring, row, stencil } from '../paper.ts';

/** A long veil falling from a wreath. */
export const veil: Motif = ({ palette }) =>
  oval(0, 131, 124, 7, palette.deep, 0.14) +
  cut(
    'M0-118C-70-116-72-40-86 10C-98 60-128 100-132 128Q-98 116-72 130Q-36 116 0 130Q36 116 72 130Q98 116 132 128C128 100 98 60 86 10C72-40 70-116 0-118Z',
    palette.light,
    0.62,
  ) +
  cut(
    'M0-118C-46-112-44-20-54 20C-62 60-74 100-72 130Q-36 116 0 130Q36 116 72 130C74 100 62 60 54 20C44-20 46-112 0-118Z',
    palette.light,
    0.6,
  ) +
  pen(
    'M-30-104C-64-50-60 40-104 122M-14-112C-36-40-28 50-40 122M0-116V124M14-112C36-40 28 50 40 122M30-104C64-50 60 40 104 122',
    palette.petal[2],
    0.7,
    0.5,
  ) +
  `<path d="M-132 128Q-98 116-72 130Q-36 116 0 130Q36 116 72 130Q98 116 132 128" stroke="${palette.gold}" stroke-width="3" stroke-dasharray=".1 5"/>` +
  row(7, (index) =>
    copy(index % 2 === 0 ? 's1' : 's2', -48 + index * 16, -104 - Math.round(20 * Math.sin((index / 6) * Math.PI)), 0.36, -74 + index * 25),
  ) +
  row(5, (index) =>
    copy(
      index % 2 === 0 ? 'f1' : 'f2',
      -36 + index * 18,
      -106 - Math.round(14 * Math.sin((index / 4) * Math.PI)),
      index % 2 === 0 ? 0.74 : 0.6,
      index * 20,
    ),
  );

/** A Minang sunting: a high golden crown of flowers. */
export const sunting: Motif = ({ palette }) => {
  const fan = (count: number, r: number, size: number): string =>
    row(count, (index) => {
      const angle = Math.PI * (index / (count - 1));
      return copy(
        'su',
        Math.round(-Math.cos(angle) * r),
        Math.round(46 - Math.sin(angle) * r * 1.12),
        size,
        Math.round((angle * 180) / Math.PI - 90),
      );
    });
  const flower =
    pen('M0 0V26', gold, 1.4) +
    `<circle r="6" stroke="${palette.gold}" stroke-width="7" stroke-dasharray=".1 6.200"/>` +
    disc(0, 0, 3.4, palette.petal[2]);
  return (
    disc(0, 20, 132, palette.gold, 0.12) +
    stencil('su', flower) +
    fan(11, 124, 1.3) +
    fan(9, 96, 1.2) +
    fan(7, 70, 1.1) +
    cut('M-70 46A70 66 0 0 1 70 46V58Q0 40-70 58Z', gold) +
    pen('M-70 58Q0 40 70 58M-64 46Q0 30 64 46', palette.deep, 0.9, 0.5) +
    dots(
      Array.from({ length: 9 }, (_, index) => [-56 + index * 14, 46 - Math.round(8 * Math.sin((index / 8) * Math.PI))] as const),
      palette.petal[2],
      6,
    ) +
    mirrored(
      'tk',
      row(
        3,
        (index) =>
          `<path d="M${64 + index * 14} ${56 - index * 6}V${118 - index * 12}" stroke="${palette.gold}" stroke-width="4" stroke-dasharray=".1 6.500"/>` +
          disc(64 + index * 14, 124 - index * 12, 5, gold),
      ),
    ) +
    spray(0, 118, 0.5)
  );
};

/** A heeled shoe from its side. */
const heel = (palette: Palette, leather: string): string =>
  cut('M-92 58C-60 60-40 30-8 2C20-22 44-40 58-56C70-48 76-30 76-14C40 10 20 44-16 62C-40 74-86 74-100 68C-102 62-98 58-92 58Z', leather) +
  cut('M76-14C74 20 78 50 84 74H76C66 50 62 20 56 0Z', gold) +
  cut('M-100 68C-86 74-40 74-16 62C20 44 40 10 76-14L78-8C44 16 22 52-14 70C-44 80-92 78-102 74Z', palette.deep, 0.6) +
  pen('M-92 58C-60 60-40 30-8 2C20-22 44-40 58-56C70-48 76-30 76-14', palette.line, 0.8) +
  pen('M-70 56C-50 58-30 40-22 22', palette.light, 1.4, 0.8);

/** A pair of heels, with blossoms and a twig beside them. */
export const heels: Motif = ({ palette }) =>
  oval(0, 131, 140, 8, palette.deep, 0.15) +
  at(26, -34, heel(palette, palette.petal[1]), 1.1) +
  at(-14, 50, heel(palette, palette.light), 1.1) +
  at(-84, 112, copy('f2', 0, 0, 0.62) + disc(0, 0, 4, palette.gold)) +
  at(-44, 28, copy('f2', 0, 0, 0.56)) +
  spray(112, 112, 0.6, 24);

/** Shoes in their box, wrapped in tissue. */
export const shoeBox: Motif = ({ palette }) =>
  oval(0, 131, 144, 7, palette.deep, 0.15) +
  inked('M-128 22L-104-92H112L128 22Z', palette.mid, palette.line, 0.6) +
  cut('M-108 22C-96-30-70-50-40-30C-20-66 20-66 40-36C66-60 96-34 108 22Z', palette.light) +
  pen('M-70-20L-50 20M-14-44L-8 20M44-28L34 20M82-24L70 20', palette.line, 0.6, 0.4) +
  at(-20, -2, heel(palette, palette.petal[1]), 0.84) +
  at(34, 14, heel(palette, palette.petal[2]), 0.84) +
  box(-132, 22, 264, 104, palette.petal[1], 2) +
  box(-132, 22, 264, 16, palette.deep, 0, 0.1) +
  frame(-132, 22, 264, 104, palette.line, 0.6, 2) +
  frame(-56, 56, 112, 46, palette.gold, 1) +
  pen('M-30 80q10-14 20 0t20 0t20 0', palette.line, 1.4) +
  posy(112, 28, 0.5, 16);

/** A hair comb, pins and earrings laid out. */
export const comb: Motif = ({ palette }) =>
  disc(0, -16, 124, palette.light, 0.35) +
  ring(0, -16, 118, gold, 0.9) +
  cut('M-74-26C-60-96 60-96 74-26L66-16H-66Z', gold) +
  pen(
    row(13, (index) => `M${-60 + index * 10}-16V${34 - Math.abs(index - 6) * 2}`),
    gold,
    3,
  ) +
  row(5, (index) =>
    copy(
      index % 2 === 0 ? 'f1' : 'f2',
      -52 + index * 26,
      -46 - Math.round(20 * Math.sin((index / 4) * Math.PI)),
      index % 2 === 0 ? 0.86 : 0.7,
      index * 24,
    ),
  ) +
  copy('s1', -60, -40, 0.5, -70) +
  copy('s2', 60, -40, 0.5, 70) +
  dots(
    [
      [-30, -32],
      [-8, -30],
      [14, -30],
      [36, -34],
    ],
    palette.light,
    8,
  ) +
  mirrored(
    'er',
    at(
      86,
      50,
      pen('M0-16A8 8 0 1 1 4 0', gold, 1.8) +
        disc(0, 8, 7, palette.light) +
        ring(0, 8, 7, gold, 1) +
        cut('M0 18L9 36 0 58-9 36Z', gold) +
        cut('M0 24L5 36 0 48-5 36Z', palette.petal[2]),
    ),
  ) +
  at(
    0,
    88,
    pen('M-46 0L34-14M-46 14L34 8', gold, 2.6) +
      disc(38, -15, 9, palette.light) +
      ring(38, -15, 9, gold, 1) +
      disc(38, 8, 7, palette.petal[1]) +
      ring(38, 8, 7, gold, 1),
  );

/** A tiara on its cushion. */
export const tiara: Motif = ({ palette }) => {
  const point = (x: number, height: number): string =>
    pen(
      `M${x - 20} 40C${x - 16} ${40 - height * 0.5} ${x - 8} ${40 - height * 0.7} ${x} ${40 - height}C${x + 8} ${40 - height * 0.7} ${x + 16} ${40 - height * 0.5} ${x + 20} 40`,
      gold,
      2.6,
    ) +
    cut(`M${x} ${40 - height * 0.84}l7 ${height * 0.16}-7 ${height * 0.2}-7-${height * 0.2}Z`, palette.petal[1]) +
    disc(x, 36 - height, 5, palette.light) +
    ring(x, 36 - height, 5, gold, 1);
  return (
    oval(0, 92, 138, 22, palette.deep, 0.13) +
    oval(0, 84, 136, 22, palette.petal[2]) +
    oval(0, 78, 136, 21, palette.petal[1]) +
    pen('M-128 82Q0 112 128 82', palette.light, 0.9, 0.6) +
    mirrored('ti', point(44, 92) + point(84, 64)) +
    point(0, 124) +
    pen('M-108 40Q0 66 108 40M-106 52Q0 78 106 52', gold, 3) +
    `<path d="M-100 47Q0 72 100 47" stroke="${palette.light}" stroke-width="6" stroke-dasharray=".1 9"/>` +
    cut('M0-58L10-38 0-12-10-38Z', palette.light) +
    pen('M0-58L10-38 0-12-10-38ZM-10-38H10', palette.line, 0.7) +
    spray(-112, 96, 0.5, -30) +
    spray(112, 96, 0.5, 30)
  );
};
