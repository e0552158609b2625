// The engine for a replay: one server process on a scratch database, whose clock is that of the log. Runs as its own process, so that the driver does not slow
// it down.
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSystem } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { connectPool } from '../../server/database/open.ts';
import type { Clock } from '../../server/kit/clock.ts';
import { createLog } from '../../server/kit/log.ts';
import { startSession } from '../../server/identity/sessions.ts';

/** Requests say in this header when they happen; the engine believes them. */
export const timeHeader = 'x-log-time';

export interface EngineOrder {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** Configuration beyond what every engine has: secrets that several engines share. */
  readonly env?: Readonly<Record<string, string>>;
}
/** Asks the engine for fresh sessions of accounts, at a time of the log. */
export interface SessionsWanted {
  readonly accountIds: readonly number[];
  readonly at: number;
}
export type EngineWord = { readonly address: string } | { readonly sessions: readonly string[] } | { readonly fault: string };

async function run({ env, ...place }: EngineOrder): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-replay-'));
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error', ...env });
  const log = createLog(config.logLevel);
  const target = { ...place, user: 'pelaminan_app' };
  const { db, pool, heartbeat, close } = connectPool(target, config.databasePool, log);
  const timeOfRequest = new AsyncLocalStorage<number>();
  let latest = 0;
  const clock: Clock = { now: () => timeOfRequest.getStore() ?? latest };
  const system = await buildSystem({ config, db, pool, heartbeat, target, clock, log, isWorking: false });
  system.app.addHook('onRequest', (request, _reply, done) => {
    const at = Number(request.headers[timeHeader] ?? latest);
    latest = Math.max(latest, at);
    timeOfRequest.run(at, done);
  });
  await system.start();
  const address = await system.app.listen({ host: '127.0.0.1', port: 0 });

  const stop = async (): Promise<void> => {
    await system.stop();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  };
  process.once('disconnect', () => void stop());
  if (!process.connected) return stop();
  const tell = (word: EngineWord): void => void process.send?.(word);
  process.on('message', (wanted: SessionsWanted) => {
    const origin = { address: '127.0.0.1', userAgent: 'replay', isBrowser: false };
    const sessions = timeOfRequest.run(wanted.at, () =>
      Promise.all(wanted.accountIds.map(async (id) => (await startSession(db, system.identity, id, origin)).handle)),
    );
    sessions.then(
      (handles) => tell({ sessions: handles }),
      (fault: unknown) => tell({ fault: String(fault) }),
    );
  });
  tell({ address });
}

if (process.argv[1] === import.meta.filename) await run(JSON.parse(process.argv[2] ?? '{}') as EngineOrder);
