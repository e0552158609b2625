// A process is killed at every message to the database in turn. No action is left half done, a repeated request completes it once, and background work
// completes automatically. (reliability 14, 15) A few messages are tried each time; FULL_SIZE=1 tries all.
import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreementPath } from '../../server/testing/builders/verification.ts';
import { bankAccountsPath } from '../../server/testing/builders/bank-accounts.ts';
import { buildDispute } from '../../server/testing/builders/operations.ts';
import { sized } from '../../server/testing/full-size.ts';
import { differences } from '../../server/testing/oracle.ts';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import type { Answer } from '../../server/testing/builders/context.ts';
import { termsVersion } from '../../texts/agreement-terms.ts';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';

const secrets = {
  TOKEN_SECRET: 'a token secret of processes that die that is long enough',
  ENCRYPTION_SECRET: 'an encryption secret of processes that die that is long',
  WEBHOOK_SECRET: 'a webhook secret of processes that die that is long enough',
};
const placesTried = sized(1, Number.POSITIVE_INFINITY);
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: secrets, jobs: true });
});
afterAll(() => app.close());

/** Something someone asks for, the same each time it is asked. */
interface Deed {
  readonly ask: (of: TestApp) => Promise<Answer>;
  /** What there is to see of it, in rows. */
  readonly trace: () => Promise<unknown>;
  readonly email: string;
}
const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> => (await query.execute(app.owner)).rows[0];
const emailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await sql<{ subject: string }>`select subject from outbox_message where recipient = ${email} order by subject`.execute(
    app.owner,
  );
  return rows.map(({ subject }) => subject.replaceAll(/user \S+/g, 'a couple').replaceAll(/\d+/g, '0'));
};
const auditsOf = async (accountId: number): Promise<unknown> =>
  (
    await sql`select action, count(*)::int as times from audit_entry where account_id = ${accountId} and result = 'done' and action not like 'identity.%'
      group by 1 order by 1`.execute(app.owner)
  ).rows;

const deeds: Readonly<Record<string, () => Promise<Deed>>> = {
  async checkout() {
    const vendor = await app.build.vendor();
    const key = randomUUID();
    return {
      email: vendor.email,
      ask: (of) =>
        of.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', {
          as: vendor,
          body: { credits: 250_000 },
          headers: { 'idempotency-key': key },
        }),
      trace: async () =>
        (
          await sql`select o.status, o.total_idr, p.status as payment, p.gateway_reference is not null as is_open, (select count(*)::int from sandbox_payment s where s.id = p.id) as opened
            from credit_order o left join payment p on p.subject_id = o.id where o.vendor_id = ${vendor.vendorId}`.execute(app.owner)
        ).rows,
    };
  },
  async 'settling a payment'() {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 250_000);
    const { body, headers } = app.build.webhookAbout(placed);
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', '/webhooks/payments/sandbox', { body, headers }),
      trace: () =>
        one(sql`select o.status, (select count(*)::int from ledger_transfer t where t.source_id = o.id) as moved,
          (select balance_idr from ledger_account a where a.vendor_id = o.vendor_id and a.kind = 'vendor_credit') as balance
          from credit_order o where o.vendor_id = ${vendor.vendorId}`),
    };
  },
  async 'handing in an agreement'() {
    const vendor = await app.build.writtenAgreement('individual');
    const { revision } = await app.build.agreementOf(vendor);
    const body = { revision, terms_version: termsVersion, language: 'en' };
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', `${agreementPath}/submission`, { as: vendor, body }),
      trace: async () => [
        await one(sql`select state, (select count(*)::int from agreement_version v where v.agreement_id = a.id) as versions
          from agreement a where vendor_id = ${vendor.vendorId} and set_aside_at is null`),
        await auditsOf(vendor.accountId),
      ],
    };
  },
  async 'verifying a bank account'() {
    const vendor = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    const message = await app.eventually(
      () => one(sql<{ body_text: string }>`select body_text from outbox_message where recipient = ${vendor.phone}`),
      (found) => found !== undefined,
      60_000,
    );
    const code = /\b\d{6}\b/.exec(message?.body_text ?? '')?.[0];
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', `${bankAccountsPath}/${account.id}/verify`, { as: vendor, body: { code } }),
      trace: async () => [
        await one(sql`select verified_at is not null as is_verified, is_primary, (select count(*)::int from bank_code c where c.vendor_id = b.vendor_id and c.good_until is not null) as codes
          from bank_account b where id = ${account.id}`),
        await auditsOf(vendor.accountId),
      ],
    };
  },
  async 'approving an agreement'() {
    const vendor = await app.build.submittedAgreement();
    const operator = await app.build.operator('verification');
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', `/v2/operations/agreements/${vendor.versionId}/approval`, { as: operator }),
      trace: async () => [
        await one(sql`select state from agreement where vendor_id = ${vendor.vendorId} and set_aside_at is null`),
        await auditsOf(operator.accountId),
      ],
    };
  },
  async 'giving credit'() {
    const vendor = await app.build.vendor();
    const operator = await app.build.operator('finance');
    const headers = { 'idempotency-key': randomUUID() };
    const body = { vendor_id: vendor.vendorId, amount: 40_000, reason: 'Goodwill after the outage' };
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', '/v2/operations/adjustments', { as: operator, body, headers }),
      trace: async () => [
        await one(sql`select balance_idr, (select count(*)::int from proposal c where c.vendor_id = a.vendor_id) as adjustments
          from ledger_account a where vendor_id = ${vendor.vendorId} and kind = 'vendor_credit'`),
        await auditsOf(operator.accountId),
      ],
    };
  },
  async 'refunding a click'() {
    const { vendor, clickId } = await buildDispute(app, { categoryId: 8, cityId: 1 + randomInt(12) });
    const operator = await app.build.operator('support');
    await app.build.ad(vendor, { is_enabled: false });
    const headers = { 'idempotency-key': randomUUID() };
    const body = { verdict: 'refunded', reason: 'Four clicks from one device' };
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', `/v2/operations/disputes/${clickId}/decision`, { as: operator, body, headers }),
      trace: async () => [
        await one(sql`select balance_idr, (select count(*)::int from ledger_transfer t where t.source_id = ${clickId}::uuid and t.kind = 'click_refund') as refunds
          from ledger_account a where vendor_id = ${vendor.vendorId} and kind = 'vendor_credit'`),
        await auditsOf(operator.accountId),
      ],
    };
  },
  async 'asking for a payout'() {
    const vendor = await app.build.payableVendor();
    await app.build.earn(vendor, 2_000_000);
    const headers = { 'idempotency-key': randomUUID() };
    return {
      email: vendor.email,
      ask: (of) => of.call('POST', '/v2/payouts', { as: vendor, body: { amount: 1_000_000 }, headers }),
      trace: async () => [
        await one(sql`select balance_idr, (select array_agg(status || ' ' || amount_idr) from payout p where p.vendor_id = a.vendor_id) as payouts
          from ledger_account a where vendor_id = ${vendor.vendorId} and kind = 'vendor_earnings'`),
        await auditsOf(vendor.accountId),
      ],
    };
  },
};

