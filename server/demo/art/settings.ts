// The places a motif is in: 600 wide, 400 high, with the ground at 340 and the middle at 300.
import { garland, posy, spray } from './botanicals.ts';
import type { Chance } from './chance.ts';
import type { Palette } from './palettes.ts';
import { box, copy, cut, disc, frame, n, named, pen, ring, row, stencil } from './paper.ts';

export interface Scene {
  readonly palette: Palette;
  readonly chance: Chance;
}
/** What lies behind the motif, and what before it. */
interface Setting {
  readonly behind: string;
  readonly before: string;
}

const arch = (half: number, top: number, foot: number): string =>
  `M${n(300 - half)} ${n(foot)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(300 + half)} ${n(top + half)}V${n(foot)}Z`;

const floor = ({ soft, gold }: Palette): string => box(0, 340, 600, 60, soft, 0, 0.55) + pen('M0 340H600', gold, 0.8, 0.7);

/** A tall window with a round head, twigs at its feet. */
const window = ({ palette }: Scene): Setting => ({
  behind:
    floor(palette) +
    cut(arch(158, 22, 340), palette.deep, 0.1) +
    cut(arch(154, 26, 340), palette.panel) +
    pen(arch(146, 34, 340), 'url(#g)', 1.4) +
    pen(arch(141, 39, 340), 'url(#g)', 0.6),
  before: posy(132, 352, 0.95) + posy(474, 356, 0.72),
});

/** A full moon behind everything, ringed with gold, and a garland on its rim on both sides. */
function moon({ palette, chance }: Scene): Setting {
  const from = chance.pick([205, 290] as const);
  const points = Array.from({ length: 7 }, (_, index) => {
    const turn = from + index * 10;
    const angle = ((turn - 90) * Math.PI) / 180;
    return [300 + Math.cos(angle) * 163, 196 + Math.sin(angle) * 163, turn + 90] as const;
  });
  return {
    behind:
      disc(300, 200, 166, palette.deep, 0.09) +
      disc(300, 196, 163, palette.panel) +
      ring(300, 196, 171, 'url(#g)', 1.3) +
      ring(300, 196, 153, 'url(#g)', 0.5),
    before: named('ga', garland(chance, points, 1.15)) + '<use href="#ga" transform="rotate(180 300 196)"/>',
  };
}

/** Sheets with ever smaller arches cut out, one behind the other, like a lit paper theatre. */
function theatre({ palette }: Scene): Setting {
  const sheets = [
    [246, -62, palette.soft],
    [204, -14, palette.wall[0]],
    [162, 30, palette.panel],
  ] as const;
  return {
    behind:
      sheets.map(([half, top, fill]) => cut(arch(half, top, 420), palette.deep, 0.12) + cut(arch(half - 5, top + 6, 420), fill)).join('') +
      pen(arch(149, 44, 420), 'url(#g)', 0.9),
    before: posy(66, 402, 1.15, 12) + posy(536, 402, 1.05, -12),
  };
}

/** A panelled room with mouldings in gold. */
function salon({ palette }: Scene): Setting {
  const panel = (x: number, width: number): string =>
    box(x, 34, width, 236, palette.panel, 2, 0.6) +
    frame(x + 7, 41, width - 14, 222, 'url(#g)', 0.8) +
    frame(x, 292, width, 34, 'url(#g)', 0.6);
  return {
    behind: panel(28, 104) + panel(152, 296) + panel(468, 104) + floor(palette),
    before: posy(76, 350, 1) + posy(534, 353, 0.8),
  };
}

/** Hills in the mist under a low sun. */
function hills({ palette, chance }: Scene): Setting {
  const ridge = (base: number, height: number): string => {
    const peak = (): number => Math.round(base - chance.between(0.2, 1) * height);
    return `M-40 ${base}C0 ${peak()} 60 ${base - height} 150 ${peak()}S250 ${Math.round(base - height * 0.3)} 300 ${peak()}S420 ${base - height} 450 ${peak()}S590 ${Math.round(base - height * 0.5)} 660 ${base}V420H-60Z`;
  };
  const sun = chance.int(180, 420);
  return {
    behind:
      disc(sun, 130, 74, palette.gold, 0.22) +
      ring(sun, 130, 84, 'url(#g)', 0.8) +
      cut(ridge(260, 120), palette.mid, 0.28) +
      cut(ridge(300, 90), palette.mid, 0.38) +
      cut(ridge(344, 70), palette.leaf[1], 0.55) +
      box(0, 338, 600, 62, palette.panel, 0, 0.35),
    before: posy(56, 408, 1.15, 8) + posy(560, 410, 1, -10),
  };
}

