// Several processes share a data folder: a file that one of them reads may be removed by another.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { joinEmbeddedDatabase, postmasterPid, withFolderLock } from './embedded.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = promisify(execFile);

/** The id of a process that existed and has ended. */
async function deadPid(): Promise<number> {
  const { stdout } = await run(process.execPath, ['-p', 'process.pid']);
  return Number(stdout);
}

describe('The embedded database among several processes', () => {
  test('its process id is asked for while another process writes and removes the file: never a fault', async () => {
    const file = path.join(folder, 'postmaster.pid');
    const flicker = `const { writeFileSync, rmSync } = require('node:fs');
      for (let i = 0; i < 4000; i++) { writeFileSync(${JSON.stringify(file)}, '1\\n'); rmSync(${JSON.stringify(file)}); }`;
    let isFlickering = true;
    const other = run(process.execPath, ['-e', flicker]).finally(() => {
      isFlickering = false;
    });
    const seen = new Set<number | null>();
    while (isFlickering) {
      for (let i = 0; i < 500; i++) seen.add(postmasterPid(folder));
      await turn();
    }
    await other;
    expect(seen).toContain(null);
    expect([...seen].filter((pid) => pid !== null && pid !== 1)).toEqual([]);
  });

  test('whoever comes while it is being stopped waits for its end, and starts it again', async () => {
    const data = mkdtempSync(path.join(folder, 'data-'));
    const first = await joinEmbeddedDatabase(data, { isDurable: false });
    const open = async () => {
      const client = new pg.Client({ host: first.socketFolder, port: first.port, user: first.owner, database: 'postgres' });
      await client.connect();
      return client;
    };
    const guest = await open();
    // It stops when its guests have left, and takes in no other.
    process.kill(postmasterPid(path.join(data, 'pg')) ?? 0, 'SIGTERM');
    await expect.poll(() => open().catch((fault: Error) => fault.message)).toMatch(/shutting down/);
    const joining = joinEmbeddedDatabase(data, { isDurable: false });
    await turn();
    await guest.end();
    const second = await joining;
    const late = await open();
    expect((await late.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await late.end();
    await first.leave();
    await second.leave();
  });

  test('the lock of a process that died is taken over, by one at a time, and nothing of it is left', async () => {
    const lockFolder = mkdtempSync(path.join(folder, 'lock-'));
    writeFileSync(path.join(lockFolder, 'starting.lock'), String(await deadPid()));
    let inside = 0;
    let most = 0;
    const enter = () =>
      withFolderLock(lockFolder, async () => {
        most = Math.max(most, ++inside);
        await turn();
        inside--;
      });
    await Promise.all(Array.from({ length: 20 }, enter));
    expect(most).toBe(1);
    expect(readdirSync(lockFolder)).toEqual([]);
  });

  test('a lock that is still empty, because its process died while writing it, holds nobody up', async () => {
    const lockFolder = mkdtempSync(path.join(folder, 'empty-'));
    writeFileSync(path.join(lockFolder, 'starting.lock'), '');
    expect(await withFolderLock(lockFolder, async () => 'done')).toBe('done');
  });
});
