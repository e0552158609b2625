// `npm run demo:reset` empties the database and fills in the demo data again. It refuses while a server is running, and if there is no demo data.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { keyFor, keysFor } from '../config-secrets.ts';
import { accountLines } from '../demo/accounts.ts';
import { fillDemoWorld } from '../demo/fill.ts';
import { openDatabase, prepareSchema } from '../database/open.ts';
import { type ConnectionTarget, openClient } from '../kit/database.ts';
import { createLog } from '../kit/log.ts';
import { openEncryption, privateFolder } from '../encryption.ts';
import { faultText } from '../kit/fault.ts';

/** Throws all tables away. Their owner does it: the application could not. */
async function empty(ownerTarget: ConnectionTarget): Promise<void> {
  const owner = openClient(ownerTarget, { statement_timeout: 0, query_timeout: 0 });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ others: number }>(
      "select count(*) as others from pg_stat_activity where datname = current_database() and usename = 'pelaminan_app' and pid <> pg_backend_pid()",
    );
    if ((rows[0]?.others ?? 0) > 0) throw new Error('A server is working on this database. Stop it first.');
    await owner.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  } finally {
    await owner.end();
  }
}

const config = readConfig(process.env);
const log = createLog('error');
try {
  if (!config.demo) throw new Error('There is no demo world here: DEMO is not 1.');
  const database = await openDatabase(config, log);
  // Our own connections would count as a server's.
  await database.db.destroy();
  const publicFolder = path.join(config.dataDir, 'files', 'public');
  try {
    await empty(database.ownerTarget);
    await prepareSchema(database.ownerTarget);
    rmSync(path.join(publicFolder, 'demo'), { recursive: true, force: true });
    rmSync(privateFolder(config), { recursive: true, force: true });
    const encryptionKeys = keysFor(config.secrets.encryption, 'second factor');
    await fillDemoWorld({
      ownerTarget: database.ownerTarget,
      publicFolder,
      encryptionKeys,
      encryption: openEncryption(config),
      viewerKey: keyFor(config.secrets.viewer, 'viewer'),
      now: Date.now(),
      log,
    });
  } finally {
    await database.close();
  }
  for (const line of accountLines()) console.log(line);
} catch (fault) {
  console.error(faultText(fault));
  process.exitCode = 1;
}