/** Drapes drawn back on both sides. */
function drapes({ palette }: Scene): Setting {
  const drape =
    cut('M-20-10H170C160 90 112 190 74 246C96 290 100 350 96 410H-20Z', palette.deep, 0.14) +
    cut('M-20-10H160C152 84 104 184 66 240C88 286 92 350 86 410H-20Z', palette.soft) +
    pen(
      'M128-8C122 84 88 176 62 238M96-8C94 84 74 170 56 238M62-8C64 84 56 166 48 238M28-8C34 84 38 166 42 238M20 410C22 330 34 270 48 246M52 410C54 330 56 280 56 246M76 410C78 340 70 280 62 246',
      palette.deep,
      0.7,
      0.3,
    ) +
    cut('M36 232C46 226 62 226 72 234L68 250C58 244 48 244 38 248Z', 'url(#g)');
  return {
    behind: floor(palette) + disc(300, 190, 150, palette.panel, 0.75) + ring(300, 190, 142, 'url(#g)', 0.8),
    before:
      stencil('dr', drape) +
      copy('dr', 0, 0) +
      '<use href="#dr" transform="matrix(-1 0 0 1 600 0)"/>' +
      spray(58, 250, 0.6) +
      spray(542, 250, 0.6),
  };
}

/** A card with a drawn frame; flowers grow from two of its corners. */
const card = ({ palette }: Scene): Setting => ({
  behind:
    box(43, 25, 520, 358, palette.deep, 3, 0.1) +
    box(40, 20, 520, 358, palette.panel, 3) +
    frame(52, 32, 496, 334, 'url(#g)', 1.2, 2) +
    frame(58, 38, 484, 322, 'url(#g)', 0.5, 2),
  before: posy(52, 32, 1.05, 135) + posy(550, 368, 1.05, -45),
});

/** A fan of rays from the ground, as on an old cinema, within a half circle. */
function fan({ palette }: Scene): Setting {
  const rays = row(25, (index) => {
    const angle = (Math.PI * index) / 24;
    return `M300 340l${Math.round(-Math.cos(angle) * 292)} ${Math.round(-Math.sin(angle) * 292)}`;
  });
  return {
    behind:
      cut('M8 340A292 292 0 0 1 592 340Z', palette.panel, 0.8) +
      pen(rays, palette.gold, 0.7, 0.5) +
      pen('M8 340A292 292 0 0 1 592 340M20 340A280 280 0 0 1 580 340', 'url(#g)', 1) +
      cut('M122 340A178 178 0 0 1 478 340Z', palette.wall[0]) +
      pen('M122 340A178 178 0 0 1 478 340', 'url(#g)', 1.2) +
      floor(palette),
    before: posy(106, 350, 0.85) + posy(496, 350, 0.85),
  };
}

/** A wall of batik kawung, four petals to a cross, with a plain niche left free. */
function batik({ palette }: Scene): Setting {
  const petal = (turn: number): string => `<ellipse cy="-13" rx="6.5" ry="11" transform="rotate(${turn})"/>`;
  return {
    behind:
      `<pattern id="k" width="38" height="38" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><g transform="translate(19 19)" stroke="${palette.gold}" stroke-width=".8">${[0, 90, 180, 270].map(petal).join('')}<path d="M0-18V-8M0 18V8M18 0H8M-18 0H-8"/></g></pattern>` +
      box(0, 0, 600, 400, 'url(#k)', 0, 0.42) +
      cut(arch(150, 30, 420), palette.deep, 0.12) +
      cut(arch(146, 34, 420), palette.panel) +
      pen(arch(137, 43, 420), 'url(#g)', 1.3) +
      floor(palette),
    before: posy(146, 356, 0.85) + posy(460, 356, 0.85),
  };
}

/** Cords of small lamps from side to side above a quiet wall. */
function lamps({ palette }: Scene): Setting {
  const cord = (y: number, sag: number, phase: number): string =>
    pen(`M-10 ${y}Q300 ${y + sag * 2} 610 ${y}`, palette.line, 0.8, 0.6) +
    row(11, (index) => {
      const t = (index + phase) / 11;
      return copy('lm', Math.round(-10 + 620 * t), Math.round(y + sag * 4 * t * (1 - t)));
    });
  return {
    behind:
      stencil('lm', disc(0, 8, 15, palette.gold, 0.14) + disc(0, 7, 4.6, palette.light) + box(-2, -1, 4, 4, palette.gold)) +
      cord(18, 26, 0.5) +
      cord(4, 56, 0.1) +
      disc(300, 352, 210, palette.panel, 0.5) +
      floor(palette),
    before: posy(80, 350, 1.05) + posy(524, 352, 0.9),
  };
}

export const settings = { window, moon, theatre, salon, hills, drapes, card, fan, batik, lamps } as const;
export type SettingKind = keyof typeof settings;
