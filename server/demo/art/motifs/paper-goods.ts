// Invitations, and the planner's desk.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import { at, box, copy, cut, disc, frame, gold, inked, n, oval, pen, ring, row } from '../paper.ts';

/** Handwriting that says nothing. */
const script = (x: number, y: number, words: number, color: string, width = 1.2): string =>
  pen(
    row(words, (index) => `M${n(x + index * 26)} ${y}c2-9 6-10 6-2c0 5 3 3 5-1c2-4 5-5 6 0c1 3 3 3 5 1`),
    color,
    width,
  );

/** An open envelope with its lining, a card rising out of it, and a seal. */
export const envelope: Motif = ({ palette }) =>
  oval(0, 130, 140, 8, palette.deep, 0.14) +
  inked('M-126 0L0-96 126 0Z', palette.petal[1], palette.line, 0.6) +
  cut('M-104 0L0-78 104 0Z', palette.deep, 0.85) +
  pen('M-92-2L0-70 92-2M-78-4L0-60 78-4', gold, 0.9) +
  at(
    0,
    0,
    box(-92, -150, 190, 190, palette.deep, 3, 0.12) +
      box(-95, -156, 190, 196, palette.light, 3) +
      frame(-86, -147, 172, 178, gold, 1, 2) +
      spray(-62, -124, 0.48, -30) +
      spray(66, -122, 0.42, 34) +
      script(-26, -86, 2, palette.deep, 1.6) +
      pen('M-6-68q6-8 12 0q6 8 12 0', palette.gold, 1.2) +
      script(-30, -48, 2, palette.deep, 1.6) +
      pen('M-44-24H44M-32-14H32', palette.mid, 0.9),
    1,
    -2,
  ) +
  cut('M-126 0L0 74 126 0V126H-126Z', palette.petal[0]) +
  cut('M-126 126L0 40 126 126Z', palette.petal[1]) +
  pen('M-126 0L0 74 126 0V126H-126ZM-126 126L-22 55M126 126L22 55', palette.line, 0.7) +
  disc(1, 74, 21, palette.deep, 0.25) +
  cut(
    'M0 52C8 50 10 56 16 58C24 62 20 68 23 74C25 82 18 84 15 90C10 97 5 93-1 96C-9 98-11 92-17 89C-24 85-20 80-23 73C-25 66-18 63-15 58C-11 52-6 55 0 52Z',
    palette.petal[2],
  ) +
  ring(0, 74, 14, palette.light, 0.8, 0.7) +
  copy('b', 0, 80, 0.9);

/** A suite of cards laid over one another, with a ribbon. */
export const suite: Motif = ({ palette, chance }) => {
  const card = (width: number, height: number, paper: string, inside: string): string =>
    box(3 - width / 2, 5 - height / 2, width, height, palette.deep, 2, 0.14) +
    box(-width / 2, -height / 2, width, height, paper, 2) +
    frame(-width / 2, -height / 2, width, height, palette.line, 0.4, 2) +
    inside;
  const lean = chance.int(3, 8);
  return (
    at(
      -72,
      18,
      card(
        132,
        188,
        palette.deep,
        frame(-58, -86, 116, 172, gold, 0.9) + copy('s1', 0, 60, 0.9) + copy('s2', 0, 60, 0.8, 40) + copy('s2', 0, 60, 0.8, -50),
      ),
      1,
      -lean - 4,
    ) +
    at(
      80,
      -2,
      card(
        128,
        180,
        palette.petal[1],
        frame(-56, -82, 112, 164, palette.light, 0.8) +
          script(-34, -20, 3, palette.light, 1.4) +
          pen('M-36 6H36M-30 18H30M-36 30H36', palette.light, 0.8),
      ),
      1,
      lean,
    ) +
    at(
      4,
      -12,
      card(
        140,
        204,
        palette.light,
        frame(-62, -94, 124, 188, gold, 1.1) +
          frame(-58, -90, 116, 180, gold, 0.4) +
          `<path d="M-40 62V-22A40 40 0 0 1 40-22V62Z" stroke="${palette.gold}" stroke-width=".9"/>` +
          script(-24, -14, 2, palette.deep, 1.7) +
          pen('M-5 3q5-7 10 0q5 7 10 0', palette.gold, 1.2) +
          script(-26, 24, 2, palette.deep, 1.7) +
          pen('M-24 44H24', palette.mid, 0.8) +
          spray(-40, 66, 0.4, -40) +
          spray(42, -62, 0.34, 40),
      ),
    ) +
    pen('M-66 96C-20 84 20 110 76 96', palette.petal[2], 7) +
    at(4, 96, cut('M0 0C-8-16-34-18-34-6S-12 6 0 0C8-16 34-18 34-6S12 6 0 0Z', palette.petal[2]) + disc(0, -1, 5, palette.petal[2]))
  );
};

