// `npm run chaos -- [--servers 200] [--databases 50] [--cuts 500] [--hold 30]`: kills processes, cuts connections and stops the database under load, then
// counts what is lost or duplicated.
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '200' },
    databases: { type: 'string', default: '50' },
    cuts: { type: 'string', default: '500' },
    hold: { type: 'string', default: '30' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const report = await chaos(
  // Half of the cuts lie before the servers, half behind them.
  {
    serverKills: Number(values.servers),
    databaseKills: Number(values.databases),
    cuts: Math.ceil(Number(values.cuts) / 2),
    holdSeconds: Number(values.hold),
  },
  (what) => console.error(what),
);
console.log(JSON.stringify(report, null, 2));
const isFine =
  report.lost.length === 0 &&
  report.doubled === 0 &&
  report.ownEnds === 0 &&
  report.differences.length === 0 &&
  report.unexplained.length === 0;
process.exit(isFine ? 0 : 1);
