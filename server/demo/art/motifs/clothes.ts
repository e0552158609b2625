// Gowns, bridal houses, suits, shoes, accessories.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, oval, pen, ring, row, stencil } from '../paper.ts';

/** The stand a gown hangs on. */
const foot = (y: number): string =>
  box(-2.5, y, 5, 126 - y, gold) + pen('M0 108L-30 130M0 108L30 130', gold, 4) + disc(0, -140, 5, gold) + box(-3, -136, 6, 18, gold);

/** A wide gown on a dressmaker's stand. */
export const gown: Motif = ({ palette, chance }) => {
  const folds = row(7, (index) => `M${-15 + index * 5}-22C${-26 + index * 9} 30 ${-66 + index * 22} 80 ${-96 + index * 32} 124`);
  return (
    oval(0, 131, 126, 8, palette.deep, 0.16) +
    foot(100) +
    cut('M-20-24C-34 30-96 76-124 122Q-90 136-62 124Q-32 138 0 126Q32 138 62 124Q90 136 124 122C96 76 34 30 20-24Z', palette.light) +
    cut('M20-24C34 30 96 76 124 122Q90 136 62 124C60 70 40 10 20-24Z', palette.petal[1], 0.35) +
    pen(folds, palette.petal[2], 0.8, 0.6) +
    pen('M-124 122Q-90 136-62 124Q-32 138 0 126Q32 138 62 124Q90 136 124 122', gold, 1.4) +
    inked(
      'M-34-92C-30-106-16-108-12-104Q0-92 12-104C16-108 30-106 34-92C32-70 24-50 20-24H-20C-24-50-32-70-34-92Z',
      palette.light,
      palette.line,
      0.7,
    ) +
    pen('M0-96V-26M-18-90C-16-66-10-44-8-26M18-90C16-66 10-44 8-26', palette.petal[2], 0.8, 0.7) +
    box(-21, -29, 42, 9, gold, 2) +
    `<path d="M-24-100Q0-84 24-100" stroke="${palette.gold}" stroke-width="2.6" stroke-dasharray=".1 4"/>` +
    (chance.happens(0.5) ? spray(20, -22, 0.36, 20) : spray(0, -24, 0.34)) +
    copy('s1', -84, 120, 0.4, -20) +
    copy('s2', 84, 120, 0.4, 20)
  );
};

/** A kebaya over batik cloth, with its brooches, on a stand. */
export const kebaya: Motif = ({ palette }) => {
  const kawung = `<pattern id="kw" width="17" height="17" patternUnits="userSpaceOnUse"><path d="M8 1q4 3 0 7q-4-4 0-7M8 15q4-3 0-7q-4 4 0 7M1 8q3-4 7 0q-4 4-7 0M15 8q-3-4-7 0q4 4 7 0" fill="${palette.gold}"/></pattern>`;
  return (
    kawung +
    oval(0, 131, 84, 7, palette.deep, 0.18) +
    foot(118) +
    cut('M-42 10L-52 124Q0 134 52 124L42 10Z', palette.deep) +
    cut('M-42 10L-52 124Q0 134 52 124L42 10Z', 'url(#kw)', 0.75) +
    cut('M4 10L16 129Q34 128 52 124L42 10Z', palette.deep, 0.35) +
    pen('M4 10L16 129', gold, 1.6) +
    inked(
      'M-14-116C-40-112-56-98-62-80L-90 20-66 28-48-36C-46 0-52 30-60 52Q-30 66 0 40Q30 66 60 52C52 30 46 0 48-36L66 28 90 20 62-80C56-98 40-112 14-116L0-60Z',
      palette.petal[1],
      palette.line,
      0.7,
    ) +
    pen('M-14-116L0-60V40M14-116L0-60', gold, 2) +
    mirrored(
      'lc',
      `<path d="M14-112L2-58V38M60 50Q30 64 2 40M88 18L66 26" stroke="${palette.light}" stroke-width="3.4" stroke-dasharray=".1 5"/>` +
        pen('M30-96C40-70 44-50 46-30M20-70q10 6 16 20M24-20q10 10 8 30', palette.light, 0.9, 0.7),
    ) +
    dots(
      [
        [0, -48],
        [0, -20],
        [0, 8],
      ],
      palette.gold,
      9,
    ) +
    copy('f2', 34, -84, 0.5) +
    spray(-2, -116, 0.28)
  );
};