/** A nib, an ink pot, and a line half written. */
export const calligraphy: Motif = ({ palette }) =>
  at(
    -20,
    4,
    box(-117, -127, 240, 260, palette.deep, 2, 0.12) +
      box(-120, -132, 240, 260, palette.light, 2) +
      frame(-120, -132, 240, 260, palette.line, 0.4, 2) +
      pen(
        'M-84-60C-70-110-46-104-60-66C-72-30-90-20-92-36C-94-50-50-60-30-56C-14-54-26-34-16-32C-4-30 0-58 10-56C20-54 4-32 16-32C28-32 32-50 44-46',
        palette.deep,
        2.4,
      ) +
      pen('M-70 8C-56-20-40-18-50 4C-58 24-70 30-70 18C-68 6-36 0-20 4', palette.deep, 2.4) +
      pen('M-90-14H70M-90 34H70M-90 58H30', palette.mid, 0.6, 0.5) +
      spray(-86, 106, 0.62, -30),
    1,
    -5,
  ) +
  at(
    52,
    66,
    oval(4, 62, 46, 7, palette.deep, 0.2) +
      cut('M-34 60Q-42 6-22-8H22Q42 6 34 60Q0 68-34 60Z', palette.deep) +
      pen('M-26 50Q-32 14-18 0', palette.light, 2.4, 0.5) +
      box(-20, -20, 40, 13, gold, 2) +
      oval(0, -20, 20, 4, palette.deep),
  ) +
  at(
    20,
    0,
    cut('M0 0C8-14 12-30 11-44L24-140C26-150 12-152 11-142L2-46C-2-32-4-14 0 0Z', palette.petal[2]) +
      cut('M0 0C6-12 10-24 11-40L2-42C-2-30-3-14 0 0Z', gold) +
      pen('M1-4L6-30', palette.deep, 0.8),
    1.1,
    18,
  );

/** A calendar with the day ringed, a pencil and swatches. */
export const calendar: Motif = ({ palette, chance }) => {
  const day = { x: chance.int(1, 5), y: chance.int(1, 3) };
  const squares = row(5, (line) => row(7, (index) => `M${-88 + index * 26} ${-24 + line * 26}h14`));
  return (
    box(-106, -118, 220, 240, palette.deep, 8, 0.14) +
    box(-110, -124, 220, 240, palette.light, 8) +
    cut('M-110-70V-116Q-110-124-102-124H102Q110-124 110-116V-70Z', palette.petal[2]) +
    frame(-110, -124, 220, 240, palette.line, 0.6, 8) +
    row(6, (index) => box(-88 + index * 34, -138, 6, 26, gold, 3)) +
    script(-38, -88, 3, palette.light, 1.8) +
    pen(squares, palette.mid, 3, 0.6) +
    at(
      -81 + day.x * 26,
      -24 + day.y * 26,
      cut('M0 9C-16-2-14-12-7-12C-3-12-1-9 0-7C1-9 3-12 7-12C14-12 16-2 0 9Z', palette.petal[2]) +
        pen('M-16-3C-14-20 14-22 17-4C18 14-14 18-16 2', palette.deep, 1.4),
    ) +
    at(
      104,
      10,
      box(-7, -100, 14, 128, palette.mid, 1) +
        box(-7, -112, 14, 14, palette.petal[2], 3) +
        box(-7, -100, 14, 7, gold) +
        cut('M-7 28H7L0 50Z', palette.light) +
        cut('M-2 43H2L0 50Z', palette.deep),
      1,
      24,
    ) +
    posy(-92, 120, 0.66, -10)
  );
};

