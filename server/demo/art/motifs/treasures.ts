// Jewelry, make-up, spa.
import { spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, n, oval, pen, ring, row, stencil } from '../paper.ts';

/** A cut stone seen from its side: table, girdle and point. */
const diamond = ({ light, line, petal }: Palette, size: number): string =>
  at(
    0,
    0,
    cut('M-26-16L-14-30H14L26-16 0 18Z', light) +
      cut('M14-30L26-16 0 18 10-16Z', petal[1], 0.5) +
      cut('M-26-16L-14-30-10-16 0 18Z', petal[0], 0.7) +
      pen('M-26-16L-14-30H14L26-16 0 18ZM-26-16H26M-10-16L0-30 10-16 0 18Z', line, 0.8),
    size,
  );

/** Two rings, one through the other. */
export const rings: Motif = ({ palette }) =>
  oval(0, 118, 124, 9, palette.deep, 0.14) +
  `<circle cx="-44" cy="34" r="76" stroke="${palette.gold}" stroke-width="15"/>` +
  ring(-44, 34, 81, gold, 3) +
  ring(-44, 34, 70, palette.light, 1, 0.6) +
  `<circle cx="52" cy="34" r="70" stroke="${palette.petal[1]}" stroke-width="13"/>` +
  ring(52, 34, 75, palette.light, 1.6, 0.7) +
  ring(52, 34, 65, palette.line, 0.6, 0.5) +
  pen('M18-10A76 76 0 0 1 30 50', palette.gold, 15) +
  pen('M24-12A81 81 0 0 1 36 48', gold, 3) +
  at(-44, -62, cut('M-18 18L-10-2H10L18 18Z', gold) + diamond(palette, 1.15)) +
  pen('M-44-124V-140M-84-108L-94-120M-4-108L6-120M-100-76L-116-80M12-76L28-80', gold, 1.8) +
  spray(4, 112, 0.7);

/** A ring in its open box. */
export const ringBox: Motif = ({ palette }) =>
  oval(0, 131, 120, 7, palette.deep, 0.16) +
  cut('M-92 0L-80-116Q0-132 80-116L92 0Z', palette.petal[2]) +
  cut('M-80-4L-70-104Q0-118 70-104L80-4Z', palette.light, 0.85) +
  pen('M-48-60q12-10 24 0t24 0t24 0t24 0M-20-40H20', palette.gold, 1.2) +
  box(-96, 30, 192, 96, palette.petal[2], 8) +
  box(-96, 30, 192, 34, palette.deep, 8, 0.16) +
  cut('M-96 22Q0 2 96 22V40Q0 22-96 40Z', palette.light) +
  `<ellipse cy="14" rx="36" ry="38" stroke="${palette.gold}" stroke-width="8"/>` +
  `<ellipse cx="-2" cy="12" rx="39" ry="41" stroke="url(#g)" stroke-width="1.8"/>` +
  cut('M-96 24Q0 64 96 24V44Q0 84-96 44Z', palette.petal[1]) +
  pen('M-96 24Q0 64 96 24', palette.line, 0.6, 0.5) +
  at(0, -32, diamond(palette, 0.98)) +
  disc(0, 96, 7, gold) +
  frame(-96, 30, 192, 96, palette.line, 0.7, 8) +
  spray(-96, 118, 0.56, -24) +
  spray(98, 120, 0.46, 24);

/** A necklace on a velvet bust, with earrings. */
export const necklace: Motif = ({ palette }) => {
  const drop =
    cut('M0-8C9 4 11 14 0 20C-11 14-9 4 0-8Z', palette.petal[2]) +
    pen('M0-8C9 4 11 14 0 20C-11 14-9 4 0-8Z', palette.gold, 1.3) +
    disc(-3, 9, 2, palette.light, 0.8);
  return (
    oval(0, 131, 92, 7, palette.deep, 0.16) +
    cut(
      'M-24-150H24C22-110 32-94 66-80C104-64 108-24 92 20C72 74 60 110 58 130H-58C-60 110-72 74-92 20C-108-24-104-64-66-80C-32-94-22-110-24-150Z',
      palette.deep,
    ) +
    cut('M24-150C22-110 32-94 66-80C104-64 108-24 92 20C72 74 60 110 58 130H24C60 40 60-60 10-150Z', palette.light, 0.07) +
    `<path d="M-40-94C-44-40-20 4 0 8C20 4 44-40 40-94" stroke="${palette.gold}" stroke-width="2"/><path d="M-54-86C-54-20-24 40 0 44C24 40 54-20 54-86" stroke="${palette.light}" stroke-width="7" stroke-dasharray=".1 8.500"/>` +
    stencil('dp', drop) +
    row(5, (index) => copy('dp', -36 + index * 18, 22 + Math.round(26 * Math.sin((index / 4) * Math.PI)), index === 2 ? 1.3 : 0.9)) +
    at(0, 4, diamond(palette, 0.5)) +
    mirrored('ea', at(118, -40, pen('M0-20A7 7 0 1 1 3-8', gold, 1.8) + disc(0, 0, 6, palette.light) + copy('dp', 0, 18, 1.3))) +
    spray(-96, 112, 0.5, -20) +
    spray(96, 114, 0.44, 20)
  );
};

