// `npm run mutants -- [--only n]`: plants each defect in a copy and checks that its tests fail. The copy without defects has to pass.
// `npm run mutants -- --random [--count n] [--seed n]`: plants slips at random places of `core`; the rule tests alone must notice 95 of 100.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutants } from './mutants.ts';
import { randomSlips } from './random.ts';

const root = path.join(import.meta.dirname, '..', '..');
const copied = [
  'core',
  'contract',
  'server',
  'texts',
  'tools',
  'bench',
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'tsconfig.base.json',
];
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    random: { type: 'boolean', default: false },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const copy = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-mutants-'));
for (const name of copied)
  cpSync(path.join(root, name), path.join(copy, name), {
    recursive: true,
    filter: (source) => !/node_modules|tools\/\.lock/.test(path.relative(root, source)),
  });
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

/** Longer than any of these tests take on a busy machine. */
const patienceMs = values.random ? 120_000 : 600_000;
const passes = (command: readonly string[]): boolean =>
  spawnSync(process.execPath, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...command, '--bail=1'], {
    cwd: copy,
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(copy, 'compiled') },
    stdio: 'ignore',
    // A defect can be a loop without an end; threads end with their process.
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  }).status === 0;

type Verdict = 'caught' | 'SURVIVED' | 'not planted' | 'its tests fail anyway';
interface Defect {
  readonly name: string;
  readonly file: string;
  /** Answers the file with the defect, or null where it no longer fits. */
  readonly plant: (sound: string) => string | null;
  /** Given to Vitest: what has to fail with the defect, and pass without it. */
  readonly command: readonly string[];
  /** Passes without any defect, and covers what `command` runs. */
  readonly soundCommand: readonly string[];
}

function verdictOf({ file, plant, command, soundCommand }: Defect): Verdict {
  const place = path.join(copy, file);
  const sound = readFileSync(place, 'utf8');
  const planted = plant(sound);
  if (planted === null) return 'not planted';
  if (!passesSound(soundCommand)) return 'its tests fail anyway';
  writeFileSync(place, planted);
  try {
    return passes(command) ? 'SURVIVED' : 'caught';
  } finally {
    writeFileSync(place, sound);
  }
}
const soundResults = new Map<string, boolean>();
function passesSound(command: readonly string[]): boolean {
  const key = command.join(' ');
  const known = soundResults.get(key) ?? passes(command);
  soundResults.set(key, known);
  return known;
}

function knownDefects(): Defect[] {
  const chosen = values.only === undefined ? mutants : values.only.split(',').flatMap((n) => mutants[Number(n) - 1] ?? []);
  return chosen.map(({ name, file, from, to, tests }) => ({
    name,
    file,
    plant: (sound) => (sound.split(from).length === 2 ? sound.replace(from, () => to) : null),
    command: ['run', ...tests],
    soundCommand: ['run', ...tests],
  }));
}

function randomDefects(): Defect[] {
  const files = globSync('core/**/*.ts', { cwd: root })
    .filter((file) => !/\.(?:test|examples)\.ts$/.test(file))
    .toSorted();
  const seed = Number(values.seed);
  console.error(`seed ${seed}`);
  return randomSlips(root, files, { count: Number(values.count), seed }).map(({ file, line, start, end, from, to }) => ({
    name: `line ${line}: \`${from}\` became \`${to}\``.replaceAll(/\s+/g, ' '),
    file,
    plant: (sound) => sound.slice(0, start) + to + sound.slice(end),
    command: ['related', file, '--run', '--project=rules', '--pool=threads', '--testTimeout=30000'],
    soundCommand: ['run', '--project=rules'],
  }));
}

const rows: [Verdict, Defect][] = [];
for (const defect of values.random ? randomDefects() : knownDefects()) {
  const verdict = verdictOf(defect);
  rows.push([verdict, defect]);
  console.error(`${verdict}: ${defect.name} (${defect.file})`);
}
console.log('\n| defect | where | verdict |\n| --- | --- | --- |');
for (const [verdict, { name, file }] of rows) console.log(`| ${name.replaceAll('|', '\\|')} | ${file} | ${verdict} |`);
const caught = rows.filter(([verdict]) => verdict === 'caught').length;
console.log(`\n${caught} of ${rows.length} caught`);
process.exit(caught >= (values.random ? 0.95 : 1) * rows.length ? 0 : 1);
