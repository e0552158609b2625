// `npm run simulate`: compares the engine's rules with other rules in a simulated market.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  betterWins,
  compareDayRules,
  compareReviewRules,
  comparePacing,
  comparePolicies,
  comparePriors,
  fairStart,
} from './experiments.ts';
import { forecastError } from './forecast-error.ts';
import { usualWorld } from './world.ts';
import { fieldsOf } from '../../core/unknown.ts';

const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: String(usualWorld.vendors) },
    pages: { type: 'string', default: String(usualWorld.pagesPerDay) },
    days: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    markets: { type: 'string', default: '4' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const size = { ...usualWorld, vendors: Number(values.vendors), pagesPerDay: Number(values.pages) };
const setting = { size, days: Number(values.days), seed: Number(values.seed) };

const experiments = {
  policies: () => comparePolicies(setting),
  'fair start': () => fairStart(setting),
  'better wins': () => betterWins(setting),
  pacing: () => comparePacing(setting),
  priors: () => comparePriors(setting),
  'wedding days': () => compareDayRules(setting),
  reviews: () => compareReviewRules(setting),
  forecast: () => forecastError({ ...setting, runs: Number(values.markets) }),
} as const;

const results: Record<string, unknown> = {};
for (const [name, run] of Object.entries(experiments)) {
  if (values.only !== undefined && values.only !== name) continue;
  const startedAt = performance.now();
  const result = run();
  results[name] = result;
  console.log(
    `\n${name} (${((performance.now() - startedAt) / 1_000).toFixed(0)} s)\n${tableOf(Array.isArray(result) ? result : [result])}`,
  );
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ ...setting, results }, null, 2)}\n`);

function tableOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const body = rows.map((row) => Object.values(row).map(shown));
  return [names, names.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function shown(value: unknown): string {
  if (typeof value === 'number') return value >= 1_000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(4)));
  if (Array.isArray(value))
    return value.map((part) => (typeof part === 'object' ? Object.values(fieldsOf(part)).map(shown).join(' / ') : shown(part))).join('; ');
  return String(value);
}
