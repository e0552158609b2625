// Music, disc jockeys, hosts, dance.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, n, oval, pen, ring, row, stencil } from '../paper.ts';

/** Five lines that wave through the picture, with notes on them. */
const staves = (color: string, y: number): string =>
  pen(
    row(5, (index) => `M-180 ${y + index * 8}C-100 ${y - 44 + index * 8} 60 ${y + 44 + index * 8} 180 ${y - 20 + index * 8}`),
    color,
    0.7,
    0.5,
  );
const note = (color: string): string =>
  `<g fill="${color}"><ellipse rx="8" ry="5.6" transform="rotate(-20)"/></g>${pen('M7-3V-38C10-28 20-26 18-14', color, 1.8)}`;

export const violin: Motif = ({ palette }) =>
  staves(palette.line, -40) +
  stencil('no', note(palette.line)) +
  copy('no', -128, -42) +
  copy('no', 120, -12) +
  copy('no', -98, 20, 0.8) +
  at(
    6,
    26,
    cut(
      'M5-84C38-86 50-62 42-42C34-26 38-10 48 4C68 40 44 92 3 92C-38 92-62 40-42 4C-32-10-28-26-36-42C-44-62-32-86 5-84Z',
      palette.deep,
      0.16,
    ) +
      cut(
        'M0-90C34-90 46-66 38-46C30-30 34-14 44 0C64 36 40 88 0 88C-40 88-64 36-44 0C-34-14-30-30-38-46C-46-66-34-90 0-90Z',
        palette.petal[2],
      ) +
      pen(
        'M0-84C30-84 40-64 33-46C25-28 30-12 39 2C58 36 36 82 0 82C-36 82-58 36-39 2C-30-12-25-28-33-46C-40-64-30-84 0-84Z',
        palette.light,
        0.8,
        0.6,
      ) +
      mirrored('fh', pen('M20-4C28-8 22 8 18 16C14 26 22 32 26 24', palette.deep, 2)) +
      cut('M-7-100L-9 24H9L7-100Z', palette.deep) +
      cut('M-10 56L-5 84H5L10 56Z', palette.deep) +
      cut('M-16 26H16L10 34H-10Z', gold) +
      pen('M-4-150L-5 58M-1-150L-1 58M2-150L2 58M5-150L5 58', palette.light, 0.5, 0.8) +
      box(-6, -150, 12, 56, palette.petal[2]) +
      mirrored('pg', box(6, -146, 12, 4, palette.deep, 2) + box(6, -132, 12, 4, palette.deep, 2)) +
      pen('M-6-150C-14-168 10-176 10-162C10-154 0-154 2-162', palette.petal[2], 6),
    0.98,
    14,
  ) +
  pen('M-100 110L92-128', gold, 2.6) +
  pen('M-96 116L98-122', palette.light, 1) +
  spray(58, 110, 0.56, 30);

/** A grand piano's keys, curved like a ribbon. */
export const piano: Motif = ({ palette }) => {
  const key = (index: number): string => {
    const x = -132 + index * 22;
    return inked(`M${x} 30H${x + 21}V112Q${x + 10} 117 ${x} 112Z`, palette.light, palette.line, 0.6);
  };
  return (
    oval(0, 130, 150, 7, palette.deep, 0.16) +
    cut('M-146 26C-146-120-40-146 20-104C70-70 140-96 146 26Z', palette.deep) +
    pen('M-132 14C-128-104-40-128 14-90C64-54 124-74 134 14', gold, 1.4) +
    pen(
      row(13, (index) => `M${-112 + index * 18} 14L${-96 + index * 13} ${-60 + Math.abs(index - 5) * 6}`),
      palette.gold,
      0.6,
      0.6,
    ) +
    box(-146, 22, 292, 12, palette.mid) +
    row(12, key) +
    [0, 1, 3, 4, 5, 7, 8, 10].map((index) => box(-117 + index * 22, 32, 13, 48, palette.deep, 1)).join('') +
    box(-150, 110, 300, 14, palette.deep, 3) +
    stencil('no', note(palette.line)) +
    copy('no', -116, -118) +
    copy('no', 108, -120, 0.9) +
    posy(60, 24, 0.72) +
    spray(-132, 118, 0.44, -20)
  );
};

