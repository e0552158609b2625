// Venues, decoration and light, things to rent.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, n, oval, pen, row, stencil } from '../paper.ts';

/** A Javanese pendopo: a roof in three slopes on carved posts. */
export const pendopo: Motif = ({ palette }) =>
  oval(0, 132, 176, 8, palette.deep, 0.14) +
  box(-164, 118, 328, 12, palette.light, 1) +
  box(-176, 126, 352, 8, palette.soft, 1) +
  frame(-164, 118, 328, 12, palette.line, 0.5, 1) +
  mirrored(
    'po',
    row(
      3,
      (index) =>
        box(30 + index * 50, -2, 9, 120, palette.mid) +
        box(27 + index * 50, 110, 15, 8, palette.deep) +
        box(28 + index * 50, -2, 13, 5, gold),
    ),
  ) +
  cut('M-184 6L-124-34H124L184 6Z', palette.mid) +
  cut('M-128-36L-76-70H76L128-36Z', palette.deep) +
  cut('M-80-72L-46-146H46L80-72Z', palette.mid) +
  cut('M-52-146Q0-158 52-146L46-138H-46Z', gold) +
  pen(
    row(13, (index) => `M${-112 + index * (224 / 12)}-32L${n(-166 + index * (332 / 12))} 4`) +
      row(9, (index) => `M${-38 + index * 9.5}-136L${-70 + index * 17.5}-74`),
    palette.light,
    0.7,
    0.4,
  ) +
  pen('M-184 6H184M-128-35H128M-80-71H80', gold, 1.6) +
  pen('M0 2V26', palette.line, 1) +
  at(0, 36, cut('M-12-12H12L8 6H-8Z', gold) + disc(0, 10, 5, palette.light)) +
  posy(-66, 118, 0.6) +
  posy(66, 118, 0.6);

/** A colonnade on the sea, with a low sun. */
export const colonnade: Motif = ({ palette, chance }) => {
  const sun = chance.int(-40, 40);
  return (
    disc(sun, 16, 44, palette.gold, 0.35) +
    box(-156, 20, 312, 62, palette.mid, 0, 0.8) +
    pen(
      row(7, (index) => `M${sun - 40 + index * 3} ${28 + index * 7}h${80 - index * 6}`),
      palette.light,
      1.1,
      0.7,
    ) +
    cut('M-190 82H190L214 132H-214Z', palette.light) +
    pen('M-60 82L-92 132M60 82L92 132M-190 96H190', palette.line, 0.6, 0.4) +
    stencil(
      'co',
      box(-8, -92, 16, 168, palette.light) +
        pen('M-4-86V72M0-86V72M4-86V72', palette.mid, 0.6, 0.7) +
        box(-13, -100, 26, 9, palette.light, 1) +
        box(-12, 74, 24, 9, palette.light, 1) +
        frame(-13, -100, 26, 9, palette.line, 0.5, 1) +
        frame(-12, 74, 24, 9, palette.line, 0.5, 1),
    ) +
    row(4, (index) => copy('co', -156 + index * 104, 0)) +
    inked(
      'M-176-100V-160H176V-100H148A38 38 0 0 0 64-100H40A38 38 0 0 0-40-100H-64A38 38 0 0 0-148-100Z',
      palette.light,
      palette.line,
      0.6,
    ) +
    pen('M-176-146H176M-176-152H176', gold, 1) +
    posy(-52, 128, 0.62) +
    posy(52, 128, 0.62)
  );
};

/** A glasshouse among palms. */
export const glasshouse: Motif = ({ palette }) => {
  const half =
    cut('M0-164L104-70V126H0Z', palette.light, 0.6) +
    pen('M0-164L104-70V126M0-70H104M26-140V126M52-117V126M78-93V126M0-4H104M0 62H104', palette.line, 1);
  const frond = (turn: number): string => copy('s2', 0, 0, 1.1, turn);
  return (
    oval(0, 130, 150, 7, palette.deep, 0.14) +
    at(
      -118,
      130,
      row(5, (index) => frond(-70 + index * 30)),
    ) +
    at(
      122,
      130,
      row(5, (index) => frond(-52 + index * 30)),
    ) +
    mirrored('gh', half) +
    cut('M-24 126V20A24 24 0 0 1 24 20V126Z', palette.panel) +
    pen('M-24 126V20A24 24 0 0 1 24 20V126M0-4V126', gold, 1.6) +
    disc(0, -172, 5, gold) +
    pen('M0-164V-118', palette.line, 1) +
    spray(0, -104, 0.46) +
    posy(-58, 128, 0.7) +
    posy(60, 128, 0.6)
  );
};

