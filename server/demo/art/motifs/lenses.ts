// Photography, videography, photo booths.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, n, oval, pen, ring, row, stencil } from '../paper.ts';

/** The glass of a lens, ring in ring, with its reflections. */
const glass = ({ deep, light, mid, line }: Palette, r: number): string =>
  disc(0, 0, r, deep) +
  ring(0, 0, r - 3, gold, 1.6) +
  `<circle r="${n(r - 7)}" stroke="${mid}" stroke-width="3" stroke-dasharray="1 3" opacity=".7"/>` +
  disc(0, 0, r * 0.72, line) +
  disc(0, 0, r * 0.62, deep) +
  disc(0, 0, r * 0.46, mid, 0.55) +
  disc(0, 0, r * 0.32, deep) +
  cut(
    `M${n(-r * 0.5)} ${n(-r * 0.12)}A${n(r * 0.52)} ${n(r * 0.52)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.5)}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 0 ${n(-r * 0.5)} ${n(-r * 0.12)}Z`,
    light,
    0.75,
  ) +
  disc(r * 0.26, r * 0.26, r * 0.07, light, 0.6);

/** An old camera of leather and brass. */
export const camera: Motif = ({ palette }) =>
  oval(0, 131, 128, 7, palette.deep, 0.16) +
  cut('M-46-62L-34-86H34L46-62Z', palette.mid) +
  box(-20, -82, 40, 14, palette.light, 2) +
  box(-118, -64, 236, 148, palette.light, 14) +
  box(-118, -30, 236, 82, palette.mid, 0, 0.9) +
  pen(
    row(11, (index) => `M${-112 + index * 22}-22l-6 6M${-100 + index * 22} 4l-6 6M${-112 + index * 22} 32l-6 6`),
    palette.light,
    0.8,
    0.35,
  ) +
  frame(-118, -64, 236, 148, palette.line, 1, 14) +
  box(-104, -76, 34, 12, gold, 3) +
  box(72, -73, 28, 9, gold, 3) +
  at(86, -48, disc(0, 0, 9, palette.deep) + ring(0, 0, 9, gold, 1.4)) +
  at(0, 14, glass(palette, 62)) +
  pen('M-118-40C-150-20-150 60-126 130M118-40C150-20 150 60 126 130', palette.line, 2.4, 0.7) +
  spray(-96, 78, 0.6, -24) +
  spray(98, 84, 0.46, 24);

/** The blades of an aperture, half open. */
export const aperture: Motif = ({ palette, chance }) => {
  const open = chance.int(34, 52);
  const blades = row(
    8,
    (index) => `<use href="#bl" transform="rotate(${index * 45})" fill="${index % 2 === 0 ? palette.mid : palette.soft}"/>`,
  );
  return at(
    0,
    -18,
    disc(4, 7, 138, palette.deep, 0.14) +
      disc(0, 0, 138, palette.deep) +
      ring(0, 0, 132, gold, 2) +
      `<circle r="124" stroke="${palette.light}" stroke-width="7" stroke-dasharray="1 12" opacity=".6"/>` +
      disc(0, 0, 116, palette.line) +
      `<defs><path id="bl" d="M0-112A112 112 0 0 1 79-79L${n(open * 0.38)}${n(-open * 0.92)}L${n(-open * 0.38)}${n(-open * 0.92)}Z" stroke="${palette.deep}" stroke-width=".8"/></defs>` +
      blades +
      ring(0, 0, 115, gold, 1.6) +
      disc(0, 0, open * 0.9, palette.light) +
      spray(-8, 12, open / 74),
  );
};

const print = (palette: Palette, index: number): string => {
  const scenes = [
    disc(10, -12, 10, palette.gold, 0.5) + cut('M-34 28L-12-4L4 14L16 0L34 28Z', palette.leaf[1]),
    cut('M-34 28V10Q0-8 34 10V28Z', palette.mid) + cut('M-12 12V-14A12 12 0 0 1 12-14V12Z', palette.light),
    copy('f1', 0, 0, 1.2),
    pen('M-34 14Q-17 6 0 14T34 14M-34 22Q-17 14 0 22T34 22', palette.light, 1.6) + disc(0, -6, 12, palette.petal[0]),
  ];
  return copy('pr', 0, 0) + box(-34, -32, 68, 60, index % 2 === 0 ? palette.soft : palette.petal[1]) + (scenes[index % 4] ?? '');
};

/** The paper of a print, and the peg that holds it. */
const blank = (palette: Palette): string =>
  stencil(
    'pr',
    box(-39, -35, 80, 94, palette.deep, 2, 0.13) +
      box(-42, -40, 84, 98, palette.light, 2) +
      frame(-42, -40, 84, 98, palette.line, 0.5, 2) +
      pen('M-16 44q8-8 16 0t16 0', palette.gold, 1) +
      box(-3, -50, 6, 16, gold, 2),
  );

