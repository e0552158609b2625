// Spam reports: operators agree or refuse once, with a reason, and contact credit is refunded.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../contract/contacts.ts';
import type { SpamReport } from '../../contract/spam-reports.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

const base = '/v2/operations/spam_reports';
async function reported() {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Free', contactCredit: 3, language: 'en' }), await app.build.couple()];
  const id = await app.build.conversation(vendor, couple, 'Beli pengikut murah!');
  await app.call('POST', `/v2/conversations/${id}/opening`, { as: vendor, body: { cost_max: 1 } });
  const report = () =>
    app.call('POST', `/v2/conversations/${id}/spam`, { as: vendor, body: { reason: 'advertising', note: 'Menjual pengikut' } });
  expect((await report()).status).toBe(204);
  expect((await report()).status).toBe(204);
  return { vendor, couple, id, report: await reportOf(vendor.vendorId) };
}
const list = async (status = 'open') =>
  (
    (await app.call('GET', `${base}?status=${status}&limit=100`, { as: await app.build.operator('support') })).body as {
      data: SpamReport[];
    }
  ).data;
async function reportOf(vendorId: number, status = 'open'): Promise<SpamReport> {
  const its = (await list(status)).filter(({ vendor }) => vendor.id === vendorId);
  expect(its).toHaveLength(1);
  return its[0] as SpamReport;
}
const decide = async (id: string, verdict: 'agreed' | 'refused', as?: BuiltAccount) =>
  app.call('POST', `${base}/${id}/decision`, {
    as: as ?? (await app.build.operator('support')),
    body: { verdict, reason: 'Memang iklan, bukan calon klien' },
  });
const creditOf = async (vendorId: number) =>
  (await app.owner.selectFrom('vendor').select('contact_credit').where('id', '=', vendorId).executeTakeFirstOrThrow()).contact_credit;

test('a report is in the queue once, with the messages before it', async () => {
  const { report, vendor, id } = await reported();
  expect(report).toMatchObject({
    reported_by: 'vendor',
    reason: 'advertising',
    note: 'Menjual pengikut',
    messages: [{ author: 'couple', text: 'Beli pengikut murah!' }],
    decision: null,
  });
  expect(await app.build.inboxOf(vendor)).toEqual([]);
  expect(await app.build.inboxOf(vendor, '?show=spam')).toMatchObject([{ id }]);
  const waiting = (await app.call('GET', '/v2/operations/waiting', { as: await app.build.operator('support') })).body;
  expect((waiting as { data: { spam_reports: { count: number } } }).data.spam_reports.count).toBeGreaterThan(0);
});

test('agreed by many at once, it is closed and the credit comes back once, audited and mailed', async () => {
  const { report, vendor, couple, id } = await reported();
  expect(await creditOf(vendor.vendorId)).toBe(2);
  const answers = await Promise.all(Array.from({ length: 6 }, () => decide(report.id, 'agreed')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ data: { status: 'agreed', credit_returned: true } });
  expect(await creditOf(vendor.vendorId)).toBe(3);
  expect(await app.build.say(couple, id, 'Halo?')).toMatchObject({ status: 409, body: { error: { code: 'conversations.closed' } } });
  expect(
    await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body: { subject: 'other', text: 'Halo?' } }),
  ).toMatchObject({
    status: 409,
  });
  expect(await reportOf(vendor.vendorId, 'agreed')).toMatchObject({ decision: { reason: 'Memang iklan, bukan calon klien' } });
  const audits = await app.owner
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `conversation:${id}`)
    .orderBy('id')
    .execute();
  expect(audits.map(({ action }) => action)).toEqual(['conversations.spam_reported', 'conversations.spam_decided']);
  const mails = await app.eventually(
    async () =>
      ((await app.call('GET', '/dev/outbox.json')).body as { to: string; text: string }[]).filter(({ to }) => to === vendor.email),
    (found) => found.length > 0,
  );
  expect(mails[0]?.text).toContain('refunded your contact credit');
});

test('if refused, nothing is refunded; moving it out of spam withdraws an open report', async () => {
  const refused = await reported();
  expect(await decide(refused.report.id, 'refused')).toMatchObject({ body: { data: { status: 'refused', credit_returned: false } } });
  expect(await creditOf(refused.vendor.vendorId)).toBe(2);
  expect((await app.build.say(refused.couple, refused.id, 'Kami sungguh menikah')).status).toBe(201);

  const { vendor, id, report } = await reported();
  await app.call('PUT', `/v2/conversations/${id}/folder`, { as: vendor, body: { folder: 'inbox' } });
  expect((await decide(report.id, 'agreed')).body).toMatchObject({ error: { code: 'operations.already_decided' } });
  expect(await app.build.inboxOf(vendor)).toMatchObject([{ id, folder: 'inbox', unread: 1 }]);
});

