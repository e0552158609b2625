// The upgrade drill: two versions side by side on one database, the new one replacing the old under load.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReadyProxy } from './ready-proxy.ts';
import { logIn } from './calls.ts';
import { examine } from './examine.ts';
import { chunksIn, type Crowd, startPeople } from './people.ts';
import { startProcess, thisVersion } from './processes.ts';

export interface UpgradeReport {
  /** Calls people made while the new version took over. */
  readonly calls: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
  /** From the signal until the process had ended, of each old one; and how each ended. */
  readonly drained: readonly { readonly seconds: number; readonly ended: number | string | null }[];
  /** Live streams that were open at an old process, and how many of them ended as a whole answer. */
  readonly streams: { readonly open: number; readonly ended: number };
  /** Between the signal and the closing of its door, an old process said that it is not ready and still served. */
  readonly saidSoFirst: boolean;
  /** Chunks of the tab that was opened before: all there from the new version, and how many the new build does not have itself. */
  readonly oldChunks: { readonly served: number; readonly gone: number; readonly ofOldBuildAlone: number };
  readonly isNewBuildServed: boolean;
  readonly hasNewColumn: boolean;
  /** The old version, started once more on the database of the new one. */
  readonly oldVersionAgain: { readonly serves: boolean; readonly warns: boolean };
  readonly lost: number;
  readonly differences: readonly string[];
  readonly isAuditWhole: boolean;
}

const vendors = ['gold@demo.test', 'international@demo.test'] as const;
const migration = '9999_drill_of_an_upgrade.sql';

interface UpgradeSizes {
  /** Each stage lasts so long, and until everyone has worked in it. */
  readonly stageMs: number;
  readonly crowd: Crowd;
  /** Goes with the drill; an empty one is filled. */
  readonly dataDir: string;
}

/** Runs the drill. Nothing of it stays. */
export async function drillUpgrade({ stageMs, crowd, dataDir }: UpgradeSizes, say: (what: string) => void): Promise<UpgradeReport> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-upgrade-'));
  const next = path.join(folder, 'next');
  makeNextVersion(next);
  const proxy = await openReadyProxy();
  const settings = { PUBLIC_URL: proxy.origin };
  const start = async (version = thisVersion) => {
    // What Node compiles of a version that is thrown away is thrown away with it.
    const compiled = version === thisVersion ? {} : { NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
    const process = await startProcess(dataDir, { version, settings: { ...settings, ...compiled } });
    proxy.open(process.origin);
    await proxy.untilReady(process.origin);
    return process;
  };
  const running = new Set<Awaited<ReturnType<typeof start>>>();
  const stop = async (process: Awaited<ReturnType<typeof start>>) => {
    const begun = performance.now();
    const ended = await process.stop();
    proxy.forget(process.origin);
    running.delete(process);
    return { seconds: (performance.now() - begun) / 1_000, ended };
  };
  try {
    const olds = [await start(), await start()];
    for (const old of olds) running.add(old);
    const people = await startPeople(proxy.origin, vendors, crowd);
    const stage = async (): Promise<void> => void (await Promise.all([sleep(stageMs), people.everybody()]));
    say(`two processes of the old version; ${people.oldTab.length} chunks in a tab that stays open`);
    await stage();
    const drained: UpgradeReport['drained'][number][] = [];
    let saidSoFirst = true;
    const streams = { open: 0, ended: 0 };
    const session = await logIn(proxy.origin, vendors[0]);
    const news: typeof olds = [];
    for (const old of olds) {
      const fresh = await start(next);
      running.add(fresh);
      news.push(fresh);
      say(`a process of the new version is ready beside ${running.size - 1} others`);
      await stage();
      // Someone has a page open.
      const live = await fetch(`${old.origin}/v2/live`, { headers: { 'session-id': session } });
      if (live.ok) streams.open++;
      const isWhole = live.text().then(
        () => true,
        () => false,
      );
      const stopping = stop(old);
      saidSoFirst &&= await saysSoFirst(old.origin);
      const { seconds, ended } = await stopping;
      if (await isWhole) streams.ended++;
      say(`an old process ended with ${ended} after ${seconds.toFixed(1)} s`);
      drained.push({ seconds, ended });
    }
    await stage();
    const { done: calls, failures, paid } = await people.stop();

    const own = new Set(readdirSync(path.join(next, 'dist', 'web')));
    const served = await Promise.all(people.oldTab.map(async (chunk) => (await fetch(proxy.origin + chunk)).status));
    const page = chunksIn(await (await fetch(proxy.origin)).text());
    const again = await startProcess(dataDir, { settings });
    const serves = (await fetch(`${again.origin}/v2/accounts/get_by_uuid/none`)).status < 500 && (await fetch(again.origin)).ok;
    await again.stop();
    const { hasColumn, ...books } = await examine(dataDir, paid, 'vendor', 'note_of_the_drill');
    return {
      calls,
      failures,
      drained,
      streams,
      saidSoFirst,
      oldChunks: {
        served: served.filter((status) => status === 200).length,
        gone: served.filter((status) => status !== 200).length,
        ofOldBuildAlone: people.oldTab.filter((chunk) => !own.has(path.basename(chunk))).length,
      },
      isNewBuildServed: page.length > 0 && page.every((chunk) => own.has(path.basename(chunk))),
      hasNewColumn: hasColumn,
      oldVersionAgain: { serves, warns: again.log.some((line) => line.includes('newer version') && line.includes(migration)) },
      ...books,
    };
  } finally {
    for (const process of running) await process.stop();
    await proxy.close();
    for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
  }
}

