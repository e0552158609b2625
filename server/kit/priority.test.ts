import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { expect, test } from 'vitest';
import { stepBack } from './priority.ts';

test.runIf(process.platform === 'linux')('threads that a process has started before it is lowered are lowered with it', async () => {
  const child = spawn(process.execPath, ['-e', "process.stdin.resume(); console.log('started')"]);
  try {
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    stepBack(pid);
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => os.getPriority(Number(thread)));
    expect(threads.length).toBeGreaterThan(1);
    expect(new Set(threads)).toEqual(new Set([Math.min(19, os.getPriority() + 10)]));
  } finally {
    child.kill('SIGKILL');
  }
});
