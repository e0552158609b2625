// A row that the database refuses to change, in the work of every scheduled job: the rows behind it get theirs, and the job fails by name.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyOpenMs } from '../core/conversations/reply.ts';
import { addDays, businessDayOf, dayMs, hourMs } from '../core/time.ts';
import { retentionRules } from '../core/verification/retention.ts';
import { testPassword } from './testing/builders/accounts.ts';
import { buildAdvertiser } from './testing/builders/advertisers.ts';
import { openTestApp, secretsOf, type TestApp } from './testing/test-app.ts';

const start = '2026-11-20T03:00:00Z';
let first: TestApp;
let app: TestApp;
beforeAll(async () => {
  first = await openTestApp({ at: start });
  await sql`
    create table poison (value text);
    create function refuse_poisoned() returns trigger security definer set search_path = public language plpgsql as $$
    begin
      if (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0] in (select value from poison) then
        raise exception 'poisoned';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`.execute(first.owner);
  // A minimum that rises soon: known to anyone who starts now.
  const soon = new Date(Date.parse(start) + 2 * dayMs);
  await sql`insert into product_setting (name, value, valid_from, set_at) values ('ads.minimum_cpc', '2000', ${soon}, ${soon})`.execute(
    first.owner,
  );
  app = await openTestApp({ on: first, env: secretsOf(first), at: start });
});
afterAll(async () => {
  await app.close();
  await first.close();
});

type Id = string | number;
interface Case {
  readonly kind: string;
  /** The change that the database refuses to one of them, which a column names. */
  readonly table: string;
  readonly when: string;
  readonly column: string;
  /** Two that are due. */
  readonly arrange: () => Promise<readonly [Id, Id]>;
  /** Those for whom the work is done. */
  readonly done: () => Promise<readonly Id[]>;
}
const twice = async <T>(make: () => Promise<T>): Promise<[T, T]> => [await make(), await make()];
const ids = async (query: ReturnType<typeof sql<{ id: Id }>>): Promise<Id[]> => (await query.execute(app.owner)).rows.map(({ id }) => id);
const gold = () => app.build.vendor({ plan: 'Gold' });
const today = () => businessDayOf(app.clock.now());
/** A paid membership with this much left. */
const membership = async (daysLeft: number): Promise<Id> => {
  const { vendorId } = await gold();
  const [id = 0] = await ids(sql`
    update membership set ends_on = ${addDays(today(), daysLeft)} where vendor_service_id in (select id from vendor_service where vendor_id = ${vendorId})
    returning id`);
  return id;
};
/** Without the process that looks into it. */
const draft = async () => app.build.writtenAgreement('individual', { plan: 'Gold' });
const order = async (): Promise<Id> => (await app.build.order(await gold())).payment.id;
const later = (ms: number): void => app.clock.advance(ms);

