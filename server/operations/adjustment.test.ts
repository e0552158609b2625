import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Adjustment } from '../../contract/operations.ts';
import { balanceOf } from '../credit/api.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';

let app: TestApp;
let operators: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  operators = operationsOf(app);
});
afterAll(() => app.close());

const dataOf = (answer: Answer): Adjustment => (answer.body as { data: Adjustment }).data;

describe('up to Rp 5,000,000 a day', () => {
  test('one operator adds credit immediately, and the vendor sees it as a correction', async () => {
    const vendor = await app.build.vendor();
    const operator = await app.build.operator('finance');
    const answer = await operators.adjust(operator, vendor.vendorId, 5_000_000);
    expect(answer).toMatchObject({ status: 201, body: { data: { status: 'posted', amount: 5_000_000, is_mine: true, decision: null } } });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(5_000_000);
    const history = await app.call('GET', '/ms/bs-vendors/api/v1/ads_credits/history', { as: vendor });
    expect(history.body).toMatchObject({ data: [{ kind: 'adjustment', amount: 5_000_000, balance_after: 5_000_000 }] });
  });

  test('credit is taken back, but never more than there is', async () => {
    const vendor = await app.build.vendor();
    const operator = await app.build.operator('finance');
    await operators.adjust(operator, vendor.vendorId, 100_000);
    expect((await operators.adjust(operator, vendor.vendorId, -40_000)).status).toBe(201);
    expect(codeOf(await operators.adjust(operator, vendor.vendorId, -60_001))).toBe('operations.balance_too_low');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(60_000);
  });

  test('many small ones of one day are a large one, also when they come at once', async () => {
    const vendor = await app.build.vendor();
    const operator = await app.build.operator('finance');
    const answers = await Promise.all(Array.from({ length: 8 }, () => operators.adjust(operator, vendor.vendorId, 1_500_000)));
    const statuses = answers.map((answer) => dataOf(answer).status).toSorted();
    expect(statuses).toEqual([...Array<string>(3).fill('posted'), ...Array<string>(5).fill('waiting')]);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(4_500_000);
  });

  test('counts over all vendors: eight vendors get no more than one, and deductions do not free it', async () => {
    const vendors = await Promise.all(Array.from({ length: 8 }, () => app.build.vendor()));
    const operator = await app.build.operator('finance');
    const answers = await Promise.all(vendors.map((vendor) => operators.adjust(operator, vendor.vendorId, 5_000_000)));
    expect(answers.map((answer) => dataOf(answer).status).toSorted()).toEqual(['posted', ...Array<string>(7).fill('waiting')]);
    const balances = await Promise.all(vendors.map((vendor) => balanceOf(app.db, vendor.vendorId)));
    expect(balances.reduce((all, balance) => all + balance)).toBe(5_000_000);
    const [given] = vendors.filter((_, n) => balances[n] === 5_000_000);
    expect(dataOf(await operators.adjust(operator, given?.vendorId ?? 0, -5_000_000)).status).toBe('waiting');
  });

  test('is for a vendor over all operators, and begins anew on the next day in Jakarta', async () => {
    const vendor = await app.build.vendor();
    const three = await Promise.all(Array.from({ length: 3 }, () => app.build.operator('finance')));
    const statuses = [];
    for (const operator of three) statuses.push(dataOf(await operators.adjust(operator, vendor.vendorId, 2_500_000)).status);
    expect(statuses).toEqual(['posted', 'posted', 'waiting']);
    app.clock.set('2026-11-20T17:00:00Z');
    const [tomorrow] = [await app.build.operator('finance')];
    expect(dataOf(await operators.adjust(tomorrow, vendor.vendorId, 5_000_000)).status).toBe('posted');
    app.clock.set('2026-11-20T03:00:00Z');
  });

  test('the same request twice is one adjustment', async () => {
    const vendor = await app.build.vendor();
    const operator = await app.build.operator('finance');
    const key = randomUUID();
    const [first, second] = await Promise.all([
      operators.adjust(operator, vendor.vendorId, 25_000, { key }),
      operators.adjust(operator, vendor.vendorId, 25_000, { key }),
    ]);
    expect(dataOf(first).id).toBe(dataOf(second).id);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(25_000);
  });
});

