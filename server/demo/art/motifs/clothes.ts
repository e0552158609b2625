// Gowns, suits and traditional dress.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import { at, box, copy, cut, disc, dots, gold, inked, mirrored, oval, pen, row } from '../paper.ts';

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