/** Prints pegged to a cord. */
export const prints: Motif = ({ palette, chance }) => {
  const first = chance.int(0, 3);
  return (
    blank(palette) +
    pen('M-330-140Q0-30 330-140M-330-6Q0 84 330-6', palette.line, 1) +
    row(3, (index) =>
      at(-108 + index * 108, -44 - Math.abs(index - 1) * 20, print(palette, index + first), 0.92, (index - 1) * -7 + chance.int(-3, 3)),
    ) +
    row(2, (index) => at(-56 + index * 112, 86, print(palette, index + first + 3), 0.92, (index - 0.5) * -8))
  );
};

/** An album lying open. */
export const album: Motif = ({ palette, chance }) => {
  const side = box(6, -92, 132, 172, palette.light, 2) + frame(6, -92, 132, 172, palette.line, 0.5, 2);
  return (
    oval(0, 112, 150, 10, palette.deep, 0.14) +
    box(-146, -98, 292, 188, palette.deep, 6) +
    frame(-142, -94, 284, 180, gold, 1, 4) +
    mirrored('as', side) +
    pen('M-4-90Q0-84 0-70V74Q0 82-4 80M4-90Q0-84 0-70M4 80Q0 82 0 74', palette.line, 0.8, 0.5) +
    box(-126, -76, 108, 76, palette.petal[1]) +
    cut('M-126 0V-20Q-98-52-70-26T-18-34V0Z', palette.leaf[1]) +
    disc(-46, -52, 12, palette.gold, 0.6) +
    box(-126, 12, 50, 52, palette.soft) +
    copy('f1', -101, 38, 0.9, chance.int(0, 60)) +
    box(-68, 12, 50, 52, palette.mid) +
    cut('M-57 64V36A14 14 0 0 1-29 36V64Z', palette.light) +
    box(18, -76, 108, 140, palette.soft) +
    copy('s1', 72, 60, 1.1, -20) +
    copy('s2', 72, 60, 1.1, 22) +
    copy('f1', 62, 10, 1.5, 10) +
    copy('f2', 92, 28, 1.1, 30) +
    cut('M96 84V136L106 126 116 136V84Z', palette.petal[2]) +
    spray(-132, 92, 0.5, -30)
  );
};

/** A clapperboard with a striped arm. */
export const clapper: Motif = ({ palette }) =>
  oval(0, 131, 130, 7, palette.deep, 0.16) +
  box(-116, -36, 232, 164, palette.deep, 6) +
  frame(-106, -26, 212, 144, gold, 1, 4) +
  pen('M-106 22H106M-36 22V118M36 22V118', gold, 0.9) +
  pen('M-90 2h70M-90-10h40M20-2q12-12 24 0t24 0t24 0', palette.light, 1.6, 0.8) +
  cut('M-88 60v34l28-17Z', palette.light, 0.9) +
  at(0, 70, copy('f1', 0, 0, 1.2)) +
  pen('M52 58h40M52 72h28M52 86h34', palette.light, 1.6, 0.7) +
  at(
    -114,
    -36,
    box(0, -30, 234, 30, palette.light, 3) +
      cut(
        row(5, (index) => `M${10 + index * 46} 0l22-30h22l-22 30Z`),
        palette.deep,
      ) +
      frame(0, -30, 234, 30, palette.line, 0.6, 3),
    1,
    -13,
  ) +
  disc(-108, -40, 7, gold) +
  spray(104, 112, 0.62, 30);

/** A film reel with its loose end. */
export const reel: Motif = ({ palette }) => {
  const strip = 'M78 86C150 60 120 130 190 112';
  return (
    pen(strip, palette.deep, 22) +
    `<path d="${strip}" stroke="${palette.light}" stroke-width="15" stroke-dasharray="4 5" opacity=".7"/>` +
    pen(strip, palette.deep, 11) +
    at(
      -8,
      -14,
      disc(4, 7, 124, palette.deep, 0.14) +
        disc(0, 0, 124, palette.mid) +
        ring(0, 0, 118, palette.light, 1, 0.6) +
        ring(0, 0, 124, palette.line, 1) +
        row(5, (index) => `<g transform="rotate(${index * 72})">${disc(0, -70, 34, palette.panel)}${ring(0, -70, 34, gold, 1.6)}</g>`) +
        disc(0, 0, 26, palette.deep) +
        ring(0, 0, 20, gold, 1.4) +
        disc(0, 0, 7, palette.light),
    ) +
    spray(-112, 96, 0.66, -30)
  );
};

