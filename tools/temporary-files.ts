// Where test runs keep what is theirs for minutes: databases, data folders, uploads.
import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;

/** A disk takes twenty times as long as memory to make the thousand files of a database. Where the system has no folder in memory with room, its usual one stays. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) > 6 * gigabyte) process.env['TMPDIR'] = memory;
}