/** A ballroom chandelier of drops and candles. */
export const chandelier: Motif = ({ palette }) => {
  const arm = (reach: number, y: number): string =>
    pen(`M0 ${y + 12}C${reach * 0.5} ${y + 44} ${reach} ${y + 34} ${reach} ${y}`, gold, 2.6) +
    oval(reach, y, 10, 3.4, gold) +
    box(reach - 3.5, y - 24, 7, 24, palette.light, 1) +
    cut(
      `M${reach} ${y - 42}C${reach + 7} ${y - 32} ${reach + 4} ${y - 26} ${reach} ${y - 25}C${reach - 4} ${y - 26} ${reach - 7} ${y - 32} ${reach} ${y - 42}Z`,
      palette.gold,
    ) +
    disc(reach, y - 32, 15, palette.gold, 0.16);
  const swag = (reach: number, y: number, sag: number): string => `M0 ${y}Q${reach / 2} ${y + sag} ${reach} ${y + 14}`;
  return (
    pen('M0-260V-130', gold, 2) +
    mirrored(
      'ch',
      arm(118, -40) +
        arm(66, -56) +
        `<path d="${swag(118, -84, 52)}${swag(66, -96, 40)}${swag(118, -30, 70)}" stroke="${palette.light}" stroke-width="4.4" stroke-dasharray=".1 7"/>` +
        pen('M118-34v20M92-12v18M66-40v16M34-4v22', palette.line, 0.7) +
        row(4, (index) => cut(`M${[118, 92, 66, 34][index]} ${[-16, 4, -26, 16][index]}l5 10-5 8-5-8Z`, palette.light, 0.95)),
    ) +
    cut('M-9-136H9L14-110 8-84 18-40 10-4H-10L-18-40-8-84-14-110Z', gold) +
    arm(0, -92) +
    cut('M0-4L12 16 0 44-12 16Z', palette.light) +
    pen('M-12 16H12M0-4V44', palette.line, 0.6) +
    spray(0, -18, 0.5) +
    oval(0, 128, 110, 8, palette.gold, 0.2)
  );
};

/** A round arch of flowers over two chairs, and candles on the floor. */
export const flowerArch: Motif = ({ palette, chance }) => {
  const blooms = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1.02 - (index / 8) * 0.72);
    return { x: Math.round(Math.cos(angle) * 116), y: Math.round(-22 - Math.sin(angle) * 116), turn: 90 - (angle * 180) / Math.PI };
  });
  const candle = (height: number): string =>
    box(-6, -height, 12, height, palette.light, 1) +
    frame(-6, -height, 12, height, palette.line, 0.4, 1) +
    cut(
      `M0 ${-height - 15}C5 ${-height - 8} 4 ${-height - 2} 0 ${-height - 1}C-4 ${-height - 2}-5 ${-height - 8} 0 ${-height - 15}Z`,
      palette.gold,
    ) +
    disc(0, -height - 7, 14, palette.gold, 0.16);
  return (
    oval(0, 131, 150, 7, palette.deep, 0.12) +
    pen('M-116 130V-22A116 116 0 0 1 116-22V130M-104 130V-22A104 104 0 0 1 104-22V130', gold, 2.4) +
    cut('M-104 130V-22A104 104 0 0 1 104-22V130Z', palette.light, 0.3) +
    blooms.map(({ x, y, turn }, index) => copy(index % 2 === 0 ? 's1' : 's2', x, y, 0.46, turn + (index % 2 === 0 ? 60 : -70))).join('') +
    blooms.map(({ x, y }, index) => copy(index % 3 === 1 ? 'f2' : 'f1', x, y, index % 3 === 1 ? 0.7 : 0.86, chance.int(0, 60))).join('') +
    posy(-116, 130, 0.8, -6) +
    posy(116, 130, 0.66, 6) +
    at(-44, 130, candle(58)) +
    at(-22, 130, candle(36)) +
    at(24, 130, candle(44)) +
    at(46, 130, candle(70))
  );
};

