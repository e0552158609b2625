// Several processes see the lock of the same dead one: one takes it over, and nobody takes it from that one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** No process has this id. */
const dead = 2 ** 22 + 1;
const module = JSON.stringify(path.join(import.meta.dirname, 'set-up-lock.mjs'));
const asScript = (text: string): string[] => ['--input-type=module', '--eval', text];

test('the lock of a dead process is taken over, and not removed by who saw that process a moment ago', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'set-up-lock-'));
  const lock = path.join(folder, 'lock');
  const name = JSON.stringify(lock);
  writeFileSync(lock, String(dead));
  const holder = spawn(
    process.execPath,
    asScript(`
    import { withLock } from ${module};
    await withLock(${name}, () => new Promise((end) => process.stdin.once('end', end).resume() && console.log('has it')));
  `),
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  const late = spawnSync(process.execPath, asScript(`import { removeDeadLock } from ${module}; removeDeadLock(${name}, ${dead});`));
  expect(late.status).toBe(0);
  expect(Number(readFileSync(lock, 'utf8'))).toBe(holder.pid);
  holder.stdin.end();
  expect(await once(holder, 'exit')).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
  rmSync(folder, { recursive: true });
});
