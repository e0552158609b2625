// Honeymoons, ceremonies, and what fits nowhere else.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, inked, mirrored, oval, pen, ring, row, stencil } from '../paper.ts';

/** A palm that leans. */
const palm = ({ leaf, mid, line }: Palette): string =>
  stencil('fr', cut('M0 0C14-22 42-34 66-18C44-20 24-8 0 0Z', leaf[1]) + pen('M0 0C16-18 40-28 66-18', line, 0.5, 0.4)) +
  cut('M-6 0C-2-50 8-90 30-124L37-120C18-86 8-48 7 0Z', mid) +
  pen(
    row(7, (index) => `M${-4 + index * 4} ${-14 - index * 15}q5 4 10 1`),
    line,
    0.7,
    0.5,
  ) +
  [-96, -58, -20, 18, 58, 100, 140].map((turn) => copy('fr', 34, -122, 1, turn - 20)).join('');

/** A bungalow over a lagoon at sunset. */
export const lagoon: Motif = ({ palette, chance }) => {
  const sun = chance.int(-60, 20);
  return (
    disc(0, -14, 142, palette.petal[0], 0.8) +
    disc(sun, 12, 50, palette.gold, 0.7) +
    cut('M-138 18H138A142 142 0 0 1-138 18Z', palette.mid) +
    pen(
      row(6, (index) => `M${sun - 44 + index * 4} ${28 + index * 12}h${88 - index * 10}`),
      palette.light,
      1.6,
      0.7,
    ) +
    pen('M-118 50h40M60 66h44M-90 88h30M30 100h40', palette.light, 1, 0.5) +
    cut('M20 18Q60-10 138 6V18Z', palette.leaf[1]) +
    at(84, 12, palm(palette), 0.86) +
    at(
      -46,
      40,
      pen('M-34 0V44M-12 0V48M12 0V48M34 0V44', palette.deep, 3) +
        box(-46, -4, 92, 7, palette.deep) +
        box(-34, -36, 68, 34, palette.light) +
        box(-8, -30, 18, 28, palette.deep) +
        box(-28, -28, 14, 14, palette.gold) +
        box(16, -28, 12, 14, palette.gold) +
        cut('M-54-34C-36-44-20-60 0-84C20-60 36-44 54-34Z', palette.petal[2]) +
        pen('M-40-38L-8-72M-20-36L-2-74M20-36L2-74M40-38L8-72', palette.light, 0.7, 0.5),
    ) +
    pen('M-10 36C30 30 50 22 70 16', palette.deep, 4) +
    ring(0, -14, 142, gold, 1.6) +
    spray(-110, 110, 0.6, -30) +
    spray(106, 112, 0.5, 30)
  );
};

/** A jukung with its outriggers before a volcano. */
export const jukung: Motif = ({ palette }) =>
  disc(0, -14, 142, palette.petal[0]) +
  disc(66, -84, 26, palette.gold, 0.6) +
  cut('M-129 44C-90 30-64-40-34-92L-16-100 4-94C44-34 90 34 129 44Z', palette.mid) +
  pen('M-26-84C-36-50-60-10-84 22M-14-90C-16-50-24 0-30 36M0-88C12-50 26 0 40 34', palette.deep, 0.9, 0.2) +
  pen('M-16-108q-8-10 2-18t0-18', palette.line, 1, 0.4) +
  cut('M-129 44H129A142 142 0 0 1-129 44Z', palette.petal[1]) +
  pen('M-118 58h50M-40 66h44M40 60h60M-90 108h50M30 112h50', palette.light, 1.4, 0.8) +
  ring(0, -14, 142, gold, 1.6) +
  at(
    6,
    74,
    cut('M-4-20L6-148C46-110 66-66 70-22Z', palette.light) +
      cut('M-4-20L6-148C18-110 24-60 24-21Z', palette.petal[1]) +
      pen('M-4-20L6-148C46-110 66-66 70-22ZM3-110L44-104M1-76L60-66M-2-46L67-40', palette.line, 0.8, 0.6) +
      pen('M0 14L6-148', palette.deep, 3) +
      cut('M-118-10C-70 4 60 6 122-16C112 12 84 26 58 28H-56C-90 26-110 12-118-10Z', palette.deep) +
      pen('M-112-4C-66 10 60 12 118-10', gold, 2.4) +
      cut('M-122-12C-134-14-134-26-124-28C-124-20-118-16-110-8Z', palette.petal[2]) +
      pen('M-60 2Q-80 40-104 44M60 2Q84 40 104 42', palette.deep, 3) +
      pen('M-140 46H140', gold, 4),
  ) +
  spray(-120, 118, 0.5, -20) +
  spray(122, 118, 0.46, 20);