/** Whether a process that was told to stop says that it is not ready while it still answers. */
async function saysSoFirst(origin: string): Promise<boolean> {
  for (; ; await sleep(20))
    try {
      const { status } = await fetch(`${origin}/health/ready`);
      if (status === 503) return (await fetch(`${origin}/health/live`)).ok;
    } catch {
      return false;
    }
}

/** The version after this one: another build, whose chunks all have other names, and one migration that adds. */
function makeNextVersion(next: string): void {
  mkdirSync(next, { recursive: true });
  for (const part of ['server', 'core', 'contract', 'texts', 'package.json'])
    cpSync(path.join(thisVersion, part), path.join(next, part), { recursive: true });
  symlinkSync(path.join(thisVersion, 'node_modules'), path.join(next, 'node_modules'));
  writeFileSync(
    path.join(next, 'server', 'database', 'migrations', migration),
    "alter table vendor add column note_of_the_drill text not null default '';\n",
  );
  const web = path.join(thisVersion, 'dist', 'web');
  const renamed = new Map(
    readdirSync(web)
      .filter((name) => /-[\w-]{8}\.(js|css)$/.test(name))
      .map((name) => [
        name,
        name.replace(/-[\w-]{8}(\.\w+)$/, (_, end: string) => `-${Buffer.from(name).toString('hex').slice(-8)}${end}`),
      ]),
  );
  const names = [...renamed.keys()].toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', String.raw`\.`));
  const anyName = new RegExp(names.join('|'), 'g');
  const anew = (text: string): string => text.replace(anyName, (name) => renamed.get(name) ?? name);
  for (const part of ['web', 'ssr']) {
    const from = path.join(thisVersion, 'dist', part);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const place = path.join(next, 'dist', part, path.relative(from, entry.parentPath));
      mkdirSync(place, { recursive: true });
      const source = path.join(entry.parentPath, entry.name);
      const isText = /\.(js|css|html|json)$/.test(entry.name);
      if (isText) writeFileSync(path.join(place, renamed.get(entry.name) ?? entry.name), anew(readFileSync(source, 'utf8')));
      else cpSync(source, path.join(place, entry.name));
    }
  }
}