/** Brushes in a cup, a lipstick, a compact. */
export const brushes: Motif = ({ palette }) => {
  const brush = (x: number, turn: number, length: number, width: number, hair: string): string =>
    at(
      x,
      60,
      box(-3, -length, 6, length, palette.deep, 2) +
        box(-5, -length - 20, 10, 24, gold, 1) +
        cut(
          `M-5 ${-length - 18}C${-width} ${-length - 34} ${-width} ${-length - 54} 0 ${-length - 66}C${width} ${-length - 54} ${width} ${-length - 34} 5 ${-length - 18}Z`,
          hair,
        ) +
        pen(`M0 ${-length - 22}V${-length - 56}`, palette.light, 0.8, 0.6),
      1,
      turn,
    );
  return (
    oval(0, 131, 140, 7, palette.deep, 0.15) +
    brush(-76, -17, 92, 12, palette.petal[1]) +
    brush(-48, -2, 118, 18, palette.petal[2]) +
    brush(-22, 13, 84, 9, palette.mid) +
    brush(-62, -8, 70, 10, palette.soft) +
    inked('M-94 34H-4L-12 130H-86Z', palette.light, palette.line, 0.7) +
    pen('M-93 48H-5M-88 118H-10', gold, 1.6) +
    copy('f1', -49, 84, 1) +
    at(
      44,
      0,
      box(-17, 66, 34, 64, palette.deep, 3) +
        box(-14, 38, 28, 30, gold, 1) +
        cut('M-11 40V-2C-4-14 8-18 11-18V40Z', palette.petal[2]) +
        pen('M-4 34V4', palette.light, 2, 0.5),
    ) +
    at(
      104,
      84,
      disc(0, 0, 46, gold) +
        disc(0, 0, 41, palette.petal[1]) +
        disc(0, 0, 33, palette.light) +
        cut('M-22 22L22-22A33 33 0 0 1 22 24Z', palette.soft, 0.8),
    ) +
    spray(72, 122, 0.44, 20)
  );
};

/** A dressing mirror with lamps around it. */
export const mirror: Motif = ({ palette }) =>
  oval(0, 131, 140, 7, palette.deep, 0.15) +
  disc(3, -26, 106, palette.deep, 0.14) +
  disc(0, -30, 106, gold) +
  disc(0, -30, 97, palette.deep, 0.25) +
  disc(0, -30, 94, palette.light, 0.92) +
  cut('M-66 36L36-114A94 94 0 0 1 66-96L-42 54Z', palette.soft, 0.7) +
  dots(
    Array.from(
      { length: 16 },
      (_, index) => [Math.sin((index * Math.PI) / 8) * 101.5, -30 - Math.cos((index * Math.PI) / 8) * 101.5] as const,
    ),
    palette.light,
    9,
  ) +
  cut('M-20 72L-30 100H30L20 72Z', gold) +
  box(-134, 98, 268, 32, palette.mid, 3) +
  frame(-134, 98, 268, 32, palette.line, 0.6, 3) +
  disc(0, 114, 4, gold) +
  at(-96, 98, box(-13, -40, 26, 40, palette.petal[1], 3) + box(-7, -52, 14, 12, gold, 2)) +
  at(-64, 98, box(-9, -26, 18, 26, palette.light, 2) + box(-9, -34, 18, 9, palette.deep, 2)) +
  at(92, 98, cut('M-22 0V-12Q-22-22-10-22H10Q22-22 22-12V0Z', palette.petal[2]) + box(-24, -6, 48, 6, gold, 2)) +
  spray(40, 46, 0.7, 30) +
  copy('s2', -46, 44, 0.5, -50);

