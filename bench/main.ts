// `npm run bench -- [--seconds 3] [--small 1000] [--large 100000] [--history 5000] [--json file] [--write]`: every figure of the
// engine, each beside its baseline of the same run; `--write` puts them into the documents. Load and servers share the machine: the ratios say more than the numbers.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { bankRates } from './bank.ts';
import { startBare } from './bare.ts';
import type { Measured } from './costs.ts';
import { measureEngine } from './engine.ts';
import { writeInto } from './docs.ts';
import { costsText, type GrowthRow, growthOf, growthTable } from './forecast.ts';
import { load } from './load.ts';
import { openProduct } from './product.ts';
import { type Figure, tableOf, verdictOf } from './report.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    history: { type: 'string', default: '5000' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = {
  seconds: Number(values.seconds),
  small: Number(values.small),
  large: Number(values.large),
  history: Number(values.history),
};
// Ended from outside, no server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const log = (line: string): void => console.error(line);

const startedAt = performance.now();
const { seconds } = sizes;
const figures: Figure[] = [];
let growth: readonly GrowthRow[] = [];
let costs: Measured | null = null;
const bareServer = await startBare();
const product = await openProduct();
try {
  const bare = async (): Promise<number> =>
    (await load({ addresses: [bareServer.address], what: { kind: 'get', path: '/' }, connections: 64, seconds, status: 200 })).perSecond;
  const bank = () => bankRates(product.ownerTarget, seconds);
  const add = (figure: Figure): void => {
    figures.push(figure);
    log(`${figure.what}: ${figure.measured.toFixed(2)} ${figure.unit}`);
  };
  const measured = await measureEngine({ product, seconds, bare, bank, add }, sizes);
  costs = measured.costs;
  growth = growthOf(measured.costs, measured.room, Math.random);
} catch (fault) {
  // What was measured until then is still told.
  console.error(fault);
  process.exitCode = 1;
} finally {
  await bareServer.stop();
  await product.close();
}
const machine = `${os.availableParallelism()} cores, Node ${process.versions.node}`;
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
const circumstances = `${machine}, ${seconds} s for each figure, ${minutes} minutes in all.`;
const measuredTable = `${circumstances}\n\n${tableOf(figures)}`;
const growthText = costs === null ? '' : `${costsText(costs)}\n\n${growthTable(growth)}`;
console.log(`${measuredTable}\n\n${growthText}`);
if (values.write) {
  writeInto('benchmarks.md', 'figures', measuredTable);
  writeInto('scale.md', 'growth', growthText);
}
if (values.json !== undefined)
  writeFileSync(
    values.json,
    `${JSON.stringify({ machine, sizes, figures: figures.map((figure) => ({ ...figure, reached: verdictOf(figure) })), costs, growth }, null, 2)}\n`,
  );
