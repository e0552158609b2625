import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { connectPool } from '../database/open.ts';
import { openPair, type Pair } from '../testing/standby.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Database } from './database.ts';
import { createLog } from './log.ts';
import { createStaleReads, readsOfPrimary, type StaleReads, staleMsMax } from './stale-reads.ts';

describe('A standby', () => {
  const log = createLog('fatal');
  let pair: Pair;
  let primary: ReturnType<typeof connectPool>;
  let standby: ReturnType<typeof connectPool>;
  let reads: StaleReads;
  beforeAll(async () => {
    pair = await openPair();
    primary = connectPool(pair.primary, 4, log);
    standby = connectPool(pair.standby, 4, log);
    await sql`create table noted (n int)`.execute(primary.db);
    reads = createStaleReads(primary.db, standby.db, log);
  });
  afterAll(async () => {
    reads.stop();
    await standby.close();
    await primary.close();
    await pair.close();
  });

  const isStandby = async (db: Database): Promise<boolean> => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
    return rows[0]?.is === true;
  };
  const noted = async (db: Database): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from noted`.execute(db);
    return rows[0]?.n ?? 0;
  };
  const note = () => sql`insert into noted values (1)`.execute(primary.db);
  const untilItReads = async (): Promise<void> => {
    await expect.poll(() => reads.read(isStandby), { interval: 100 }).toBe(true);
  };

  it('that keeps up reads, and what is written is there soon', async () => {
    await untilItReads();
    await note();
    await expect.poll(() => reads.read(noted)).toBe(1);
  });

  it('that falls behind is not asked: nothing that is read is older than promised', async () => {
    await untilItReads();
    await sql`select pg_wal_replay_pause()`.execute(standby.db);
    await note();
    const since = performance.now();
    for (;;) {
      // An answer may take its time on a busy machine: it is as old as what was asked.
      const askedAfterMs = performance.now() - since;
      if (!(await reads.read(isStandby))) break;
      expect(askedAfterMs).toBeLessThan(staleMsMax + 1_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await reads.read(noted)).toBe(2);
    await sql`select pg_wal_replay_resume()`.execute(standby.db);
    await untilItReads();
    expect(await reads.read(noted)).toBe(2);
  });

  it('whose read fails for another reason than an outage is not covered up', async () => {
    await untilItReads();
    const asked: Database[] = [];
    const failing = reads.read((db) => {
      asked.push(db);
      return sql`select 1 / 0`.execute(db);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(asked).toEqual([standby.db]);
  });

  it('that is gone is missed by nobody', async () => {
    await untilItReads();
    let answers = 0;
    let isGone = false;
    const reader = (async () => {
      while (!isGone || answers < 50) {
        expect(await reads.read(noted)).toBe(2);
        answers++;
      }
    })();
    await pair.stopStandby();
    isGone = true;
    await reader;
    expect(await reads.read(isStandby)).toBe(false);
  });

  it('that is a primary itself is not asked', async () => {
    const wrong = createStaleReads(primary.db, primary.db, log);
    const asked: Database[] = [];
    for (let i = 0; i < 30; i++) {
      await wrong.read(async (db) => asked.push(db));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    wrong.stop();
    expect(new Set(asked)).toEqual(new Set([primary.db]));
  });
});

describe('May be some seconds old', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await openTestApp({
      at: '2026-11-20T05:00:00Z',
      staleReads: (db) => ({
        ...readsOfPrimary(db),
        read(work) {
          count++;
          return work(db);
        },
      }),
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    count = 0;
  });

  const ads = '/ms/bs-vendors/api/v1/vendor_ads';
  test.each([
    ['narrowed lists of vendors', '/_public/v2/vendors?rating_min=3', 1],
    ['lists of a place, which pages keep', '/_public/v2/vendors', 0],
    ['searches', '/_public/v2/vendors?q=kirana', 1],
    ['statistics of days that are over', `${ads}/statistic?start_date=2026-11-01&end_date=2026-11-19`, 1],
    ['statistics with today', `${ads}/statistic?start_date=2026-11-01&end_date=2026-11-20`, 0],
    ['their file', `${ads}/statistic.csv?start_date=2026-11-01&end_date=2026-11-19`, 1],
    ['the summary', `${ads}/summary`, 0],
    ['clicks', `${ads}/clicks`, 0],
  ])('%s (%s): %i read', async (_, path, reads) => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    expect((await app.call('GET', path, { as: vendor })).status).toBe(200);
    expect(count).toBe(reads);
  });
});