/** A gamelan gong in its carved frame. */
export const gong: Motif = ({ palette }) =>
  oval(0, 131, 140, 7, palette.deep, 0.16) +
  mirrored(
    'gs',
    cut('M112 128L118-104H134L140 128Z', palette.petal[2]) +
      cut('M96 128H152V118H96Z', palette.deep) +
      cut('M112-104C112-124 150-132 154-112C156-100 140-96 138-106', palette.petal[2]),
  ) +
  cut('M-140-104H140L132-122C60-116 30-138 0-160C-30-138-60-116-132-122Z', palette.petal[2]) +
  pen('M-128-112C-60-106-30-126 0-146C30-126 60-106 128-112M-118-100L-114 120M118-100L114 120', gold, 1.3) +
  pen('M-40-104L-30-66M40-104L30-66', palette.line, 1.8) +
  disc(3, 10, 88, palette.deep, 0.18) +
  disc(0, 4, 88, gold) +
  ring(0, 4, 80, palette.deep, 0.8, 0.5) +
  ring(0, 4, 62, palette.deep, 0.8, 0.4) +
  disc(0, 4, 40, palette.gold) +
  disc(0, 4, 22, gold) +
  ring(0, 4, 22, palette.deep, 0.8, 0.5) +
  cut('M-6-16C4-24 18-14 18-2C10-8 2-8-6-16Z', palette.light, 0.5) +
  spray(-118, 112, 0.56, -20) +
  at(96, 96, box(-2, -6, 5, 60, palette.deep, 2) + disc(0, -14, 15, palette.petal[1]) + ring(0, -14, 15, palette.line, 0.6), 1, 24);

/** A record turning under its arm. */
export const turntable: Motif = ({ palette }) =>
  oval(0, 131, 150, 7, palette.deep, 0.16) +
  box(-148, -104, 296, 226, palette.mid, 12) +
  frame(-140, -96, 280, 210, gold, 0.9, 8) +
  disc(-24, 8, 104, palette.light, 0.35) +
  disc(-24, 8, 98, palette.deep) +
  row(7, (index) => ring(-24, 8, 90 - index * 8, palette.mid, 0.6, 0.7)) +
  cut('M-24 8L-92-62A98 98 0 0 1-50-86ZM-24 8L44 78A98 98 0 0 1 2 102Z', palette.light, 0.12) +
  disc(-24, 8, 32, palette.petal[1]) +
  copy('f1', -24, 8, 1.3) +
  disc(-24, 8, 3, palette.light) +
  disc(112, -66, 20, gold) +
  disc(112, -66, 10, palette.deep) +
  pen('M112-66L118 20L74 52', palette.light, 5) +
  box(58, 46, 24, 14, palette.deep, 3) +
  pen('M112 62V104', palette.deep, 5) +
  box(102, 74, 20, 9, gold, 2) +
  dots(
    [
      [88, 94],
      [88, 74],
    ],
    palette.petal[1],
    9,
  ) +
  spray(-140, 112, 0.52, -24);

/** Sound as a skyline of bars, with headphones over it. */
export const waves: Motif = ({ palette, chance }) =>
  row(19, (index) => {
    const height = Math.round((30 + 92 * Math.exp(-(((index - 9) / 5) ** 2))) * chance.between(0.55, 1));
    return box(
      -142 + index * 15,
      44 - height,
      9,
      height * 1.55,
      index % 3 === 0 ? palette.petal[2] : index % 3 === 1 ? palette.petal[1] : palette.light,
      4.5,
    );
  }) +
  pen('M-116 26V-20A116 116 0 0 1 116-20V26', palette.deep, 13) +
  pen('M-116 20V-20A116 116 0 0 1 116-20V20', gold, 2) +
  mirrored(
    'hp',
    box(98, 2, 34, 92, palette.deep, 16) + box(88, 12, 20, 72, palette.mid, 9) + frame(106, 12, 18, 72, palette.gold, 1.2, 8),
  ) +
  spray(-112, 98, 0.6, -10) +
  spray(116, 98, 0.5, 10);

