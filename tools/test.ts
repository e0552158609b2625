// `npm test`: unit, property and HTTP tests, then the journeys in a real browser. Ends with the one line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-reports-'));
const bin = (file: string): string => path.join(root, 'node_modules', file);

interface Counts {
  passed: number;
  failed: number;
}

/** Runs one runner; a run that leaves no report has failed as a whole. */
function run(args: string[], report: string, env: Record<string, string>, count: (json: unknown) => Counts): Counts {
  const done = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  return done.status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const unit = run(
  [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`, ...process.argv.slice(2)],
  unitReport,
  {},
  (json) => {
    const report = json as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
    return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites) };
  },
);
const browser = run(
  [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
  browserReport,
  { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only the second time`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
);
rmSync(reports, { recursive: true, force: true });
const failed = unit.failed + browser.failed;
console.log(`${unit.passed + browser.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
