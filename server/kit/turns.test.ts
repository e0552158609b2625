// Reads that gather much, and files: accounts and addresses take turns before anyone gets a connection of the database. (S62)
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adClicksCsv, adStatisticCsv } from '../../contract/ads.ts';
import { listVendors } from '../../contract/catalogue.ts';
import { creditHistory, creditHistoryCsv } from '../../contract/credit.ts';
import { exportData } from '../../contract/leaving.ts';
import { earningsMovements } from '../../contract/payouts.ts';
import { type BuiltAccount, testPassword } from '../testing/builders/accounts.ts';
import type { Answer } from '../testing/builders/context.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { fileTurns } from './turns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { DATABASE_POOL: '2' } });
});
afterAll(() => app.close());

const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort((a, b) => a - b);

describe('files of an account', () => {
  /** Keeps the one place there is until all of these but one were refused. */
  async function whileTaken(asks: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
    let free = (): void => undefined;
    const held = fileTurns('somebody else', () => new Promise<void>((resolve) => (free = resolve)));
    let refused = 0;
    const answers = asks.map(async (ask) => {
      const answer = await ask();
      if (answer.status === 429) refused++;
      return answer;
    });
    try {
      await expect.poll(() => refused).toBe(asks.length - 1);
    } finally {
      free();
    }
    await held;
    return Promise.all(answers);
  }

  test.each([creditHistoryCsv, adClicksCsv, adStatisticCsv])(
    '$path: one more may wait, whoever asks for more is told so',
    async ({ path }) => {
      const vendor = await app.build.vendor({ plan: 'Gold' });
      const url = path === adStatisticCsv.path ? `${path}?start_date=2026-11-01&end_date=2026-11-02` : path;
      const ask = () => app.call('GET', url, { as: vendor });
      const answers = await whileTaken([ask, ask, ask]);
      expect(statuses(answers)).toEqual([200, 429, 429]);
      expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ error: { code: 'request.too_many' } });
    },
  );

  test('the export of all data is one of them, and is as long as it takes', async () => {
    const vendor = await app.build.vendor();
    const ask = () => app.call('POST', exportData.path, { as: vendor, body: { password: testPassword } });
    const [file, ...more] = (await whileTaken([ask, ask])).toSorted((a, b) => a.status - b.status);
    expect([file?.status, more.map(({ status }) => status)]).toEqual([200, [429]]);
    expect(file?.body).toMatchObject({ tables: { account: [{ email: vendor.email }] } });
  });
});

describe('reads that gather much', () => {
  const many = 160;
  const askAll = (path: string, as: BuiltAccount | undefined, remoteAddress: string) =>
    Promise.all(Array.from({ length: many }, () => app.call('GET', path, { ...(as && { as }), remoteAddress })));

  test.each([
    ['an account', creditHistory.path],
    ['an account', earningsMovements.path],
    ['an address', `${listVendors.path}?q=fotografre`],
  ])('%s that asks for %s all the time has one at work and others waiting; somebody else is next', async (who, path) => {
    const [vendor, modest] = [await app.build.payableVendor(), await app.build.payableVendor()];
    const isAccount = who === 'an account';
    const asked = askAll(path, isAccount ? vendor : undefined, '9.8.7.6');
    let done = 0;
    void asked.then(() => (done = many));
    const other = await app.call('GET', path, { ...(isAccount && { as: modest }), remoteAddress: '9.8.7.5' });
    expect([other.status, done]).toEqual([200, 0]);
    const refused = (await asked).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
  });
});
