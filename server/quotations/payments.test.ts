// Instalments: opening a payment, webhooks in any order, late and duplicate payments, refunds. The bookkeeper verifies the result.
import { sql } from 'kysely';
import { clientTimeline } from '../../contract/client-timeline.ts';
import type { Quotation } from '../../contract/quotations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { paymentRequest, type Quoted } from '../testing/builders/quotations.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const base = '/ms/quotation/v1';
const start = '2026-11-20T03:00:00Z';
const dayMs = 86_400_000;
let app: TestApp;
let vendor: BuiltVendor;
let couple: BuiltAccount;
let quoted: Quoted;
beforeAll(async () => {
  app = await openTestApp({ at: start });
});
beforeEach(async () => {
  app.clock.set(start);
  couple = await app.build.couple();
});
afterAll(() => app.close());

const open = (as: BuiltAccount, id: string | null | undefined, successUrl?: string, headers: Record<string, string> = {}) =>
  app.call('POST', '/ms/pay/v1/payments', { as, body: paymentRequest(id, successUrl), headers });
const idOf = (position = 0) => quoted.quotation.instalments[position]?.id;
const schedule = async (as: BuiltAccount, position = 0) => app.call('GET', `${base}/payment_schedule/${idOf(position)}`, { as });
const earnings = async () => {
  const { rows } = await sql<{ balance_idr: number }>`
    select balance_idr from ledger_account where kind = 'vendor_earnings' and vendor_id = ${vendor.vendorId}`.execute(app.owner);
  return rows[0]?.balance_idr ?? 0;
};
const sentTo = async (email: string, part: 'subject' | 'text') => {
  const { rows } = await sql<{ words: string }>`
    select data->>${part} as words from pgboss.job where name = 'send-mail' and data->>'to' = ${email} order by created_on`.execute(
    app.owner,
  );
  return rows.map(({ words }) => words);
};
const emailsTo = (email: string) => sentTo(email, 'subject');
const textsTo = (email: string) => sentTo(email, 'text');
const accepted = async (plan: 'Gold' | 'Silver' = 'Gold') => {
  vendor = await app.build.vendor({ plan, name: 'Kebun Puspa' });
  quoted = await app.build.acceptedQuotation({ vendor, couple });
};

describe('opening a payment', () => {
  beforeEach(() => accepted());
  test('costs what was agreed, and is the same while it is open: in 64 tabs at once, under any key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) => open(couple, idOf(), undefined, { 'idempotency-key': `tab-number-${n}` })),
    );
    // A machine that is busy may tell some to come again; none is told anything else.
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const ids = opened.map(({ body }) => (body as { data: { id: string; amount: number } }).data);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(ids[0]?.amount).toBe(3_000_000);
    expect((await schedule(couple)).body).toMatchObject({ data: { amount: 3_000_000, payment: { id: ids[0]?.id, status: 'pending' } } });
    expect((await schedule(vendor)).body).toMatchObject({ data: { payment: null } });
    const code = await app.call('GET', `/ms/pay/v1/payments/${ids[0]?.id}/code?method=virtual_account&bank=BCA`, { as: couple });
    expect(code.body).toMatchObject({ data: { bank: 'BCA', code: expect.any(String) as string } });
  });
  test.each([
    ['https://evil.test/back'],
    ['//evil.test/back'],
    ['/\\evil.test'],
    ['javascript:alert(1)'],
    ['http://user:secret@localhost/'],
    ['not an address'],
  ])('%s is no way back', async (url) => {
    expect(await open(couple, idOf(), url)).toMatchObject({ status: 422, body: { error: { code: 'payments.success_url_refused' } } });
  });
  test('takes no other product, currency, quantity or amount', async () => {
    const good = paymentRequest(idOf());
    const [item] = good.product_items;
    for (const body of [
      { ...good, targeted_currency: 'USD' },
      { ...good, amount: 1 },
      { ...good, product_items: [{ ...item, product_id: 7 }] },
      { ...good, product_items: [{ ...item, quantity: 2 }] },
      { ...good, product_items: [] },
      { ...good, product_items: [item, item] },
    ])
      expect((await app.call('POST', '/ms/pay/v1/payments', { as: couple, body })).status).toBe(400);
  });
  test('of somebody else’s instalment is not found, nor is its schedule', async () => {
    const other = await app.build.couple();
    const otherVendor = await app.build.vendor();
    expect((await open(other, idOf())).status).toBe(404);
    expect((await schedule(other)).status).toBe(404);
    expect((await schedule(otherVendor)).status).toBe(404);
    expect((await open(vendor, idOf())).status).toBe(403);
  });
});

