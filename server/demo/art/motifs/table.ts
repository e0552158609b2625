// Catering, favors and gifts.
import { posy, spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import type { Palette } from '../palettes.ts';
import { at, box, copy, cut, disc, dots, frame, gold, n, oval, pen, ring, row, stencil } from '../paper.ts';

/** A silver dome over a plate, lifted by its knob. */
export const cloche: Motif = ({ palette }) =>
  oval(0, 122, 140, 10, palette.deep, 0.16) +
  oval(0, 104, 138, 15, palette.soft) +
  `<ellipse cy="104" rx="138" ry="15" stroke="${palette.line}" stroke-width=".7"/>` +
  oval(0, 100, 122, 11, gold) +
  cut('M-112 98C-112-64 112-64 112 98Q0 116-112 98Z', palette.light) +
  cut('M40 104C86 60 60-14 30-34C84-22 112 30 112 98Q80 104 40 104Z', palette.mid, 0.28) +
  pen('M-112 98C-112-64 112-64 112 98Q0 116-112 98Z', palette.line, 0.9) +
  pen('M-92 66C-88 20-62-10-34-18', palette.soft, 5, 0.9) +
  pen('M-110 82Q0 100 110 82', gold, 2.4) +
  disc(0, -32, 12, gold) +
  box(-4, -26, 8, 10, gold) +
  pen('M-24-72q-10-14 0-28t0-28M0-80q-10-14 0-28t0-28M24-72q-10-14 0-28t0-28', palette.line, 1.2, 0.45) +
  spray(-100, 108, 0.56, -30) +
  spray(104, 110, 0.5, 30);

/** A place laid on a table, seen from above. */
export const setting: Motif = ({ palette }) =>
  disc(4, -2, 132, palette.deep, 0.12) +
  disc(0, -8, 130, palette.soft) +
  ring(0, -8, 130, gold, 1.6) +
  `<circle cy="-8" r="121" stroke="${palette.gold}" stroke-width="3" stroke-dasharray=".1 8"/>` +
  disc(2, -4, 100, palette.deep, 0.12) +
  disc(0, -8, 98, palette.light) +
  ring(0, -8, 92, palette.mid, 0.8) +
  ring(0, -8, 66, gold, 0.9) +
  disc(0, -8, 60, palette.petal[0]) +
  cut('M-30-66L34-58 28 46-26 40Z', palette.light) +
  pen('M-30-66L34-58 28 46-26 40Z', palette.line, 0.5) +
  pen('M-14-34q8-10 16 0t16 0M-12-18L18-15M-10-6L14-3M-10 6L12 8', palette.line, 0.9, 0.7) +
  spray(4, 36, 0.52, -14) +
  at(-158, -8, pen('M0 120V10M-9-76V-34Q-9 2 0 8Q9 2 9-34V-76M0-76V-20', gold, 3)) +
  at(158, -8, pen('M0 120V24', gold, 3.4) + cut('M-4 30C-12-20-8-64 4-80C10-40 8 0 5 30Z', gold)) +
  at(190, -8, pen('M0 120V-20', gold, 3.2) + oval(0, -48, 12, 26, gold));

/** A cone of yellow rice on a round of banana leaf, with its garnish: tumpeng. */
export const tumpeng: Motif = ({ palette, chance }) => {
  const grains = Array.from({ length: 20 }, () => {
    const y = chance.between(-120, 66);
    const half = ((y + 140) / 210) * 62;
    return [chance.between(-half + 4, half - 4), y] as const;
  });
  const ricePaper = '#e9b84a';
  const side = (x: number, y: number, color: string): string => oval(x, y, 30, 13, color) + oval(x, y - 3, 26, 9, palette.light, 0.25);
  return (
    oval(0, 124, 156, 12, palette.deep, 0.16) +
    oval(0, 108, 154, 22, palette.mid) +
    pen('M-154 108A154 22 0 0 0 154 108', palette.line, 1) +
    stencil('bl', cut('M0 0C10-8 12-22 0-34C-12-22-10-8 0 0Z', palette.leaf[0])) +
    row(10, (index) =>
      copy(
        'bl',
        Math.round(Math.cos((index * Math.PI) / 5) * 128),
        Math.round(104 + Math.sin((index * Math.PI) / 5) * 16),
        1.1,
        90 + index * 36,
      ),
    ) +
    oval(0, 100, 124, 16, palette.leaf[1]) +
    side(-84, 92, palette.petal[2]) +
    side(84, 92, palette.deep) +
    cut('M0-146C10-146 54 20 70 88Q0 108-70 88C-54 20-10-146 0-146Z', ricePaper) +
    cut('M10-140C20-120 60 20 70 88Q50 96 30 98C50 40 30-60 10-140Z', palette.deep, 0.12) +
    dots(grains, palette.light, 2.6) +
    cut('M0-156C8-150 13-132 13-122L0-108-13-122C-13-132-8-150 0-156Z', palette.leaf[0]) +
    disc(0, -160, 5, palette.petal[2]) +
    side(-46, 106, palette.petal[1]) +
    side(46, 106, palette.leaf[0]) +
    side(0, 112, palette.mid) +
    copy('f1', -112, 98, 0.72) +
    copy('f1', 114, 98, 0.72) +
    spray(0, 112, 0.3)
  );
};

/** A box with a bow. */
const present = (palette: Palette, half: number, height: number, paper: string, ribbon: string): string =>
  box(-half, 130 - height, half * 2, height, paper, 2) +
  cut(`M${half * 0.5} ${130 - height}H${half}V130H${half * 0.5}Z`, palette.deep, 0.07) +
  box(-half - 5, 130 - height, half * 2 + 10, 16, paper, 2) +
  pen(`M${-half} ${146 - height}H${half}`, palette.line, 0.7, 0.5) +
  box(-6, 130 - height, 12, height, ribbon) +
  frame(-half - 5, 130 - height, half * 2 + 10, 16, palette.line, 0.5, 2) +
  at(
    0,
    130 - height,
    cut('M0 0C-10-26-42-34-44-16C-46-2-16-2 0 0ZM0 0C10-26 42-34 44-16C46-2 16-2 0 0Z', ribbon) +
      pen('M-34-16C-22-14-10-8 0 0M34-16C22-14 10-8 0 0', palette.light, 0.9, 0.7) +
      cut('M0 0C-12 8-22 22-30 24L-24 34C-14 24-4 12 0 0C4 12 14 24 24 34L30 24C22 22 12 8 0 0Z', ribbon) +
      disc(0, -1, 6, ribbon),
  );

export const gifts: Motif = ({ palette }) =>
  oval(0, 132, 140, 7, palette.deep, 0.15) +
  at(-78, 0, present(palette, 46, 88, palette.petal[1], palette.light)) +
  at(66, 0, present(palette, 58, 122, palette.light, palette.deep)) +
  at(-6, 0, present(palette, 34, 58, palette.mid, gold)) +
  spray(66, -4, 0.4) +
  posy(-40, 130, 0.5);

/** Small bags tied with cord, each with a label. */
export const pouches: Motif = ({ palette }) => {
  const bag =
    cut(
      'M-20-22C-64 20-58 92-42 98H42C58 92 64 20 20-22ZM-20-24C-40-40-34-60-22-56C-16-66-6-62 0-56C6-62 16-66 22-56C34-60 40-40 20-24Z',
      'inherit',
    ) +
    cut('M10-22C40 20 50 70 26 98H42C58 92 64 20 20-22Z', palette.deep, 0.1) +
    pen('M-8-18C-26 20-26 60-20 96M8-18C24 20 26 60 18 96', palette.line, 0.7, 0.4) +
    pen('M-20-24C-40-40-34-60-22-56C-16-66-6-62 0-56C6-62 16-66 22-56C34-60 40-40 20-24', palette.line, 0.6) +
    pen('M-22-23H22', gold, 4) +
    pen('M0-22C-16-8-26-10-22-20M0-22C14-6 26-10 22-20M0-22L-8 6M0-22L6 10', gold, 1.4) +
    at(
      20,
      34,
      box(-14, -18, 28, 36, palette.light, 2) +
        frame(-11, -15, 22, 30, palette.gold, 0.6) +
        copy('f2', 0, 0, 0.42) +
        disc(0, -12, 1.5, palette.deep),
      1,
      12,
    );
  return (
    oval(0, 131, 150, 7, palette.deep, 0.15) +
    stencil('bg', bag) +
    [palette.petal[1], palette.light, palette.mid]
      .map(
        (cloth, index) => `<g fill="${cloth}">${copy('bg', [-92, 92, 0][index] ?? 0, index === 2 ? 12 : 30, index === 2 ? 1.18 : 1)}</g>`,
      )
      .join('') +
    spray(-46, 122, 0.4, -14) +
    spray(50, 124, 0.36, 14)
  );
};

/** A hand fan of batik, as guests take home. */
export const batikFan: Motif = ({ palette }) => {
  const rib = (index: number): string => {
    const angle = Math.PI * (0.06 + (index / 14) * 0.88);
    return `M0 96L${n(-Math.cos(angle) * 148)} ${n(96 - Math.sin(angle) * 148 * 1.34)}`;
  };
  const wedge = (inner: number, outer: number): string => {
    const point = (share: number, r: number): string =>
      `${n(-Math.cos(Math.PI * share) * r)} ${n(96 - Math.sin(Math.PI * share) * r * 1.34)}`;
    return `M${point(0.06, inner)}L${point(0.06, outer)}A${outer} ${n(outer * 1.34)} 0 0 1 ${point(0.94, outer)}L${point(0.94, inner)}A${inner} ${n(inner * 1.34)} 0 0 0 ${point(0.06, inner)}Z`;
  };
  return (
    at(4, 6, cut(wedge(56, 150), palette.deep, 0.13)) +
    pen(row(15, rib), gold, 2.2) +
    cut(wedge(60, 150), palette.deep) +
    `<path d="${wedge(62, 148)}" stroke="${palette.petal[1]}" stroke-width="1" opacity=".7"/>` +
    row(9, (index) => {
      const angle = Math.PI * (0.12 + (index / 8) * 0.76);
      return copy(
        index % 2 === 0 ? 'f1' : 'f2',
        Math.round(-Math.cos(angle) * 108),
        Math.round(96 - Math.sin(angle) * 108 * 1.34),
        0.8,
        Math.round((angle * 180) / Math.PI - 90),
      );
    }) +
    pen(wedge(134, 142), gold, 1) +
    pen(row(15, rib), palette.light, 0.5, 0.3) +
    disc(0, 96, 8, gold) +
    pen('M0 100C-8 116 8 122 0 138', palette.petal[2], 2.4) +
    cut('M-6 136H6L9 166H-9Z', palette.petal[2])
  );
};
