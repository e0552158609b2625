// One picture for each city: its landmark before its land, under a low sun.
import { plant } from './botanicals.ts';
import { chanceOf } from './chance.ts';
import { sheet } from './compose.ts';
import type { Landmark } from './land.ts';
import * as islands from './landmarks-islands.ts';
import * as java from './landmarks-java.ts';
import { type Palette, palettes } from './palettes.ts';
import { disc, ring } from './paper.ts';

const landmarks: Readonly<Record<string, readonly [palette: string, draw: Landmark]>> = {
  jakarta: ['terracotta', java.jakarta],
  bandung: ['sage', java.bandung],
  surabaya: ['dusk blue', java.surabaya],
  bali: ['blush', islands.bali],
  yogyakarta: ['champagne', java.yogyakarta],
  semarang: ['ivory', java.semarang],
  medan: ['forest', islands.medan],
  makassar: ['terracotta', islands.makassar],
  malang: ['lilac', java.malang],
  solo: ['plum night', java.solo],
  bogor: ['sage', java.bogor],
  palembang: ['midnight', islands.palembang],
};

/** The cities that have a picture. */
export const pictured = Object.keys(landmarks);

/** The picture of a city by its slug, and the tone that fills its place while it loads. */
export function drawCity(slug: string): { svg: string; color: string } {
  const [name, draw] = landmarks[slug] ?? ['ivory', java.jakarta];
  const palette: Palette = palettes.find((one) => one.name === name) ?? palettes[0];
  const chance = chanceOf(`city ${slug}`);
  const sun = chance.int(130, 470);
  const sky = disc(sun, 118, 78, palette.gold, 0.14) + disc(sun, 118, 54, palette.gold, 0.3) + ring(sun, 118, 64, 'url(#g)', 0.9);
  return { svg: sheet(chance, palette, plant(chance, palette) + sky + draw(palette, chance)), color: palette.wall[1] };
}
