// Deleted accounts are hidden immediately, can return within 14 days, and are then in no table, while balances stay correct.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavingDays } from '../../core/identity/leaving.ts';
import { dayMs } from '../../core/time.ts';
import { type BuiltAccount, type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';
import { tracesOf } from '../testing/traces.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ on: app, env: secretsOf(app) });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const path = '/v2/account_deletion';
const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;
const ask = (as: BuiltAccount, password = testPassword) => app.call('POST', path, { as, body: { password } });
const signIn = (email: string, more: object = {}) => app.call('POST', '/v2/login', { body: { email, password: testPassword, ...more } });
const obstaclesOf = async (as: BuiltAccount) =>
  ((await app.call('GET', path, { as })).body as { data: { obstacles: { code: string }[] } }).data.obstacles.map(({ code }) => code);
const statusOf = async ({ vendorId }: BuiltVendor) =>
  (await app.owner.selectFrom('vendor').select('status').where('id', '=', vendorId).executeTakeFirstOrThrow()).status;
/** The 14 days of this one are over. */
const isDue = ({ accountId }: BuiltAccount) =>
  app.owner
    .updateTable('account_deletion')
    .set({ asked_at: new Date(app.clock.now() - 20 * dayMs), erase_at: new Date(app.clock.now() - dayMs) })
    .where('account_id', '=', accountId)
    .execute();
const named = async (built: BuiltAccount, name: string, whatsapp = '+628120009988') => {
  await app.owner.updateTable('account').set({ display_name: name, whatsapp }).where('id', '=', built.accountId).execute();
  return built;
};

/** What stands for a name that is gone, in English and in Indonesian; other names are left out. */
const namesSeenBy = async (as: BuiltAccount, address: string): Promise<(string | undefined)[]> =>
  Promise.all(
    ['en', 'id'].map(async (language) => {
      const { text } = await app.call('GET', address, { as, headers: { 'accept-language': language } });
      return /Deleted account|Akun dihapus/.exec(text)?.[0];
    }),
  );

describe('asking', () => {
  test('requires the password, ends every session, hides the vendor, and sends an email without typed text', async () => {
    const vendor = (await named(
      await app.build.vendor({ name: 'Sanggar Bougenville' }),
      'You won! Visit evil.test',
      '+628140005544',
    )) as BuiltVendor;
    expect(codeOf(await ask(vendor, 'not-the-password'))).toBe('identity.password_wrong');
    expect(await statusOf(vendor)).toBe(1);
    const asked = await ask(vendor);
    expect(asked.status, asked.text).toBe(200);
    const { erase_at } = (asked.body as { data: { erase_at: string } }).data;
    const row = await app.owner
      .selectFrom('account_deletion')
      .selectAll()
      .where('account_id', '=', vendor.accountId)
      .executeTakeFirstOrThrow();
    expect(Date.parse(erase_at)).toBe(row.asked_at.getTime() + leavingDays * dayMs);
    expect(await statusOf(vendor)).toBe(0);
    expect((await app.call('GET', `/_public/v2/vendors/${vendor.slug}`)).status).toBe(404);
    expect((await app.call('GET', '/v2/me', { as: vendor })).status).toBe(401);
    const { rows } = await sql<{ text: string }>`
      select data ->> 'text' as text from pgboss.job where name = 'send-mail' and data ->> 'to' = ${vendor.email}`.execute(app.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/evil|Bougenville/);
    expect(rows[0]?.text).toContain('profil');
  });

  test('signing in says until when the account can be kept, and keeps it when asked to, as it was', async () => {
    const vendor = await app.build.vendor({ status: 2 });
    const couple = await app.build.couple();
    await app.call('PUT', '/v2/wedding', { as: couple, body: weddingOf({ is_findable: true }) });
    // A suspended vendor changes nothing here, but may go.
    for (const one of [vendor, couple]) expect((await ask(one)).status).toBe(200);
    const findable = async () =>
      (await app.owner.selectFrom('wedding').select('is_findable').where('couple_id', '=', couple.accountId).executeTakeFirstOrThrow())
        .is_findable;
    expect(await findable()).toBe(false);
    for (const one of [vendor, couple]) {
      expect(codeOf(await signIn(one.email, { password: 'wrong-password-here' }))).toBe('identity.credentials_wrong');
      const refused = await signIn(one.email);
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: 'identity.account_leaving', params: { day: expect.any(String) } } },
      });
      expect((await signIn(one.email, { keep_account: true })).status).toBe(200);
      expect((await signIn(one.email)).status).toBe(200);
    }
    expect([await statusOf(vendor), await findable()]).toEqual([2, true]);
    await app.system.leaving.eraseThoseDue();
    expect((await signIn(couple.email)).status).toBe(200);
  });

  test('is not for operators', async () => {
    const operator = await app.build.operator('support');
    expect([codeOf(await ask(operator)), (await app.call('GET', path, { as: operator })).status]).toEqual(['request.not_found', 404]);
  });
});

