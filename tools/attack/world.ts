// The type of an attack, and its environment: two server processes with their own demo data, deleted afterwards.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { joinEmbeddedDatabase } from '../../server/database/embedded.ts';
import { type Database, openPool, overPool } from '../../server/kit/database.ts';
import { createLog } from '../../server/kit/log.ts';
import { portOf } from '../../server/testing/port-of.ts';
import { type Process, startProcess } from '../drill/processes.ts';

/** What came of an attack: what was measured, and each thing that gave way. An empty list is a pass. */
export interface Result {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly failures: readonly string[];
}
export interface Attack {
  /** In a few words with hyphens; also the name of its file. */
  readonly name: string;
  /** What it tries, in one sentence. */
  readonly about: string;
  run(world: World): Promise<Result>;
}
export interface World {
  /** Both processes; they believe `X-Forwarded-For`, so that an attack can come from many addresses. */
  readonly origins: readonly [string, string];
  /** The database as its owner: for looking at what was written, and for arranging what takes too long over HTTP. */
  readonly db: Database;
  /** Within `npm test`: seconds instead of minutes, on a machine that may be busy. Figures are then read with patience. */
  readonly isShort: boolean;
  /** What a series of the first process's metrics says now. */
  metric(series: string): Promise<number>;
  /** What both processes logged from level `warn`. */
  log(): readonly string[];
  close(): Promise<void>;
}

/** The secrets of the attacked processes, for attacks that sign something themselves. */
export const secrets = {
  TOKEN_SECRET: 'a token secret of the attacks that is long enough',
  WEBHOOK_SECRET: 'a webhook secret of the attacks that is long enough',
} as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Takes the data folder away in the end; an empty one is filled. */
export async function openWorld({ isShort, dataDir }: { readonly isShort: boolean; readonly dataDir: string }): Promise<World> {
  const database = await joinEmbeddedDatabase(dataDir);
  const running: Process[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((process) => process.stop()));
    await database.leave();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    // In the short form who takes nothing is not waited for as long.
    const settings = { ...secrets, DRAIN_SECONDS: '0', ...(isShort && { ANSWER_STALL_SECONDS: '3' }) };
    const metricsPort = await freePort();
    const first = await startProcess(dataDir, { settings: { ...settings, METRICS_PORT: String(metricsPort) } });
    running.push(first);
    const second = await startProcess(dataDir, { settings });
    running.push(second);
    const target = { host: database.socketFolder, port: database.port, database: 'pelaminan', user: database.owner };
    const db = overPool(openPool(target, 4, createLog('fatal')));
    return {
      origins: [first.origin, second.origin],
      db,
      isShort,
      async metric(series) {
        const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        const line = text.split('\n').find((one) => one.startsWith(`${series} `));
        return Number(line?.slice(series.length));
      },
      log: () => [...first.log, ...second.log],
      async close() {
        await db.destroy();
        await stop();
      },
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
