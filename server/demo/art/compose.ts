import { plant } from './botanicals.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Palette } from './palettes.ts';
import { at, cut, row } from './paper.ts';
import { type Scene, type SettingKind, settings } from './settings.ts';

/** What is in the middle of a picture: drawn about the origin, 260 wide, from 170 above to 130 below, where the ground is. */
export type Motif = (scene: Scene) => string;

/** Fibres of the paper: a few short hairs that repeat too rarely to be noticed. */
function grain(chance: Chance, { deep, light }: Palette): string {
  const hairs = row(
    9,
    () =>
      `M${chance.int(5, 135)} ${chance.int(5, 135)}q${chance.int(-6, 6)} ${chance.int(-6, 6)} ${chance.int(-9, 9)} ${chance.int(-4, 4)}`,
  );
  const hair = (color: string, shift: string, opacity: string): string =>
    `<path d="${hairs}" stroke="${color}" stroke-width=".6" opacity="${opacity}"${shift}/>`;
  return `<pattern id="n" width="140" height="140" patternUnits="userSpaceOnUse">${hair(light, '', '.28')}${hair(deep, ' transform="rotate(90 70 70)"', '.1')}</pattern>`;
}

const stop = (color: string, offset: number, opacity = 1): string =>
  `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

const whole = 'M0 0H600V400H0Z';
const warmShine = '#ecd9a8';

/** The sheet all pictures are made on: wall, gold, fibres, and a shade towards the edges. `content` lies between wall and fibres. */
export function sheet(chance: Chance, palette: Palette, content: string): string {
  const { wall, gold, deep } = palette;
  return shortened(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><defs><linearGradient id="w" x2="0" y2="1">${stop(wall[0], 0)}${stop(wall[1], 1)}</linearGradient><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="240" y2="150" spreadMethod="reflect">${stop(gold, 0)}${stop(warmShine, 0.5)}${stop(gold, 1)}</linearGradient><radialGradient id="v" r=".72">${stop(deep, 0.6, 0)}${stop(deep, 1, 0.2)}</radialGradient>${grain(chance, palette)}</defs>${cut(whole, 'url(#w)')}${content}${cut(whole, 'url(#n)')}${cut(whole, 'url(#v)')}</g></svg>`,
  );
}

/** The same drawing in fewer letters: a minus needs no space before it, a fraction no zero. */
const shortened = (svg: string): string => svg.replace(/(?<=[\d.]) -(?=[\d.])/g, '-').replace(/(?<![\d.])0\.(?=\d)/g, '.');

/** One picture: a motif in a setting, cut from one palette. The same seed gives the same picture. */
export function compose(seed: string, palette: Palette, setting: SettingKind, motif: Motif): string {
  const chance = chanceOf(seed);
  const scene = { palette, chance };
  const plants = plant(chance, palette);
  const { behind, before } = settings[setting](scene);
  return sheet(chance, palette, plants + behind + at(300, 215, motif(scene), 0.96) + before);
}
