// `npm run distribute -- [--shards 4]` spreads the tables of the ad engine over the workers of the Citus cluster at whose coordinator DATABASE_URL leads, while
// servers run (docs/operations.md, Several machines). It can be run again: what is spread already stays as it is.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { distribute } from '../database/distribute.ts';
import { prepareSchema } from '../database/open.ts';
import { openClient } from '../kit/database.ts';
import { faultText } from '../kit/fault.ts';

const { values } = parseArgs({ options: { shards: { type: 'string', default: '4' } } });
try {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl } = readConfig(process.env);
  if (migrationDatabaseUrl === undefined)
    throw new Error('DATABASE_URL is not set: the database that comes with Pelaminan runs on one machine.');
  const shards = Number(values.shards);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1_024) throw new Error('--shards is a whole number from 1 to 1024.');
  const target = { connectionString: migrationDatabaseUrl };
  await prepareSchema(target);
  const owner = openClient(target, { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 });
  await owner.connect();
  try {
    const report = await distribute(owner, { shards }, (what) => console.error(what));
    console.log(
      `Citus ${report.version}: ${report.tables.length} tables spread now in ${(report.pausedMs / 1_000).toFixed(1)} s, ${report.shards} shards, workers ${report.workers.join(', ')}.`,
    );
  } finally {
    await owner.end();
  }
} catch (fault) {
  console.error(faultText(fault));
  process.exitCode = 1;
}