describe('what prevents deletion', () => {
  const refused = async (who: BuiltAccount, code: string) => {
    expect(await obstaclesOf(who)).toContain(code);
    expect(codeOf(await ask(who))).toBe(code);
    expect((await app.call('GET', '/v2/me', { as: who })).status).toBe(200);
  };

  test('earnings, a payout under way, documents in review', async () => {
    const rich = await app.build.vendor({ plan: 'Gold' });
    await app.build.earn(rich, 2_000_000);
    expect(await obstaclesOf(rich)).toEqual(['identity.quotation_running', 'identity.earnings_left']);
    await app.build.payoutOnItsWay(rich, 1_000_000);
    await refused(rich, 'identity.payout_under_way');
    await refused(await app.build.submittedAgreement(), 'identity.agreement_in_review');
  });

  test('a quotation that was paid in part, for both, and money that goes back', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const accepted = await app.build.acceptedQuotation({ vendor, couple });
    expect(await obstaclesOf(couple)).toEqual([]);
    await app.build.webhook(await app.build.instalmentPayment(accepted));
    await refused(vendor, 'identity.quotation_running');
    await refused(couple, 'identity.quotation_running');
    const finance = await app.build.operator('finance');
    const refund = await app.call('POST', `/v2/operations/instalments/${accepted.quotation.instalments[0]?.id}/refund`, {
      as: finance,
      body: { reason: 'Acara dibatalkan kedua keluarga' },
    });
    expect(refund.status, refund.text).toBe(201);
    await refused(couple, 'identity.refund_open');
  });
});

