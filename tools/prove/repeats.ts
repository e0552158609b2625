// Repeated clicks: every token two to sixty-four times, to both servers, while each of them is killed and restarted.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createTokens } from '../../server/ads/token.ts';
import { keyFor } from '../../server/config-secrets.ts';
import { overPool } from '../../server/kit/database.ts';
import { differences } from '../../server/testing/oracle.ts';
import type { Random } from '../../core/ads/beta.ts';
import { type Line, openLine } from '../../bench/connection.ts';
import { clickRequest } from '../../bench/requests.ts';
import { growTo } from '../../bench/world.ts';
import { openCluster, tokenSecret } from '../chaos/cluster.ts';
import { swap } from '../../core/lists.ts';

export interface RepeatsReport {
  readonly tokens: number;
  readonly sends: number;
  /** Sends that were not answered with a redirect: a server was killed. */
  readonly unanswered: number;
  /** Tokens that were charged, and charges beyond the first of a token. */
  readonly charged: number;
  readonly doubled: number;
  readonly differences: readonly string[];
}

const tokens = createTokens([keyFor(tokenSecret, 'ad token')]);
const vendorCount = 20;
const cpcIdr = 1_000;
const inFlight = 64;
/** Tokens whose sends are mixed with each other. */
const waveSize = 1_000;
/** Sent once more after both servers were started anew. */
const longAfter = 1_000;
const sendsMax = 64;
/** The card was looked at for so long. */
const lookedMs = 2_000;
/** A redirect comes within two seconds; who hears nothing for longer was cut off. */
const patienceMs = 5_000;

/** Most come two or three times, a few up to sixty-four. */
const sendsOf = (random: Random): number => 2 + Math.floor((sendsMax - 1) * random() ** 20);

/** The click of a viewer of its own, from a network of its own. */
function requestOf(n: number, vendorId: number): string {
  const ad = { vendorId, adVersion: 1, cpcIdr, placement: 'listing', categoryId: null, deviceKey: null } as const;
  const { click } = tokens.issue(ad, Date.now() - lookedMs);
  return clickRequest(click, `${20 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.9`);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    swap(all, i, Math.floor(random() * (i + 1)));
  }
  return all;
}

/** Sends so many tokens; each server is killed once on the way, and both at its end. `progress` hears how many tokens are through. */
export async function repeatTokens(
  count: number,
  random: Random,
  progress: (done: number) => void = () => undefined,
): Promise<RepeatsReport> {
  const cluster = await openCluster();
  const pool = new pg.Pool({ ...cluster.target, max: 2 });
  pool.on('error', () => undefined);
  const one = async (text: string): Promise<number> => Number((await pool.query<{ n: string }>(text)).rows[0]?.n);
  let sends = 0;
  let unanswered = 0;
  const lines: (Line | null)[] = Array.from({ length: inFlight }, () => null);

  const hangUp = (worker: number): void => {
    lines[worker]?.close();
    lines[worker] = null;
  };
  const send = async (worker: number, request: string): Promise<void> => {
    sends++;
    try {
      const line = (lines[worker] ??= await openLine(cluster.addresses[worker % 2] ?? ''));
      const answered = await Promise.race([line.send(request), sleep(patienceMs, null, { ref: false })]);
      if (answered === null) throw new Error('no answer');
      if (answered.status !== 302) unanswered++;
    } catch {
      unanswered++;
      hangUp(worker);
      await sleep(20);
    }
  };
  const sendAll = async (requests: readonly string[]): Promise<void> => {
    const queue = [...requests];
    const work = async (worker: number): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await send(worker, next);
    };
    await Promise.all(lines.map((_, worker) => work(worker)));
  };

  try {
    const client = await pool.connect();
    const vendorIds = await growTo(client, vendorCount, '');
    client.release();
    // Until both servers have heard of the ads.
    await sleep(3_000);
    const killsAt = [Math.floor(count / 3), Math.floor((2 * count) / 3)];
    const kills: Promise<void>[] = [];
    const last: string[] = [];
    for (let done = 0; done < count; ) {
      if (kills.length < killsAt.length && done >= (killsAt[kills.length] ?? 0)) kills.push(cluster.killServer(kills.length));
      const wave = Array.from({ length: Math.min(waveSize, count - done) }, (_, i) =>
        requestOf(done + i, vendorIds[(done + i) % vendorCount] ?? 0),
      );
      await sendAll(
        shuffled(
          wave.flatMap((request) => Array.from({ length: sendsOf(random) }, () => request)),
          random,
        ),
      );
      // With both servers there again, so that each is answered at least once.
      await Promise.all(kills);
      await sendAll(wave);
      last.push(...wave.slice(0, Math.ceil(longAfter / Math.ceil(count / waveSize))));
      done += wave.length;
      progress(done);
    }
    await Promise.all([cluster.killServer(0), cluster.killServer(1)]);
    for (const worker of lines.keys()) hangUp(worker);
    await sendAll(last);
    const charges = await one('select coalesce(sum(clicks), 0) as n from vendor_credit_clicks');
    const charged = await one("select count(distinct token_id) as n from ad_click where outcome = 'charged'");
    return { tokens: count, sends, unanswered, charged, doubled: charges - charged, differences: await differences(overPool(pool)) };
  } finally {
    for (const line of lines) line?.close();
    await pool.end();
    await cluster.close();
  }
}
