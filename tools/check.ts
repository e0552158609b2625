// `npm run check`: the checks besides the tests. All steps run, and all failures are listed at the end.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const node = (file: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [path.join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status === 0;
const bin = (file: string, ...args: string[]): boolean => node(path.join('node_modules', file), ...args);

/** The dumped schema is what the migrations make: dump it again and compare. */
function schemaIsCurrent(): boolean {
  const files = ['server/database/schema.sql', 'server/database/tables.ts'];
  const read = () => files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\0');
  const before = read();
  return node('tools/db-dump.ts') && read() === before;
}

const steps: readonly (readonly [string, () => boolean])[] = [
  ['types', () => bin('typescript/bin/tsc', '-b')],
  ['lint and walls', () => bin('oxlint/bin/oxlint', '--type-aware', '--quiet')],
  ['format', () => bin('@biomejs/biome/bin/biome', 'format', '.')],
  ['dead code', () => bin('knip/bin/knip.js')],
  ['schema dump', schemaIsCurrent],
  ['byte budgets', () => node('tools/byte-budgets.ts')],
  ['licences and install scripts', () => node('tools/dependencies.ts')],
  ['API document', () => node('tools/api-document.ts')],
  ['house words', () => node('tools/house-words.ts')],
  ['house figures', () => node('tools/house-figures.ts')],
];

const failures = steps.filter(([name, step]) => {
  const started = performance.now();
  const isFine = step();
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return !isFine;
});
if (failures.length > 0) {
  console.error(`Not fine: ${failures.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
