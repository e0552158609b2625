import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dispute } from '../../contract/operations.ts';
import { buildDispute, operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operators: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z', jobs: true });
  operators = operationsOf(app);
});
afterAll(() => app.close());

const category = 207;

test('an open dispute is listed with what speaks for and against it, oldest first', async () => {
  const { vendor, clickId } = await buildDispute(app, { categoryId: category, cityId: 1 });
  const operator = await app.build.operator('support');
  const { data, meta } = await operators.read<{ data: Dispute[]; meta: { total: number } }>(operator, '/disputes');
  expect(meta.total).toBe(data.length);
  const times = data.map(({ opened_at: at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(data.find((row) => row.click_id === clickId)).toMatchObject({
    vendor: { id: vendor.vendorId, slug: vendor.slug },
    status: 'open',
    reason: 'This was my competitor',
    click: { charged: 1_500, placement: 'category' },
    facts: { seconds_after_display: expect.any(Number), same_viewer_clicks: 0, same_network_clicks: 0, led_to_contact: false },
    decision: null,
  });
});

test('a refund appears for the vendor: balance, statistics, clicks page, email, and an entry in the audit log', async () => {
  const { vendor, clickId } = await buildDispute(app, { categoryId: category, cityId: 2 });
  const operator = await app.build.operator('support');
  const answer = await operators.decideDispute(operator, clickId, 'refunded');
  expect(answer).toMatchObject({ status: 200, body: { data: { status: 'refunded' } } });
  expect(await vendor.summary()).toMatchObject({ credit_balance: 100_000 });
  expect((await vendor.statistic('2026-11-20', '2026-11-20')).totals).toMatchObject({ clicks: 0, spending: 0 });
  expect((await vendor.clicks())[0]).toMatchObject({
    charged: 1_500,
    dispute: { status: 'refunded', decision_reason: 'Four clicks from one device' },
  });
  const outbox = await app.eventually(
    async () => (await app.call('GET', '/dev/outbox.json')).body as { to: string; subject: string; text: string }[],
    (mails) => mails.some(({ to }) => to === vendor.email),
  );
  expect(outbox.find(({ to }) => to === vendor.email)?.text).toContain('Four clicks from one device');
  const log = await operators.read<{ data: unknown[] }>(operator, `/audit?q=click:${clickId}`);
  expect(log.data[0]).toMatchObject({
    action: 'ads.dispute_decided',
    who: { email: operator.email, type: 'operator' },
    detail: { verdict: 'refunded', amountIdr: 1_500 },
  });
  expect(await differences(app.owner)).toEqual([]);
});

test('a refusal moves no money, and needs a reason as a refund does', async () => {
  const { vendor, clickId } = await buildDispute(app, { categoryId: category, cityId: 3 });
  const operator = await app.build.operator('support');
  expect(codeOf(await operators.decideDispute(operator, clickId, 'refused', '  '))).toBe('operations.reason_required');
  expect((await operators.decideDispute(operator, clickId, 'refused')).status).toBe(200);
  expect(await vendor.summary()).toMatchObject({ credit_balance: 98_500 });
});

test('of many operators at once one decides, and the others are told so', async () => {
  const { vendor, clickId } = await buildDispute(app, { categoryId: category, cityId: 4 });
  const six = await Promise.all(Array.from({ length: 6 }, () => app.build.operator('support')));
  const answers = await Promise.all(six.map((operator, i) => operators.decideDispute(operator, clickId, i % 2 ? 'refunded' : 'refused')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === 'operations.already_decided')).toHaveLength(5);
  const { credit_balance: balance } = await vendor.summary();
  const refunded = answers.findIndex(({ status }) => status === 200) % 2 === 1;
  expect(balance).toBe(refunded ? 100_000 : 98_500);
  expect(await differences(app.owner)).toEqual([]);
});

test('an operator related to the vendor is refused, and the attempt is logged', async () => {
  const { vendor, clickId } = await buildDispute(app, { categoryId: category, cityId: 5 });
  const operator = await app.build.operator('support');
  await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: vendor.accountId }).execute();
  const answer = await operators.decideDispute(operator, clickId, 'refunded');
  expect([answer.status, codeOf(answer)]).toEqual([403, 'operations.related_vendor']);
  const log = await operators.read<{ data: unknown[] }>(operator, `/audit?q=account:${vendor.accountId}&result=refused`);
  expect(log.data[0]).toMatchObject({ action: 'ads.dispute_decided', result: 'refused' });
  expect((await vendor.clicks())[0]).toMatchObject({ dispute: { status: 'open' } });
});

test('the same request twice is one decision with one answer', async () => {
  const { clickId } = await buildDispute(app, { categoryId: category, cityId: 6 });
  const operator = await app.build.operator('support');
  const body = { verdict: 'refunded', reason: 'Four clicks from one device' };
  const send = () => operators.post(operator, `/disputes/${clickId}/decision`, body, 'the-same-key-of-one-intent');
  const [first, second] = [await send(), await send()];
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(first?.body).toEqual(second?.body);
});

test('a click nobody disputes is like one that does not exist', async () => {
  const operator = await app.build.operator('support');
  expect((await operators.decideDispute(operator, '01890000-0000-7000-8000-000000000000', 'refunded')).status).toBe(404);
});
