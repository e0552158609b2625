// What a vendor finds in the morning: what happened, what waits for an answer, what is due, and the steps of its first week.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showDashboard } from '../../contract/dashboard.ts';
import { addDays, businessDayOf, dayMs } from '../../core/time.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** 23:30 WIB on a Saturday: a minute decides which day something is of. */
const at = '2026-11-21T16:30:00Z';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at });
});
afterAll(() => app.close());

async function homeOf(vendor: BuiltVendor) {
  const answer = await app.call('GET', '/v2/dashboard', { as: vendor });
  expect(answer.status, answer.text).toBe(200);
  return answerOf(showDashboard, answer.body).data;
}
const today = () => businessDayOf(app.clock.now());
const write = (vendor: BuiltVendor, couple: BuiltAccount) =>
  app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body: { subject: 'other', text: 'Halo' } });

describe('what happened', () => {
  test('since yesterday and this month: by the day in Jakarta, beside the same days of the month before', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const quoted = await app.build.acceptedQuotation({ vendor, couple: await app.build.couple() });
    await app.build.webhook(await app.build.instalmentPayment(quoted));
    const saturday = today();
    const happened = {
      contacts: 1,
      quoted: 1,
      booked: { count: 1, amount: 10_000_000 },
      paid: { count: 1, amount: 3_000_000 },
      impressions: 0,
      clicks: 0,
      spending: 0,
    };
    const nothing = { ...happened, contacts: 0, quoted: 0, booked: { count: 0, amount: 0 }, paid: { count: 0, amount: 0 } };
    expect(await homeOf(vendor)).toMatchObject({
      recent: { since: addDays(saturday, -1), happenings: happened },
      month: {
        start: '2026-11-01',
        end: saturday,
        happenings: happened,
        before: { start: '2026-10-01', end: '2026-10-21', happenings: nothing },
        days: [{ date: saturday, contacts: 1, paid: 3_000_000 }],
      },
    });
    await app.build.later(31 * 60_000);
    expect((await homeOf(vendor)).recent).toEqual({ since: saturday, happenings: happened });
    await app.build.later(dayMs);
    expect((await homeOf(vendor)).recent).toEqual({ since: addDays(saturday, 1), happenings: nothing });
    await app.build.later(dayMs * 29);
    expect((await homeOf(vendor)).month).toMatchObject({
      start: '2026-12-01',
      happenings: nothing,
      before: { start: '2026-11-01', end: '2026-11-22', happenings: happened },
      days: [],
    });
  });
});

describe('conversations without an answer', () => {
  test('are those in which the couple has the last word, also once they are read, until the vendor writes', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couples = [await app.build.couple(), await app.build.couple(), await app.build.couple(), await app.build.couple()];
    for (const couple of couples) await write(vendor, couple);
    const { unanswered } = await homeOf(vendor);
    expect([unanswered.total, unanswered.latest.length]).toEqual([4, 3]);
    const [first] = unanswered.latest;
    await app.call('POST', `/v2/conversations/${first?.id}/read`, { as: vendor, body: { number: 1 } });
    expect((await homeOf(vendor)).unanswered.total).toBe(4);
    const body = { id: randomUUID(), text: 'Terima kasih' };
    expect((await app.call('POST', `/v2/conversations/${first?.id}/messages`, { as: vendor, body })).status).toBe(201);
    const after = (await homeOf(vendor)).unanswered;
    expect([after.total, after.latest.some(({ id }) => id === first?.id)]).toEqual([3, false]);
    const list = await app.call('GET', '/v2/conversations?show=unanswered', { as: vendor });
    expect((list.body as { meta: { total: number } }).meta.total).toBe(3);
  });

  test('are none where the couple accepted what it was sent', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const couple = await app.build.couple();
    await app.build.sentQuotation({ vendor, couple });
    expect((await homeOf(vendor)).unanswered.total).toBe(0);
    await app.build.acceptedQuotation({ vendor, couple });
    expect((await homeOf(vendor)).unanswered.total).toBe(0);
    await write(vendor, couple);
    expect((await homeOf(vendor)).unanswered.total).toBe(1);
  });

  test('in spam neither wait nor count as interested, contacts or requests, until they are moved out; what was quoted stays', async () => {
    const [vendor, couple, quoted] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.couple()];
    await write(vendor, couple);
    await app.build.inquiry(couple, vendor.vendorId);
    await app.build.sentQuotation({ vendor, couple: quoted });
    await write(vendor, quoted);
    const counts = async () => {
      const { unanswered, recent, interested, next } = await homeOf(vendor);
      return [unanswered.total, recent.happenings.contacts, interested.total, next.some(({ code }) => code === 'send_quotations')];
    };
    const before = await counts();
    expect(before.slice(0, 3)).toEqual([2, 2, 2]);
    const ids = await app.owner.selectFrom('conversation').select('id').where('vendor_id', '=', vendor.vendorId).execute();
    for (const { id } of ids) await app.call('POST', `/v2/conversations/${id}/spam`, { as: vendor, body: { reason: 'advertising' } });
    expect(await counts()).toEqual([0, 1, 1, false]);
    for (const { id } of ids) await app.call('PUT', `/v2/conversations/${id}/folder`, { as: vendor, body: { folder: 'inbox' } });
    expect(await counts()).toEqual(before);
  });

  test('of a Trial vendor hide what it has not unlocked', async () => {
    const vendor = await app.build.vendor();
    await write(vendor, await app.build.couple());
    const [waiting] = (await homeOf(vendor)).unanswered.latest;
    expect(waiting).toMatchObject({ is_readable: false, last: { text: null } });
  });
});