describe('above it', () => {
  const large = async () => {
    const vendor = await app.build.vendor();
    const asker = await app.build.operator('finance');
    const asked = dataOf(await operators.adjust(asker, vendor.vendorId, 5_000_001));
    return { vendor, asker, asked };
  };

  test('nothing moves until another operator approves', async () => {
    const { vendor, asker, asked } = await large();
    expect(asked.status).toBe('waiting');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect(codeOf(await operators.decide(asker, asked.id, 'approved'))).toBe('operations.own_request');
    const second = await app.build.operator('finance');
    expect(await operators.decide(second, asked.id, 'approved')).toMatchObject({
      status: 200,
      body: { data: { status: 'done', is_mine: false, decision: { reason: null } } },
    });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(5_000_001);
    expect(codeOf(await operators.decide(second, asked.id, 'approved'))).toBe('operations.already_decided');
  });

  test('what the balance does not hold any more is not taken, and whoever decides is told so of the whole', async () => {
    const vendor = await app.build.vendor();
    const asked = dataOf(await operators.adjust(await app.build.operator('finance'), vendor.vendorId, -6_000_000));
    const answer = await operators.decide(await app.build.operator('finance'), asked.id, 'approved');
    expect(codeOf(answer)).toBe('operations.balance_too_low');
    // No field of the decision is wrong: a form would look for it in vain and say nothing.
    expect(answer.body).not.toMatchObject({ error: { fields: expect.anything() } });
  });

  test('it can be refused, with a reason', async () => {
    const { vendor, asked } = await large();
    const second = await app.build.operator('finance');
    expect(codeOf(await operators.decide(second, asked.id, 'refused'))).toBe('operations.reason_required');
    expect((await operators.decide(second, asked.id, 'refused', 'No proof')).status).toBe(200);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });

  test('of many who decide at once one does', async () => {
    const { vendor, asked } = await large();
    const others = await Promise.all(Array.from({ length: 5 }, () => app.build.operator('finance')));
    const answers = await Promise.all(others.map((other) => operators.decide(other, asked.id, 'approved')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'operations.already_decided')).toHaveLength(4);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(5_000_001);
  });
});

test.each([0, 1.5, '100000', null, 1e300])('%s is no amount', async (amount) => {
  const vendor = await app.build.vendor();
  const operator = await app.build.operator('finance');
  expect(codeOf(await operators.adjust(operator, vendor.vendorId, amount))).toBe('operations.amount_invalid');
});

test('an unknown vendor, no reason and too much are refused', async () => {
  const vendor = await app.build.vendor();
  const operator = await app.build.operator('finance');
  expect((await operators.adjust(operator, 999_999_999, 1_000)).status).toBe(404);
  expect(codeOf(await operators.adjust(operator, vendor.vendorId, 1_000, { reason: ' ' }))).toBe('operations.reason_required');
  expect(codeOf(await operators.adjust(operator, vendor.vendorId, 50_000_001))).toBe('operations.amount_above_maximum');
});

test('an operator related to the vendor neither asks nor decides', async () => {
  const vendor = await app.build.vendor();
  const [related, asker] = [await app.build.operator('finance'), await app.build.operator('finance')];
  await app.owner.insertInto('operator_relation').values({ operator_id: related.accountId, account_id: vendor.accountId }).execute();
  expect(codeOf(await operators.adjust(related, vendor.vendorId, 1_000))).toBe('operations.related_vendor');
  const asked = dataOf(await operators.adjust(asker, vendor.vendorId, 6_000_000));
  expect(codeOf(await operators.decide(related, asked.id, 'approved'))).toBe('operations.related_vendor');
});

test('lists show what waits from the oldest on, and the limits', async () => {
  const vendor = await app.build.vendor();
  const operator = await app.build.operator('finance');
  for (const amount of [6_000_000, 7_000_000]) {
    app.clock.advance(1_000);
    await operators.adjust(operator, vendor.vendorId, amount);
  }
  const { data, meta } = await operators.read<{ data: Adjustment[]; meta: object }>(
    operator,
    `/adjustments?status=waiting&vendor_id=${vendor.vendorId}`,
  );
  expect(data.map(({ amount }) => amount)).toEqual([6_000_000, 7_000_000]);
  expect(meta).toEqual({ page: 1, limit: 20, total: 2, alone_max: 5_000_000, maximum: 50_000_000 });
});

test('after all of it the books agree', async () => {
  expect(await differences(app.owner)).toEqual([]);
});
