// `npm run mutants -- [--only n]`: plants each defect in a copy and checks that its tests fail. The copy without defects has to pass.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutants } from './mutants.ts';

const root = path.join(import.meta.dirname, '..', '..');
const copied = ['core', 'contract', 'server', 'texts', 'tools', 'bench', 'package.json', 'vitest.config.ts', 'tsconfig.base.json'];
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const copy = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-mutants-'));
for (const name of copied)
  cpSync(path.join(root, name), path.join(copy, name), {
    recursive: true,
    filter: (source) => !/node_modules|tools\/\.lock/.test(path.relative(root, source)),
  });
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

const passes = (tests: readonly string[]): boolean =>
  spawnSync(process.execPath, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--bail=1', ...tests], {
    cwd: copy,
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(copy, 'compiled') },
    stdio: 'ignore',
  }).status === 0;

type Verdict = 'caught' | 'SURVIVED' | 'not planted' | 'its tests fail anyway';
function verdictOf({ file, from, to, tests }: Mutant): Verdict {
  const place = path.join(copy, file);
  const sound = readFileSync(place, 'utf8');
  if (sound.split(from).length !== 2) return 'not planted';
  if (!passesSound(tests)) return 'its tests fail anyway';
  writeFileSync(
    place,
    sound.replace(from, () => to),
  );
  try {
    return passes(tests) ? 'SURVIVED' : 'caught';
  } finally {
    writeFileSync(place, sound);
  }
}
const soundResults = new Map<string, boolean>();
function passesSound(tests: readonly string[]): boolean {
  const key = tests.join(' ');
  const known = soundResults.get(key) ?? passes(tests);
  soundResults.set(key, known);
  return known;
}

const chosen = values.only === undefined ? mutants : values.only.split(',').flatMap((n) => mutants[Number(n) - 1] ?? []);
const rows: [Verdict, Mutant][] = [];
for (const mutant of chosen) {
  const verdict = verdictOf(mutant);
  rows.push([verdict, mutant]);
  console.error(`${verdict}: ${mutant.name}`);
}
console.log('\n| defect | where | verdict |\n| --- | --- | --- |');
for (const [verdict, { name, file }] of rows) console.log(`| ${name} | ${file} | ${verdict} |`);
const caught = rows.filter(([verdict]) => verdict === 'caught').length;
console.log(`\n${caught} of ${rows.length} caught`);
process.exit(caught === rows.length ? 0 : 1);