/** A microphone of the old kind, in a spotlight. */
export const microphone: Motif = ({ palette }) =>
  cut('M-30-260H30L128 128H-128Z', palette.light, 0.22) +
  oval(0, 126, 128, 12, palette.gold, 0.25) +
  oval(0, 124, 46, 8, palette.deep) +
  box(-3, 20, 6, 104, gold) +
  at(
    0,
    -46,
    box(-39, -61, 84, 128, palette.deep, 40, 0.16) +
      box(-42, -66, 84, 128, palette.light, 40) +
      cut('M-42-6H42V8H-42Z', gold) +
      pen(
        row(6, (index) => `M${-30 + index * 12}-56V${-10}M${-30 + index * 12} 14V52`),
        palette.deep,
        3,
      ) +
      pen('M-40-34H40M-42 32H42', palette.deep, 1.2, 0.6) +
      frame(-42, -66, 84, 128, palette.line, 1.2, 40) +
      box(-14, 62, 28, 14, palette.deep, 3),
  ) +
  spray(0, 116, 0.6) +
  spray(-34, 120, 0.4, -30) +
  spray(36, 120, 0.4, 30);

/** Curtains parted on an empty stage with a stand. */
export const stage: Motif = ({ palette }) =>
  box(-164, -150, 328, 280, palette.deep, 3) +
  cut('M-40-150H40L110 112H-110Z', palette.light, 0.16) +
  cut('M-164 112H164V130H-164Z', palette.petal[2]) +
  oval(0, 112, 84, 9, palette.light, 0.4) +
  mirrored(
    'st',
    cut('M164-150H40C46-60 84 30 116 112H164Z', palette.petal[1]) +
      pen('M62-150C68-60 100 30 126 112M90-150C94-60 118 30 138 112M120-150C122-60 138 30 150 112', palette.deep, 0.9, 0.35),
  ) +
  cut(`M-164-156H164V-122${row(8, () => 'q-20.500 26-41 0')}Z`, palette.petal[2]) +
  `<path d="M164-122${row(8, () => 'q-20.500 26-41 0')}" stroke="${palette.gold}" stroke-width="2.2"/>` +
  pen('M0 112V10M-22 112H22', gold, 3) +
  at(0, 0, box(-11, -26, 22, 38, palette.light, 11) + pen('M-10-12H10M-10-2H10', palette.deep, 1) + box(-7, 10, 14, 6, gold, 2), 1, -18) +
  spray(-70, 116, 0.5, -16) +
  spray(72, 116, 0.44, 16);

/** Cards for a speech, and a small bell. */
export const cards: Motif = ({ palette }) => {
  const card = (turn: number, x: number): string =>
    at(
      x,
      20,
      box(-65, -95, 136, 196, palette.deep, 6, 0.13) +
        box(-68, -100, 136, 196, palette.light, 6) +
        frame(-60, -92, 120, 180, gold, 0.9, 4) +
        pen('M-40-54H36M-40-36H20M-40-18H40M-40 0H28M-40 18H36', palette.mid, 2, 0.7) +
        copy('f2', 0, 60, 0.7),
      1,
      turn,
    );
  return (
    card(-15, -62) +
    card(-2, -6) +
    card(11, 50) +
    at(
      86,
      56,
      oval(0, 72, 44, 6, palette.deep, 0.2) +
        cut('M-34 66C-34 20-22-6 0-6S34 20 34 66Q0 78-34 66Z', gold) +
        pen('M-30 56Q0 68 30 56', palette.deep, 1, 0.5) +
        disc(0, 72, 6, palette.deep) +
        box(-4, -34, 8, 30, palette.deep, 4) +
        disc(0, -38, 8, palette.petal[2]),
    ) +
    spray(-110, 104, 0.56, -20)
  );
};

