// Starts the built product once for all journeys, with its own folder, the demo data and a free port, and stops it afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { collectSightings } from './controls/sightings.ts';
import keepDemoWorld, { copyOfDemoWorld } from '../tools/demo-world.ts';
import { signInOperators } from './operators.ts';

/** An empty machine makes the database and fills it first. */
const startsWithinMs = 180_000;

/** Locks of bank codes are over soon, and so is a second factor that was given: no one should wait a quarter of an hour for a journey. */
export const impatient = { BANK_CODE_LOCK_SECONDS: '12', BANK_CODE_RESEND_SECONDS: '5', SECOND_FACTOR_SECONDS: '20' } as const;

interface Product {
  readonly origin: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** With `E2E_ORIGIN` set the journeys go to that address instead: a product that is running already. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const running = process.env['E2E_ORIGIN'];
  const removeWorld = keepDemoWorld();
  const { origin, stop } =
    running === undefined ? await runProduct(impatient, await copyOfDemoWorld()) : { origin: running, stop: undefined };
  process.env['E2E_ORIGIN'] = origin;
  await signInOperators(origin);
  const judgeSightings = collectSightings();
  return async () => {
    await stop?.();
    removeWorld();
    await judgeSightings();
  };
}

/** Runs the product in a folder of its own, which goes with it. */
export async function runProduct(
  settings: Readonly<Record<string, string>> = {},
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-e2e-')),
): Promise<Product> {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...env,
      PORT: '0',
      ...settings,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      CALENDAR_NETWORKS: '127.0.0.1',
      PUSH_NETWORKS: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  preferToBrowsers(server);
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { origin: await addressOf(server), dataDir, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/**
 * Browsers take a higher priority where they may. On a busy machine nothing would be left for what the product does below its own: documents and passwords.
 * Threads and processes that it starts have its priority.
 */
function preferToBrowsers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, -10);
  } catch {
    // Only the administrator may; then browsers may not either.
  }
}

/** The address in the line with which the server says that it serves. */
function addressOf(server: ChildProcess & { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not start within ${startsWithinMs} ms`)), startsWithinMs);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
    createInterface(server.stdout).on('line', (line) => {
      // What ends the product is seen beside the journey that met it.
      if (line.startsWith('{"level":60')) process.stderr.write(`${line}\n`);
      const address = /^ready (http\S+)$/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}
