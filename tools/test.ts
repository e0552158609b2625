// `npm test`: unit, property and HTTP tests, and beside them the end-to-end tests in a real browser. Ends with the slowest files, the failed tests and the
// counts. `npm test -- core/ads server/ads` runs the tests in these folders; paths that start with `e2e` are end-to-end tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import keepDemoWorld from './demo-world.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';
import { type FileResult, readBrowserReport, readUnitReport } from './test-reports.ts';

interface Run {
  /** How the runner as a whole is called where it has failed. */
  readonly name: string;
  readonly args: readonly string[];
  readonly report: string;
  /** A log is read without colours. */
  readonly plain: NodeJS.ProcessEnv;
  readonly read: (json: string) => FileResult[];
}

const root = path.join(import.meta.dirname, '..');
const bin = (file: string): string => path.join(root, 'node_modules', file);
const paths = process.argv.slice(2);
const journeys = paths.filter((wanted) => wanted.startsWith('e2e'));
const others = paths.filter((wanted) => !wanted.startsWith('e2e'));

keepTemporaryFilesInMemory();
const reports = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-reports-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const units: Run = {
  name: 'unit and HTTP tests',
  args: [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...others],
  report: unitReport,
  plain: { NO_COLOR: '1' },
  read: (report) => readUnitReport(report, root),
};
const browsers: Run = {
  name: 'journeys',
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...journeys],
  report: browserReport,
  plain: { FORCE_COLOR: '0' },
  read: readBrowserReport,
};
const wanted = [
  ...(paths.length === 0 || others.length > 0 ? [units] : []),
  ...(paths.length === 0 || journeys.length > 0 ? [browsers] : []),
];

// Both find the one demo world, and what Node compiled the last time.
const removeWorld = keepDemoWorld();
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules', '.cache', 'compiled');
// A terminal tells both runners to stop as well; what ends us alone ends them too, and we wait for them.
const running = new Set<ChildProcess>();
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  for (const runner of running) runner.kill('SIGINT');
});
// Beside each other: each has tests that wait, for a time-out or for an answer, while those of the other compute.
const results = (await Promise.all(wanted.map(resultsOf))).flat();
removeWorld();
rmSync(reports, { recursive: true, force: true });

const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
console.log('slowest files:');
for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
const failures = results.flatMap(({ file, failed }) => failed.map((name) => `${file}: ${name}`));
for (const failure of failures) console.log(`failed: ${failure}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs one runner. A run that leaves no report, or ends badly with no failed test, has failed as a whole. */
async function resultsOf({ name, args, report, plain, read }: Run): Promise<FileResult[]> {
  const isAlone = wanted.length === 1;
  const colours = process.stdout.isTTY && isAlone ? {} : plain;
  const env = { ...process.env, ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const runner = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', isAlone ? 'inherit' : 'pipe', 'inherit'], env });
  running.add(runner);
  // Line by line: each line of a log is of one of the two.
  if (runner.stdout !== null) createInterface(runner.stdout).on('line', (line) => console.log(line));
  const [status] = (await once(runner, 'close')) as [number | null];
  const found = existsSync(report) ? read(readFileSync(report, 'utf8')) : [];
  const isExplained = status === 0 || found.some(({ failed }) => failed.length > 0);
  return isExplained ? found : [...found, { file: name, passed: 0, failed: ['did not run to the end'], seconds: 0 }];
}
