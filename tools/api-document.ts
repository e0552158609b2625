// Lints the API document with Redocly's recommended rules: every operation declares its security, and every example matches its schema.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openApi } from '../contract/openapi.ts';
import { describedEndpoints } from '../server/testing/described.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-api-'));
const file = path.join(folder, 'openapi.json');
writeFileSync(file, JSON.stringify(openApi(await describedEndpoints(), '1')));
const linter = path.join(import.meta.dirname, '..', 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
const { stdout, stderr } = spawnSync(
  process.execPath,
  [linter, 'lint', '--extends=recommended', '--max-problems=1000', '--format=json', file],
  {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Nothing is told to anyone, and nothing is asked.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
rmSync(folder, { recursive: true });

interface Report {
  totals: { errors: number; warnings: number };
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}
if (!stdout.includes('"totals"')) throw new Error(`the document was not looked at: ${stderr}`);
const { totals, problems } = JSON.parse(stdout) as Report;
for (const { ruleId, message, location } of problems) console.error(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
console.log(`${totals.errors} errors, ${totals.warnings} warnings in the API document`);
process.exit(problems.length === 0 ? 0 : 1);