/** Suitcases ready to go, with labels. */
export const luggage: Motif = ({ palette }) => {
  const bag = (x: number, width: number, height: number, skin: string): string =>
    pen(`M${x + width / 2 - 22} ${130 - height}v-12q0-10 10-10h24q10 0 10 10v12`, palette.deep, 5) +
    box(x, 130 - height, width, height, skin, 8) +
    box(x + width * 0.16, 130 - height, 11, height, palette.deep, 0, 0.5) +
    box(x + width * 0.84 - 11, 130 - height, 11, height, palette.deep, 0, 0.5) +
    frame(x, 130 - height, width, height, palette.line, 0.8, 8) +
    pen(`M${x} ${130 - height * 0.5}H${x + width}`, palette.deep, 1, 0.4) +
    box(x + width / 2 - 9, 124 - height * 0.5, 18, 12, gold, 2);
  return (
    oval(0, 132, 146, 7, palette.deep, 0.16) +
    bag(-124, 150, 128, palette.petal[1]) +
    bag(-6, 128, 92, palette.petal[2]) +
    at(-48, 64, disc(0, 0, 21, palette.light) + ring(0, 0, 17, gold, 1) + cut('M-12 8L-4-6 2 2 7-4 13 8Z', palette.leaf[1])) +
    at(62, 96, box(-24, -14, 48, 28, palette.light, 3) + pen('M-16-4H16M-16 5H6', palette.mid, 1.6)) +
    at(
      -50,
      -2,
      cut('M-64 0C-40-14-30-34 0-34S40-14 64 0Q0 12-64 0Z', palette.soft) +
        cut('M-34-14C-30-46 30-46 34-14Q0-4-34-14Z', palette.soft) +
        cut('M-35-14Q0-4 35-14L36-6Q0 4-36-6Z', palette.deep) +
        pen('M-64 0C-40-14-30-34 0-34S40-14 64 0Q0 12-64 0M-24-30Q0-24 24-30', palette.line, 0.6, 0.5),
    ) +
    at(
      86,
      -70,
      cut('M-62 18L54-30 24 34 4 12-14 30-18 6Z', palette.light) +
        pen('M-62 18L54-30 24 34 4 12-14 30-18 6ZM-18 6L54-30 4 12', palette.line, 0.8),
    ) +
    `<path d="M-20-90C0-130 40-110 26-88C10-70 0-50 24-52" stroke="${palette.line}" stroke-width="1.2" stroke-dasharray="4 5"/>` +
    spray(118, 124, 0.5, 20)
  );
};

/** An open book between two candles, with rings on a ribbon. */
export const vows: Motif = ({ palette }) => {
  const page =
    cut('M0-40C30-62 84-62 118-46V66C84 50 30 50 0 72Z', palette.light) +
    pen('M0-40C30-62 84-62 118-46V66C84 50 30 50 0 72', palette.line, 0.7) +
    pen('M22-28q40-18 78-8M22-10q40-18 78-8M22 8q40-18 78-8M22 26q40-18 50-12', palette.mid, 1.2, 0.8);
  const candle =
    box(-9, -104, 18, 104, palette.light, 2) +
    frame(-9, -104, 18, 104, palette.line, 0.5, 2) +
    disc(0, -122, 30, palette.gold, 0.16) +
    cut('M0-138C9-124 7-112 0-108C-7-112-9-124 0-138Z', palette.gold) +
    cut('M-20 0H20L14 12H-14Z', gold);
  return (
    oval(0, 126, 150, 9, palette.deep, 0.15) +
    stencil('ca', candle) +
    copy('ca', -138, 116) +
    copy('ca', 138, 116, 0.82) +
    at(
      0,
      30,
      cut('M-126-40C-90-56-30-56 0-34C30-56 90-56 126-40V78C90 62 30 62 0 84C-30 62-90 62-126 78Z', palette.deep) +
        mirrored('pa', page) +
        pen('M0-40V72', palette.line, 1) +
        pen('M0-42C-14 0 12 40-6 104', palette.petal[2], 4) +
        `<circle cx="-14" cy="60" r="14" stroke="${palette.gold}" stroke-width="4.5"/><circle cx="6" cy="66" r="13" stroke="${palette.gold}" stroke-width="4"/>`,
    ) +
    posy(-62, 124, 0.56, -8) +
    posy(66, 124, 0.56, 8) +
    pen('M0-70C-6-100 6-110 0-136', palette.gold, 1.2, 0.6)
  );
};

