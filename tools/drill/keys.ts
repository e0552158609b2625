// The key rotation drill: every secret is replaced, process after process, under load.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReadyProxy } from './ready-proxy.ts';
import { type Books, examine } from './examine.ts';
import { busyCrowd, startPeople } from './people.ts';
import { type Process, startProcess, thisVersion } from './processes.ts';
import { recordOf } from '../../core/keys.ts';

export interface KeysReport extends Books {
  readonly calls: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
  /** What `npm run keys` said, the first and the second time, and with the old secrets taken away. */
  readonly closedAnew: readonly string[];
  readonly isNothingLeft: boolean;
  /** How long closing everything anew took. */
  readonly seconds: number;
}

const vendors = ['gold@demo.test', 'international@demo.test'];
const replaced = ['TOKEN_SECRET', 'ENCRYPTION_SECRET', 'DOCUMENT_SECRET', 'WEBHOOK_SECRET'] as const;
type Secrets = Readonly<Record<(typeof replaced)[number], string>>;
const makeSecrets = (): Secrets => recordOf(replaced, () => randomBytes(32).toString('base64url'));
const listed = (...lists: Secrets[]): Record<string, string> =>
  Object.fromEntries(replaced.map((name) => [name, lists.map((secrets) => secrets[name]).join(',')]));

/** Runs the drill; each of its stages lasts so long. Nothing of it stays. */
export async function drillKeys({ stageMs }: { readonly stageMs: number }, say: (what: string) => void): Promise<KeysReport> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-keys-'));
  const [before, after] = [makeSecrets(), makeSecrets()];
  const proxy = await openReadyProxy();
  const lasting = { VIEWER_SECRET: before.TOKEN_SECRET, COMPARISON_SECRET: before.DOCUMENT_SECRET, PUBLIC_URL: proxy.origin };
  const running: Process[] = [];
  const start = async (secrets: Record<string, string>): Promise<void> => {
    const process = await startProcess(dataDir, { settings: { ...lasting, ...secrets } });
    running.push(process);
    proxy.open(process.origin);
    await proxy.untilReady(process.origin);
  };
  /** One process after the other gives way to one with these secrets. */
  const roll = async (what: string, secrets: Record<string, string>): Promise<void> => {
    for (const old of running.splice(0)) {
      await start(secrets);
      await old.stop();
      proxy.forget(old.origin);
    }
    say(`two processes with ${what}`);
    await sleep(stageMs);
  };
  try {
    await start(listed(before));
    await start(listed(before));
    const people = await startPeople(proxy.origin, vendors, busyCrowd);
    say('two processes with the old secrets, people at work');
    await sleep(stageMs);
    await roll('the new secrets behind the old ones', listed(before, after));
    await roll('the new secrets first', listed(after, before));
    const begun = performance.now();
    const first = await closeAnew(dataDir, { ...lasting, ...listed(after, before) });
    const seconds = (performance.now() - begun) / 1_000;
    const second = await closeAnew(dataDir, { ...lasting, ...listed(after, before) });
    say(first);
    await roll('the new secrets alone', listed(after));
    const third = await closeAnew(dataDir, { ...lasting, ...listed(after) });
    const { done: calls, failures, paid } = await people.stop();
    for (const process of running.splice(0)) await process.stop();
    const { hasColumn: _any, ...books } = await examine(dataDir, paid);
    const isNothingLeft = [second, third].every((said) =>
      / 0 second factors, 0 account numbers, 0 agreements and names of files, 0 files/.test(said),
    );
    return { calls, failures, closedAnew: [first, second, third], isNothingLeft, seconds, ...books };
  } finally {
    for (const process of running) await process.stop();
    await proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `npm run keys` with these secrets; answers what it says. */
async function closeAnew(dataDir: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const command = spawn(process.execPath, [path.join(thisVersion, 'server', 'commands', 'keys.ts')], {
    env: { ...env, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  return said.trim();
}