describe('paid', () => {
  beforeEach(() => accepted('Silver'));
  test('16 times over is once: the vendor earns it less the fee of its plan, both hear of it', async () => {
    const payment = await app.build.instalmentPayment(quoted);
    await Promise.all(Array.from({ length: 16 }, () => app.build.webhook(payment)));
    expect(await earnings()).toBe(3_000_000 - 75_000);
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'paid', paid_at: '2026-11-20T03:00:00.000Z', payment: null } });
    expect((await emailsTo(couple.email)).filter((subject) => subject.includes('has arrived'))).toHaveLength(1);
    expect((await emailsTo(vendor.email)).filter((subject) => subject.includes(' paid Rp'))).toHaveLength(1);
    expect(await open(couple, idOf())).toMatchObject({ status: 409, body: { error: { code: 'quotations.already_paid' } } });
  });
  test('all three: the quotation is paid to the Rupiah', async () => {
    for (const position of [2, 0, 1]) await app.build.webhook(await app.build.instalmentPayment(quoted, position));
    expect((await app.call('GET', `${base}/quotations/${quoted.quotation.id}`, { as: vendor })).body).toMatchObject({
      quotation: { totals: { total: 10_000_000, paid: 10_000_000 }, fee: { amount: 250_000, net: 9_750_000 } },
    });
    expect(await earnings()).toBe(9_750_000);
  });
  test('a changed plan does not change what was agreed', async () => {
    await sql`update membership m set plan_name = 'Free' from vendor_service s where s.id = m.vendor_service_id and s.vendor_id = ${vendor.vendorId}`.execute(
      app.owner,
    );
    await app.build.webhook(await app.build.instalmentPayment(quoted));
    expect(await earnings()).toBe(2_925_000);
  });
  test('a failed attempt can be tried again on the same payment', async () => {
    const payment = await app.build.instalmentPayment(quoted);
    await app.build.webhook(payment, { status: 'failed' });
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'upcoming', payment: { status: 'failed' } } });
    expect((await app.build.instalmentPayment(quoted)).payment.id).toBe(payment.payment.id);
    await app.build.webhook(payment);
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'paid' } });
  });
  test.each([[{ amount: 2_999_999 }], [{ currency: 'USD' }], [{ merchant: 'somebody' }]])('a word with %j moves nothing', async (wrong) => {
    const payment = await app.build.instalmentPayment(quoted);
    await app.build.webhook(payment, wrong);
    expect(await earnings()).toBe(0);
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'upcoming' } });
  });
});

