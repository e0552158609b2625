// Records that are quick to start and slow to finish have a limit for each account, also for concurrent requests. (S61)
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentRequest } from './builders/quotations.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { Answer } from './builders/context.ts';

const maximum = 3;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    env: {
      UNPAID_ORDERS_MAX: String(maximum),
      QUOTATION_DRAFTS_MAX: String(maximum),
      OPEN_INQUIRIES_MAX: String(maximum),
      STORE_DRAFTS_MAX: String(maximum),
    },
  });
});
afterAll(() => app.close());

const codeOf = (answer: Answer): string | undefined => (answer.body as { error?: { code: string } }).error?.code;
/** How many were taken, and what the others were told. */
function outcomeOf(answers: readonly Answer[]): { taken: number; refused: string[] } {
  const refused = answers.filter(({ status }) => status >= 300);
  const told = refused.map((answer) => `${answer.status} ${codeOf(answer)} ${answer.text.includes(`${maximum}`) ? maximum : ''}`);
  return { taken: answers.length - refused.length, refused: [...new Set(told)] };
}
const limitedBy = (code: string) => ({ taken: maximum, refused: [`422 ${code} ${maximum}`] });
const eight = <T>(work: (n: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 8 }, (_, n) => work(n)));

test('unpaid orders for credit; what expires makes room, and the same request again is no second one', async () => {
  const vendor = await app.build.vendor();
  const order = (key: string) =>
    app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', {
      as: vendor,
      body: { credits: 100_000 },
      headers: { 'idempotency-key': key },
    });
  const answers = await eight((n) => order(`unpaid-order-${n}`));
  expect(outcomeOf(answers)).toEqual(limitedBy('credit.too_many_unpaid'));
  const again = answers.findIndex(({ status }) => status === 200);
  expect((await order(`unpaid-order-${again}`)).status).toBe(200);
  const other = await app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', {
    as: await app.build.vendor(),
    body: { credits: 100_000 },
  });
  expect(other.status).toBe(200);
  expect(codeOf(await order('unpaid-order-later'))).toBe('credit.too_many_unpaid');
  await app.owner.updateTable('credit_order').set({ status: 'expired' }).where('vendor_id', '=', vendor.vendorId).execute();
  expect((await order('unpaid-order-later')).status).toBe(200);
});

test('unpaid orders for memberships', async () => {
  const vendor = await app.build.vendor();
  const answers = await eight(() => app.build.orderMembership(vendor, 'Gold', 'year'));
  expect(outcomeOf(answers)).toEqual(limitedBy('membership.too_many_unpaid'));
});

test('requests of a couple that nobody has answered', async () => {
  const couple = await app.build.couple();
  const vendors = await eight(() => app.build.vendor());
  const answers = await eight((n) =>
    app.call('POST', `/v2/vendors/${vendors[n]?.vendorId}/inquiries`, { as: couple, body: { wishes: 'Nuansa kebun' } }),
  );
  expect(outcomeOf(answers)).toEqual(limitedBy('quotations.too_many_unanswered'));
});

test('drafts of quotations', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const couples = await eight(() => app.build.couple());
  const inquiries = await eight((n) => {
    const couple = couples[n];
    if (couple === undefined) throw new Error('no couple');
    return app.build.inquiry(couple, vendor.vendorId);
  });
  const answers = await eight((n) => app.call('POST', `/ms/deals/api/v1/inquiries/${inquiries[n]}/quotation`, { as: vendor }));
  expect(outcomeOf(answers)).toEqual(limitedBy('quotations.too_many_drafts'));
  const begun = answers.findIndex(({ status }) => status === 200);
  const again = await app.call('POST', `/ms/deals/api/v1/inquiries/${inquiries[begun]}/quotation`, { as: vendor });
  expect(again.status).toBe(200);
});

test('drafts of products', async () => {
  const vendor = await app.build.vendor();
  const answers = await eight((n) =>
    app.call('POST', '/ms/deals/api/v1/me/deals', { as: vendor, body: { kind: 'reguler', title: `Paket ${n}` } }),
  );
  expect(outcomeOf(answers)).toEqual(limitedBy('store.too_many_drafts'));
});

test('what is bought has one open payment, asked for eight times at once: an order of credit, of a membership, an instalment', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const buyer = await app.build.vendor();
  const { quotation, couple } = await app.build.acceptedQuotation({ vendor, couple: await app.build.couple() });
  const credit = () =>
    app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', {
      as: buyer,
      body: { credits: 100_000 },
      headers: { 'idempotency-key': 'one-order-of-credit' },
    });
  const membership = () => app.build.orderMembership(buyer, 'Gold', 'year', {}, 'one-order-of-a-plan');
  // An instalment is one thing to pay, whichever key asks.
  const instalment = (n: number) =>
    app.call('POST', '/ms/pay/v1/payments', {
      as: couple,
      body: paymentRequest(quotation.instalments[0]?.id),
      headers: { 'idempotency-key': `pay-in-tab-number-${n}` },
    });
  const open = async () =>
    (
      await app.owner
        .selectFrom('payment')
        .select(['subject_kind', 'subject_id'])
        .where('account_id', 'in', [buyer.accountId, couple.accountId])
        .where('status', '=', 'pending')
        .execute()
    )
      .map(({ subject_kind }) => subject_kind)
      .toSorted();
  for (const ask of [credit, membership, instalment]) {
    const answers = await eight((n) => ask(n));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    // The same request under way already is told so (409), or to come again; none is told anything else.
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
  }
  expect(await open()).toEqual(['credit_order', 'instalment', 'membership_order']);
});
