// Server processes of the drills: several on one data folder, also of another version.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const thisVersion = path.join(import.meta.dirname, '..', '..');

export interface Process {
  readonly origin: string;
  /** Everything it has logged from level `warn`. */
  readonly log: readonly string[];
  /** Tells it to stop; answers its exit code, or the signal that ended it. */
  stop(): Promise<number | string | null>;
}

/** Starts one process of a version and waits until it says that it serves. */
export async function startProcess(
  dataDir: string,
  { version = thisVersion, settings = {} }: { readonly version?: string; readonly settings?: Readonly<Record<string, string>> } = {},
): Promise<Process> {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(version, 'server', 'main.ts')], {
    cwd: version,
    env: {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXY_HOPS: '1',
      DRAIN_SECONDS: '3',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const log: string[] = [];
  const origin = await addressOf(child, log);
  return {
    origin,
    log,
    async stop() {
      process.off('exit', endWithUs);
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      return child.exitCode ?? child.signalCode;
    },
  };
}

function addressOf(child: ChildProcess & { readonly stdout: NodeJS.ReadableStream }, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a process ended with ${code} before it served: ${log.join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) log.push(line);
      const address = /^ready (http\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
