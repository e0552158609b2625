// `node tools/fonts.ts`: makes the fonts of pages (web/ui/fonts) from those of the packages: the letters of Western European languages, the weights that
// styles use, and of the features those that change what a reader sees. The letters of nearly every page are in a file of their own, which comes in one
// round trip; the browser asks for the rest when a page has one of them (web/ui/fonts.css names the same letters).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromOwnPackage } from './own-package.ts';

interface Options {
  readonly targetFormat: 'woff2';
  readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>>;
  readonly keepFeatures: readonly string[];
}
type Subset = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'web', 'ui', 'fonts');
/** `100-103` and single code points, hexadecimal. */
const letters = {
  '': '20-7e a0 b7 d7 e9 2013-2014 2018-2019 201c-201d 2026 2190-2193 2212',
  '-more': 'a1-b6 b8-d6 d8-e8 ea-ff 131 152-153 2010-2012 2015 201a 201e 2020-2022 2030 2032-2033 2039-203a 2044 20ac 2122 2215',
};
const fonts = [
  {
    file: 'plus-jakarta-sans',
    from: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    file: 'fraunces',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    // One weight: titles have no other.
    variationAxes: { wght: 500 },
  },
] as const;

const textOf = (ranges: string): string =>
  ranges
    .split(' ')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((point) => Number.parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');

const { default: subset } = (await fromOwnPackage('fonts', 'subset-font/index.js')) as { readonly default: Subset };
mkdirSync(folder, { recursive: true });
for (const { file, from, variationAxes } of fonts) {
  const font = readFileSync(path.join(root, 'node_modules', from));
  const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'pnum'];
  for (const [part, ranges] of Object.entries(letters)) {
    const made = await subset(font, textOf(ranges), { targetFormat: 'woff2', variationAxes, keepFeatures });
    writeFileSync(path.join(folder, `${file}${part}.woff2`), made);
    console.log(`${file}${part}.woff2: ${made.length} of ${font.length} bytes`);
  }
}
