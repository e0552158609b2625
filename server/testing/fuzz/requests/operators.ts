// Valid requests of operators.
import { sql } from 'kysely';
import type { SpamReport } from '../../../../contract/spam-reports.ts';
import type { AgreementAnswer } from '../../../../contract/verification.ts';
import { type BuiltVendor, testPassword } from '../../builders/accounts.ts';
import { buildDispute, operationsOf } from '../../builders/operations.ts';
import { inTransaction } from '../../../kit/database.ts';
import { sentPages } from './vendors.ts';
import { acquisition, invited } from './visitors.ts';
import { type Around, dataOf, granted, type MakeRequest, newAddress, quietPlace, type Requests } from './request.ts';

const operations = '/v2/operations';
const reason = 'Checked with the bank and the vendor';
const fair = { name: 'Bandung Wedding Fair', city_id: 2, venue: 'Graha Manggala', starts_on: '2027-06-04', ends_on: '2027-06-06', url: '' };

interface Fair {
  readonly id: number;
  readonly version: number;
}
const addedFair = async ({ app, world }: Around): Promise<Fair> =>
  dataOf<Fair>(await app.call('POST', `${operations}/fairs`, { as: world.people.support, body: fair }));
async function shownAtFair(around: Around): Promise<{ readonly id: number; readonly vendorId: number }> {
  const { id } = await addedFair(around);
  const { vendorId } = around.world.vendor;
  const body = { stand: 'B-7' };
  granted(await around.app.call('PUT', `${operations}/fairs/${id}/vendors/${vendorId}`, { as: around.world.people.support, body }));
  return { id, vendorId };
}

type Deed = 'start' | 'undo' | 'paid' | 'failed' | 'returned' | 'account_number';
const before: Readonly<Record<Deed, readonly Deed[]>> = {
  start: [],
  account_number: ['start'],
  undo: ['start'],
  failed: [],
  paid: ['start'],
  returned: ['start', 'paid'],
};
const failure = { failure: 'account_closed', note: '' };
const bodies: Readonly<Partial<Record<Deed, object>>> = { paid: { reference: 'BCA 8841' }, failed: failure, returned: failure };
/** A payout of a vendor of its own, brought so far that this can be done to it. */
const onPayout =
  (deed: Deed): MakeRequest =>
  async ({ app }) => {
    const [vendor, as] = [await app.build.payableVendor(), await app.build.operator('finance')];
    await app.build.earn(vendor, 1_000_000);
    const { id } = await app.build.payout(vendor, 100_000);
    for (const earlier of before[deed]) granted(await app.build.workOn(as, id, earlier, bodies[earlier]));
    return { as, params: { id }, ...(bodies[deed] && { body: bodies[deed] }) };
  };

