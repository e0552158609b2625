// Landmarks of Sumatra, Bali and Sulawesi.
import { posy } from './botanicals.ts';
import { ground, type Landmark, ridge, towers, volcano, water, windows } from './land.ts';
import { at, box, copy, cut, gold, mirrored, n, pen, row, stencil } from './paper.ts';

/** Maimun, the palace of the sultans. */
export const medan: Landmark = (palette, chance) =>
  ridge(chance, 300, 80, palette.leaf[1], 0.4) +
  ground(palette, 334) +
  at(
    300,
    334,
    box(-236, -96, 472, 96, '#e7c267') +
      row(15, (index) =>
        cut(
          `M${-226 + index * 31} 0V-44C${-226 + index * 31}-62 ${-215 + index * 31}-62 ${-215 + index * 31}-70C${-215 + index * 31}-62 ${-204 + index * 31}-62 ${-204 + index * 31}-44V0Z`,
          palette.light,
        ),
      ) +
      cut('M-250-96L-214-132H214L250-96Z', palette.deep) +
      box(-74, -128, 148, 128, '#e7c267') +
      cut('M-26 0V-64C-26-88-6-92 0-106C6-92 26-88 26-64V0Z', palette.light) +
      cut('M-14 0V-56C-14-72-4-76 0-86C4-76 14-72 14-56V0Z', palette.deep) +
      cut('M-92-128L-60-166H60L92-128Z', palette.deep) +
      cut('M-34-166C-50-190-22-206 0-230C22-206 50-190 34-166Z', gold) +
      pen('M0-230V-252', gold, 2.4) +
      cut('M2-258A7 7 0 1 0 4-246A9 9 0 0 1 2-258Z', gold) +
      mirrored('md', cut('M142-132C134-146 150-156 160-170C170-156 186-146 178-132Z', gold) + pen('M160-170V-184', gold, 2)) +
      pen('M-250-96H250M-92-128H92', gold, 1.4),
  ) +
  at(58, 356, pen('M0 0C4-50-4-90 6-120', palette.mid, 6) + row(7, (index) => copy('s2', 6, -120, 0.62, -130 + index * 43))) +
  posy(524, 350, 0.9);

/** The Ampera bridge over the Musi. */
export const palembang: Landmark = (palette, chance) => {
  const tower =
    box(-30, -190, 12, 230, palette.petal[2]) +
    box(18, -190, 12, 230, palette.petal[2]) +
    box(-34, -200, 68, 12, palette.deep) +
    pen('M-24-150H24M-24-110H24M-24-70H24M-24-30H24', palette.petal[2], 5) +
    pen('M-26-188V30M26-188V30', palette.light, 0.8, 0.5) +
    cut('M-30-200L0-216 30-200Z', palette.petal[2]) +
    pen('M0-216V-234', gold, 2);
  return (
    towers(palette, chance, 300) +
    water(palette, chance, 296) +
    stencil('at', tower) +
    copy('at', 200, 290) +
    copy('at', 400, 290) +
    box(-10, 262, 620, 14, palette.deep) +
    box(-10, 258, 620, 5, palette.petal[2]) +
    pen('M-10 220Q110 250 200 120M400 120Q490 250 610 220M200 140Q300 250 400 140', palette.petal[2], 2.6) +
    pen(
      row(9, (index) => `M${220 + index * 20} ${n(152 + 90 * Math.sin(((index + 0.6) / 9.4) * Math.PI) * 0.62)}V260`),
      palette.petal[2],
      1,
      0.7,
    ) +
    row(3, (index) =>
      at(
        110 + index * 190,
        346 + (index % 2) * 22,
        cut('M-46-6C-20 2 20 2 50-8C44 6 34 10 20 10H-26C-36 8-42 2-46-6Z', palette.deep) +
          cut('M-22-6V-20Q0-30 22-20V-6Z', palette.petal[1]) +
          pen('M-22-20Q0-30 22-20', palette.line, 0.9),
        1 - index * 0.12,
      ),
    )
  );
};

/** A temple gate with its two halves before Agung. */
export const bali: Landmark = (palette, chance) => {
  const tiers = row(
    7,
    (index) =>
      box(16, -40 - index * 32, 92 - index * 12, 30, index % 2 === 0 ? palette.petal[2] : palette.mid) +
      box(16, -46 - index * 32, 100 - index * 12, 8, palette.deep) +
      cut(`M${112 - index * 12} ${-46 - index * 32}q14-4 12-18q-10 4-16 10Z`, gold),
  );
  return (
    volcano(150, 150, 190, 330, palette) +
    ridge(chance, 340, 60, palette.leaf[1], 0.6) +
    ground(palette, 336) +
    at(
      300,
      340,
      mirrored(
        'cb',
        box(16, -8, 116, 8, palette.deep) +
          tiers +
          pen(
            row(6, (index) => `M24 ${-24 - index * 32}h${60 - index * 9}`),
            palette.light,
            0.9,
            0.5,
          ) +
          cut('M16-264L30-292 34-264Z', gold),
      ) + row(5, (index) => box(-24 - index * 8, -8 + index * 12, 48 + index * 16, 12, index % 2 === 0 ? palette.light : palette.panel)),
      0.94,
    ) +
    at(70, 352, pen('M0 0C4-60-6-110 10-150', palette.mid, 7) + row(7, (index) => copy('s2', 10, -150, 0.7, -130 + index * 43))) +
    at(548, 356, pen('M0 0C-4-50 6-90-8-120', palette.mid, 6) + row(7, (index) => copy('s2', -8, -120, 0.6, -130 + index * 43)))
  );
};

/** A phinisi under sail. */
export const makassar: Landmark = (palette, chance) =>
  ridge(chance, 286, 40, palette.mid, 0.4) +
  water(palette, chance, 282) +
  pen(
    row(6, (index) => `M${250 + index * 6} ${296 + index * 14}h${100 - index * 12}`),
    palette.gold,
    2,
    0.5,
  ) +
  at(
    300,
    320,
    pen('M-40-20V-210M60-20V-190', palette.deep, 4) +
      cut('M-36-204C10-170 34-120 38-40H-36Z', palette.light) +
      cut('M64-184C100-150 118-100 120-40H64Z', palette.light) +
      cut('M-44-196C-80-150-110-100-150-46L-44-40Z', palette.petal[0]) +
      cut('M-50-176C-100-130-150-90-196-62L-160-52Z', palette.petal[1]) +
      pen(
        'M-36-204C10-170 34-120 38-40H-36M64-184C100-150 118-100 120-40H64M-44-196C-80-150-110-100-150-46L-44-40M-20-160L14-150M-28-110L32-96M76-130L104-122',
        palette.line,
        0.8,
        0.6,
      ) +
      pen('M-208-66L-120-28', palette.deep, 3.4) +
      cut('M-150-26C-100-10 80-8 168-40C160-4 140 22 100 30H-90C-124 24-142 2-150-26Z', palette.deep) +
      pen('M-144-14C-96 2 90 4 162-26M-134 2C-90 14 90 16 152-8', gold, 1.6) +
      box(86, -48, 60, 18, palette.petal[2], 2) +
      windows(palette.gold, 96, -38, 4, 1, 13, 0) +
      cut('M-40-210L-66-218-40-226ZM60-190L34-198 60-206Z', palette.petal[2]),
  ) +
  pen('M60 60q10-10 20 0q10-10 20 0M120 90q7-7 14 0q7-7 14 0', palette.line, 1.4);