interface Victim {
  readonly of: TestApp;
  readonly way: FaultyProxy;
  close(): Promise<void>;
}
async function openVictim(wish: { readonly jobs?: boolean; readonly env?: Record<string, string> } = {}): Promise<Victim> {
  const { host, port } = app.target;
  const way = await openFaultyProxy({ path: path.join(host ?? '', `.s.PGSQL.${port}`) });
  const of = await openTestApp({
    on: app,
    through: way,
    jobs: wish.jobs ?? false,
    env: { ...secrets, DATA_DIR: app.config.dataDir, ...wish.env },
  });
  return {
    of,
    way,
    async close() {
      way.close();
      await of.close().catch(() => undefined);
    },
  };
}
/** Asks a process that dies in the middle. False when it was done before the process died. */
async function askDying(deed: Deed, n: number, side: 'before' | 'after'): Promise<boolean> {
  const victim = await openVictim();
  try {
    victim.way.dieAt(n, side);
    await deed.ask(victim.of).catch(() => undefined);
    return victim.way.isDead();
  } finally {
    await victim.close();
  }
}
async function messagesOf(deed: Deed): Promise<number> {
  const victim = await openVictim();
  try {
    victim.way.dieAt(Number.POSITIVE_INFINITY, 'before');
    const answer = await deed.ask(victim.of);
    expect(answer.status, answer.text).toBeLessThan(300);
    return victim.way.count();
  } finally {
    await victim.close();
  }
}
/** All that is left of a deed once its emails have gone. */
async function settled({ trace, email }: Deed): Promise<unknown> {
  await app.eventually(
    () =>
      one(
        sql<{
          n: number;
        }>`select count(*)::int as n from pgboss.job where name = 'send-mail' and data->>'to' = ${email} and state <> 'completed'`,
      ),
    (left) => left?.n === 0,
    60_000,
  );
  return { trace: await trace(), mails: await emailsTo(email) };
}
/** Other words of a process are counted too: of the last places it may be done already. */
function placesOf(messages: number): number[] {
  const all = Array.from({ length: placesTried > messages ? messages : Math.ceil(messages / 2) }, (_, i) => i + 1);
  while (all.length > placesTried) all.splice(randomInt(all.length), 1);
  return all;
}

describe('killed in the middle and asked again, on another process, it is done once', () => {
  test.each(Object.keys(deeds))(
    '%s',
    async (name) => {
      const arrange = deeds[name] ?? (() => Promise.reject(new Error('there is no such deed')));
      const whole = await arrange();
      const messages = await messagesOf(whole);
      const expected = await settled(whole);
      let deaths = 0;
      for (const n of placesOf(messages))
        for (const side of ['before', 'after'] as const) {
          const deed = await arrange();
          if (await askDying(deed, n, side)) deaths++;
          expect(await differences(app.owner), `killed ${side} message ${n}`).toEqual([]);
          const again = await deed.ask(app);
          // Done by the one that died, it may say so; it never fails.
          expect(again.status, again.text).toBeLessThan(500);
          expect({ n, side, ...((await settled(deed)) as object) }).toEqual({ n, side, ...(expected as object) });
        }
      if (placesTried > 1) console.log(`${name}: ${messages} messages, ${deaths} deaths`);
      expect(deaths).toBeGreaterThan(placesTried > 1 ? messages : -1);
      expect(await differences(app.owner)).toEqual([]);
    },
    1_800_000,
  );
});
