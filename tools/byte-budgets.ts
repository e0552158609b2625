// Checks the download size of a first visit against its budget: the entry, its imports and the area's own chunks, gzipped.
import { readFileSync } from 'node:fs';
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
const budgets = [
  {
    name: 'dashboard, first screen after login',
    sources: ['index.html', find(/app\/business\.tsx$/), find(/features\/dashboard\/home-screen\.tsx$/)],
    js: 200,
    css: 25,
  },
  {
    name: 'marketplace home',
    sources: ['index.html', find(/app\/marketplace\.tsx$/), find(/marketplace\/home\/.*(page|screen)\.tsx$/)],
    js: 150,
    css: 25,
  },
];
let isOver = false;
for (const { name, sources, js, css } of budgets) {
  const size = closure(sources);
  const over = size.js > js || size.css > css;
  isOver ||= over;
  console.log(`${over ? 'over' : 'ok  '} ${name}: JS ${size.js.toFixed(1)} of ${js} kB, CSS ${size.css.toFixed(1)} of ${css} kB (gzip)`);
}
process.exit(isOver ? 1 : 0);