/** A lectern under an arch of leaves. */
export const lectern: Motif = ({ palette }) =>
  oval(0, 131, 150, 7, palette.deep, 0.14) +
  pen('M-130 130V-30C-130-190 130-190 130-30V130', gold, 3) +
  row(14, (index) => {
    const angle = -1.5 + index * 0.231;
    return copy(
      index % 2 === 0 ? 's1' : 's2',
      Math.round(Math.sin(angle) * 130),
      Math.round(-26 - Math.cos(angle) * 124),
      0.5,
      Math.round(angle * 57) + (index % 2 === 0 ? 64 : -58),
    );
  }) +
  copy('f1', -106, -96, 1) +
  copy('f2', -84, -118, 0.8) +
  copy('f1', 104, -100, 0.9) +
  copy('f2', 122, -72, 0.7) +
  cut('M-58-10L-50 2H50L58-10Z', palette.mid) +
  inked('M-58-10L-66-40H66L58-10Z', palette.light, palette.line, 0.7) +
  pen('M-40-18L-44-33M0-18V-33M40-18L44-33', palette.line, 0.7, 0.5) +
  cut('M-42 2H42L34 118H-34Z', palette.petal[2]) +
  cut('M14 2H42L34 118H12Z', palette.deep, 0.12) +
  box(-46, 116, 92, 14, palette.mid, 2) +
  cut('M0 76C-34 52-30 30-15 30C-7 30-2 36 0 42C2 36 7 30 15 30C30 30 34 52 0 76Z', gold) +
  spray(-2, 4, 0.54) +
  posy(-118, 130, 0.66) +
  posy(118, 130, 0.56);

/** Hands are not drawn; the knot that ties two cords is. */
export const knot: Motif = ({ palette }) =>
  disc(0, -10, 134, palette.light, 0.28) +
  ring(0, -10, 130, gold, 1.2) +
  pen('M-176 26C-120-30-70-50-30-20C10 10 20 60-10 64C-44 66-30 10 10-14C50-40 90-10 176-50', palette.deep, 15) +
  pen('M-176 26C-120-30-70-50-30-20C10 10 20 60-10 64C-44 66-30 10 10-14C50-40 90-10 176-50', palette.petal[2], 11) +
  pen('M-176-50C-90-10-50-40-10-14C30 10 44 66 10 64C-20 60-10 10 30-20C70-50 120-30 176 26', palette.deep, 15) +
  pen('M-176-50C-90-10-50-40-10-14C30 10 44 66 10 64C-20 60-10 10 30-20C70-50 120-30 176 26', palette.gold, 11) +
  `<path d="M-176-50C-90-10-50-40-10-14C30 10 44 66 10 64C-20 60-10 10 30-20C70-50 120-30 176 26" stroke="${palette.light}" stroke-width="1.4" stroke-dasharray="3 6" opacity=".7"/>` +
  pen('M-8-22C2-14 8-8 14 0', palette.petal[2], 11) +
  spray(0, -70, 0.6) +
  posy(0, 128, 0.7);

/** A balloon over the hills. */
export const balloon: Motif = ({ palette }) => {
  const gore = (from: number, to: number, fill: string): string =>
    cut(`M0-168C${from * 1.3}-168 ${from * 1.3}-30 ${from * 0.3} 22H${to * 0.3}C${to * 1.3}-30 ${to * 1.3}-168 0-168Z`, fill);
  return (
    pen('M-24 22L-15 76M24 22L15 76M0 26V76', palette.line, 1) +
    gore(-86, -52, palette.petal[1]) +
    gore(-52, -18, palette.light) +
    gore(-18, 18, palette.petal[2]) +
    gore(18, 52, palette.light) +
    gore(52, 86, palette.petal[1]) +
    pen(
      'M0-168C-112-168-112-30-26 22H26C112-30 112-168 0-168M0-168C-68-168-68-30-16 22M0-168C-24-168-24-30-5 22M0-168C24-168 24-30 5 22M0-168C68-168 68-30 16 22',
      palette.line,
      0.7,
      0.7,
    ) +
    pen('M-92-66Q0-36 92-66M-82-42Q0-10 82-42', gold, 2) +
    cut('M-20 76H20L15 106H-15Z', palette.mid) +
    box(-23, 72, 46, 8, palette.deep, 3) +
    pen('M-17 86H17M-16 95H16M-6 80V106M6 80V106', palette.light, 0.8, 0.6) +
    row(5, (index) =>
      copy(index % 2 === 0 ? 'f1' : 'f2', -58 + index * 29, -50 + Math.round(14 * Math.sin((index / 4) * Math.PI)), 0.72, index * 20),
    ) +
    at(-130, -60, pen('M-16 0q8-8 16 0q8-8 16 0', palette.line, 1.4)) +
    at(118, 10, pen('M-12 0q6-6 12 0q6-6 12 0', palette.line, 1.2))
  );
};

