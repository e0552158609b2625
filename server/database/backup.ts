// Backs up the embedded database and its files while it runs, and restores them, with PostgreSQL's backup protocol: start, copy, stop, and the log written
// meanwhile. A database set by URL is backed up by its provider (see docs/operations.md).
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, copyFile, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { openClient } from '../kit/database.ts';
import { joinEmbeddedDatabase } from './embedded.ts';
import { faultCode } from '../kit/fault.ts';

const manifestName = 'manifest.json';
/** What lives in the database's folder but belongs to the running process, or is copied at the end. */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|(?:.*\/)?pgsql_tmp\/.+|(?:.*\/)?pg_internal\.init)$/;

interface Manifest {
  readonly takenAt: string;
  /** SHA-256 by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Everything a backup lacks or has too much, or where it differs from what was taken. */
class BackupProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupProblem';
  }
}

/**
 * Writes database and files of a data folder into a new folder, whole and consistent, while servers continue working. The secrets are not
 * part of it: anyone who finds a backup must not be able to read documents. Answers how many files and bytes it holds.
 */
export async function takeBackup(dataDir: string, target: string, now: Date): Promise<{ files: number; bytes: number }> {
  await mkdir(target, { recursive: false, mode: 0o700 });
  const database = await joinEmbeddedDatabase(dataDir);
  const owner = openClient(
    { host: database.socketFolder, port: database.port, database: 'postgres', user: database.owner },
    { statement_timeout: 0, query_timeout: 0 },
  );
  await owner.connect();
  const slot = `backup_${process.pid}`;
  try {
    // The slot keeps what is written to the log from now on until it is copied.
    await owner.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await owner.query("select pg_backup_start('pelaminan', fast => true)");
    await copyFolder(path.join(dataDir, 'pg'), path.join(target, 'pg'), (name) => leftOut.test(name));
    await endBackup(owner, target);
    await copyFolder(path.join(dataDir, 'pg', 'pg_wal'), path.join(target, 'pg', 'pg_wal'), (name) => name.startsWith('archive_status'));
    // After the database: a row of the backup never names a file it lacks.
    await copyFolder(path.join(dataDir, 'files'), path.join(target, 'files'), () => false);
  } finally {
    await owner.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [slot]);
    await owner.end();
    await database.leave();
  }
  const files = await hashesOf(target);
  await writeFile(path.join(target, manifestName), JSON.stringify({ takenAt: now.toISOString(), files } satisfies Manifest, null, 1));
  const sizes = await Promise.all(Object.keys(files).map(async (name) => (await stat(path.join(target, name))).size));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Puts a backup into a data folder that has neither database nor files, after checking every byte of it. Throws `BackupProblem`. */
export async function restoreBackup(source: string, dataDir: string): Promise<{ takenAt: string; files: number }> {
  const manifest = JSON.parse(await readFile(path.join(source, manifestName), 'utf8')) as Manifest;
  const found = await hashesOf(source);
  for (const [name, hash] of Object.entries(manifest.files))
    if (found[name] !== hash) throw new BackupProblem(`${name} ${found[name] === undefined ? 'is missing' : 'is not what was taken'}`);
  for (const name of ['pg', 'files'])
    if (await exists(path.join(dataDir, name)))
      throw new BackupProblem(`${path.join(dataDir, name)} is there already: restore into a new folder`);
  await mkdir(dataDir, { recursive: true });
  for (const name of ['pg', 'files']) await copyFolder(path.join(source, name), path.join(dataDir, name), () => false);
  return { takenAt: manifest.takenAt, files: Object.keys(manifest.files).length };
}

/** The label says from where in the log a restored database has to read. */
async function endBackup(owner: pg.Client, target: string): Promise<void> {
  const { rows } = await owner.query<{ labelfile: string; spcmapfile: string }>('select labelfile, spcmapfile from pg_backup_stop(true)');
  await writeFile(path.join(target, 'pg', 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  await owner.query('select pg_switch_wal()');
}

/** Copies a folder with modes and owners. What disappears while it is copied was not needed: the log says so. */
async function copyFolder(from: string, to: string, isLeftOut: (name: string) => boolean, inside = ''): Promise<void> {
  if (!(await exists(from))) return;
  const { mode, uid, gid } = await stat(from);
  await mkdir(to, { recursive: true, mode });
  await own(to, uid, gid);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const name = path.posix.join(inside, entry.name);
    if (isLeftOut(name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, isLeftOut, name);
    else if (entry.isFile()) await copyOne(source, target);
  }
}

async function copyOne(source: string, target: string): Promise<void> {
  try {
    const { uid, gid } = await lstat(source);
    await copyFile(source, target);
    await own(target, uid, gid);
  } catch (fault) {
    if (faultCode(fault) !== 'ENOENT') throw fault;
    await rm(target, { force: true });
  }
}

/** Only root may give files away; everyone else's files are its own already. */
const own = async (file: string, uid: number, gid: number): Promise<void> => {
  if (process.getuid?.() === 0) await chown(file, uid, gid);
};

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === manifestName) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    hashes[path.relative(folder, file).split(path.sep).join('/')] = hash.digest('hex');
  }
  return hashes;
}

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );
