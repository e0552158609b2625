// `npm run drill -- [--payments 40]`: a backup under load, deletion of everything else, restore, and verification of all balances. `npm run drill -- upgrade
// [--seconds 8]`: a new version replaces the old one on the same database under load. `npm run drill -- keys [--seconds 8]`: every secret is replaced under
// load. `npm run drill -- failover [--rounds 3] [--clients 24] [--seconds 8]`: the primary of three PostgreSQL under Patroni is killed, frozen and cut off under
// load. `npm run drill -- cluster [--clients 24] [--seconds 8] [--shards 4]`: an installation is spread over the Citus cluster of CLUSTER_DATABASE_URL and gets another
// worker under load; then the tests of ads and money run on it.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clusterUrl } from '../../server/testing/cluster.ts';
import { drillCluster, missingForCluster, testOnCluster } from './cluster.ts';
import { drill } from './drill.ts';
import { drillFailover } from './failover.ts';
import { drillKeys } from './keys.ts';
import { losses, missingPackages } from './patroni.ts';
import { busyCrowd } from './people.ts';
import { drillUpgrade } from './upgrade.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    payments: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '24' },
    shards: { type: 'string', default: '4' },
  },
});
const say = (what: string): void => console.error(what);
const stageMs = Number(values.seconds) * 1_000;

async function backup(): Promise<boolean> {
  const report = await drill({ paymentsBefore: Number(values.payments) }, say);
  console.log(JSON.stringify(report, null, 2));
  return report.lost === 0 && report.differences.length === 0 && report.isAuditWhole && report.worksAgain;
}

async function upgrade(): Promise<boolean> {
  const report = await drillUpgrade(
    { stageMs, crowd: busyCrowd, dataDir: mkdtempSync(path.join(os.tmpdir(), 'pelaminan-upgrade-data-')) },
    say,
  );
  console.log(JSON.stringify(report, null, 2));
  return (
    report.failures.length === 0 &&
    report.drained.every(({ ended }) => ended === 0) &&
    report.streams.ended === report.streams.open &&
    report.saidSoFirst &&
    report.oldChunks.gone === 0 &&
    report.isNewBuildServed &&
    report.oldVersionAgain.serves &&
    report.oldVersionAgain.warns &&
    report.lost === 0 &&
    report.differences.length === 0 &&
    report.isAuditWhole
  );
}

async function keys(): Promise<boolean> {
  const report = await drillKeys({ stageMs }, say);
  console.log(JSON.stringify(report, null, 2));
  return (
    report.failures.length === 0 && report.isNothingLeft && report.lost === 0 && report.differences.length === 0 && report.isAuditWhole
  );
}

/** Longer no one may wait for a payment to be taken. */
const pauseMaxMs = 15_000;

async function failover(): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`This drill needs programs that are not installed. On Debian: apt-get install ${missing.join(' ')}`);
    return false;
  }
  const report = await drillFailover(
    { losses: Array.from({ length: Number(values.rounds) }, () => losses).flat(), clients: Number(values.clients), stageMs },
    say,
  );
  console.log(JSON.stringify(report, null, 2));
  const { lost, doubled, messagesLost, ownEnds, differences, unexplained, faults, failovers } = report;
  const isSilent = Object.keys(faults).every((status) => status === '503');
  const isQuick = failovers.every(({ withoutWritingMs }) => withoutWritingMs <= pauseMaxMs);
  return (
    [lost.length, doubled, messagesLost, ownEnds, differences.length, unexplained.length].every((count) => count === 0) &&
    isSilent &&
    isQuick
  );
}

async function cluster(): Promise<boolean> {
  const missing = await missingForCluster(clusterUrl);
  if (missing !== null || clusterUrl === undefined) {
    console.error(missing);
    return false;
  }
  const sizes = { clients: Number(values.clients), stageMs, shards: Number(values.shards) };
  const report = await drillCluster(clusterUrl, sizes, say);
  const tests = await testOnCluster(say);
  console.log(JSON.stringify({ ...report, tests }, null, 2));
  const { lost, doubled, ownEnds, differences, unexplained, faults, shardsAfter, shardsBefore } = report;
  return (
    [lost.length, doubled, ownEnds, differences.length, unexplained.length, tests.failed].every((count) => count === 0) &&
    Object.keys(faults).every((status) => status === '503') &&
    Object.keys(shardsAfter).length === Object.keys(shardsBefore).length + 1
  );
}

const drills = new Map([
  ['backup', backup],
  ['upgrade', upgrade],
  ['keys', keys],
  ['failover', failover],
  ['cluster', cluster],
]);
const chosen = drills.get(positionals[0] ?? 'backup');
if (chosen === undefined) {
  console.error(`Usage: npm run drill -- [${[...drills.keys()].join(' | ')}]`);
  process.exit(2);
}
process.exit((await chosen()) ? 0 : 1);
