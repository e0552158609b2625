// The weekly email: what it says, to whom, and that each week is told once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../core/time.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

/** A Thursday, and the Monday after it at 08:00 WIB. */
const thursday = '2026-11-19T03:00:00Z';
const monday = Date.parse('2026-11-23T01:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: thursday });
});
afterAll(() => app.close());

const run = (on: TestApp = app) =>
  on.system.jobs
    .kinds()
    .find(({ name }) => name === 'results-email')
    ?.work({});
const goTo = (at: number): void => app.clock.advance(at - app.clock.now());
const goBack = (): void => goTo(Date.parse(thursday));
async function emailsTo({ email }: BuiltVendor): Promise<{ readonly subject: string; readonly text: string }[]> {
  const { rows } = await sql<{ subject: string; text: string }>`
    select data ->> 'subject' as subject, data ->> 'text' as text from pgboss.job
    where name = 'send-mail' and data ->> 'to' = ${email} and data ->> 'subject' like 'Your week%'`.execute(app.owner);
  return rows;
}

describe('the weekly email', () => {
  test('says what happened from Monday to Sunday, beside the week before', async () => {
    goBack();
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const quoted = await app.build.acceptedQuotation({ vendor, couple: await app.build.couple() });
    await app.build.webhook(await app.build.instalmentPayment(quoted));
    await app.build.inquiry(await app.build.couple(), vendor.vendorId);
    goTo(monday);
    await run();
    const [sent] = await emailsTo(vendor);
    expect(sent?.subject).toBe('Your week on Pelaminan: 2 new couples');
    expect(sent?.text).toContain('from 16 Nov 2026 to 22 Nov 2026');
    expect(sent?.text.replaceAll('\u00a0', ' ')).toContain(
      'New couples: 2 (the week before: 0)\nQuotations sent: 1 (the week before: 0)\nQuotations accepted: Rp 10,000,000 (the week before: Rp 0)\nPaid by couples: Rp 3,000,000 (the week before: Rp 0)\n\n',
    );
    expect(sent?.text).toContain('/dashboard/pay-per-click/results');
    expect(sent?.text).not.toContain('Ad clicks');
  });

  test('comes once a week, however often and on how many processes it is due, and again for the next week', async () => {
    goBack();
    const vendor = await app.build.vendor({ plan: 'Gold' });
    await app.build.inquiry(await app.build.couple(), vendor.vendorId);
    goTo(monday);
    const other = await openTestApp({ on: app, env: secretsOf(app), at: new Date(monday).toISOString() });
    await Promise.all([run(), run(other), run()]);
    await other.close();
    goTo(monday + dayMs);
    await run();
    expect(await emailsTo(vendor)).toHaveLength(1);
    goTo(monday + 7 * dayMs);
    await run();
    expect(await emailsTo(vendor)).toHaveLength(1);
    await app.build.inquiry(await app.build.couple(), vendor.vendorId);
    goTo(monday + 14 * dayMs);
    await run();
    expect(await emailsTo(vendor)).toHaveLength(2);
  });

  test('is not written to vendors with nothing to say, that are not published, or that turned it off', async () => {
    goBack();
    const [quiet, hidden, off] = [await app.build.vendor(), await app.build.vendor(), await app.build.vendor()];
    const couple = await app.build.couple();
    for (const vendor of [hidden, off]) await app.build.inquiry(couple, vendor.vendorId);
    await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', hidden.vendorId).execute();
    await sql`insert into notification_off (account_id, kind, channel, since) values (${off.accountId}, 'results', 'email', now())`.execute(
      app.owner,
    );
    goTo(monday);
    await run();
    for (const vendor of [quiet, hidden, off]) expect(await emailsTo(vendor)).toEqual([]);
  });
});