/** Something that waits for a second person; made by one operator, decided by another. */
async function proposed({ app, world }: Around) {
  const [asker, second] = [await app.build.operator('finance', 'support'), await app.build.operator('finance', 'support')];
  const { id } = dataOf<{ id: string }>(await operationsOf(app).adjust(asker, world.vendor.vendorId, 6_000_000));
  return { asker, second, id };
}
const failedJob: MakeRequest = async ({ app }) => {
  await inTransaction(app.db, (tx) => app.system.jobs.enqueue(tx, 'send-mail', {}));
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', retry_count = 10, completed_on = now(), output = '{"message":"no answer"}'
    where name = 'send-mail' and state = 'created' and data = '{}' returning id`.execute(app.owner);
  return { params: { id: rows[0]?.id } };
};
/** A case of a submitted agreement. */
const onCase =
  (body?: object): MakeRequest =>
  async ({ app }) => ({ params: { id: (await app.build.submittedAgreement()).versionId }, ...(body && { body }) });
const fileOfCase: MakeRequest = async (around) => {
  const { app, world } = around;
  const { versionId } = await app.build.submittedAgreement();
  const { files } = dataOf<{ files: { id: string }[] }>(
    await app.call('GET', `${operations}/agreements/${versionId}`, { as: world.people.verification }),
  );
  return { params: { id: versionId, file: files[0]?.id } };
};
async function reported({ app, world }: Around): Promise<string> {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  const id = await app.build.conversation(vendor, couple);
  granted(await app.call('POST', `/v2/conversations/${id}/spam`, { as: vendor, body: { reason: 'advertising', note: '' } }));
  const reports = dataOf<SpamReport[]>(await app.call('GET', `${operations}/spam_reports?limit=100`, { as: world.people.support }));
  return reports.find((report) => report.vendor.id === vendor.vendorId)?.id ?? '';
}
/** Money for an order that had expired. */
async function paidTooLate({ app }: Around): Promise<string> {
  const placed = await app.build.order(await app.build.vendor());
  granted(await app.build.webhook(placed, { paidAt: Date.parse(placed.order.expires_at) + 1_000 }));
  return placed.payment.id;
}
async function alerted({ app, world }: Around): Promise<string> {
  const placed = await app.build.order(await app.build.vendor());
  await app.build.webhook(placed, { amount: placed.order.total - 1 });
  const path = `${operations}/payment_alerts?limit=100`;
  const alerts = dataOf<{ id: string; payment_id: string }[]>(await app.call('GET', path, { as: world.people.finance }));
  return alerts.find((alert) => alert.payment_id === placed.payment.id)?.id ?? '';
}
const ofVendor =
  (bodyOf?: (vendor: BuiltVendor, around: Around) => object): MakeRequest =>
  async (around) => {
    const vendor = await around.app.build.vendor();
    return { params: { id: vendor.vendorId }, ...(bodyOf && { body: bodyOf(vendor, around) }) };
  };

export const requestsOfOperators: Requests = {
  [`POST ${operations}/acquisitions/:id/acceptance`]: async (around) => ({
    params: { id: await acquisition(around) },
    body: { business_name: 'Melati Dekorasi', contact_name: 'Ayu', email: newAddress(), language: 'id' },
  }),
  [`POST ${operations}/acquisitions/:id/dismissal`]: async (around) => ({ params: { id: await acquisition(around) }, body: { reason } }),
  [`POST ${operations}/acquisitions/:id/invitation`]: async (around) => ({
    params: { id: (await invited(around)).id },
    body: { email: newAddress() },
  }),
  [`POST ${operations}/failed_jobs/:id/retry`]: failedJob,
  [`POST ${operations}/failed_jobs/:id/dismissal`]: failedJob,
  [`POST ${operations}/fairs`]: async () => ({ body: fair }),
  [`PUT ${operations}/fairs/:id`]: async (around) => {
    const { id, version } = await addedFair(around);
    return { params: { id }, body: { ...fair, is_cancelled: false, version } };
  },
  [`PUT ${operations}/fairs/:id/vendors/:vendorId`]: async (around) => ({ params: await shownAtFair(around), body: { stand: 'A-1' } }),
  [`DELETE ${operations}/fairs/:id/vendors/:vendorId`]: async (around) => ({ params: await shownAtFair(around) }),
  [`POST ${operations}/hilda/:id/decision`]: async ({ app }) => {
    const vendor = await app.build.vendor();
    granted(await app.call('POST', '/v2/hilda_status', { as: vendor }));
    return { params: { id: vendor.vendorId }, body: { verdict: 'admit', reason } };
  },
  [`POST ${operations}/payouts/:id/start`]: onPayout('start'),
  [`POST ${operations}/payouts/:id/undo`]: onPayout('undo'),
  [`POST ${operations}/payouts/:id/paid`]: onPayout('paid'),
  [`POST ${operations}/payouts/:id/failed`]: onPayout('failed'),
  [`POST ${operations}/payouts/:id/returned`]: onPayout('returned'),
  [`POST ${operations}/payouts/:id/account_number`]: onPayout('account_number'),
  [`GET ${operations}/payouts/:id/history`]: onPayout('start'),
  [`POST ${operations}/bank_files`]: onPayout('account_number'),
  [`GET ${operations}/bank_files/:number`]: async (around) => {
    const { as = around.world.people.finance } = await onPayout('account_number')(around);
    return { as, params: { number: await around.app.build.bankFile(as) } };
  },
  [`POST ${operations}/payment_alerts/:id/answer`]: async (around) => ({ params: { id: await alerted(around) }, body: { reason } }),
  [`POST ${operations}/settings/:name/changes`]: async ({ app }) => {
    // Of one setting one change waits at a time.
    await sql`update proposal set status = 'withdrawn', decided_by = asked_by, decided_at = asked_at where kind = 'setting_change' and status = 'waiting'`.execute(
      app.owner,
    );
    return { params: { name: 'payouts.minimum' }, body: { value: 60_000, starts_at: null, reason } };
  },
  [`POST ${operations}/adjustments`]: async ({ app }) => ({
    as: await app.build.operator('finance'),
    body: { vendor_id: (await app.build.vendor()).vendorId, amount: 100_000, reason },
  }),
  [`POST ${operations}/refunds/:id/returned`]: async (around) => ({
    params: { id: await paidTooLate(around) },
    body: { reference: 'BCA 8841' },
  }),
  [`POST ${operations}/refunds/:id/account_number`]: async ({ app }) => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const quoted = await app.build.acceptedQuotation({ vendor, couple });
    const placed = await app.build.instalmentPayment(quoted);
    granted(await app.build.webhook(placed, { paidAt: Date.parse(placed.order.expires_at) + 1_000 }));
    const body = { holder_name: 'Kirana', bank_bic: 'CENAIDJA', account_number: '1234567890', password: testPassword };
    granted(await app.call('PUT', '/v2/refund_account', { as: couple, body }));
    return { params: { id: placed.payment.id } };
  },
  [`POST ${operations}/instalments/:id/refund`]: async ({ app }) => ({
    as: await app.build.operator('finance'),
    params: { id: await app.build.earn(await app.build.vendor({ plan: 'Gold' }), 1_000_000) },
    body: { reason },
  }),
  [`GET ${operations}/payments/:id`]: async (around) => ({ params: { id: await paidTooLate(around) } }),
  [`PUT ${operations}/vendors/:id/status`]: async ({ app }) => ({
    as: await app.build.operator('support'),
    params: { id: (await app.build.vendor()).vendorId },
    body: { from: 1, status: 2, reason },
  }),
  [`PUT ${operations}/vendors/:id/account_manager`]: ofVendor((_, { world }) => ({ operator_id: world.people.support.accountId })),
  [`POST ${operations}/vendors/:id/end_sessions`]: ofVendor(() => ({ reason })),
  [`GET ${operations}/vendors/:id`]: ofVendor(),
  [`GET ${operations}/couples/:id`]: async ({ world }) => ({ params: { id: world.couple.accountId } }),
  [`POST ${operations}/disputes/:id/decision`]: async ({ app }) => ({
    params: { id: (await buildDispute(app, await quietPlace(app))).clickId },
    body: { verdict: 'refunded', reason },
  }),
  [`POST ${operations}/proposals/:id/decision`]: async (around) => {
    const { second, id } = await proposed(around);
    return { as: second, params: { id }, body: { verdict: 'approved', reason } };
  },
  [`POST ${operations}/proposals/:id/withdrawal`]: async (around) => {
    const { asker, id } = await proposed(around);
    return { as: asker, params: { id } };
  },
  [`POST ${operations}/spam_reports/:id/decision`]: async (around) => ({
    params: { id: await reported(around) },
    body: { verdict: 'agreed', reason },
  }),
  [`POST ${operations}/agreements/:id/approval`]: onCase(),
  [`POST ${operations}/agreements/:id/decline`]: onCase({ parts: [{ part: 'id_card', reasons: ['not_readable'], note: '' }] }),
  [`POST ${operations}/agreements/:id/look`]: onCase(),
  [`POST ${operations}/agreements/:id/reveals`]: onCase({ field: 'signatory_id_number' }),
  [`GET ${operations}/agreements/:id`]: onCase(),
  [`GET ${operations}/agreements/:id/files/:file`]: fileOfCase,
  [`GET ${operations}/agreements/:id/files/:file/pages/:page`]: async (around) => {
    const { build } = around.app;
    const vendor = await build.writtenAgreement('individual');
    const file = await sentPages(around, vendor);
    const { agreement } = dataOf<AgreementAnswer>(await build.submit(vendor));
    return { params: { id: agreement?.versions[0]?.id, file, page: 1 } };
  },
};