describe('money that does not count goes back', () => {
  beforeEach(() => accepted());
  test('too late: a task of finance, and the instalment can be paid anew', async () => {
    const payment = await app.build.instalmentPayment(quoted);
    await app.build.webhook(payment, { status: 'expired' });
    await app.build.webhook(payment, { payableUntilAt: app.clock.now() });
    expect(await earnings()).toBe(0);
    expect((await emailsTo(couple.email)).some((subject) => subject.includes('too late'))).toBe(true);
    expect(await textsTo(couple.email), 'a transfer cannot be reversed, so the couple is asked where the money goes').toContainEqual(
      expect.stringContaining('tell us on the quotation’s page which bank account it should go to'),
    );
    const finance = await app.build.operator('finance');
    const path = `/v2/operations/refunds/${payment.payment.id}/returned`;
    expect((await app.call('POST', path, { as: finance, body: { reference: 'BCA 9' } })).status).toBe(200);
    expect((await emailsTo(couple.email)).filter((subject) => subject.startsWith('Refunded: '))).toHaveLength(1);
    const again = await app.build.instalmentPayment(quoted);
    expect(again.payment.id).not.toBe(payment.payment.id);
    await app.build.webhook(again);
    expect(await earnings()).toBe(2_940_000);
  });
  test('paid in time but told late, while the next try is paid too: the second goes back', async () => {
    const first = await app.build.instalmentPayment(quoted);
    await app.build.webhook(first, { status: 'expired' });
    const second = await app.build.instalmentPayment(quoted);
    await app.build.webhook(first, { paidAt: app.clock.now() - 60_000 });
    await app.build.webhook(second);
    expect(await earnings()).toBe(2_940_000);
    const { rows } = await sql<{ reason: string }>`select reason from refund_task where payment_id = ${second.payment.id}`.execute(
      app.owner,
    );
    expect(rows).toEqual([{ reason: 'paid_twice' }]);
  });
  test.each([
    [['expired', 'paid', 'failed']],
    [['paid', 'expired', 'failed']],
    [['failed', 'expired', 'paid']],
    [['paid', 'paid', 'expired']],
  ] as const)('%j ends paid, whatever the order', async (statuses) => {
    const payment = await app.build.instalmentPayment(quoted);
    for (const status of statuses) await app.build.webhook(payment, { status, paidAt: Date.parse(start) });
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'paid' } });
    expect(await earnings()).toBe(2_940_000);
  });
});

describe('given back by finance', () => {
  const seenBy = async (as: BuiltAccount) =>
    ((await app.call('GET', `${base}/quotations/${quoted.quotation.id}`, { as })).body as { quotation: Quotation }).quotation;
  const refund = (as: BuiltAccount, reason = 'Acara dibatalkan kedua keluarga') =>
    app.call('POST', `/v2/operations/instalments/${idOf()}/refund`, { as, body: { reason } });
  /** What of money and promises stands on the timeline of the client, newest first. */
  const told = async () => {
    const answer = answerOf(clientTimeline, (await app.call('GET', `/v2/clients/${couple.accountId}/timeline`, { as: vendor })).body);
    return answer.data.map(({ code }) => code).filter((code) => ['quotation_accepted', 'paid', 'refunding', 'refunded'].includes(code));
  };
  test('in full, once, with the fee: the couple is told, and finance returns the money', async () => {
    await accepted();
    const payment = await app.build.instalmentPayment(quoted);
    await app.build.webhook(payment);
    const finance = await app.build.operator('finance');
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(finance)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await earnings()).toBe(0);
    // Which payment went back is said as it was when it came.
    const label = `${quoted.quotation.number} · Deposit`;
    expect((await app.call('GET', '/v2/earnings/movements?limit=2', { as: vendor })).body).toMatchObject({
      data: [
        { kind: 'instalment_refund', label },
        { kind: 'instalment', label },
      ],
    });
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'refunding' } });
    for (const as of [couple, vendor]) {
      expect((await emailsTo(as.email)).filter((subject) => subject.startsWith('Refund in progress'))).toHaveLength(1);
      expect((await seenBy(as)).totals).toMatchObject({ paid: 0, refunding: 3_000_000, refunded: 0, left: 7_000_000 });
    }
    expect(await told()).toEqual(['refunding', 'paid', 'quotation_accepted']);
    expect((await seenBy(vendor)).fee).toMatchObject({ amount: 140_000, net: 6_860_000 });
    expect((await app.call('GET', '/v2/operations/refunds', { as: finance })).body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          order_number: quoted.quotation.number,
          subject: { kind: 'instalment', label: 'Deposit' },
          payer: expect.objectContaining({ email: couple.email, type: 'user' }) as object,
        }),
      ]) as object[],
    });
    const returned = await app.call('POST', `/v2/operations/refunds/${payment.payment.id}/returned`, {
      as: finance,
      body: { reference: 'BCA 1' },
    });
    expect(returned.status).toBe(200);
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'refunded' } });
    expect(await told()).toEqual(['refunded', 'refunding', 'paid', 'quotation_accepted']);
    expect((await seenBy(couple)).totals).toMatchObject({ paid: 0, refunding: 0, refunded: 3_000_000, left: 7_000_000 });
    expect((await emailsTo(couple.email)).filter((subject) => subject.startsWith('Refunded: '))).toHaveLength(1);
    const listed = await app.call('GET', `/v2/operations/instalments?search=${quoted.quotation.number}`, { as: finance });
    expect(listed.body).toMatchObject({ data: [{ status: 'refunded' }] });
    expect(await open(couple, idOf())).toMatchObject({ status: 409 });
  });
  test('above the limit by two: who asked does not decide, and of many who decide one does', async () => {
    vendor = await app.build.vendor({ plan: 'Gold' });
    const items = [{ name: 'Gedung', quantity: 1, unit: '', price: 400_000_000 }];
    quoted = await app.build.acceptedQuotation({ vendor, couple }, { items });
    await app.build.webhook(await app.build.instalmentPayment(quoted));
    const [one, two] = [await app.build.operator('finance'), await app.build.operator('finance')];
    const asked = (await refund(one)).body as { data: { id: string; status: string } };
    expect(asked.data.status).toBe('waiting');
    expect((await app.call('GET', '/v2/operations/proposals', { as: two })).text).toContain(asked.data.id);
    expect((await refund(two)).status).toBe(409);
    const decide = (as: BuiltAccount) =>
      app.call('POST', `/v2/operations/proposals/${asked.data.id}/decision`, { as, body: { verdict: 'approved', reason: '' } });
    expect((await decide(one)).status).toBe(403);
    expect(
      (await Promise.all([decide(two), decide(two), decide(two)])).map(({ status }) => status).toSorted((one, other) => one - other),
    ).toEqual([200, 409, 409]);
    expect(await earnings()).toBe(0);
  });
  test('refused when the earnings no longer hold it; what nobody paid cannot be given back', async () => {
    await accepted();
    const finance = await app.build.operator('finance');
    expect((await refund(finance)).status).toBe(404);
    await app.build.webhook(await app.build.instalmentPayment(quoted));
    await app.build.payoutOnItsWay(vendor, 1_000_000);
    expect(await refund(finance)).toMatchObject({ status: 422, body: { error: { code: 'operations.earnings_too_low' } } });
    expect((await schedule(couple)).body).toMatchObject({ data: { status: 'paid' } });
  });
});

