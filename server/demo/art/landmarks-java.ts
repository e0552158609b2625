// Landmarks of the cities of Java, from west to east.
import { posy } from './botanicals.ts';
import { ground, type Landmark, ridge, towers, volcano, water } from './land.ts';
import { at, box, copy, cut, disc, dots, gold, pen, row, stencil } from './paper.ts';

/** Monas, the obelisk with its flame, before the towers of the city. */
export const jakarta: Landmark = (palette, chance) =>
  towers(palette, chance, 330) +
  ground(palette, 330) +
  at(
    300,
    330,
    cut('M-120 0L-104-16H104L120 0Z', palette.deep) +
      cut('M-92-16C-80-46-74-60-78-76H78C74-60 80-46 92-16Z', palette.light) +
      pen('M-92-16C-80-46-74-60-78-76H78C74-60 80-46 92-16ZM-76-66H76', palette.line, 0.8) +
      pen(
        row(7, (index) => `M${-60 + index * 20}-74V-18`),
        palette.mid,
        0.8,
        0.6,
      ) +
      cut('M-15-76L-8-246H8L15-76Z', palette.light) +
      cut('M4-76L3-246H8L15-76Z', palette.mid, 0.4) +
      pen('M-15-76L-8-246H8L15-76', palette.line, 0.7) +
      box(-18, -254, 36, 9, gold, 2) +
      cut('M0-300C16-286 16-268 4-254H-6C-18-268-12-280-6-284C-6-276-2-274 0-280C2-288-2-292 0-300Z', gold),
  ) +
  posy(150, 342, 0.7) +
  posy(452, 342, 0.7);

/** The palace in its garden, with the water lilies of the pond. */
export const bogor: Landmark = (palette, chance) =>
  cut('M-20 320C60 250 110 190 150 172L176 180 200 158C260 190 330 270 420 310L620 330V400H-20Z', palette.mid, 0.55) +
  ridge(chance, 330, 60, palette.leaf[1], 0.55) +
  water(palette, chance, 344) +
  box(0, 330, 600, 16, palette.leaf[0]) +
  at(
    320,
    332,
    box(-190, -74, 380, 74, palette.light) +
      row(16, (index) => cut(`M${-182 + index * 24} -8V-50h12V-8Z`, palette.mid)) +
      cut('M-198-74L-182-92H182L198-74Z', palette.petal[2]) +
      box(-66, -92, 132, 92, palette.light) +
      cut('M-78-92L0-130 78-92Z', palette.light) +
      pen('M-78-92L0-130 78-92Z', palette.line, 0.9) +
      row(6, (index) => box(-60 + index * 22.4, -88, 8, 88, palette.panel)) +
      cut('M-14 0V-44h28V0Z', palette.deep) +
      cut('M-26-128C-26-156-10-166 0-172C10-166 26-156 26-128Z', palette.petal[2]) +
      pen('M0-172V-190', gold, 2.2) +
      pen('M-198-74H198', gold, 1.2),
  ) +
  at(90, 338, pen('M0 0V-70', palette.deep, 8) + row(9, (index) => copy('s2', 0, -60, 1, -100 + index * 25))) +
  row(5, (index) =>
    at(
      90 + index * 104,
      372 + (index % 2) * 14,
      cut('M-26 0A26 8 0 1 0 26 0A26 8 0 1 0-26 0L0 0Z', palette.leaf[1]) + copy('f2', 4, -8, 0.66),
    ),
  );

/** Gedung Sate under Tangkuban Perahu. */
export const bandung: Landmark = (palette, chance) =>
  cut('M-20 300L70 210C110 190 140 196 180 186L250 182C300 190 330 206 400 240L620 310V400H-20Z', palette.mid, 0.4) +
  ridge(chance, 330, 70, palette.leaf[1], 0.5) +
  ground(palette, 332) +
  at(
    300,
    332,
    box(-210, -76, 420, 76, palette.light) +
      row(19, (index) => cut(`M${-202 + index * 22} 0V-40a6 6 0 0 1 12 0V0Z`, palette.mid)) +
      cut('M-222-76L-190-112H190L222-76Z', palette.deep) +
      box(-70, -104, 140, 104, palette.light) +
      row(5, (index) => cut(`M${-58 + index * 25} 0V-58a8 8 0 0 1 16 0V0Z`, palette.deep)) +
      cut('M-84-104L-58-136H58L84-104Z', palette.deep) +
      box(-38, -150, 76, 16, palette.light) +
      cut('M-50-150L-30-178H30L50-150Z', palette.mid) +
      box(-20, -194, 40, 18, palette.light) +
      cut('M-28-194L-10-216H10L28-194Z', palette.deep) +
      pen('M0-216V-268', gold, 2.6) +
      dots(
        [
          [0, -226],
          [0, -236],
          [0, -246],
          [0, -256],
        ],
        palette.gold,
        8,
      ) +
      pen('M-210-76H210M-70-104H70', gold, 1.2),
  ) +
  posy(96, 344, 0.8) +
  posy(506, 344, 0.8);