/** Steps of a waltz on the floor, and a skirt that turns. */
export const waltz: Motif = ({ palette }) =>
  oval(0, 122, 152, 16, palette.deep, 0.12) +
  cut('M-6-94C-16-40-90 20-140 96C-100 124-60 88-30 118C10 92 40 124 78 100C110 116 132 104 146 84C96 40 24-30 8-94Z', palette.petal[1]) +
  cut('M-6-94C-10-30-50 40-76 106C-60 96-44 106-30 118C-16 40-4-30 0-94Z', palette.petal[2], 0.5) +
  cut('M8-94C20-30 60 40 78 100C110 116 132 104 146 84C96 40 24-30 8-94Z', palette.light, 0.4) +
  pen('M-2-90C-8-20-60 50-100 108M0-90C0-20-10 60-30 118M4-90C16-20 34 50 36 108M6-90C30-20 80 40 112 104', palette.line, 0.7, 0.5) +
  pen('M-140 96C-100 124-60 88-30 118C10 92 40 124 78 100C110 116 132 104 146 84', gold, 1.8) +
  cut('M-14-150C-26-128-16-108-8-94H10C18-108 24-128 16-150Q2-138-14-150Z', palette.petal[2]) +
  box(-9, -97, 20, 7, gold, 2) +
  pen('M-60-120C-20-170 70-170 110-108M-90-66C-110-30-130-10-156 4', palette.gold, 1.2, 0.8) +
  spray(4, -90, 0.3, 10) +
  copy('b', 110, -100, 0.9, 120) +
  copy('b', -158, 8, 0.9, -110);

/** Two fans held up, as in a court dance. */
export const fans: Motif = ({ palette }) => {
  const fan =
    row(
      11,
      (index) =>
        `<path d="M0 0L-13-116Q0-128 13-116Z" fill="${index % 2 === 0 ? palette.petal[1] : palette.petal[2]}" transform="rotate(${-70 + index * 14})"/>`,
    ) +
    `<path d="M-98-42A106 106 0 0 1 98-42" stroke="${palette.gold}" stroke-width="2"/>` +
    pen(
      row(
        6,
        (index) =>
          `M0 0L${n(Math.sin(((-60 + index * 24) * Math.PI) / 180) * 110)} ${n(-Math.cos(((-60 + index * 24) * Math.PI) / 180) * 110)}`,
      ),
      palette.light,
      0.8,
      0.6,
    ) +
    disc(0, 0, 7, gold) +
    pen('M0 6C-6 26 8 34 0 54', palette.petal[2], 2.2) +
    cut('M-5 52H5L8 82H-8Z', palette.petal[2]);
  return stencil('fn', fan) + copy('fn', -62, 20, 1, -22) + copy('fn', 66, -2, 1, 20) + copy('fn', 0, 84, 1.1) + spray(0, 92, 0.5);
};

/** Pointe shoes with their ribbons. */
export const slippers: Motif = ({ palette }) => {
  const shoe =
    cut('M-22-40C-30 10-20 80-6 112Q4 122 12 112C28 76 30 10 22-40C16-52-16-52-22-40Z', palette.petal[1]) +
    cut('M-14-36C-20 4-12 40 0 46C12 40 20 4 14-36C8-42-8-42-14-36Z', palette.deep, 0.75) +
    pen('M-22-40C-30 10-20 80-6 112Q4 122 12 112C28 76 30 10 22-40', palette.line, 0.7) +
    cut('M-8 104Q4 96 14 104L12 112Q4 122-6 112Z', palette.light) +
    pen('M-12 46Q0 56 12 46', palette.light, 1, 0.8);
  return (
    oval(6, 126, 120, 7, palette.deep, 0.14) +
    pen(
      'M-52-26C-110-60-60-120-10-96C40-72 60-150 4-160C-40-166-60-132-30-124M-18-30C20-70 90-60 96-110C100-150 60-160 50-136M36-30C70-60 120-40 128-4',
      palette.petal[2],
      5,
    ) +
    stencil('sl', shoe) +
    copy('sl', -38, 8, 1, 9) +
    copy('sl', 34, 4, 1, -12) +
    spray(-2, -34, 0.5) +
    posy(96, 128, 0.5, 10)
  );
};