/** Lanterns hung at many heights. */
export const lanterns: Motif = ({ palette, chance }) => {
  const lantern = (color: string): string =>
    disc(0, 0, 46, palette.gold, 0.12) +
    cut('M-30 0C-30-22-16-30 0-30S30-22 30 0 16 30 0 30-30 22-30 0Z', color) +
    pen('M-16-27C-26-10-26 10-16 27M0-30V30M16-27C26-10 26 10 16 27M-29-8Q0 0 29-8M-29 8Q0 16 29 8', palette.line, 0.6, 0.5) +
    box(-11, -34, 22, 5, gold, 1) +
    box(-11, 29, 22, 5, gold, 1) +
    pen('M-5 34V50M0 34V56M5 34V50', gold, 1.2);
  const places = [
    [-120, -30, 0.8],
    [-66, 50, 1.05],
    [-14, -60, 1.15],
    [44, 34, 0.9],
    [98, -46, 1],
    [128, 66, 0.74],
  ] as const;
  return (
    stencil('n1', lantern(palette.light)) +
    stencil('n2', lantern(palette.petal[1])) +
    pen(places.map(([x, y, size]) => `M${x}-260V${n(y - 34 * size)}`).join(''), palette.line, 0.9) +
    places.map(([x, y, size]) => copy(chance.happens(0.5) ? 'n1' : 'n2', x, y, size)).join('') +
    spray(-14, -104, 0.42)
  );
};

/** A long table under a tent of cloth. */
export const tent: Motif = ({ palette }) =>
  oval(0, 131, 170, 7, palette.deep, 0.13) +
  mirrored(
    'te',
    box(142, -54, 5, 184, gold) +
      cut('M0-158C40-100 100-74 156-60L146-34Q112-60 84-42Q56-66 28-44Q14-58 0-48Z', palette.light) +
      pen(
        'M0-158C20-110 24-76 28-44M0-158C40-110 66-80 84-42M0-158C50-110 110-80 146-34M156-60L146-34Q112-60 84-42Q56-66 28-44Q14-58 0-48',
        palette.line,
        0.7,
        0.6,
      ),
  ) +
  cut('M0-158V-178L22-171 0-164', palette.petal[2]) +
  pen('M-146-34Q-80 26 0-6T146-34', palette.line, 0.8) +
  dots(
    Array.from({ length: 13 }, (_, index) => [-132 + index * 22, -14 + Math.sin((index / 12) * Math.PI * 2) * 12] as const),
    palette.gold,
    6,
  ) +
  cut('M-104 66H104L112 130H-112Z', palette.light) +
  pen('M-84 68L-90 130M-42 68L-44 130M0 68V130M42 68L44 130M84 68L90 130', palette.mid, 0.8, 0.6) +
  box(-108, 60, 216, 8, gold, 2) +
  posy(0, 62, 0.6) +
  spray(-64, 56, 0.4, -10) +
  spray(64, 56, 0.4, 10);

/** Gilded chairs in a row. */
export const chairs: Motif = ({ palette }) => {
  const chair =
    pen('M-24 130L-20-66Q-20-82 0-82T20-66L24 130M-30 130L-26 46M30 130L26 46', gold, 4) +
    pen('M-10-78L-9 30M0-80V30M10-78L9 30M-20-40Q0-52 20-40M-21-6Q0-16 21-6', gold, 2.4) +
    box(-31, 30, 62, 16, palette.light, 7) +
    frame(-31, 30, 62, 16, palette.line, 0.6, 7) +
    pen('M-28 84H28M-27 104H27', gold, 2);
  return (
    oval(0, 132, 150, 6, palette.deep, 0.14) +
    stencil('cr', chair) +
    copy('cr', -98, 0) +
    copy('cr', 98, 0) +
    copy('cr', 0, 0, 1.04) +
    spray(0, -82, 0.56) +
    spray(-98, -78, 0.4) +
    spray(98, -78, 0.4)
  );
};

/** A table laid for two by candlelight. */
export const roundTable: Motif = ({ palette }) =>
  oval(0, 131, 140, 7, palette.deep, 0.15) +
  inked(
    'M-120 12H120L136 130Q110 118 92 130Q70 116 46 130Q22 116 0 130Q-22 116-46 130Q-70 116-92 130Q-110 118-136 130Z',
    palette.light,
    palette.line,
    0.6,
  ) +
  pen('M-84 16L-92 126M-42 16L-46 126M0 16V126M42 16L46 126M84 16L92 126', palette.mid, 0.8, 0.5) +
  oval(0, 12, 122, 13, palette.soft) +
  mirrored(
    'rt2',
    oval(76, 8, 28, 5, palette.light) +
      oval(76, 6, 18, 3, gold) +
      pen('M40-38Q40-14 52-12Q64-14 64-38ZM52-12V6M44 7H60', palette.line, 1.2) +
      cut('M42-28Q42-14 52-13Q62-14 62-28Z', palette.petal[1], 0.8),
  ) +
  mirrored(
    'cd',
    box(24, -70, 6, 62, palette.light) +
      cut('M27-90C32-82 31-74 27-72C23-74 22-82 27-90Z', palette.gold) +
      disc(27, -80, 17, palette.gold, 0.15) +
      cut('M27-10L20 10H34Z', gold),
  ) +
  posy(0, 6, 0.78);
