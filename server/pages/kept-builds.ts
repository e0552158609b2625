// Files of web builds that browsers may still request: of recent builds, and of the build another process has just deployed.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '../../core/time.ts';

/** A page that was opened longer ago than this loads itself anew. */
const KEEP_MS = 7 * dayMs;
/** Names that hold the hash of their contents: the same name is the same file, whichever build it is of. */
const isHashed = (name: string): boolean => /-[\w-]{8}\.[a-z0-9]+(\.(br|gz))?$/.test(name);

/** Where all processes of one data folder keep the files of their builds. */
export const keptBuildsIn = (dataDir: string): string => path.join(dataDir, 'files', 'web');

/**
 * Puts the files of this process's build where all processes of the data folder find them, and forgets those that no process has brought for a
 * week. So a page of the build before, or of the one that is coming, finds its chunks at whichever process it asks.
 */
export async function keepBuild(web: string, kept: string, now: number): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const mine = (await readdir(web)).filter(isHashed);
  const known = new Set(await readdir(kept));
  for (const name of mine) {
    const place = path.join(kept, name);
    // Whole or not at all: another process may be serving it already.
    if (!known.has(name)) {
      const arriving = `${place}.${randomUUID()}`;
      await copyFile(path.join(web, name), arriving);
      await rename(arriving, place);
    }
    await utimes(place, now / 1_000, now / 1_000);
  }
  const current = new Set(mine);
  for (const name of known) {
    if (current.has(name)) continue;
    const place = path.join(kept, name);
    const brought = await stat(place).catch(() => null);
    if (brought && brought.mtimeMs < now - KEEP_MS) await rm(place, { force: true });
  }
}