/** A dress and a suit on hangers, side by side. */
export const hangers: Motif = ({ palette }) => {
  const hanger = pen('M0-134C0-146 12-146 12-138C12-130 0-132 0-122M-44-98L0-122 44-98Z', gold, 2.4);
  const dress =
    cut('M-22-100L-10-84H10L22-100 28-60 18-26C40 30 58 90 62 124Q30 134 0 128Q-30 134-62 124C-58 90-40 30-18-26L-28-60Z', palette.light) +
    pen(
      'M-22-100L-10-84H10L22-100 28-60 18-26C40 30 58 90 62 124Q30 134 0 128Q-30 134-62 124C-58 90-40 30-18-26L-28-60ZM-18-26H18M-8-24C-16 30-30 80-36 126M0-24V128M8-24C16 30 30 80 36 126',
      palette.line,
      0.7,
    ) +
    box(-19, -30, 38, 7, gold, 1);
  const suit =
    inked('M-44-98L-14-116 0-60 14-116 44-98 52 62H-52Z', palette.deep, palette.line, 0.6) +
    cut('M-13-112L0-54 13-112 6-118H-6Z', palette.light) +
    cut('M-14-116L-24-78-12-70-20-62 0-34 20-62 12-70 24-78 14-116 0-54Z', palette.mid) +
    cut('M-10-98L0-92 10-98 10-84 0-90-10-84Z', gold) +
    dots(
      [
        [0, -8],
        [0, 16],
      ],
      palette.gold,
      5,
    ) +
    pen('M-36 20h22M14 20h22M0-34V62', palette.line, 0.9, 0.6) +
    copy('f2', 30, -58, 0.42);
  return (
    pen('M-190-146H190', gold, 3) + at(-68, 0, hanger + dress) + at(72, 0, hanger + suit) + spray(-68, -28, 0.34, 10) + posy(0, 131, 0.6)
  );
};

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

/** A jacket with a bow tie, as in a tailor's window. */
export const jacket: Motif = ({ palette, chance }) => {
  const tie = chance.happens(0.5)
    ? cut('M-26-86L0-78 26-86 26-58 0-66-26-58Z', palette.petal[2]) + disc(0, -72, 6, palette.petal[2])
    : cut('M-8-80H8L6-68 14 10 0 26-14 10-6-68Z', palette.petal[2]);
  return (
    oval(0, 131, 130, 7, palette.deep, 0.16) +
    cut('M-40-106C-84-96-116-84-122-56L-132 130H132L122-56C116-84 84-96 40-106L0-40Z', palette.deep) +
    cut('M-36-108L0 40 36-108Q0-92-36-108Z', palette.light) +
    pen('M0-70V30M-36-108L0-76 36-108', palette.line, 0.9, 0.6) +
    tie +
    mirrored(
      'lp',
      cut('M38-110L66-52 46-40 56-26 2 62 0 40Z', palette.mid) +
        pen('M38-110L66-52 46-40 56-26 2 62', palette.line, 0.8, 0.7) +
        pen('M122-20C108 30 106 80 108 130', palette.mid, 1, 0.6),
    ) +
    dots(
      [
        [0, 78],
        [0, 106],
      ],
      palette.gold,
      9,
    ) +
    cut('M52 4L86-4 88 12 54 20Z', palette.mid) +
    cut('M56 2L62-16 70 0 78-16 84-4Z', palette.light) +
    spray(-62, -36, 0.36, -10)
  );
};

/** Beskap and blangkon of a Javanese groom. */
export const beskap: Motif = ({ palette }) =>
  oval(0, 131, 110, 7, palette.deep, 0.16) +
  cut('M-44-66C-88-58-104-44-108-20L-112 130H112L108-20C104-44 88-58 44-66L26-76H-26Z', palette.deep) +
  cut('M-26-76C-24-62 24-62 26-76V-62C24-46-24-46-26-62Z', gold) +
  `<path d="M0-52C26-30 34 20 30 130" stroke="${palette.gold}" stroke-width="9" stroke-dasharray=".1 12"/>` +
  pen('M0-52C34-30 44 20 40 130M-108 10C-92 50-92 90-94 130M108 10C92 50 92 90 94 130', gold, 1.2) +
  `<path d="M-20-56C-60 0-40 50-10 62C30 74 40 44 30 20" stroke="${palette.light}" stroke-width="6.5" stroke-dasharray=".1 8"/>` +
  at(
    0,
    -120,
    cut('M-52 24C-58-26-30-46 0-46S58-26 52 24Q0 6-52 24Z', palette.mid) +
      pen('M-50 6Q0-14 50 6M-44-14Q0-32 44-14M-30-32Q0-22 30-32M-52 24Q0 6 52 24', gold, 1.3) +
      cut('M-52 24Q0 6 52 24L50 32Q0 14-50 32Z', palette.deep),
  ) +
  spray(-58, 0, 0.34, -20) +
  copy('f1', -10, 66, 0.8);

/** A heeled shoe from its side. */
const heel = (palette: Palette, leather: string): string =>
  cut('M-92 58C-60 60-40 30-8 2C20-22 44-40 58-56C70-48 76-30 76-14C40 10 20 44-16 62C-40 74-86 74-100 68C-102 62-98 58-92 58Z', leather) +
  cut('M76-14C74 20 78 50 84 74H76C66 50 62 20 56 0Z', gold) +
  cut('M-100 68C-86 74-40 74-16 62C20 44 40 10 76-14L78-8C44 16 22 52-14 70C-44 80-92 78-102 74Z', palette.deep, 0.6) +
  pen('M-92 58C-60 60-40 30-8 2C20-22 44-40 58-56C70-48 76-30 76-14', palette.line, 0.8) +
  pen('M-70 56C-50 58-30 40-22 22', palette.light, 1.4, 0.8);

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
