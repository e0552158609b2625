// Tasks over HTTP: by when they are due, whose they are, twice, in two windows, undone, and the reminder, once on any number of processes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClientTask, changeClientTask, finishClientTask, listClientTasks } from '../../contract/client-tasks.ts';
import { hourMs } from '../../core/time.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { tasksDue } from './api.ts';

/** 12:00 WIB. */
const start = '2026-11-20T05:00:00Z';
const today = '2026-11-20';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: start });
});
afterAll(() => app.close());

/** A Gold vendor and a couple that wrote to it. */
async function pair() {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  await app.build.conversation(vendor, couple);
  return { vendor, couple };
}
const add = (as: BuiltAccount, couple: BuiltAccount, task: object = {}, headers = {}) =>
  app.call('POST', `/v2/clients/${couple.accountId}/tasks`, { as, body: { title: 'Kirim album', due_on: '2026-11-21', ...task }, headers });
const added = async (as: BuiltAccount, couple: BuiltAccount, task: object = {}) =>
  answerOf(addClientTask, (await add(as, couple, task)).body).data;
const list = async (as: BuiltAccount, query = '') =>
  answerOf(listClientTasks, (await app.call('GET', `/v2/client_tasks${query}`, { as })).body);
const titles = async (as: BuiltAccount, query = '') => (await list(as, query)).data.map(({ title }) => title);
const finish = (as: BuiltAccount, id: string, done: boolean) => app.call('PUT', `/v2/client_tasks/${id}/done`, { as, body: { done } });