test('a couple that reported is told too, in its language, and each side reads what became of its own report', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple({ language: 'id' })];
  const id = await app.build.conversation(vendor, couple, 'Halo');
  const reportSeenBy = async (as: BuiltAccount) =>
    ((await app.call('GET', `/v2/conversations/${id}`, { as })).body as { data: { report: string | null } }).data.report;
  expect(await reportSeenBy(couple)).toBeNull();
  const reportIt = () => app.call('POST', `/v2/conversations/${id}/spam`, { as: couple, body: { reason: 'insult', note: '' } });
  await reportIt();
  expect([await reportSeenBy(couple), await reportSeenBy(vendor)]).toEqual(['open', null]);
  await decide((await reportOf(vendor.vendorId)).id, 'refused');
  expect([await reportSeenBy(couple), await reportSeenBy(vendor)]).toEqual(['refused', null]);
  await reportIt();
  expect(await reportSeenBy(couple)).toBe('open');
  await app.call('PUT', `/v2/conversations/${id}/folder`, { as: couple, body: { folder: 'inbox' } });
  expect(await reportSeenBy(couple)).toBeNull();
  await reportIt();
  await decide((await reportOf(vendor.vendorId)).id, 'agreed');
  expect([await reportSeenBy(couple), await reportSeenBy(vendor)]).toEqual(['agreed', null]);
  const sent = await app.eventually(
    async () =>
      ((await app.call('GET', '/dev/outbox.json')).body as { to: string; text: string }[]).filter(({ to }) => to === couple.email),
    (found) => found.length > 1,
  );
  expect(new Set(sent.map(({ text }) => /bukan spam|setuju bahwa itu spam/.exec(text)?.[0]))).toEqual(
    new Set(['bukan spam', 'setuju bahwa itu spam']),
  );
  expect(sent.every(({ text }) => text.includes(`/account/messages/${id}`) && text.includes('Memang iklan'))).toBe(true);
});

test('what was closed as spam is closed for requests and quotations too; what was agreed goes on, and the address is gone', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  const id = await app.build.conversation(vendor, couple, 'Halo');
  const clientOf = async () => {
    const { conversation_status: status, email } = (
      (await app.call('GET', `/v2/clients/${couple.accountId}`, { as: vendor })).body as {
        data: Client;
      }
    ).data;
    return { status, email };
  };
  await app.call('POST', `/v2/clients/${couple.accountId}/open`, { as: vendor, body: { price: 0 } });
  expect(await clientOf()).toEqual({ status: 'open', email: couple.email });
  const { quotation: agreed } = await app.build.sentQuotation({ vendor, couple });
  const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId));
  await app.call('POST', `/v2/conversations/${id}/spam`, { as: couple, body: { reason: 'insult', note: '' } });
  await decide((await reportOf(vendor.vendorId)).id, 'agreed');
  expect(await clientOf()).toEqual({ status: 'closed', email: null });
  const closed = { status: 409, body: { error: { code: 'conversations.closed' } } };
  expect(
    await app.call('POST', `/ms/quotation/v1/quotations/${draft.id}/send`, { as: vendor, body: { revision: draft.revision } }),
  ).toMatchObject(closed);
  expect(
    await app.call('POST', `/v2/vendors/${vendor.vendorId}/inquiries`, { as: couple, body: { place: 'Ubud', wishes: 'Sekali lagi' } }),
  ).toMatchObject(closed);
  expect((await app.call('POST', `/ms/quotation/v1/quotations/${agreed.id}/accept`, { as: couple })).status).toBe(200);
});

test('who is related to the vendor does not decide, nor without a reason, nor about nothing', async () => {
  const { report, vendor } = await reported();
  const operator = await app.build.operator('support');
  await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: vendor.accountId }).execute();
  expect(await decide(report.id, 'agreed', operator)).toMatchObject({ status: 403 });
  const answer = await app.call('POST', `${base}/${report.id}/decision`, {
    as: await app.build.operator('support'),
    body: { verdict: 'agreed', reason: ' ' },
  });
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'operations.reason_required' } } });
  expect((await decide('01890000-0000-7000-8000-000000000000', 'agreed')).status).toBe(404);
});
