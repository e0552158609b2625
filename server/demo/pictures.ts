// Which pictures a vendor shows, and their files in the public files folder.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Chance, chanceOf } from './art/chance.ts';
import { drawCity, pictured } from './art/cities.ts';
import { compose } from './art/compose.ts';
import { palettes } from './art/palettes.ts';
import { settings } from './art/settings.ts';
import { type Subject, subjects } from './art/subjects.ts';
import { keysOf } from '../../core/keys.ts';

export const pictureWidth = 600;
export const pictureHeight = 400;

export interface DemoPicture {
  /** Below the public files folder; holds a hash of the content, so that the address changes with it. */
  readonly path: string;
  readonly svg: string;
  readonly altEn: string;
  readonly altId: string;
  readonly color: string;
}

const picturesOfVendor = 5;
const settingKinds = keysOf(settings);
const indoorSettings = settingKinds.filter((kind) => kind !== 'hills');

/** A vendor's cover and gallery: its trade's motifs in its own few documents. */
export function drawVendor(slug: string, categorySlug: string): DemoPicture[] {
  const chance = chanceOf(`pictures of ${slug}`);
  const papers = chance.shuffled(palettes).slice(0, 3);
  const motifs = motifsFor(chance, categorySlug);
  const places = chance.shuffled(settingKinds);
  return Array.from({ length: picturesOfVendor }, (_, index) => {
    const subject = motifs[index % motifs.length] ?? chance.pick(motifs);
    const palette = papers[index % papers.length] ?? palettes[0];
    const place = places[index % places.length] ?? 'window';
    const setting = place === 'hills' && !subject.isOutdoor ? chance.pick(indoorSettings) : place;
    const svg = compose(`${slug} ${index}`, palette, setting, subject.draw);
    return { path: pathOf(`${slug}-${index + 1}`, svg), svg, altEn: subject.en, altId: subject.id, color: palette.wall[1] };
  });
}

/** By the slug of the city; a city without a drawing is not among them. */
export const drawCities = (): ReadonlyMap<string, DemoPicture> =>
  new Map(
    pictured.map((slug) => {
      const { svg, color } = drawCity(slug);
      return [slug, { path: pathOf(`city-${slug}`, svg), svg, altEn: slug, altId: slug, color }];
    }),
  );

const compressed = promisify(brotliCompress);
/** A third of its size either way; the best takes twenty times as long. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Files written at the same time: more only wait for each other. */
const writers = 8;

/** Writes the pictures' files, each also as it is sent to browsers; one that is there already is the same, since its name holds its content's hash. */
export async function writePictures(folder: string, pictures: readonly DemoPicture[]): Promise<void> {
  await mkdir(path.join(folder, 'demo'), { recursive: true });
  const waiting = pictures.values();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (const { path: name, svg } of waiting) {
        const file = path.join(folder, name);
        await writeFile(file, svg);
        await writeFile(`${file}.br`, await compressed(svg, { params: quickly }));
      }
    }),
  );
}

/** The trade's best-known motif leads somewhat more covers than the others. */
function motifsFor(chance: Chance, categorySlug: string): Subject[] {
  const [first, ...rest] = subjects[categorySlug] ?? [];
  if (!first) throw new Error(`no motif for the category ${categorySlug}`);
  return chance.happens(0.25) ? [first, ...chance.shuffled(rest)] : chance.shuffled([first, ...rest]);
}

const pathOf = (name: string, svg: string): string => `demo/${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