/** Lawang Sewu with its thousand doors. */
export const semarang: Landmark = (palette, chance) => {
  const tower =
    box(-34, -170, 68, 170, palette.light) +
    row(3, (index) => cut(`M${-22 + index * 17} -96V-130a5 5 0 0 1 10 0V-96Z`, palette.mid)) +
    cut('M-14 0V-54a14 14 0 0 1 28 0V0Z', palette.deep) +
    box(-40, -178, 80, 10, palette.mid) +
    cut('M-36-178C-36-216-16-230 0-240C16-230 36-216 36-178Z', palette.petal[2]) +
    pen('M-24-178C-24-208-10-226 0-240C10-226 24-208 24-178M0-240V-178', palette.light, 0.8, 0.5) +
    pen('M0-240V-264', gold, 2.4) +
    disc(0, -264, 4, gold);
  return (
    ridge(chance, 300, 60, palette.mid, 0.4) +
    ground(palette, 334) +
    at(
      300,
      334,
      box(-250, -104, 500, 104, palette.light) +
        row(20, (index) =>
          cut(`M${-240 + index * 24.6} 0V-30a8 8 0 0 1 16 0V0ZM${-240 + index * 24.6} -50V-80a8 8 0 0 1 16 0V-50Z`, palette.mid),
        ) +
        cut('M-262-104L-236-146H236L262-104Z', palette.petal[2]) +
        pen('M-250-46H250M-262-104H262', gold, 1.2) +
        stencil('to', tower) +
        copy('to', -92, 0) +
        copy('to', 92, 0) +
        box(-58, -150, 116, 150, palette.light) +
        cut('M-22 0V-92a22 22 0 0 1 44 0V0Z', palette.deep) +
        cut('M-70-150L0-196 70-150Z', palette.petal[2]) +
        pen('M-70-150L0-196 70-150Z', gold, 1.4) +
        disc(0, -164, 9, palette.light),
    ) +
    posy(60, 348, 0.8) +
    posy(544, 348, 0.8)
  );
};

/** The stupas of Borobudur under Merapi. */
export const yogyakarta: Landmark = (palette, chance) => {
  const stupa =
    cut('M-30 0H30L28-10H-28ZM-26-10C-28-44-14-58-7-62H7C14-58 28-44 26-10Z', palette.deep) +
    box(-8, -70, 16, 9, palette.deep) +
    cut('M-6-70L0-104 6-70Z', palette.deep) +
    dots(
      [
        [-12, -20],
        [0, -20],
        [12, -20],
        [-7, -32],
        [7, -32],
        [0, -44],
      ],
      palette.panel,
      6,
    );
  return (
    volcano(420, 110, 210, 330, palette) +
    ridge(chance, 330, 60, palette.leaf[1], 0.45) +
    stencil('sp', stupa) +
    copy('sp', 300, 252, 1.5) +
    cut('M150 252H450L466 268H134Z', palette.mid) +
    row(4, (index) => copy('sp', 156 + index * 96, 292, 0.74)) +
    cut('M84 290H516L538 310H62Z', palette.mid) +
    row(7, (index) => copy('sp', 66 + index * 78, 336, 0.72)) +
    cut('M0 334H600V400H0Z', palette.deep, 0.85) +
    pen('M134 268H466M62 310H538M0 334H600', gold, 1.1)
  );
};