/** Stones, a candle, a bowl with petals. */
export const spa: Motif = ({ palette }) =>
  oval(0, 128, 150, 9, palette.deep, 0.14) +
  oval(-66, 112, 58, 18, palette.deep) +
  oval(-70, 86, 46, 15, palette.mid) +
  oval(-64, 63, 34, 12, palette.deep, 0.85) +
  pen('M-100 108q20-8 40-8M-100 82q16-7 30-7M-86 60q10-5 20-5', palette.light, 1.2, 0.5) +
  copy('f2', -64, 44, 1.1) +
  cut('M4 74H128C126 112 98 128 66 128S6 112 4 74Z', palette.light) +
  pen('M4 74H128C126 112 98 128 66 128S6 112 4 74ZM10 90H122', palette.line, 0.8) +
  oval(66, 74, 62, 11, palette.soft) +
  copy('f1', 44, 70, 0.8) +
  copy('f2', 78, 72, 0.7) +
  copy('f1', 100, 70, 0.5) +
  at(
    6,
    74,
    box(-16, -60, 32, 60, palette.petal[0], 3) +
      frame(-16, -60, 32, 60, palette.line, 0.5, 3) +
      disc(0, -84, 34, palette.gold, 0.16) +
      cut('M0-98C9-84 7-72 0-68C-7-72-9-84 0-98Z', palette.gold) +
      pen('M0-70V-60', palette.deep, 1.4),
  ) +
  pen('M44 44q-8-12 0-24t0-24M84 44q-8-12 0-24t0-24', palette.line, 1.1, 0.35) +
  copy('s1', -116, 120, 0.8, -30) +
  copy('s2', 130, 118, 0.7, 26);

/** A lotus on still water. */
export const lotus: Motif = ({ palette }) => {
  const petals = (count: number, spread: number, length: number, fill: string): string =>
    stencil(
      `t${count}`,
      inked(`M0 0C-24-26-22-${n(length * 0.76)} 0-${length}C22-${n(length * 0.76)} 24-26 0 0Z`, fill, palette.line, 0.5),
    ) + row(count, (index) => copy(`t${count}`, 0, 60, 1, Math.round(-spread / 2 + (index * spread) / (count - 1))));
  return (
    row(
      3,
      (index) =>
        `<ellipse cy="${n(84 + index * 5)}" rx="${n(70 + index * 28)}" ry="${n(10 + index * 6)}" stroke="${palette.line}" stroke-width=".8" opacity="${n(0.6 - index * 0.1)}"/>`,
    ) +
    oval(-92, 84, 58, 15, palette.leaf[1]) +
    oval(96, 92, 50, 13, palette.leaf[0]) +
    pen('M-92 84L-60 74M-92 84L-136 78M-92 84L-84 98M96 92L130 86M96 92L64 98', palette.light, 0.8, 0.5) +
    petals(6, 176, 112, palette.petal[2]) +
    petals(5, 124, 126, palette.petal[1]) +
    petals(4, 72, 128, palette.petal[0]) +
    petals(3, 34, 112, palette.light) +
    disc(0, 50, 15, gold) +
    dots(
      [
        [-6, 46],
        [0, 44],
        [6, 46],
        [-3, 52],
        [4, 52],
      ],
      palette.deep,
      2.4,
    ) +
    disc(0, -98, 5, palette.gold, 0.6)
  );
};

/** Oils in bottles, with a towel rolled beside them. */
export const oils: Motif = ({ palette }) => {
  const bottle = (half: number, height: number, color: string): string =>
    cut(
      `M-8 ${-height + 22}V${-height + 34}C-8 ${-height + 46} ${-half} ${-height + 46} ${-half} ${-height + 64}V-8Q${-half} 0 ${8 - half} 0H${half - 8}Q${half} 0 ${half}-8V${-height + 64}C${half} ${-height + 46} 8 ${-height + 46} 8 ${-height + 34}V${-height + 22}Z`,
      color,
      0.9,
    ) +
    box(-11, -height, 22, 24, gold, 3) +
    box(-half + 6, -height * 0.48, half * 2 - 12, height * 0.34, palette.light, 1) +
    copy('f2', 0, -height * 0.31, 0.5) +
    pen(`M${7 - half} ${-height + 66}V-12`, palette.light, 2.2, 0.6);
  return (
    oval(0, 130, 148, 8, palette.deep, 0.15) +
    at(-72, 128, bottle(30, 150, palette.petal[2])) +
    at(-8, 128, bottle(25, 112, palette.leaf[1])) +
    at(
      80,
      104,
      row(
        3,
        (index) =>
          oval(0, 12 - index * 34, 58 - index * 7, 19, [palette.light, palette.petal[1], palette.light][index] ?? palette.light) +
          pen(`M${-40 + index * 6} ${12 - index * 34}q40 10 ${80 - index * 12} 0`, palette.line, 0.7, 0.4) +
          disc(46 - index * 6, 12 - index * 34, 10, palette.soft) +
          ring(46 - index * 6, 12 - index * 34, 6, palette.line, 0.6, 0.5),
      ),
    ) +
    copy('f1', 76, 14, 1) +
    copy('s1', -118, 124, 0.9, -22) +
    copy('s2', 30, 126, 0.5, 50) +
    spray(20, 124, 0.4)
  );
};
