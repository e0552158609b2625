import pg from 'pg';
import { overPool } from '../../server/kit/database.ts';
import { differences } from '../../server/testing/oracle.ts';
import { openScratchDatabase } from '../../server/testing/scratch-database.ts';
import { type Advertiser, arrangeAdvertisers } from './advertisers.ts';
import { reportedBy, writtenIn } from './books.ts';
import { type Played, playRun, runsOf } from './drive.ts';
import { type Caller, createCaller } from './http.ts';
import type { Visit } from './logs.ts';
import { type Report, reportOf } from './report.ts';
import { startEngine } from './start-engine.ts';

const database = 'replay';
const connections = 64;
/** Ads are saved this long before the first line of the log. */
const savedBeforeMs = 60_000;

/** Plays a log through a server of its own on a database of its own, and verifies all balances afterwards. `onProgress` receives the number of visits. */
export async function replay(visits: readonly Visit[], onProgress: (played: number) => void = () => undefined): Promise<Report> {
  const scratch = await openScratchDatabase(database);
  const engine = startEngine({ host: scratch.socketFolder, port: scratch.port, database });
  try {
    const advertisers = await arrangeAdvertisers(scratch.client, visits);
    const caller = createCaller(await engine.address, connections);
    try {
      const accountIds = advertisers.map(({ accountId }) => accountId);
      const [first, last] = [visits[0]?.at ?? 0, visits.at(-1)?.at ?? 0];
      await saveAds(caller, advertisers, await engine.sessionsOf({ accountIds, at: first - savedBeforeMs }), first - savedBeforeMs);
      const started = performance.now();
      const played = await playAll(visits, advertisers, caller, onProgress);
      const seconds = (performance.now() - started) / 1_000;
      const reported = await reportedBy(caller, advertisers, await engine.sessionsOf({ accountIds, at: last }), visits);
      const written = await writtenIn(scratch.client);
      return reportOf({ played, reported, written, differences: await checkBooks(scratch), seconds, advertisers: advertisers.length });
    } finally {
      caller.close();
    }
  } finally {
    await engine.stop();
    await scratch.close();
  }
}

async function playAll(
  visits: readonly Visit[],
  advertisers: readonly Advertiser[],
  caller: Caller,
  onProgress: (played: number) => void,
): Promise<Played[]> {
  const advertiserOf = new Map(advertisers.map((advertiser) => [advertiser.name, advertiser]));
  const played: Played[] = [];
  for (const run of runsOf(visits)) {
    played.push(...(await playRun(run, advertiserOf, caller)));
    onProgress(played.length);
  }
  return played;
}

async function saveAds(caller: Caller, advertisers: readonly Advertiser[], sessions: readonly string[], at: number): Promise<void> {
  await Promise.all(
    advertisers.map(async ({ setting }, i) => {
      // Every visit of the log is shown the ad for as long as its budget lasts: which are charged must not hang on a drawing.
      const body = { ...setting, pacing: 'fast', start_date: null, end_date: null, is_enabled: true };
      const headers = { 'session-id': sessions[i] ?? '' };
      const answer = await caller.send({ method: 'PUT', path: '/ms/bs-vendors/api/v1/vendor_ads', at, headers, body });
      if (answer.status !== 200) throw new Error(`an ad was not saved: ${JSON.stringify(answer.body)}`);
    }),
  );
}

async function checkBooks({ socketFolder, port }: { socketFolder: string; port: number }): Promise<string[]> {
  const pool = new pg.Pool({ host: socketFolder, port, database, user: 'pelaminan_owner', max: 1 });
  try {
    return await differences(overPool(pool));
  } finally {
    await pool.end();
  }
}