/** Butterflies set free from a box. */
export const butterflies: Motif = ({ palette }) => {
  const fly = (wing: string): string =>
    `<g fill="${wing}">${mirrored(`w${wing.slice(1, 4)}`, '<path d="M1 0C8-26 40-36 42-18C43-4 22 2 4 3C20 6 28 18 20 26C12 32 4 16 1 5Z"/>')}</g>` +
    pen('M0-8V16M0-8C-3-16-8-20-12-20M0-8C3-16 8-20 12-20', palette.deep, 1.8) +
    dots(
      [
        [30, -18],
        [-30, -18],
      ],
      palette.light,
      5,
    );
  return (
    stencil('u1', fly(palette.petal[1])) +
    stencil('u2', fly(palette.petal[2])) +
    stencil('u3', fly(palette.light)) +
    copy('u1', -20, -110, 1.1, -18) +
    copy('u2', 74, -84, 0.9, 24) +
    copy('u3', -96, -52, 0.8, -34) +
    copy('u1', 110, -6, 0.6, 40) +
    copy('u3', 24, -34, 0.9, 10) +
    copy('u2', -44, 2, 0.6, -20) +
    `<path d="M0 50C-30 10 40-20 10-60M10 50C60 20 60-20 76-40M-10 50C-60 30-80 10-90-16" stroke="${palette.gold}" stroke-width="1.2" stroke-dasharray="2 6"/>` +
    oval(0, 131, 100, 7, palette.deep, 0.16) +
    cut('M-80 52L-104 18 12 22 0 52Z', palette.petal[2]) +
    cut('M80 52L104 18-8 22 0 52Z', palette.petal[1]) +
    box(-80, 50, 160, 80, palette.mid, 2) +
    box(-9, 50, 18, 80, palette.light) +
    frame(-80, 50, 160, 80, palette.line, 0.7, 2) +
    spray(0, 60, 0.62)
  );
};

/** A carriage with great wheels. */
export const carriage: Motif = ({ palette }) => {
  const wheelOf = (r: number): string =>
    `<circle r="${r}" stroke="${palette.deep}" stroke-width="6"/>` +
    ring(0, 0, r - 4, gold, 1.6) +
    pen(
      row(
        6,
        (index) =>
          `M${Math.round(Math.cos((index * Math.PI) / 6) * r)} ${Math.round(Math.sin((index * Math.PI) / 6) * r)}L${Math.round(-Math.cos((index * Math.PI) / 6) * r)} ${Math.round(-Math.sin((index * Math.PI) / 6) * r)}`,
      ),
      palette.deep,
      2.2,
    ) +
    disc(0, 0, 8, gold);
  return (
    oval(0, 131, 160, 7, palette.deep, 0.16) +
    pen('M-112 76C-60 96 60 96 112 70M112 70C136 60 146 40 168 44', gold, 5) +
    cut('M-92-20C-104 40-60 70-6 72C62 72 92 30 84-24Z', palette.light) +
    cut('M-92-20C-96-96 78-110 84-24L62-24C62-66-44-66-60-22Z', palette.petal[2]) +
    cut('M-60-22C-44-66 62-66 62-24Z', palette.deep, 0.85) +
    pen(
      'M-92-20C-104 40-60 70-6 72C62 72 92 30 84-24ZM-92-20C-96-96 78-110 84-24M-30-78C-20-60-16-40-16-22M24-82C22-60 22-40 22-24',
      palette.line,
      0.9,
      0.7,
    ) +
    pen('M-90-12C-70 6 66 4 84-14', gold, 2) +
    row(5, (index) =>
      copy(index % 2 === 0 ? 'f1' : 'f2', -62 + index * 32, 8 + Math.round(6 * Math.sin((index / 4) * Math.PI)), 0.7, index * 20),
    ) +
    cut('M-14 20C-24 36-6 56 0 58C6 56 24 36 14 20Z', palette.petal[1]) +
    at(-76, 84, wheelOf(46)) +
    at(84, 94, wheelOf(35)) +
    at(0, 22, pen('M-8-94V-104', gold, 3) + cut('M-8-130L-2-118 10-117 1-108 4-96-8-102-20-96-17-108-26-117-14-118Z', gold)) +
    spray(-90, -24, 0.4, -30)
  );
};
