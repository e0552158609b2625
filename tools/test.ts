// `npm test`: unit, property and HTTP tests, then the end-to-end tests in a real browser. Ends with the slowest files, the failed tests and the counts. `npm
// test -- core/ads server/ads` runs the tests in these folders; paths that start with `e2e` are end-to-end tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import keepDemoWorld from './demo-world.ts';
import { environmentOf } from './other-day/environment.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';
import { type FileResult, readBrowserReport, readUnitReport } from './test-reports.ts';

const root = path.join(import.meta.dirname, '..');
keepTemporaryFilesInMemory();
// Both runners find the one demo world, and what Node compiled the last time.
const removeWorld = keepDemoWorld();
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules', '.cache', 'compiled');
const reports = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-reports-'));
const bin = (file: string): string => path.join(root, 'node_modules', file);

const paths = process.argv.slice(2);
const journeys = paths.filter((wanted) => wanted.startsWith('e2e'));
const others = paths.filter((wanted) => !wanted.startsWith('e2e'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

const results: FileResult[] = [];
if (paths.length === 0 || others.length > 0) {
  run(
    'unit and HTTP tests',
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...others],
    unitReport,
    { NO_COLOR: '1' },
    (report) => readUnitReport(report, root),
  );
}
if (paths.length === 0 || journeys.length > 0) {
  run(
    'journeys',
    [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...journeys],
    browserReport,
    { FORCE_COLOR: '0' },
    readBrowserReport,
  );
}
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
function run(name: string, args: string[], report: string, plain: NodeJS.ProcessEnv, read: (json: string) => FileResult[]): void {
  // A log is read without colours.
  const colours = process.stdout.isTTY ? {} : plain;
  const day = process.env['ON_DAY'];
  const env = { ...process.env, ...(day !== undefined && environmentOf(day)), ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  const found = existsSync(report) ? read(readFileSync(report, 'utf8')) : [];
  const isExplained = status === 0 || found.some(({ failed }) => failed.length > 0);
  results.push(...found, ...(isExplained ? [] : [{ file: name, passed: 0, failed: ['did not run to the end'], seconds: 0 }]));
}