/** The hall of the palace and its tower. */
export const solo: Landmark = (palette, chance) =>
  volcano(90, 150, 180, 330, palette) +
  ridge(chance, 332, 40, palette.leaf[1], 0.5) +
  ground(palette, 334) +
  at(
    270,
    334,
    cut('M-190-70L-140-106H140L190-70Z', palette.deep) +
      cut('M-144-108L-88-140H88L144-108Z', palette.petal[2]) +
      cut('M-92-142L-50-206H50L92-142Z', palette.deep) +
      cut('M-56-206Q0-220 56-206L48-196H-48Z', gold) +
      box(-176, -12, 352, 12, palette.light) +
      row(8, (index) => box(-164 + index * 46, -70, 8, 60, palette.mid) + box(-168 + index * 46, -16, 16, 6, palette.deep)) +
      pen('M-190-70H190M-144-107H144M-92-141H92', gold, 1.6) +
      pen(
        row(11, (index) => `M${-120 + index * 24}-102L${-165 + index * 33}-74`),
        palette.light,
        0.7,
        0.4,
      ),
  ) +
  at(
    520,
    334,
    cut('M-34 0L-26-150H26L34 0Z', palette.light) +
      row(4, (index) => cut(`M-8 ${-14 - index * 36}v-14a8 8 0 0 1 16 0v14Z`, palette.mid)) +
      box(-34, -160, 68, 12, palette.mid) +
      box(-24, -186, 48, 28, palette.light) +
      cut('M-40-186C-30-212-12-216 0-246C12-216 30-212 40-186Z', palette.deep) +
      pen('M0-246V-264', gold, 2.4),
  ) +
  posy(50, 346, 0.8) +
  posy(430, 350, 0.6);

/** The Suramadu bridge over the strait. */
export const surabaya: Landmark = (palette, chance) => {
  const pylon =
    box(-7, -200, 14, 250, palette.deep) +
    box(-24, -10, 48, 8, palette.deep) +
    pen(
      row(9, (index) => `M0 ${-196 + index * 9}L${-150 + index * 15}-12M0 ${-196 + index * 9}L${150 - index * 15}-12`),
      palette.line,
      0.8,
      0.8,
    ) +
    disc(0, -206, 6, gold);
  return (
    towers(palette, chance, 300) +
    water(palette, chance, 296) +
    stencil('py', pylon) +
    copy('py', 190, 286) +
    copy('py', 420, 286) +
    cut('M-10 268Q300 258 610 268V282Q300 272-10 282Z', palette.light) +
    pen('M-10 268Q300 258 610 268M-10 282Q300 272 610 282', palette.line, 0.8) +
    pen(
      row(12, (index) => `M${24 + index * 50} 280V${index % 4 === 3 ? 340 : 300}`),
      palette.mid,
      4,
      0.7,
    ) +
    at(
      300,
      372,
      cut('M-50-8C-20 2 20 2 54-10C48 6 36 14 20 14H-26C-38 12-46 4-50-8Z', palette.deep) +
        cut('M-2-12V-66C22-52 32-32 34-12Z', palette.light) +
        pen('M-2 0V-70', palette.deep, 2),
    )
  );
};

/** Bromo in its sea of sand, and the forest before it. */
export const malang: Landmark = (palette, chance) =>
  volcano(150, 168, 170, 320, palette) +
  cut('M210 330C260 300 290 236 320 214L336 206C350 214 372 218 396 214L412 220C440 240 480 300 560 330Z', palette.petal[2]) +
  cut('M320 214L336 206C350 214 372 218 396 214L412 220C396 230 340 232 320 214Z', palette.deep) +
  pen(
    row(9, (index) => `M${330 + index * 10} 228C${316 + index * 14} 260 ${280 + index * 24} 300 ${262 + index * 30} 326`),
    palette.deep,
    0.9,
    0.3,
  ) +
  pen('M360 208q-18-20 6-38t-6-42t10-34', palette.light, 13, 0.5) +
  ridge(chance, 350, 40, palette.leaf[1], 0.8) +
  box(0, 344, 600, 56, palette.leaf[1], 0, 0.9) +
  row(13, (index) =>
    at(
      20 + index * 47,
      350 + (index % 3) * 12,
      cut('M0 0L-12-2-4-16-9-16 0-34 9-16 4-16 12-2Z', palette.deep, 0.75),
      1 + (index % 3) * 0.25,
    ),
  ) +
  posy(80, 404, 0.9) +
  posy(530, 406, 1);