const cases: readonly Case[] = [
  {
    kind: 'ads-minimum',
    table: 'ad_minimum_notice',
    when: 'insert',
    column: 'vendor_id',
    arrange: () => twice(async () => (await buildAdvertiser(app)).vendorId),
    done: () => ids(sql`select vendor_id as id from ad_minimum_notice`),
  },
  {
    kind: 'ads-alerts',
    table: 'ad_alert',
    when: 'insert',
    column: 'vendor_id',
    arrange: () => twice(async () => (await buildAdvertiser(app, { credit: 1_600 })).vendorId),
    done: () => ids(sql`select vendor_id as id from ad_alert`),
  },
  {
    kind: 'conversations-mail',
    table: 'conversation_side',
    when: 'update',
    column: 'conversation_id',
    async arrange() {
      const found = await twice(async () => app.build.conversation(await gold(), await app.build.couple()));
      later(hourMs);
      return found;
    },
    done: () => ids(sql`select conversation_id as id from conversation_side where mailed_at is not null`),
  },
  {
    kind: 'conversations-replies',
    table: 'conversation',
    when: 'update',
    column: 'id',
    async arrange() {
      const found = await twice(async () => {
        const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await app.build.couple()];
        const id = await app.build.conversation(vendor, couple);
        await app.call('POST', `/v2/conversations/${id}/opening`, { as: vendor, body: { cost_max: 1 } });
        await app.build.say(vendor, id, 'Halo');
        return id;
      });
      later(replyOpenMs + 1);
      return found;
    },
    done: () => ids(sql`select id from conversation where reply_judged_at is not null`),
  },
  {
    kind: 'conversations-sweep',
    table: 'message_file',
    when: 'delete',
    column: 'id',
    async arrange() {
      const found = await twice(async () => {
        const [id, conversation] = [randomUUID(), await app.build.conversation(await gold(), await app.build.couple())];
        await sql`
          insert into message_file (id, conversation_id, side, name_box, media_type, size_bytes, state, uploaded_at)
          values (${id}, ${conversation}, 'couple', '', 'image/png', 1, 'stored', ${new Date(app.clock.now())})`.execute(app.owner);
        return id;
      });
      later(dayMs + 1);
      return found;
    },
    done: () => gone(sql`select id from message_file`),
  },
  {
    kind: 'membership-end',
    table: 'membership',
    when: 'update',
    column: 'id',
    arrange: () => twice(() => membership(-1)),
    done: () => ids(sql`select id from membership where status = 'expired'`),
  },
  {
    kind: 'membership-remind',
    table: 'membership_reminder',
    when: 'insert',
    column: 'membership_id',
    arrange: () => twice(() => membership(1)),
    done: () => ids(sql`select distinct membership_id as id from membership_reminder`),
  },
  {
    kind: 'sandbox-expire',
    table: 'sandbox_payment',
    when: 'update',
    column: 'id',
    async arrange() {
      const found = await twice(order);
      later(3 * dayMs);
      return found;
    },
    done: () => ids(sql`select id from sandbox_payment where status = 'expired'`),
  },
  {
    kind: 'payments-reconcile',
    table: 'payment',
    when: 'update of status',
    column: 'id',
    async arrange() {
      const found = await twice(order);
      later(3 * dayMs);
      return found;
    },
    done: () => ids(sql`select id from payment where status = 'expired'`),
  },
  {
    kind: 'pictures-sweep',
    table: 'picture',
    when: 'update of state',
    column: 'id',
    async arrange() {
      const found = await twice(async () => app.build.storedPicture(await gold()));
      later(2 * dayMs);
      return found;
    },
    done: () => gone(sql`select id from picture`),
  },
  {
    kind: 'verification-retention',
    table: 'agreement_version',
    when: 'update',
    column: 'id',
    async arrange() {
      const found = await twice(async () => {
        const { versionId, accountId } = await app.build.submittedAgreement('individual', { plan: 'Gold' });
        const at = new Date(app.clock.now());
        await sql`update agreement_version set state = 'declined', decided_at = ${at}, decided_by = ${accountId} where id = ${versionId}`.execute(
          app.owner,
        );
        return versionId;
      });
      later((retentionRules.declinedDays + 1) * dayMs);
      return found;
    },
    done: () => ids(sql`select id from agreement_version where erased_at is not null`),
  },
  {
    kind: 'verification-sweep',
    table: 'agreement_file',
    when: 'delete',
    column: 'id',
    async arrange() {
      const found = await twice(async () => {
        const { vendorId } = await draft();
        const [id = ''] = await ids(sql`
          update agreement_file set state = 'arriving' where id = (select id from agreement_file where vendor_id = ${vendorId} limit 1) returning id`);
        return id;
      });
      later(2 * hourMs);
      return found;
    },
    done: () => gone(sql`select id from agreement_file`),
  },
  {
    kind: 'quotations-expire',
    table: 'quotation',
    when: 'update',
    column: 'id',
    async arrange() {
      const found = await twice(async () => quotationOf(await app.build.sentQuotation(await two())));
      later(20 * dayMs);
      return found;
    },
    done: () => ids(sql`select id from quotation where status = 'expired'`),
  },
  {
    kind: 'quotations-remind',
    table: 'instalment_reminder',
    when: 'insert',
    column: 'instalment_id',
    async arrange() {
      const found = await twice(async () => (await app.build.acceptedQuotation(await two())).quotation.instalments[0]?.id ?? '');
      later(6 * dayMs);
      return found;
    },
    done: () => ids(sql`select instalment_id as id from instalment_reminder`),
  },
  {
    kind: 'quotations-follow-up',
    table: 'quotation_follow_up',
    when: 'insert',
    column: 'quotation_id',
    async arrange() {
      const found = await twice(async () => (await app.build.sentQuotation(await two())).quotation.id);
      later(4 * dayMs);
      return found;
    },
    done: () => ids(sql`select quotation_id as id from quotation_follow_up`),
  },
  {
    kind: 'reviews-invite',
    table: 'review_invitation',
    when: 'insert',
    column: 'quotation_id',
    async arrange() {
      const day = { event_date: addDays(today(), 5) };
      const found = await twice(async () => quotationOf(await app.build.acceptedQuotation(await two(), day)));
      // What the couples told when they asked is another day.
      await sql`update wedding set wedding_on = null, is_day_known = false`.execute(app.owner);
      later(7 * dayMs);
      return found;
    },
    done: () => ids(sql`select quotation_id as id from review_invitation where quotation_id is not null`),
  },
  {
    kind: 'reviews-remind',
    table: 'review_invitation',
    when: 'update',
    column: 'couple_id',
    arrange: () =>
      twice(async () => {
        const { vendor, couple } = await two();
        const at = new Date(app.clock.now() - 15 * dayMs);
        await sql`
          insert into review_invitation (vendor_id, couple_id, source, wedding_on, invited_at)
          values (${vendor.vendorId}, ${couple.accountId}, 'vendor', ${addDays(today(), -20)}, ${at})`.execute(app.owner);
        return couple.accountId;
      }),
    done: () => ids(sql`select couple_id as id from review_invitation where reminded_at is not null`),
  },
  {
    kind: 'results-measure',
    table: 'vendor_measure',
    when: 'insert',
    column: 'vendor_id',
    arrange: () => twice(async () => (await gold()).vendorId),
    done: () => ids(sql`select vendor_id as id from vendor_measure`),
  },
  {
    kind: 'results-email',
    table: 'week_email',
    when: 'insert',
    column: 'vendor_id',
    arrange: async () => {
      const [a, b] = await twice(async () => (await gold()).vendorId);
      const couple = await app.build.couple();
      for (const id of [a, b]) await app.build.inquiry(couple, id);
      later(7 * dayMs);
      return [a, b];
    },
    done: () => ids(sql`select vendor_id as id from week_email`),
  },
  {
    kind: 'second-factor-warn',
    table: 'second_factor_removal',
    when: 'update',
    column: 'account_id',
    arrange: async () => {
      const pair = await twice(async () => {
        const vendor = await gold();
        await app.build.secondFactor(vendor);
        await app.call('POST', '/v2/login/second_factor_removal', { body: { email: vendor.email, password: testPassword } });
        return vendor.accountId;
      });
      later(6.5 * dayMs);
      return pair;
    },
    done: () => ids(sql`select account_id as id from second_factor_removal where warned_at is not null`),
  },
  {
    kind: 'tasks-remind',
    table: 'client_task',
    when: 'update',
    column: 'vendor_id',
    arrange: () =>
      twice(async () => {
        const [vendor, couple] = [await gold(), await app.build.couple()];
        await app.build.conversation(vendor, couple);
        const body = { title: 'Kirim album', due_on: today(), due_time: '00:00' };
        await app.call('POST', `/v2/clients/${couple.accountId}/tasks`, { as: vendor, body });
        return vendor.vendorId;
      }),
    done: () => ids(sql`select vendor_id as id from client_task where reminded_at is not null`),
  },
  {
    kind: 'reviews-rate',
    table: 'vendor',
    when: 'update',
    column: 'id',
    arrange: () =>
      twice(async () => {
        const { vendorId } = await gold();
        await sql`
          insert into review (vendor_id, author, rating, body, wedding_month, created_at)
          values (${vendorId}, 'Ayu', 5, 'Rapi dan tepat waktu.', '2026-10', ${new Date(app.clock.now())})`.execute(app.owner);
        return vendorId;
      }),
    done: () => ids(sql`select id from vendor where review_count > 0`),
  },
  {
    kind: 'meetings-remind',
    table: 'meeting_reminder',
    when: 'insert',
    column: 'meeting_id',
    arrange: () =>
      twice(async () => {
        const { vendor, couple } = await two();
        const weekAgo = new Date(app.clock.now() - 7 * dayMs);
        const [from, until] = [app.clock.now() + 2 * hourMs, app.clock.now() + 3 * hourMs].map((at) => new Date(at));
        const [id = ''] = await ids(sql`
          insert into meeting (vendor_id, couple_id, starts_at, ends_at, blocked, subject, note, vendor_time_zone, couple_time_zone, link, booked_at, agreed_at)
          values (${vendor.vendorId}, ${couple.accountId}, ${from}, ${until}, tstzrange(${from}, ${until}), 'Foto', '', 'Asia/Jakarta', 'Asia/Jakarta',
            'https://meet.example.test/a', ${weekAgo}, ${weekAgo}) returning id`);
        return id;
      }),
    done: () => ids(sql`select meeting_id as id from meeting_reminder`),
  },
  {
    kind: 'accounts-erase',
    table: 'account_deletion',
    when: 'update',
    column: 'account_id',
    async arrange() {
      return twice(async () => {
        const { accountId } = await app.build.couple();
        const at = new Date(app.clock.now() - 1);
        await sql`insert into account_deletion (account_id, asked_at, erase_at) values (${accountId}, ${at}, ${at})`.execute(app.owner);
        return accountId;
      });
    },
    done: () => ids(sql`select account_id as id from account_deletion where erased_at is not null`),
  },
];

