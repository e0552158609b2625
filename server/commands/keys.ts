// `npm run keys` re-encrypts all data with the newest secrets, so that the old ones can be removed (docs/operations.md, Secrets). It can run while servers
// run, and repeatedly: data that is already re-encrypted is skipped.
import { renewAccountNumbers } from '../bank-accounts/api.ts';
import { renewConnections } from '../calendar/connection-store.ts';
import { type Config, readConfig } from '../config.ts';
import { keysFor } from '../config-secrets.ts';
import { renewPushDevices } from '../feed/api.ts';
import { renewMessageFiles } from '../conversations/api.ts';
import { connectPool, openDatabase } from '../database/open.ts';
import { renewSecondFactors } from '../identity/second-factor.ts';
import type { Database } from '../kit/database.ts';
import { createLog } from '../kit/log.ts';
import { renewOriginals } from '../pictures/api.ts';
import { openEncryption } from '../encryption.ts';
import { accountKeyMoved, renewAgreements } from '../verification/api.ts';
import { faultText } from '../kit/fault.ts';

export interface RenewedKeys {
  readonly secondFactors: number;
  readonly accountNumbers: number;
  /** Addresses of calendars that vendors keep elsewhere. */
  readonly calendars: number;
  /** Addresses of devices that show push messages. */
  readonly devices: number;
  /** Agreements, versions, and names of files. */
  readonly ciphertexts: number;
  readonly files: number;
}

/** Closes everything anew, as the owner of the tables. Throws when something was closed with a secret that is in no list any more. */
export async function renewKeys(owner: Database, config: Config): Promise<RenewedKeys> {
  const encryption = openEncryption(config);
  const secondFactors = await renewSecondFactors(owner, keysFor(config.secrets.encryption, 'second factor'));
  const accountNumbers = await renewAccountNumbers(owner, encryption.bankKeys, accountKeyMoved);
  const calendars = await renewConnections(owner, keysFor(config.secrets.encryption, 'calendar connection'));
  const devices = await renewPushDevices(owner, keysFor(config.secrets.encryption, 'push device'));
  const agreements = await renewAgreements(owner, encryption);
  const messages = await renewMessageFiles(owner, encryption);
  const files = agreements.files + messages.files + (await renewOriginals(owner, encryption));
  return { secondFactors, accountNumbers, calendars, devices, ciphertexts: agreements.ciphertexts + messages.ciphertexts, files };
}

async function renewHere(config: Config): Promise<RenewedKeys> {
  const log = createLog('error');
  const database = await openDatabase(config, log);
  // What was signed may be rewritten by no one but the owner of the tables.
  const owner = connectPool(database.ownerTarget, 2, log);
  try {
    return await renewKeys(owner.db, config);
  } finally {
    await owner.close();
    await database.close();
  }
}

if (import.meta.main)
  try {
    const { secondFactors, accountNumbers, calendars, devices, ciphertexts, files } = await renewHere(readConfig(process.env));
    console.log(
      `Closed with the newest secrets: ${secondFactors} second factors, ${accountNumbers} account numbers, ${calendars} addresses of calendars, ${devices} of devices, ${ciphertexts} agreements and names of files, ${files} files. Run it again: when it says 0 everywhere, the old secrets may go.`,
    );
  } catch (fault) {
    console.error(faultText(fault));
    process.exitCode = 1;
  }