describe('instalments', () => {
  test('due within a week or overdue are listed, the earliest first; paid ones and those of others are not', async () => {
    const [vendor, other] = [await app.build.vendor({ plan: 'Gold' }), await app.build.vendor({ plan: 'Gold' })];
    const row = (label: string, value: number, days: number) =>
      ({ label, kind: 'percent', value, due_date: addDays(today(), days) }) as const;
    const schedule = [row('Uang muka', 10, 1), row('Kedua', 20, 4), row('Ketiga', 30, 10), row('Pelunasan', 40, 60)];
    const quoted = await app.build.acceptedQuotation({ vendor, couple: await app.build.couple() }, { schedule });
    await app.build.acceptedQuotation({ vendor: other, couple: await app.build.couple() }, { schedule });
    const due = async () => {
      const { total, amount, next } = (await homeOf(vendor)).instalments;
      return { total, amount, next: next.map(({ label, is_overdue: isOverdue }) => [label, isOverdue]) };
    };
    expect(await due()).toEqual({
      total: 2,
      amount: 3_000_000,
      next: [
        ['Deposit', false],
        ['Kedua', false],
      ],
    });
    await app.build.webhook(await app.build.instalmentPayment(quoted));
    expect(await due()).toEqual({ total: 1, amount: 2_000_000, next: [['Kedua', false]] });
    await app.build.later(5 * dayMs);
    expect(await due()).toEqual({
      total: 2,
      amount: 5_000_000,
      next: [
        ['Kedua', true],
        ['Ketiga', false],
      ],
    });
  });
});

describe('tasks', () => {
  test('due today or late are listed, the first due first; later, done and deleted ones and those of others are not', async () => {
    const [vendor, other, couple] = [
      await app.build.vendor({ plan: 'Gold' }),
      await app.build.vendor({ plan: 'Gold' }),
      await app.build.couple(),
    ];
    for (const one of [vendor, other]) await app.build.conversation(one, couple);
    const day = today();
    const add = async (one: BuiltVendor, title: string, days: number, hour: string | null = null) => {
      const body = { title, due_on: addDays(day, days), due_time: hour };
      const answer = await app.call('POST', `/v2/clients/${couple.accountId}/tasks`, { as: one, body });
      expect(answer.status, answer.text).toBe(201);
      return (answer.body as { data: { id: string } }).data.id;
    };
    await add(vendor, 'Besok', 1);
    await add(vendor, 'Hari ini', 0);
    await add(vendor, 'Malam ini', 0, '23:59');
    await add(vendor, 'Lusa', 2);
    await add(other, 'Tugas orang lain', 0);
    const done = await add(vendor, 'Selesai', 0);
    await app.call('PUT', `/v2/client_tasks/${done}/done`, { as: vendor, body: { done: true } });
    const deleted = await add(vendor, 'Dihapus', 0);
    await app.call('DELETE', `/v2/client_tasks/${deleted}`, { as: vendor });
    const due = async () => {
      const { total, next } = (await homeOf(vendor)).tasks;
      return { total, next: next.map(({ title, due_time: hour, is_late: isLate }) => [title, hour, isLate]) };
    };
    expect(await due()).toEqual({
      total: 2,
      next: [
        ['Malam ini', '23:59', false],
        ['Hari ini', null, false],
      ],
    });
    expect((await homeOf(vendor)).tasks.next[0]?.client).toMatchObject({ id: couple.accountId });
    await app.build.later(dayMs);
    expect(await due()).toEqual({
      total: 3,
      next: [
        ['Malam ini', '23:59', true],
        ['Hari ini', null, true],
        ['Besok', null, false],
      ],
    });
  });
});

describe('the first week', () => {
  const publish = (vendor: BuiltVendor, publishedAt: number) =>
    app.owner
      .updateTable('vendor')
      .set({ published_at: new Date(publishedAt) })
      .where('id', '=', vendor.vendorId)
      .execute();
  const hidden = '/v2/dashboard/first_week/hidden';
  const doneOf = async (vendor: BuiltVendor) =>
    (await homeOf(vendor)).first_week?.flatMap(({ step, is_done: isDone }) => (isDone ? [step] : [])) ?? null;

  test('names what is done, as its own pages do it', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    await publish(vendor, app.clock.now());
    expect(await doneOf(vendor)).toEqual([]);
    await app.build.topUp(vendor, 100_000);
    await app.build.ad(vendor);
    expect(await app.call('PUT', '/ms/bs-vendors/api/v1/vendor_calendar', { as: vendor, body: { capacity: 2 } })).toMatchObject({
      status: 204,
    });
    expect(await doneOf(vendor)).toEqual(['days', 'ad']);
  });

  test('is shown for four weeks, and hidden by its vendor alone until that shows it again', async () => {
    const vendor = await app.build.vendor();
    await publish(vendor, app.clock.now() - 28 * dayMs);
    expect(await doneOf(vendor)).toBeNull();
    await publish(vendor, app.clock.now());
    expect(await doneOf(vendor)).not.toBeNull();
    for (let i = 0; i < 2; i++) expect((await app.call('PUT', hidden, { as: vendor })).status).toBe(204);
    expect(await doneOf(vendor)).toBeNull();
    const other = await app.build.vendor();
    await publish(other, app.clock.now());
    expect(await doneOf(other)).not.toBeNull();
    expect((await app.call('DELETE', hidden, { as: other })).status).toBe(204);
    expect(await doneOf(vendor)).toBeNull();
    expect((await app.call('DELETE', hidden, { as: vendor })).status).toBe(204);
    expect(await doneOf(vendor)).not.toBeNull();
  });
});
