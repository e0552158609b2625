// `npm run off-policy -- <log.csv>`: what our choice of ads would have earned on a log with propensities, beside what the log's policies did.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seeded } from '../simulator/chance.ts';
import { bootstrap, doublyRobust, effectiveRows, type Estimator, ips, type LoggedRow, snips } from './estimators.ts';
import { type Impression, readImpressions } from './log.ts';
import { ourChances, seenBy, seenInFolds, uniformChances } from './replay.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error('npm run off-policy -- <log.csv> [--json] [--rounds 2000] [--seed 1]');
  process.exit(2);
}
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const log = readImpressions(readFileSync(file, 'utf8'));
const logged = Map.groupBy(log, ({ policy }) => policy);
const uniform = logged.get('random');
const learner = [...logged].find(([policy]) => policy !== 'random');
if (uniform === undefined || learner === undefined) throw new Error('the log must hold a policy named random and another one');
const [learnerName, learned] = learner;

interface Line {
  readonly what: string;
  readonly judgedOn: string;
  readonly estimator: string;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly effectiveRows: number;
}
const estimators: readonly [string, Estimator][] = [
  ['IPS', ips],
  ['SNIPS', snips],
  ['doubly robust', doublyRobust],
];
const lines: Line[] = [];
const judge = (what: string, judgedOn: string, rows: readonly LoggedRow[], by: typeof estimators): void => {
  for (const [estimator, estimate] of by) {
    const range = bootstrap(rows, estimate, { random: seeded(seed), rounds });
    lines.push({ what, judgedOn, estimator, rate: estimate(rows), ...range, effectiveRows: effectiveRows(rows) });
  }
};
const asLogged = (rows: readonly Impression[]): LoggedRow[] =>
  rows.map(({ click }) => ({ weight: 1, reward: click, modelled: 0, modelledOfPolicy: 0 }));

judge('random, as logged', 'itself', asLogged(uniform), [['mean', ips]]);
judge(`${learnerName}, as logged`, 'itself', asLogged(learned), [['mean', ips]]);
judge('random, estimated', learnerName, seenBy(uniformChances(log), learned, uniform), estimators);
judge('ours, learned from both', 'random', seenInFolds(uniform, learned, seeded(seed)), estimators);
judge(`ours, learned from ${learnerName}`, 'random', seenBy(ourChances(learned, seeded(seed)), uniform, learned), estimators);
judge('ours, learned from random', learnerName, seenBy(ourChances(uniform, seeded(seed)), learned, uniform), estimators);

if (values.json) console.log(JSON.stringify({ impressions: log.length, rounds, seed, lines }, null, 2));
else {
  const percent = (rate: number) => `${(rate * 100).toFixed(2)} %`;
  const table = lines.map((line) => [
    line.what,
    line.judgedOn,
    line.estimator,
    percent(line.rate),
    `${percent(line.low)} – ${percent(line.high)}`,
    Math.round(line.effectiveRows).toLocaleString('en-US'),
  ]);
  const heading = ['policy', 'judged on the log of', 'estimator', 'click-through', '95 %', 'worth rows'];
  console.log([heading, heading.map(() => '---'), ...table].map((row) => `| ${row.join(' | ')} |`).join('\n'));
}