test.each([
  ['comes to what its items', "update quotation set total_idr = total_idr + 1 where status = 'accepted'"],
  ['add up to its total', 'update instalment set amount_idr = amount_idr + 1 where position = 2'],
  ['the rate that was agreed', 'update instalment set fee_idr = fee_idr - 1 where fee_idr > 0'],
  ['is earned once', "update ledger_transfer set source_id = uuidv7() where kind = 'instalment'"],
  ['has one refund', "update instalment set status = 'refunded', refunding_at = now(), refunded_at = now() where status = 'paid'"],
  ['tell the same story', "update instalment_attempt set status = 'expired', paid_at = null where status = 'paid'"],
  ['came too late or twice', "delete from refund_task where reason = 'paid_twice'"],
])('the bookkeeper detects: %s', async (law, damage) => {
  await expect(
    app.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(damage).execute(tx);
      throw new Error((await differences(tx)).join('\n'));
    }),
  ).rejects.toThrow(law);
});

test('reminders: three days before, on the day, once after it; none for what is paid', async () => {
  await accepted();
  const due = Date.parse('2026-11-27T02:00:00Z');
  const remindAt = async (at: number) => {
    app.clock.set(at);
    await Promise.all([app.system.quotations.remind(), app.system.quotations.remind()]);
    return (await emailsTo(couple.email)).filter((subject) => subject.includes('Deposit')).length;
  };
  expect(await remindAt(due - 4 * dayMs)).toBe(0);
  expect(await remindAt(due - 3 * dayMs)).toBe(1);
  expect(await remindAt(due - 2 * dayMs)).toBe(1);
  expect(await remindAt(due)).toBe(2);
  expect(await remindAt(due + dayMs)).toBe(3);
  expect(await remindAt(due + 9 * dayMs)).toBe(3);
});

test('after all tests the bookkeeper finds no differences', async () => {
  expect(await differences(app.owner)).toEqual([]);
});
