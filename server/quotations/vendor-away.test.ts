// A vendor that is suspended, deletes its account or is gone: no couple accepts its quotations, pays it, or is reminded to.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../core/time.ts';
import { type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { paymentRequest } from '../testing/builders/quotations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { coupleQuotationsEn as quotations } from '../../texts/marketplace/quotations.en.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: start });
});
beforeEach(() => app.clock.set(start));
afterAll(() => app.close());

const setStatus = ({ vendorId }: BuiltVendor, status: 1 | 2) =>
  app.owner.updateTable('vendor').set({ status }).where('id', '=', vendorId).execute();
const leave = async (vendor: BuiltVendor) => {
  const asked = await app.call('POST', '/v2/account_deletion', { as: vendor, body: { password: testPassword } });
  expect(asked.status, asked.text).toBe(200);
};
const erase = async (vendor: BuiltVendor) => {
  await leave(vendor);
  app.clock.advance(15 * dayMs);
  await app.system.leaving.eraseThoseDue();
  app.clock.set(start);
};
const pageOf = async (id: string, cookie: string) =>
  (await app.call('GET', `/quotations/${id}`, { headers: { cookie: `BSID=${cookie}` } })).text;
const countEmails = async (email: string, subject: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'send-mail' and data ->> 'to' = ${email} and data ->> 'subject' like ${subject}`.execute(
    app.owner,
  );
  return rows[0]?.count ?? 0;
};
const followUp = () =>
  app.system.jobs
    .kinds()
    .find(({ name }) => name === 'quotations-follow-up')
    ?.work({});

test.each([
  ['suspended', (vendor: BuiltVendor) => setStatus(vendor, 2)],
  ['deleting its account', leave],
  ['erased', erase],
] as const)('%s: nothing is accepted, paid or reminded of', async (_, go) => {
  const by = { vendor: await app.build.vendor({ plan: 'Gold' }), couple: await app.build.couple() };
  const [accepted, sent] = [await app.build.acceptedQuotation(by), await app.build.sentQuotation(by)];
  await go(by.vendor);
  // Its page says so before anyone presses.
  const seen = await app.call('GET', `/ms/quotation/v1/quotations/${sent.quotation.id}`, { as: by.couple });
  expect(seen.body).toMatchObject({ quotation: { is_vendor_away: true } });
  const [toAccept, toPay] = await Promise.all([sent, accepted].map(({ quotation }) => pageOf(quotation.id, by.couple.cookie)));
  for (const text of [toAccept, toPay]) expect(text).toContain('isn’t on Pelaminan right now');
  expect(toAccept).not.toContain(`>${quotations.accept}<`);
  expect(toAccept).not.toMatch(/You can accept it until \d/);
  expect(toPay).not.toContain(`>${quotations.payThis}<`);
  const listed = await app.call('GET', '/ms/quotation/v1/my_quotations', { as: by.couple });
  expect(listed.body).toMatchObject({ data: [{ is_vendor_away: true }, { is_vendor_away: true }] });
  const list = (await app.call('GET', '/account/quotations', { headers: { cookie: `BSID=${by.couple.cookie}` } })).text;
  expect(list).toContain(quotations['list.away']);
  expect(list).not.toMatch(/Valid until \d|due \d/);
  const away = { status: 409, body: { error: { code: 'quotations.vendor_away' } } };
  const accept = await app.call('POST', `/ms/quotation/v1/quotations/${sent.quotation.id}/accept`, { as: by.couple });
  expect(accept).toMatchObject(away);
  const [first] = accepted.quotation.instalments;
  expect(await app.call('POST', '/ms/pay/v1/payments', { as: by.couple, body: paymentRequest(first?.id) })).toMatchObject(away);
  app.clock.set(Date.parse(`${first?.due_date}T03:00:00Z`));
  await app.system.quotations.remind();
  expect(await countEmails(by.couple.email, '%is due%')).toBe(0);
  app.clock.set(Date.parse(start) + 3 * dayMs);
  await followUp();
  expect(await countEmails(by.vendor.email, '%decided%')).toBe(0);
});

test('who comes back is accepted, paid and reminded of as before', async () => {
  const by = { vendor: await app.build.vendor({ plan: 'Gold' }), couple: await app.build.couple() };
  const sent = await app.build.sentQuotation(by);
  await app.build.sentQuotation({ ...by, couple: await app.build.couple() });
  await setStatus(by.vendor, 2);
  await setStatus(by.vendor, 1);
  const accepted = await app.call('POST', `/ms/quotation/v1/quotations/${sent.quotation.id}/accept`, { as: by.couple });
  expect(accepted.body).toMatchObject({ quotation: { is_vendor_away: false } });
  expect(await pageOf(sent.quotation.id, by.couple.cookie)).toContain(`>${quotations.payThis}<`);
  const [first] = (accepted.body as { quotation: typeof sent.quotation }).quotation.instalments;
  expect((await app.call('POST', '/ms/pay/v1/payments', { as: by.couple, body: paymentRequest(first?.id) })).status).toBe(200);
  app.clock.set(Date.parse(`${first?.due_date}T03:00:00Z`));
  await app.system.quotations.remind();
  expect(await countEmails(by.couple.email, '%is due%')).toBe(1);
  await followUp();
  expect(await countEmails(by.vendor.email, '%decided%')).toBe(1);
});