describe('tasks', () => {
  test('are listed by when they are due, ticked off and opened again', async () => {
    const { vendor, couple } = await pair();
    await added(vendor, couple, { title: 'Dua hari lagi', due_on: '2026-11-22' });
    await added(vendor, couple, { title: 'Hari ini', due_on: today });
    const early = await added(vendor, couple, { title: 'Hari ini jam sembilan', due_on: today, due_time: '09:00' });
    expect(early).toMatchObject({ is_late: true, due_time: '09:00', client: { id: couple.accountId }, revision: 1 });
    expect(await titles(vendor)).toEqual(['Hari ini jam sembilan', 'Hari ini', 'Dua hari lagi']);
    expect(await titles(vendor, '?show=due')).toEqual(['Hari ini jam sembilan', 'Hari ini']);
    expect((await list(vendor)).meta).toMatchObject({ total: 3, open: 3, due: 2 });
    for (const _ of [1, 2])
      expect(answerOf(finishClientTask, (await finish(vendor, early.id, true)).body).data.done_at).toBe('2026-11-20T05:00:00.000Z');
    expect(await titles(vendor, '?show=done')).toEqual(['Hari ini jam sembilan']);
    await finish(vendor, early.id, false);
    expect(await titles(vendor, `?client=${couple.accountId}&limit=1&page=2`)).toEqual(['Hari ini']);
    expect((await tasksDue(app.db, vendor.vendorId, today, 1)).tasks).toMatchObject([{ title: 'Hari ini jam sembilan' }]);
  });

  test('of some days are those of a month, late ones with them where it has no first day', async () => {
    const { vendor, couple } = await pair();
    for (const due of ['2026-11-20', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'])
      await added(vendor, couple, { title: due, due_on: due });
    expect(await titles(vendor, '?due_until=2026-11-30')).toEqual(['2026-11-20', '2026-11-30']);
    expect(await titles(vendor, '?due_from=2026-12-01&due_until=2026-12-31')).toEqual(['2026-12-01', '2026-12-31']);
    const { meta } = await list(vendor, '?due_from=2026-12-01&limit=1');
    expect(meta).toMatchObject({ total: 3, open: 5 });
    expect((await app.call('GET', '/v2/client_tasks?due_from=2026-13-01', { as: vendor })).status).toBe(400);
  });

  test('are changed over the state that was read; the same twice is one task', async () => {
    const { vendor, couple } = await pair();
    const key = { 'idempotency-key': 'task-twice-1' };
    await Promise.all([add(vendor, couple, {}, key), add(vendor, couple, {}, key)]);
    const [task] = (await list(vendor)).data;
    expect((await list(vendor)).meta.total).toBe(1);
    const change = (revision: number) =>
      app.call('PUT', `/v2/client_tasks/${task?.id}`, {
        as: vendor,
        body: { title: 'Kirim dua album', due_on: '2026-11-23', due_time: '10:15', revision },
      });
    expect(answerOf(changeClientTask, (await change(1)).body).data).toMatchObject({
      title: 'Kirim dua album',
      due_time: '10:15',
      revision: 2,
    });
    expect(codeOf(await change(1))).toBe('clients.edited_elsewhere');
  });

  test('are deleted, and brought back for a day', async () => {
    const { vendor, couple } = await pair();
    const { id } = await added(vendor, couple);
    const at = `/v2/client_tasks/${id}`;
    const remove = () => app.call('DELETE', at, { as: vendor });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await titles(vendor)).toEqual([]);
    expect((await finish(vendor, id, true)).status).toBe(404);
    // Pressed twice, it is there once.
    for (let press = 0; press < 2; press++) expect((await app.call('POST', `${at}/restoration`, { as: vendor })).status).toBe(200);
    expect(await titles(vendor)).toEqual(['Kirim album']);
    await remove();
    await sql`update client_task set deleted_at = deleted_at - interval '25 hours' where id = ${id}`.execute(app.owner);
    await app.system.pipeline.remindOfTasks();
    expect((await app.call('POST', `${at}/restoration`, { as: vendor })).status).toBe(404);
  });

  test.each([
    [{ title: ' ' }, 'clients.text_required', 'title'],
    [{ title: 'x'.repeat(201) }, 'clients.text_too_long', 'title'],
    [{ due_on: '2026-11-19' }, 'clients.due_past', 'due_on'],
    [{ due_on: '2040-01-01' }, 'clients.due_too_far', 'due_on'],
  ])('%j is refused at its field', async (task, code, field) => {
    const { vendor, couple } = await pair();
    expect((await add(vendor, couple, task)).body).toMatchObject({ error: { code, field } });
  });

  test('belong to their vendor alone, and are for its clients', async () => {
    const [{ vendor, couple }, { vendor: other }] = [await pair(), await pair()];
    const { id } = await added(vendor, couple);
    expect((await add(other, couple)).status).toBe(404);
    const body = { title: 'Ubah', due_on: '2026-11-23', revision: 1 };
    expect((await app.call('PUT', `/v2/client_tasks/${id}`, { as: other, body })).status).toBe(404);
    expect((await finish(other, id, true)).status).toBe(404);
    expect((await app.call('DELETE', `/v2/client_tasks/${id}`, { as: other })).status).toBe(404);
    expect((await app.call('POST', `/v2/client_tasks/${id}/restoration`, { as: other })).status).toBe(404);
    expect(await titles(other, `?client=${couple.accountId}`)).toEqual([]);
  });

  test('are at most 100 open for a client', async () => {
    const { vendor, couple } = await pair();
    await sql`insert into client_task (vendor_id, couple_id, account_id, title, due_on, created_at)
      select ${vendor.vendorId}, ${couple.accountId}, ${vendor.accountId}, 'x', '2026-12-01', now() from generate_series(1, 100)`.execute(
      app.owner,
    );
    expect(codeOf(await add(vendor, couple))).toBe('clients.too_many_tasks');
  });
});

describe('the reminder', () => {
  const emailsTo = async (vendor: BuiltAccount): Promise<{ subject: string; text: string }[]> => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select data->>'subject' as subject, data->>'text' as text from pgboss.job where name = 'send-mail' and data->>'to' = ${vendor.email} order by created_on`.execute(
      app.owner,
    );
    return rows;
  };
  const aboutTasks = async (vendor: BuiltAccount) =>
    (await emailsTo(vendor)).filter(({ text }) => text.includes('This is what you wanted to do'));

  test('names what is due in one email, once, on two processes that remind at the same moment', async () => {
    const { vendor, couple } = await pair();
    await added(vendor, couple, { title: 'Sepanjang hari', due_on: today });
    await added(vendor, couple, { title: 'Pukul setengah satu', due_on: today, due_time: '12:30' });
    await added(vendor, couple, { title: 'Sore nanti', due_on: today, due_time: '17:00' });
    await added(vendor, couple, { title: 'Besok', due_on: '2026-11-21' });
    const done = await added(vendor, couple, { title: 'Sudah selesai', due_on: today });
    await finish(vendor, done.id, true);
    const second = await openTestApp({ on: app, at: start });
    await Promise.all([app, second, app].map(({ system }) => system.pipeline.remindOfTasks()));
    await second.close();
    const [email, ...more] = await aboutTasks(vendor);
    expect(more).toEqual([]);
    expect(email?.text).toContain('Sepanjang hari');
    expect(email?.text).toContain('12:30 WIB: Pukul setengah satu');
    for (const other of ['Sore nanti', 'Besok', 'Sudah selesai']) expect(email?.text).not.toContain(other);
    app.clock.advance(4 * hourMs);
    await app.system.pipeline.remindOfTasks();
    expect((await aboutTasks(vendor)).map(({ text }) => text.includes('Sore nanti'))).toEqual([false, true]);
    app.clock.advance(-4 * hourMs);
  });

  test('goes out again for a task that was put off, and not for one whose words alone changed', async () => {
    const { vendor, couple } = await pair();
    const { id } = await added(vendor, couple, { title: 'Ditunda', due_on: today });
    const change = (task: object) =>
      app.call('PUT', `/v2/client_tasks/${id}`, { as: vendor, body: { title: 'Ditunda', due_on: today, ...task } });
    await app.system.pipeline.remindOfTasks();
    await change({ title: 'Ditunda lagi', revision: 1 });
    await app.system.pipeline.remindOfTasks();
    expect(await aboutTasks(vendor)).toHaveLength(1);
    await change({ due_time: '12:45', revision: 2 });
    await app.system.pipeline.remindOfTasks();
    expect(await aboutTasks(vendor)).toHaveLength(2);
  });

  test('does not name a client whose contact is closed', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await app.build.couple()];
    await app.owner.updateTable('account').set({ display_name: 'Dewi Rahasia' }).where('id', '=', couple.accountId).execute();
    await app.build.conversation(vendor, couple);
    await added(vendor, couple, { due_on: today });
    await app.system.pipeline.remindOfTasks();
    const [email] = await aboutTasks(vendor);
    expect(email?.text).toContain('Kirim album');
    expect(email?.text).not.toContain('Rahasia');
  });
});
