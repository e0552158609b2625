// Operators search people and their money: results depend on permissions, and each view of a person is recorded.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchHit } from '../../contract/operations-search.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import type { Payable } from '../testing/builders/credit.ts';
import type { Quoted } from '../testing/builders/quotations.ts';
import { virtualAccountOf } from '../sandbox-gateway/payment-codes.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let vendor: BuiltVendor;
let couple: BuiltAccount;
let quoted: Quoted;
let payment: Payable;
let support: BuiltAccount;
let finance: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  vendor = await app.build.vendor({ name: 'Kebun Cempaka Wangi', plan: 'Gold' });
  couple = await app.build.couple();
  await sql`update account set display_name = 'Kirana & Bagaskara' where id = ${couple.accountId}`.execute(app.owner);
  await sql`update vendor set phone = '+628123456789' where id = ${vendor.vendorId}`.execute(app.owner);
  quoted = await app.build.acceptedQuotation({ vendor, couple });
  payment = await app.build.instalmentPayment(quoted);
  await app.build.webhook(payment);
  support = await app.build.operator('support');
  finance = await app.build.operator('finance');
});
afterAll(() => app.close());

const find = async (as: BuiltAccount, q: string): Promise<SearchHit[]> => {
  const answer = await app.call('GET', `/v2/operations/search?q=${encodeURIComponent(q)}`, { as });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { data: SearchHit[] }).data;
};
const looksAt = async (subject: string, by: BuiltAccount): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from audit_entry where action = 'operations.looked_at' and subject = ${subject} and account_id = ${by.accountId}`.execute(
    app.owner,
  );
  return rows[0]?.n ?? 0;
};

test.each(['Kirana', 'kirana & bagaskara', 'Kirna', 'Bagaskra'])('a couple is found by its name, also mistyped: %s', async (q) => {
  expect(await find(support, q)).toContainEqual(
    expect.objectContaining({
      kind: 'couple',
      about: couple.email.replace(/^(.)[^@]*/, '$1•••'),
      page: { kind: 'couple', id: String(couple.accountId) },
    }),
  );
});

test('a search tells nobody an address that was not typed', async () => {
  const sent = {
    business_name: 'Rumah Rahasia',
    contact_name: 'Rahasiawati',
    email: 'rahasia@rumah-rahasia.test',
    phone: '0813-5555-0101',
  };
  await app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', { body: sent });
  for (const [address, ...parts] of [
    [couple.email, 'Kirana', couple.email.slice(1), couple.email.slice(0, -1), '@'],
    [sent.email, 'Rahasiawati', 'rahasia@rumah', '0813 5555 0101'],
  ]) {
    for (const q of parts) expect(JSON.stringify(await find(support, q)), q).not.toContain(address);
    expect(JSON.stringify(await find(support, address?.toUpperCase() ?? ''))).toContain(address);
  }
});

test.each(['Kebun Cempka', '0812 345 6789', '+62 812-345-6789'])(
  'a vendor is found by its name, also mistyped, and its phone: %s',
  async (q) => {
    expect(await find(finance, q)).toContainEqual(
      expect.objectContaining({ kind: 'vendor', page: { kind: 'vendor', id: String(vendor.vendorId) } }),
    );
  },
);

test('a vendor is found by the address of someone of its team, and addresses of vendors and couples may be mistyped', async () => {
  const isVendor = expect.objectContaining({ kind: 'vendor', page: { kind: 'vendor', id: String(vendor.vendorId) } });
  const isCouple = expect.objectContaining({ kind: 'couple', page: { kind: 'couple', id: String(couple.accountId) } });
  const member = await app.build.couple();
  await sql`update account set type = 'vendor', email = 'keuangan.melati@studiokita.test' where id = ${member.accountId}`.execute(
    app.owner,
  );
  const joinedAt = new Date('2026-11-01T03:00:00Z');
  await app.owner
    .insertInto('team_member')
    .values({ account_id: member.accountId, vendor_id: vendor.vendorId, role: 'finance', joined_at: joinedAt })
    .execute();
  for (const q of ['keuangan.melati@studiokita.test', 'keuangan.melati', 'keuangan.melti@studiokita.test'])
    expect(await find(support, q), q).toContainEqual(isVendor);
  expect(await find(support, vendor.email.replace('.test', '.tst'))).toContainEqual(isVendor);
  expect(await find(support, couple.email.replace('.test', '.tst'))).toContainEqual(isCouple);
  expect((await find(support, couple.email))[0]).toEqual(isCouple);
  await app.owner.updateTable('team_member').set({ left_at: joinedAt }).where('account_id', '=', member.accountId).execute();
  expect(await find(support, 'keuangan.melati@studiokita.test')).not.toContainEqual(isVendor);
});

test('an email address, a quotation and a payment lead to the couple and its money', async () => {
  expect(await find(support, couple.email)).toContainEqual(expect.objectContaining({ kind: 'couple', about: couple.email }));
  expect(await find(support, quoted.quotation.number)).toMatchObject([
    { kind: 'quotation', page: { kind: 'couple', id: String(couple.accountId) } },
  ]);
  for (const said of [quoted.quotation.number.replaceAll('-', ' '), quoted.quotation.number.replaceAll('-', '').toLowerCase()])
    expect(await find(support, said), said).toMatchObject([{ kind: 'quotation', title: quoted.quotation.number }]);
  const reference = randomUUID();
  await sql`update payment set gateway_reference = ${reference}, payment_url = 'https://gateway.test' where id = ${payment.payment.id}`.execute(
    app.owner,
  );
  for (const number of [payment.payment.id, reference])
    expect(await find(finance, number)).toMatchObject([{ kind: 'payment', page: { kind: 'payment', id: payment.payment.id } }]);
});

test('a payment is found by a number of the gateway that is no UUID, as it stands on the receipt', async () => {
  const reference = '6920d1f4c8b1a70a5e3b9c21';
  await sql`update payment set gateway_reference = ${reference}, payment_url = 'https://gateway.test' where id = ${payment.payment.id}`.execute(
    app.owner,
  );
  for (const typed of [reference, reference.toUpperCase(), ` ${reference} `])
    expect(await find(finance, typed)).toMatchObject([{ kind: 'payment', page: { kind: 'payment', id: payment.payment.id } }]);
});

test('a payment is found by the virtual account number on the slip, typed in groups too', async () => {
  const order = await app.build.order(vendor);
  const number = virtualAccountOf(order.payment.id, 'BNI');
  for (const typed of [number, number.replaceAll(/(....)/g, '$1 '), number.replaceAll(/(....)(?=.)/g, '$1-')])
    expect(await find(support, typed), typed).toMatchObject([{ kind: 'payment', page: { kind: 'payment', id: order.payment.id } }]);
  expect(await find(support, `${number}0`)).toEqual([]);
});

test('a failed attempt is in the history of a top-up, a membership and an instalment, once and when it was heard of', async () => {
  const member = await app.build.vendor({ name: 'Griya Anggrek' });
  const open = [
    await app.build.order(vendor),
    await app.build.placedMembership(member, 'Gold', 'year'),
    await app.build.instalmentPayment(await app.build.acceptedQuotation({ vendor, couple: await app.build.couple() })),
  ];
  for (const placed of open) {
    const stepsNow = async () => {
      const { body } = await app.call('GET', `/v2/operations/payments/${placed.payment.id}`, { as: support });
      return (body as { data: { timeline: { step: string; at: string }[] } }).data.timeline;
    };
    app.clock.advance(60_000);
    const failedAt = new Date(app.clock.now()).toISOString();
    await app.build.webhook(placed, { status: 'failed' });
    app.clock.advance(60_000);
    await app.build.webhook(placed, { status: 'failed' });
    expect(await stepsNow()).toMatchObject([{ step: 'opened' }, { step: 'failed', at: failedAt }]);
    await app.build.webhook(placed);
    expect((await stepsNow()).map(({ step }) => step)).toEqual(['opened', 'failed', 'paid']);
  }
  // What comes after the money says nothing of it.
  const [, , , paid = payment] = [...open, await app.build.order(vendor)];
  await app.build.webhook(paid);
  await app.build.webhook(paid, { status: 'failed' });
  const { body } = await app.call('GET', `/v2/operations/payments/${paid.payment.id}`, { as: support });
  expect(body).toMatchObject({ data: { timeline: [{ step: 'opened' }, { step: 'paid' }] } });
});

test('a business that applied is found by support by its name, its person, email address and phone until it is a vendor', async () => {
  const sent = await app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', {
    body: { business_name: 'Kembang Setaman', contact_name: 'Wulandari', email: 'wulan@setaman.test', phone: '0813-9876-5432' },
  });
  const { id } = (sent.body as { data: { id: string } }).data;
  const applied = expect.objectContaining({ kind: 'application', title: 'Kembang Setaman', page: { kind: 'application', id } });
  for (const q of ['kembang setaman', 'Kembng Setaman', 'Wulandari', 'wulan@setaman', '+62 813 9876 5432'])
    expect(await find(support, q), q).toContainEqual(applied);
  expect(await find(finance, 'Kembang Setaman')).toEqual([]);
  const listed = async () => (await app.call('GET', `/v2/operations/acquisitions?id=${id}`, { as: support })).body;
  expect(await listed()).toMatchObject({ data: [{ id, status: 'new' }], meta: { total: 1 } });
  await app.call('POST', `/v2/operations/acquisitions/${id}/dismissal`, { as: support, body: { reason: 'Bukan usaha pernikahan' } });
  expect(await find(support, 'Kembang Setaman')).toContainEqual(applied);
  expect(await listed()).toMatchObject({ data: [{ id, status: 'dismissed' }], meta: { total: 1 } });
});

test('a top-up is found by its number', async () => {
  const order = await app.build.order(vendor);
  const { rows } = await sql<{ number: string }>`select number from credit_order where vendor_id = ${vendor.vendorId}`.execute(app.owner);
  expect(await find(finance, rows[0]?.number ?? '')).toMatchObject([
    { kind: 'order', about: 'Kebun Cempaka Wangi', page: { kind: 'payment', id: order.payment.id } },
  ]);
});

test('who reviews documents finds vendors, and no couple or payment', async () => {
  const verification = await app.build.operator('verification');
  expect(await find(verification, 'Kirana')).toEqual([]);
  expect(await find(verification, quoted.quotation.number)).toEqual([]);
  expect((await app.call('GET', `/v2/operations/couples/${couple.accountId}`, { as: verification })).status).toBe(404);
  expect((await app.call('GET', `/v2/operations/payments/${payment.payment.id}`, { as: verification })).status).toBe(404);
  expect(await find(support, 'PYO-2026')).toEqual([]);
});

test('the page of a couple shows its quotations and payments, and the view is logged', async () => {
  const answer = await app.call('GET', `/v2/operations/couples/${couple.accountId}`, { as: support });
  expect(answer.body).toMatchObject({
    data: {
      email: couple.email,
      quotations: [{ number: quoted.quotation.number, instalments: [{ status: 'paid' }, { status: 'open' }, { status: 'open' }] }],
      payments: [{ id: payment.payment.id, status: 'paid', subject: { kind: 'instalment', label: 'Deposit' } }],
    },
  });
  expect(await looksAt(`account:${couple.accountId}`, support)).toBe(1);
  expect((await app.call('GET', `/v2/operations/couples/${vendor.accountId}`, { as: support })).status).toBe(404);
});

test('the page of a payment says where the money is, step by step', async () => {
  const at = `/v2/operations/payments/${payment.payment.id}`;
  expect((await app.call('GET', at, { as: support })).body).toMatchObject({
    data: { status: 'paid', payer: { email: couple.email, type: 'user' }, timeline: [{ step: 'opened' }, { step: 'paid' }] },
  });
  expect(await looksAt(`payment:${payment.payment.id}`, support)).toBe(1);
  const id = quoted.quotation.instalments[0]?.id;
  await app.call('POST', `/v2/operations/instalments/${id}/refund`, { as: finance, body: { reason: 'Acara dibatalkan kedua keluarga' } });
  await app.call('POST', `/v2/operations/refunds/${payment.payment.id}/returned`, { as: finance, body: { reference: 'BCA 1' } });
  expect((await app.call('GET', at, { as: finance })).body).toMatchObject({
    data: {
      timeline: [
        { step: 'opened' },
        { step: 'paid' },
        { step: 'refund_asked', note: 'Acara dibatalkan kedua keluarga' },
        { step: 'refund_approved' },
        { step: 'refund_sent', note: 'BCA 1' },
      ],
    },
  });
});

test('a payout is found by its number and shows each step with who took it, to finance alone', async () => {
  const paid = await app.build.payableVendor();
  await app.build.earn(paid, 1_000_000);
  const asked = await app.build.payout(paid, 250_000);
  const at = `/v2/operations/payouts/${asked.id}/history`;
  expect(await find(finance, asked.number)).toMatchObject([{ kind: 'payout', page: { kind: 'payout', id: asked.id } }]);
  expect((await app.call('GET', at, { as: support })).status).toBe(403);
  expect((await app.call('GET', at.replace(asked.id, crypto.randomUUID()), { as: finance })).status).toBe(404);
  await app.build.workOn(finance, asked.id, 'start');
  await app.build.workOn(finance, asked.id, 'undo');
  await app.build.workOn(finance, asked.id, 'start');
  await app.build.workOn(finance, asked.id, 'account_number');
  await app.build.workOn(finance, asked.id, 'failed', { failure: 'number_wrong', note: 'Nomor salah' });
  const answer = await app.call('GET', at, { as: finance });
  expect(answer.status, answer.text).toBe(200);
  const { data } = answer.body as { data: { status: string; timeline: { step: string; note: string | null; by: string | null }[] } };
  expect(data.status).toBe('failed');
  expect(data.timeline.map(({ step }) => step).toSorted()).toEqual(
    ['requested', 'payout_start', 'payout_undo', 'payout_start', 'number_shown', 'payout_failed'].toSorted(),
  );
  const operator = data.timeline.find(({ step }) => step === 'payout_start')?.by;
  expect(operator).not.toBeNull();
  expect(data.timeline.find(({ step }) => step === 'payout_failed')).toMatchObject({ note: 'Nomor salah', by: operator });
  expect(await looksAt(`payout:${asked.id}`, finance)).toBe(1);
});