const two = async () => ({ vendor: await gold(), couple: await app.build.couple() });
const quotationOf = ({ quotation }: { readonly quotation: { readonly id: string } }): string => quotation.id;
/** Of the two that were there, those that are there no more. */
let pair: readonly Id[] = [];
const gone = async (query: ReturnType<typeof sql<{ id: Id }>>): Promise<Id[]> => {
  const left = new Set(await ids(query));
  return pair.filter((id) => !left.has(id));
};

/** One statement for all that is due: there is no row behind another. */
const atOnce = [
  'ads-clean-up',
  'calendar-due',
  'clients-clean-up',
  'feed-clean-up',
  'forget-sent-bank-codes',
  'identity-clean-up',
  'sent-messages-clean-up',
];

test('every scheduled job that walks over rows is here', () => {
  const scheduled = app.system.jobs.kinds().filter(({ schedule }) => schedule !== undefined);
  expect(scheduled.map(({ name }) => name).toSorted()).toEqual([...atOnce, ...cases.map(({ kind }) => kind)].toSorted());
});

describe('a row that cannot be changed', () => {
  test.each(cases)('keeps no other from $kind, which fails by its name', async ({ kind, table, when, column, arrange, done }) => {
    pair = await arrange();
    const [poisoned, innocent] = pair;
    await sql`insert into poison values (${String(poisoned)})`.execute(app.owner);
    await sql`
      create trigger poisoned before ${sql.raw(when)} on ${sql.table(table)} for each row execute function refuse_poisoned(${sql.lit(column)})`.execute(
      app.owner,
    );
    try {
      const work = app.system.jobs.kinds().find(({ name }) => name === kind)?.work;
      await expect(work?.({})).rejects.toThrow(String(poisoned));
      expect((await done()).filter((id) => pair.includes(id))).toEqual([innocent]);
    } finally {
      await sql`drop trigger poisoned on ${sql.table(table)}`.execute(app.owner);
    }
  });
});