describe('when the time is over', () => {
  const name = 'Ningrumsari Qadarusman';
  /** Documents and books that the law keeps; each is told on the privacy page. */
  const kept = new Set(['credit_order.billed_to', 'membership_order.billed_to', 'payout.holder_name', 'bank_account.holder_name']);

  test('a couple is in no table any more, its conversations stay for the vendor, and the books add up', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await named(await app.build.couple(), name)];
    const conversation = await app.build.conversation(vendor, couple, `We are ${name}, call +628120009988`);
    await app.build.say(vendor, conversation, `Dear ${name}, we write to ${couple.email}`);
    const { quotation } = await app.build.sentQuotation({ vendor, couple }, { notes: `For ${name}`, terms: `Sent to ${couple.email}` });
    await app.call('PUT', '/v2/wedding', { as: couple, body: weddingOf({ wishes: `${name} like jasmine` }) });
    await app.call('POST', `/v2/conversations/${conversation}/spam`, { as: couple, body: { reason: 'other', note: `says ${name}` } });
    await sql`insert into review (vendor_id, couple_id, author, rating, body, wedding_month, created_at, answer, answered_at) values (${vendor.vendorId}, ${couple.accountId}, ${name}, 5, ${`Lovely! ${name}`}, '2026-05', now(), ${`Thank you, ${name}`}, now())`.execute(
      app.owner,
    );
    await sql`insert into review_case (review_id, vendor_id, reason, details, opened_at)
      select id, vendor_id, 'untrue', ${`${name} never was here`}, now() from review where couple_id = ${couple.accountId}`.execute(
      app.owner,
    );
    const words = [name, couple.email, '+628120009988'];
    expect((await tracesOf(app.owner, words)).length).toBeGreaterThan(6);

    expect((await ask(couple)).status).toBe(200);
    await app.system.leaving.eraseThoseDue();
    expect(await tracesOf(app.owner, [name]), 'before its day nothing goes').not.toEqual([]);
    await isDue(couple);
    const before = await app.owner.selectFrom('ledger_transfer').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
    await Promise.all([app.system.leaving.eraseThoseDue(), other.system.leaving.eraseThoseDue()]);
    expect(await tracesOf(app.owner, words)).toEqual([]);
    expect(await differences(app.owner)).toEqual([]);
    expect(await app.owner.selectFrom('ledger_transfer').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).toEqual(
      before,
    );

    const seen = await app.build.conversationAs(vendor, conversation);
    expect(seen).toMatchObject({ status: 'couple_gone' });
    expect(await namesSeenBy(vendor, `/v2/conversations/${conversation}`)).toEqual(['Deleted account', 'Akun dihapus']);
    expect(await namesSeenBy(vendor, '/ms/quotation/v1/quotations')).toEqual(['Deleted account', 'Akun dihapus']);
    const texts = (await app.build.messagesAs(vendor, conversation)).map(({ author, text }) => [author, text]);
    expect(texts).toContainEqual(['couple', '']);
    expect(texts).toContainEqual(['vendor', 'Dear …, we write to …']);
    const shown = await app.call('GET', `/ms/quotation/v1/quotations/${quotation.id}`, { as: vendor });
    expect(shown).toMatchObject({ status: 200, body: { quotation: { content: { notes: 'For …', terms: 'Sent to …' } } } });
    expect(codeOf(await signIn(couple.email, { keep_account: true }))).toBe('identity.credentials_wrong');
    const entries = await app.owner
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `account:${couple.accountId}`)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['identity.deletion_asked', 'identity.account_erased']);
    await app.system.leaving.eraseThoseDue();
    expect(await tracesOf(app.owner, [name])).toEqual([]);
  });

  test('a vendor is in no table but those of the law; pictures, drafts and bank accounts of no payout go', async () => {
    const person = 'Tirtamarta Oktovianus';
    const business = 'Kencana Purbasari Dekor';
    const vendor = (await named(await app.build.vendorWithPhone({ name: business, plan: 'Gold' }), person, '+628130007766')) as BuiltVendor;
    const couple = await app.build.couple();
    const conversation = await app.build.conversation(vendor, couple, `Hello ${business}!`);
    await app.build.say(vendor, conversation, `${person} here`);
    await app.build.order(vendor);
    await app.build.bankAccount(vendor);
    await app.build.product(vendor);
    await app.build.storedPicture(vendor);
    await sql`update vendor set contact_email = ${vendor.email}, about = ${`We are ${person}`}, instagram = 'purbasari.dekor' where id = ${vendor.vendorId}`.execute(
      app.owner,
    );
    const words = [person, business, vendor.email, 'purbasari.dekor', '+628130007766'];
    expect((await ask(vendor)).status).toBe(200);
    await isDue(vendor);
    await app.system.leaving.eraseThoseDue();
    expect((await tracesOf(app.owner, words)).filter((place) => !kept.has(place))).toEqual([]);
    const account = await app.owner
      .selectFrom('bank_account')
      .selectAll()
      .where('vendor_id', '=', vendor.vendorId)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ holder_name: '', number_end: '', is_primary: false, removed_at: expect.any(Date) });
    expect(await app.owner.selectFrom('store_product').select('id').where('vendor_id', '=', vendor.vendorId).execute()).toEqual([]);
    expect(await differences(app.owner)).toEqual([]);
    expect((await app.call('GET', `/v2/conversations/${conversation}`, { as: couple })).body).toMatchObject({
      data: { status: 'vendor_away' },
    });
    expect(await namesSeenBy(couple, `/v2/conversations/${conversation}`)).toEqual(['Deleted account', 'Akun dihapus']);
  });

  test('operators read of both that the account was deleted, each in their language, and nothing made of its number', async () => {
    const [business, couple] = [await app.build.submittedAgreement('individual', { plan: 'Gold' }), await app.build.couple()];
    const operator = await app.build.operator('support', 'finance', 'verification');
    const approved = await app.call('POST', `/v2/operations/agreements/${business.versionId}/approval`, { as: operator });
    expect(approved.status, approved.text).toBe(200);
    const { quotation } = await app.build.sentQuotation({ vendor: business, couple });
    const conversation = await app.build.conversation(business, couple);
    await app.call('POST', `/v2/conversations/${conversation}/spam`, { as: business, body: { reason: 'other', note: '' } });
    const order = await app.build.credit(business, 300_000);
    for (const one of [couple, business]) {
      expect((await ask(one)).status).toBe(200);
      await isDue(one);
    }
    await app.system.leaving.eraseThoseDue();

    const addresses = [
      `/v2/operations/couples/${couple.accountId}`,
      `/v2/operations/vendors/${business.vendorId}`,
      `/v2/operations/vendors?q=${business.vendorId}`,
      `/v2/operations/payments/${order.payment.id}`,
      `/v2/operations/search?q=${quotation.number}`,
      `/v2/operations/search?q=${order.payment.id}`,
      '/v2/operations/spam_reports',
      '/v2/operations/agreements?status=approved',
      `/v2/operations/agreements/${business.versionId}`,
      '/v2/operations/audit',
    ];
    for (const address of addresses) {
      expect(await namesSeenBy(operator, address), address).toEqual(['Deleted account', 'Akun dihapus']);
      // The address of a profile is no name, and no one is led there.
      const { text } = await app.call('GET', address, { as: operator });
      expect(text.replaceAll(/"slug":"[^"]*"/g, ''), address).not.toMatch(/deleted-\d/);
    }
  });

  test('whom a late payment ties meanwhile is left for the next run', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const accepted = await app.build.acceptedQuotation({ vendor, couple });
    const payment = await app.build.instalmentPayment(accepted);
    expect((await ask(couple)).status).toBe(200);
    await app.build.webhook(payment);
    await isDue(couple);
    await app.system.leaving.eraseThoseDue();
    expect(codeOf(await signIn(couple.email))).toBe('identity.account_leaving');
  });

  test('what was sent is still changed by nobody else, whatever is set', async () => {
    const quoted = await app.build.sentQuotation({ vendor: await app.build.vendor({ plan: 'Gold' }), couple: await app.build.couple() });
    const change = (db: TestApp['db']) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('pelaminan.erasing', 'on', true)`.execute(tx);
        await sql`update quotation set content = '{}' where id = ${quoted.quotation.id}`.execute(tx);
      });
    await expect(change(app.db)).rejects.toThrow('is not changed');
    await expect(sql`update quotation set content = '{}' where id = ${quoted.quotation.id}`.execute(app.owner)).rejects.toThrow(
      'is not changed',
    );
  });
});

function weddingOf(change: object): object {
  return {
    revision: 0,
    wedding_date: null,
    city_id: 1,
    guests: 200,
    budget_band: null,
    venue: '',
    wishes: '',
    category_ids: [],
    is_findable: false,
    ...change,
  };
}
