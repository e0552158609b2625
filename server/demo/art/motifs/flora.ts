// Flowers, boutonnieres and corsages.
import { spray } from '../botanicals.ts';
import type { Motif } from '../compose.ts';
import { at, copy, cut, disc, gold, inked, oval, pen, ring, row, wheel } from '../paper.ts';

/** A bridal bouquet tied with a long ribbon. */
export const bouquet: Motif = ({ chance, palette }) => {
  const spots = [
    [0, -58, 1.5],
    [-48, -44, 1.15],
    [48, -42, 1.2],
    [-26, -98, 1.1],
    [30, -100, 1.15],
    [-70, -84, 0.85],
    [72, -84, 0.9],
    [0, -16, 1],
    [-38, -4, 0.8],
    [40, -2, 0.8],
  ] as const;
  return (
    pen('M0 0L-30 128M0 0L-12 130M0 0L8 130M0 0L26 126M0 0L40 118', palette.leaf[1], 4) +
    row(9, (index) => copy(index % 2 === 0 ? 's1' : 's2', 0, -36, 1.12, -112 + index * 28)) +
    row(4, (index) =>
      copy(
        'b',
        Math.round(Math.sin(-1.1 + index * 0.7) * 124),
        Math.round(-50 - Math.cos(-1.1 + index * 0.7) * 92),
        1.1,
        Math.round((-1.1 + index * 0.7) * 57),
      ),
    ) +
    spots.map(([x, y, size], index) => copy(index % 3 === 2 ? 'f2' : 'f1', x, y, size, chance.int(0, 60))).join('') +
    cut('M-22 24C-10 32 10 32 22 24L26 56C12 64-12 64-26 56Z', palette.petal[1]) +
    pen('M-22 32C-8 40 10 38 24 30M-24 44C-8 52 10 50 26 42', palette.petal[2], 0.9) +
    cut('M-4 42C-40 60-60 110-92 112L-98 128C-60 120-30 90-4 54ZM4 42C30 70 40 110 70 122L66 138C30 124 10 80 4 54Z', palette.petal[1]) +
    pen('M-8 52C-40 70-60 104-90 120M8 52C30 80 40 110 66 128', palette.light, 0.8, 0.7) +
    at(
      0,
      44,
      cut('M0 0C-6-18-40-26-40-8S-12 8 0 0C6-18 40-26 40-8S12 8 0 0Z', palette.petal[1]) +
        pen('M-30-10C-20-6-10-2 0 0M30-10C20-6 10-2 0 0', palette.petal[2], 0.9) +
        disc(0, 0, 7, palette.petal[2]),
    )
  );
};

/** A vase full of what the garden had. */
export const vase: Motif = ({ chance, palette }) =>
  oval(0, 131, 90, 7, palette.deep, 0.16) +
  row(11, (index) => copy(index % 2 === 0 ? 's2' : 's1', 0, 14, 1.35 - Math.abs(index - 5) * 0.07, -80 + index * 16)) +
  row(7, (index) => {
    const angle = -1 + index * 0.33;
    const reach = 96 + (index % 2) * 34;
    return copy(
      index % 2 === 0 ? 'f1' : 'f2',
      Math.round(Math.sin(angle) * reach),
      Math.round(20 - Math.cos(angle) * reach),
      0.95 + chance.between(0, 0.3),
      chance.int(0, 60),
    );
  }) +
  copy('f1', -22, -8, 1.1, 10) +
  copy('f1', 28, -14, 1, 30) +
  inked('M-28 10H28C26 26 56 50 56 84C56 112 38 130 0 130C-38 130-56 112-56 84C-56 50-26 26-28 10Z', palette.light, palette.line, 0.7) +
  cut('M10 12H28C26 26 56 50 56 84C56 112 38 130 0 130C40 112 40 50 10 12Z', palette.mid, 0.25) +
  pen('M-28 16Q0 24 28 16M-55 78Q0 94 55 78M-55 88Q0 104 55 88', gold, 1.3) +
  pen('M-36 60C-44 74-44 96-32 112', palette.soft, 4) +
  copy('f2', 60, 122, 0.6) +
  copy('b', -70, 126, 1, -80);

/** A wreath with a bow. */
export const wreath: Motif = ({ chance, palette }) =>
  at(
    0,
    -16,
    disc(0, 0, 112, palette.light, 0.3) +
      ring(0, 0, 104, gold, 2) +
      ring(0, 0, 98, gold, 0.8) +
      wheel(
        'le',
        5,
        row(
          4,
          (index) =>
            `<g transform="rotate(${index * 18})">${copy(index % 2 === 0 ? 's1' : 's2', -8, -104, 0.56, 74 + (index % 3) * 14)}</g>`,
        ),
      ) +
      row(9, (index) => {
        const angle = ((128 + index * 13) * Math.PI) / 180;
        return copy(
          index % 2 === 0 ? 'f1' : 'f2',
          Math.round(Math.sin(angle) * 104),
          Math.round(-Math.cos(angle) * 104),
          index % 2 === 0 ? 1.1 : 0.8,
          chance.int(0, 60),
        );
      }) +
      row(3, (index) =>
        copy('f2', Math.round(Math.sin(-0.5 + index * 0.2) * 104), Math.round(-Math.cos(-0.5 + index * 0.2) * 104), 0.66, index * 20),
      ) +
      at(
        0,
        122,
        cut('M0 0C-8-18-40-22-40-4S-12 8 0 0C8-18 40-22 40-4S12 8 0 0Z', palette.petal[2]) +
          cut('M0 0C-14 12-20 26-34 30L-28 40C-14 30-4 14 0 0C4 14 14 30 28 40L34 30C20 26 14 12 0 0Z', palette.petal[2]) +
          disc(0, 0, 6, palette.petal[2]),
      ),
  );

