// `npm run backup -- <new folder>` backs up the embedded database and its files while servers run. `npm run restore -- <backup> <new data folder>` restores a
// backup into a folder that a server can start with.
import path from 'node:path';
import { readConfig } from '../config.ts';
import { restoreBackup, takeBackup } from '../database/backup.ts';
import { faultText } from '../kit/fault.ts';

const [what, first, second] = process.argv.slice(2);
try {
  if (what === 'take' && first !== undefined) {
    const { databaseUrl, dataDir } = readConfig(process.env);
    if (databaseUrl !== undefined)
      throw new Error('DATABASE_URL is set: back that database up with pg_basebackup or your provider, and the files beside it.');
    const { files, bytes } = await takeBackup(dataDir, path.resolve(first), new Date());
    console.log(`${files} files, ${Math.round(bytes / 1_048_576)} MB. The secrets are not in it: keep them elsewhere.`);
  } else if (what === 'restore' && first !== undefined && second !== undefined) {
    const { takenAt, files } = await restoreBackup(path.resolve(first), path.resolve(second));
    console.log(`${files} files as of ${takenAt}. Start with DATA_DIR=${second} and the secrets of that time.`);
  } else throw new Error('Usage: npm run backup -- <new folder>   or   npm run restore -- <backup> <new data folder>');
} catch (fault) {
  console.error(faultText(fault));
  process.exitCode = 1;
}
