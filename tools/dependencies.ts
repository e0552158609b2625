// Checks dependencies: only licences that allow commercial use, only reviewed install scripts, every package pinned and locked. (S54)
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  hasInstallScript?: boolean;
  integrity?: string;
  license?: string;
  optional?: boolean;
}
const root = path.join(import.meta.dirname, '..');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const lock = read<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const own = read<{ dependencies: Record<string, string>; devDependencies: Record<string, string>; allowScripts: Record<string, boolean> }>(
  'package.json',
);

/** Each of them lets the product be shipped; LGPL is libvips, a library loaded at run time by sharp. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages whose file says it in words of their own; read once, by a person. */
const readByHand = new Map([['png-js', 'MIT']]);
const isAccepted = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => accepted.has(part.trim())));

const problems: string[] = [];
for (const [place, locked] of Object.entries(lock.packages)) {
  if (place === '') continue;
  const name = place.replace(/^.*node_modules\//, '');
  const manifest = path.join(root, place, 'package.json');
  const declared = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string | { type: string } }).license
    : locked.license;
  const license = readByHand.get(name) ?? (typeof declared === 'object' ? declared.type : declared);
  // A package for another platform is not installed here; the lock names its licence where its author did.
  if (license === undefined ? !locked.optional : !isAccepted(license)) problems.push(`${name}: licence ${license ?? 'not stated'}`);
  if (locked.hasInstallScript && !(name in own.allowScripts)) problems.push(`${name}: has an install script that nobody reviewed`);
  if (!locked.integrity) problems.push(`${name}: is not locked to its contents`);
}
for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies }))
  if (!/^\d+\.\d+\.\d+/.test(version)) problems.push(`${name}: ${version} is not one version`);
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(lock.packages).length - 1} packages, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
