// A primary and a standby that follows it, each an embedded database of its own.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedDatabase, joinEmbeddedDatabase } from '../database/embedded.ts';
import type { ConnectionTarget } from '../kit/database.ts';

export interface Pair {
  /** As the owner. */
  readonly primary: ConnectionTarget;
  readonly standby: ConnectionTarget;
  stopStandby(): Promise<void>;
  close(): Promise<void>;
}

const targetOf = ({ socketFolder, port, owner }: EmbeddedDatabase): ConnectionTarget => ({
  host: socketFolder,
  port,
  user: owner,
  database: 'postgres',
});

/** The standby starts as a copy of the primary while that stands still. Nothing outlives the test. */
export async function openPair(): Promise<Pair> {
  const [folder, copy] = [mkdtempSync(path.join(os.tmpdir(), 'pelaminan-a-')), mkdtempSync(path.join(os.tmpdir(), 'pelaminan-b-'))];
  const open = (of: string): Promise<EmbeddedDatabase> => joinEmbeddedDatabase(of, { isDurable: false });
  const made = await open(folder);
  await made.leave();
  const copied = spawnSync('cp', ['-a', path.join(folder, 'pg'), copy], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(copied.stderr);
  const primary = await open(folder);
  writeFileSync(path.join(copy, 'pg', 'standby.signal'), '');
  appendFileSync(
    path.join(copy, 'pg', 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socketFolder} port=${primary.port} user=${primary.owner}'\n`,
  );
  const standby = await open(copy);
  return {
    primary: targetOf(primary),
    standby: targetOf(standby),
    stopStandby: () => standby.leave(),
    async close() {
      await standby.leave();
      await primary.leave();
      for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true });
    },
  };
}
