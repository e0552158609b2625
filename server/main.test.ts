// The program itself: real processes, started, joined, stopped and killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { joinEmbeddedDatabase } from './database/embedded.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-main-'));
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  // Anyone who was killed could not stop the database: join it once more and be the last to leave.
  await (await joinEmbeddedDatabase(folder)).leave();
  rmSync(folder, { recursive: true, force: true });
});

interface Process {
  readonly url: string;
  readonly child: ChildProcess;
  exit(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}
async function start(env: Record<string, string> = {}): Promise<Process> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const ready = /^ready (http:\S+)$/m.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString();
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return {
    url,
    child,
    exit: (signal) =>
      new Promise((resolve) => {
        child.once('exit', (code) => {
          running.delete(child);
          resolve(code);
        });
        child.kill(signal);
      }),
  };
}
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('server processes', () => {
  test('two share one embedded database, and the last one to leave stops it', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(await statusOf(`${one.url}/health/ready`)).toBe(200);
    expect(await statusOf(`${two.url}/health/ready`)).toBe(200);
    expect(await one.exit('SIGTERM')).toBe(0);
    expect(await statusOf(`${two.url}/health/ready`)).toBe(200);
    expect(await two.exit('SIGTERM')).toBe(0);
    expect(readdirSync(path.join(folder, 'pg'))).not.toContain('postmaster.pid');
  });

  test('a killed one leaves the database running, and the next start joins it', async () => {
    const first = await start();
    await first.exit('SIGKILL');
    expect(readdirSync(path.join(folder, 'pg'))).toContain('postmaster.pid');
    const second = await start();
    expect(await statusOf(`${second.url}/health/ready`)).toBe(200);
    expect(await second.exit('SIGTERM')).toBe(0);
    expect(readdirSync(path.join(folder, 'pg'))).not.toContain('postmaster.pid');
  });

  test('while the database is killed requests get 503, the process keeps running, and service resumes', async () => {
    const server = await start();
    const [pid = ''] = readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const during = await Promise.all([statusOf(`${server.url}/health/live`), statusOf(`${server.url}/_public/v2/cities`)]);
    expect(during[0]).toBe(200);
    expect([200, 503]).toContain(during[1]);
    let ready = 0;
    for (let i = 0; i < 300 && ready !== 200; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ready = await statusOf(`${server.url}/health/ready`);
    }
    expect(ready).toBe(200);
    expect(await statusOf(`${server.url}/_public/v2/cities`)).toBe(200);
    expect(await server.exit('SIGTERM')).toBe(0);
  });

  test('a wrong configuration is refused with a list', async () => {
    await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(
      /ended with 1: The configuration is not right:[\s\S]*PUBLIC_URL[\s\S]*TOKEN_SECRET/,
    );
  });
});
