// Checks the download size of a first visit against its budget: the entry, its imports and the area's own chunks, gzipped.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
const web = path.join(import.meta.dirname, '..', 'dist', 'web');
const manifest = JSON.parse(readFileSync(path.join(web, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;

function closure(sources: string[]): { js: number; css: number } {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const source of sources) visit(source);
  const size = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length, 0) / 1000;
  return { js: size('.js'), css: size('.css') };
}

const find = (pattern: RegExp): string => {
  const found = Object.keys(manifest).find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`nothing in the build matches ${pattern}`);
  return found;
};
const marketplace = (screen: RegExp): string[] => ['marketplace.html', 'early/main.ts', find(/app\/marketplace\.tsx$/), find(screen)];
const budgets = [
  {
    name: 'dashboard, first screen after login',
    sources: ['index.html', find(/app\/business\.tsx$/), find(/features\/dashboard\/home-screen\.tsx$/)],
    js: 180,
    css: 16,
  },
  // Until someone is there; with the styles that are in the page.
  { name: 'pages of the marketplace, before anyone touches them', sources: ['marketplace.html', 'early/main.ts'], js: 14, css: 0 },
  { name: 'marketplace home, with its components', sources: marketplace(/marketplace\/home\/home-screen\.tsx$/), js: 113, css: 10 },
  { name: 'list of vendors, with its components', sources: marketplace(/marketplace\/listing\/listing-screen\.tsx$/), js: 125, css: 12 },
  { name: 'profile, with its components', sources: marketplace(/marketplace\/profile\/profile-screen\.tsx$/), js: 143, css: 16 },
  { name: 'product, with its components', sources: marketplace(/marketplace\/products\/product-screen\.tsx$/), js: 137, css: 15 },
];
let isOver = false;
for (const { name, sources, js, css } of budgets) {
  const size = closure(sources);
  const over = size.js > js || size.css > css;
  isOver ||= over;
  console.log(`${over ? 'over' : 'ok  '} ${name}: JS ${size.js.toFixed(1)} of ${js} kB, CSS ${size.css.toFixed(1)} of ${css} kB (gzip)`);
}
const fonts = readdirSync(web).filter((file) => file.endsWith('.woff2'));
const isRare = (file: string): boolean => /-more-[\w-]{8}\.woff2$/.test(file);
for (const [name, files, most] of [
  ['fonts of every page', fonts.filter((file) => !isRare(file)), 24],
  ['letters that few pages have', fonts.filter(isRare), 18],
] as const) {
  const size = files.reduce((sum, file) => sum + statSync(path.join(web, file)).size, 0) / 1000;
  isOver ||= size > most;
  console.log(`${size > most ? 'over' : 'ok  '} ${name}: ${size.toFixed(1)} of ${most} kB`);
}
process.exit(isOver ? 1 : 0);