/** A screen lit by a projector. */
export const screen: Motif = ({ palette }) =>
  cut('M-22 92L-128-140H128L22 92Z', palette.light, 0.35) +
  box(-126, -146, 258, 152, palette.deep, 4, 0.16) +
  box(-130, -152, 260, 152, palette.deep, 4) +
  box(-122, -144, 244, 136, palette.light, 2) +
  cut('M-122-8V-50Q-60-96 0-56T122-70V-8Z', palette.soft) +
  cut('M-122-8V-28Q-50-58 20-26T122-36V-8Z', palette.leaf[0]) +
  disc(46, -98, 22, palette.gold, 0.45) +
  at(-52, -14, posy(0, 0, 0.5)) +
  oval(0, 131, 70, 6, palette.deep, 0.2) +
  box(-54, 88, 108, 40, palette.mid, 6) +
  frame(-54, 88, 108, 40, palette.line, 0.8, 6) +
  at(0, 104, disc(0, 0, 17, palette.deep) + ring(0, 0, 17, gold, 1.6) + disc(0, 0, 9, palette.light, 0.9)) +
  dots(
    [
      [-38, 118],
      [-28, 118],
      [38, 118],
    ],
    palette.gold,
    4,
  );

/** A booth with a curtain drawn half aside. */
export const booth: Motif = ({ palette }) =>
  oval(0, 131, 124, 7, palette.deep, 0.18) +
  box(-112, -140, 224, 270, palette.mid, 8) +
  frame(-104, -132, 208, 254, gold, 1, 5) +
  box(-92, -128, 184, 36, palette.deep, 5) +
  dots(
    Array.from({ length: 9 }, (_, index) => [-80 + index * 20, -110] as const),
    palette.light,
    7,
  ) +
  box(-86, -82, 104, 204, palette.deep) +
  at(-34, 96, posy(0, 0, 0.62)) +
  cut('M-86-82H-22C-20 0-34 60-30 122H-86Z', palette.petal[1]) +
  pen('M-72-80C-70 0-78 60-74 120M-54-80C-52 0-62 60-56 120M-36-80C-34 0-48 60-42 120', palette.deep, 0.9, 0.35) +
  box(-90, -86, 112, 6, gold, 3) +
  box(36, -70, 58, 44, palette.light, 4) +
  at(65, -48, disc(0, 0, 15, palette.deep) + ring(0, 0, 15, gold, 1.4) + disc(0, 0, 6, palette.mid)) +
  box(48, 0, 34, 96, palette.light, 2) +
  row(3, (index) => box(52, 5 + index * 30, 26, 25, index === 1 ? palette.petal[1] : palette.soft)) +
  row(3, (index) => copy(index === 1 ? 'f2' : 'f1', 65, 18 + index * 30, 0.5)) +
  frame(-112, -140, 224, 270, palette.line, 1, 8);

/** Strips of four frames, and props on sticks. */
export const strips: Motif = ({ palette }) => {
  const strip = (turn: number, x: number): string =>
    at(
      x,
      -10,
      box(-31, -127, 68, 268, palette.deep, 3, 0.14) +
        box(-34, -132, 68, 268, palette.light, 3) +
        frame(-34, -132, 68, 268, palette.line, 0.5, 3) +
        row(
          4,
          (index) =>
            box(-27, -125 + index * 62, 54, 55, [palette.petal[1], palette.soft, palette.mid, palette.petal[0]][index] ?? palette.soft) +
            copy(index % 2 === 0 ? 'f1' : 'f2', 0, -97 + index * 62, 0.95, index * 30),
        ) +
        pen('M-14 126q7-7 14 0t14 0', palette.gold, 1),
      1,
      turn,
    );
  return (
    strip(-9, -58) +
    strip(7, 44) +
    at(
      110,
      40,
      box(-1.5, 0, 3, 92, gold) +
        inked(
          'M0-4C-6-14-20-14-26-6C-30 0-38 2-42-2C-38 14-12 16 0 2C12 16 38 14 42-2C38 2 30 0 26-6C20-14 6-14 0-4Z',
          palette.deep,
          gold,
          0.8,
        ),
      0.86,
      12,
    ) +
    at(
      -124,
      30,
      box(-1.5, 0, 3, 96, gold) +
        mirrored('gl', `<circle cx="-18" r="15" fill="${palette.light}" fill-opacity=".5" stroke="${palette.deep}" stroke-width="4"/>`) +
        pen('M-4-2q4-4 8 0', palette.deep, 4),
      0.86,
      -12,
    )
  );
};