/** Garlands of jasmine buds, as brides wear them. */
export const jasmineGarland: Motif = ({ palette }) => {
  const strand = (d: string): string =>
    `<path d="${d}" stroke="${palette.leaf[0]}" stroke-width="1"/><path d="${d}" stroke="${palette.light}" stroke-width="8.5" stroke-dasharray=".1 8.500"/><path d="${d}" stroke="${palette.petal[1]}" stroke-width="2" stroke-dasharray=".1 8.500"/>`;
  return (
    strand('M-150-132Q0-40 150-132') +
    strand('M-150-132Q0 24 150-132') +
    strand('M-92-74V60M-54-46V92M0-32V116M54-46V92M92-74V60') +
    [
      [-92, 72],
      [-54, 104],
      [0, 126],
      [54, 104],
      [92, 72],
    ]
      .map(([x = 0, y = 0]) => copy('b', x, y, 1, 180))
      .join('') +
    copy('f1', -150, -132, 1.1) +
    copy('f1', 150, -132, 1.1) +
    copy('f1', 0, -50, 1.2) +
    copy('s1', 0, -50, 0.5, -100) +
    copy('s2', 0, -50, 0.5, 100) +
    spray(0, -58, 0.44)
  );
};

/** One flower for a lapel, with its pin. */
export const boutonniere: Motif = ({ palette, chance }) =>
  cut('M-124 130V-26A124 124 0 0 1 124-26V130Z', palette.deep) +
  cut('M-124 130V-26A124 124 0 0 1-56-137L84 6 34 34 56 58-24 130Z', palette.mid, 0.75) +
  pen('M-56-137L84 6 34 34 56 58-24 130M70-128L112 60', palette.line, 0.9, 0.8) +
  at(
    -26,
    -4,
    pen('M0 0C4 40 10 70 18 104M0 0C0 40 2 76 6 110M0 0C-2 40-6 70-8 104', palette.leaf[1], 3.4) +
      row(7, (index) => copy(index % 2 === 0 ? 's1' : 's2', 0, 0, 0.92, -84 + index * 28)) +
      copy('b', -44, -58, 1.3, -34) +
      copy('b', 48, -50, 1.2, 42) +
      copy('f2', -32, -8, 0.95, chance.int(0, 60)) +
      copy('f2', 36, -2, 0.8, chance.int(0, 60)) +
      copy('f1', 0, -34, 1.9, chance.int(0, 60)) +
      cut('M-13 38C-4 44 10 44 18 38L22 66C12 72-2 72-10 66Z', palette.light) +
      pen('M-13 46C-2 52 12 50 20 44M-12 56C-2 62 12 60 21 54', palette.line, 0.8, 0.7),
    1,
    8,
  ) +
  pen('M-84 66L44-2', gold, 1.8) +
  disc(48, -4, 7, palette.light) +
  ring(48, -4, 7, gold, 1.2);

/** Flowers on a ribbon for the wrist. */
export const corsage: Motif = ({ palette, chance }) =>
  oval(0, 104, 132, 16, palette.deep, 0.13) +
  cut('M-112 8C-112-40-60-66 0-66S112-40 112 8V44C112 84 60 106 0 106S-112 84-112 44Z', palette.petal[2], 0.85) +
  oval(0, 10, 112, 72, palette.soft) +
  cut('M-112 12C-112 56-60 82 0 82S112 56 112 12V46C112 84 60 106 0 106S-112 84-112 46Z', palette.petal[1]) +
  pen('M-112 20C-108 60-60 88 0 88S108 60 112 20M-111 46C-104 80-56 100 0 100S104 80 111 46', palette.light, 1, 0.7) +
  pen('M-112 8C-112-40-60-66 0-66S112-40 112 8', palette.line, 0.7, 0.6) +
  row(9, (index) => copy(index % 2 === 0 ? 's1' : 's2', 0, 70, 0.84, -120 + index * 30)) +
  copy('f2', -50, 66, 1, 10) +
  copy('f2', 52, 64, 0.95, 40) +
  copy('f1', -22, 48, 1.2, chance.int(0, 60)) +
  copy('f1', 26, 76, 1.25, chance.int(0, 60)) +
  copy('f2', 14, 34, 0.7, 20) +
  cut('M-8 96C-30 104-40 124-64 126L-60 138C-34 136-14 118-8 96ZM10 98C26 110 34 128 58 132L56 142C30 140 14 122 10 98Z', palette.petal[1]);