/** A board of samples: paints, cloth, cards and flowers. */
export const moodBoard: Motif = ({ palette, chance }) => {
  const tones = chance.shuffled([palette.petal[0], palette.petal[1], palette.petal[2], palette.leaf[0], palette.deep]);
  const pinned = (x: number, y: number, turn: number, inside: string): string =>
    at(x, y, inside + disc(0, -34, 3.4, palette.gold), 1, turn);
  return (
    box(-136, -134, 280, 256, palette.deep, 4, 0.14) +
    box(-140, -140, 280, 256, palette.soft, 4) +
    frame(-140, -140, 280, 256, gold, 3, 4) +
    pinned(-88, -82, -5, box(-36, -42, 72, 84, palette.light, 1) + box(-30, -36, 60, 52, palette.petal[1]) + copy('f1', 0, -10, 1.05)) +
    pinned(
      4,
      -84,
      3,
      box(-40, -38, 80, 74, palette.light, 1) + row(5, (index) => box(-34 + index * 14, -28, 12, 56, tones[index] ?? palette.mid)),
    ) +
    pinned(
      92,
      -70,
      -3,
      cut('M-36-40H36V40Q18 30 0 40T-36 40Z', palette.deep) + pen('M-30-30H30M-30-18H30M-30-6H30M-30 6H30M-30 18H30', palette.gold, 0.8),
    ) +
    pinned(
      -84,
      44,
      4,
      box(-40, -40, 80, 96, palette.light, 1) +
        frame(-34, -34, 68, 84, gold, 0.8) +
        script(-24, -6, 2, palette.deep) +
        pen('M-20 12H20M-16 20H16', palette.mid, 0.8),
    ) +
    at(8, 66, spray(0, 10, 0.74)) +
    pinned(
      92,
      52,
      -6,
      box(-38, -38, 76, 84, palette.light, 1) +
        cut('M-28 36V-4A28 28 0 0 1 28-4V36Z', palette.mid) +
        cut('M-16 36V2A16 16 0 0 1 16 2V36Z', palette.soft),
    ) +
    pen('M-34-118Q-50-60-44 8M44 8Q60-60 54-118', palette.line, 0.6, 0.4)
  );
};

/** A clock, a list with ticks: the day by the hour. */
export const schedule: Motif = ({ palette }) =>
  at(
    -30,
    0,
    box(-85, -135, 180, 270, palette.deep, 6, 0.14) +
      box(-90, -140, 180, 270, palette.mid, 6) +
      box(-78, -124, 156, 242, palette.light, 2) +
      box(-30, -150, 60, 22, gold, 4) +
      row(
        6,
        (index) =>
          `<rect x="-62" y="${-92 + index * 34}" width="15" height="15" rx="3" stroke="${palette.deep}" stroke-width="1.3"/>` +
          pen(`M-36 ${-84 + index * 34}H${20 + ((index * 29) % 40)}`, palette.mid, 2.4, 0.7),
      ) +
      pen(
        row(4, (index) => `M-59 ${-85 + index * 34}l5 6 10-14`),
        palette.petal[2],
        2.2,
      ),
    1,
    -3,
  ) +
  at(
    84,
    36,
    disc(3, 5, 62, palette.deep, 0.16) +
      disc(0, 0, 62, gold) +
      disc(0, 0, 56, palette.light) +
      row(
        12,
        (index) =>
          `<path d="M0-50V${index % 3 === 0 ? -40 : -45}" stroke="${palette.deep}" stroke-width="1.6" transform="rotate(${index * 30})"/>`,
      ) +
      pen('M0 0V-34M0 0L22 12', palette.deep, 2.6) +
      disc(0, 0, 4, palette.petal[2]) +
      frame(-9, -78, 18, 14, gold, 3, 4),
  ) +
  spray(-112, 116, 0.6, -20);
