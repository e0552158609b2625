// Similar vendors: measured at night, medians and quarters of ten others alone, and what they advise.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSimilarVendors, type SimilarVendors } from '../../contract/results.ts';
import { dayMs, hourMs } from '../../core/time.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const vendors: BuiltVendor[] = [];
const atNight = () =>
  app.system.jobs
    .kinds()
    .find(({ name }) => name === 'results-measure')
    ?.work({});
const path = '/ms/bs-vendors/api/v1/vendor_results/similar';
async function similarTo(vendor: BuiltAccount): Promise<SimilarVendors> {
  const answer = await app.call('GET', path, { as: vendor });
  expect(answer.status, answer.text).toBe(200);
  return answerOf(getSimilarVendors, answer.body).data;
}
const measureOf = ({ measures }: SimilarVendors, name: string) => measures.find(({ measure }) => measure === name);

/** Eleven vendors of one category and city: the first was visited once, the second twice, and so on. */
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  for (let i = 0; i < 11; i++) vendors.push(await app.build.vendor({ plan: 'Gold', categoryId: 11, cityId: 3 }));
  const couples = [];
  for (let i = 0; i < 11; i++) couples.push(await app.build.couple());
  for (const [index, { vendorId }] of vendors.entries())
    for (const couple of couples.slice(0, index + 1)) await app.call('POST', `/v2/vendors/${vendorId}/views`, { as: couple });
});
afterAll(() => app.close());

describe('similar vendors', () => {
  it('are compared from the first night on', async () => {
    const [first] = vendors;
    if (first === undefined) throw new Error('no vendor');
    expect(await similarTo(first)).toEqual({ measured_on: null, measures: [], advice: null });
    await atNight();
    const found = await similarTo(first);
    expect(found.measured_on).toBe('2026-11-20');
    expect(measureOf(found, 'visits')).toMatchObject({ own: 1, similar: { basis: 'city', vendors: 10, low: 3.5, median: 6, high: 8.5 } });
    expect(found.advice).toEqual({ advice: 'be_seen', measure: 'visits', own: 1, median: 6 });
  });

  it('are none where too few have enough, and who is ahead is advised nothing', async () => {
    const best = await similarTo(vendors[10] ?? ({ sessionId: '' } as BuiltVendor));
    expect(measureOf(best, 'visits')?.own).toBe(11);
    expect(measureOf(best, 'answer_seconds')).toEqual({ measure: 'answer_seconds', own: null, similar: null });
    expect(best.advice).toBeNull();
  });

  it('are none where there are nine others, however wide one looks', async () => {
    const few: BuiltVendor[] = [];
    for (let i = 0; i < 10; i++) few.push(await app.build.vendor({ categoryId: 8, cityId: 1 + (i % 3) }));
    await atNight();
    const [one, next] = [few[0], await app.build.vendor({ categoryId: 8, cityId: 7 })];
    if (one === undefined) throw new Error('no vendor');
    expect(measureOf(await similarTo(one), 'visits')).toEqual({ measure: 'visits', own: 0, similar: null });
    await atNight();
    expect(measureOf(await similarTo(one), 'visits')?.similar).toMatchObject({ basis: 'category', vendors: 10 });
    expect(measureOf(await similarTo(next), 'visits')?.similar).toMatchObject({ basis: 'category', vendors: 10 });
  });

  it('are measured by how soon couples are answered; who is not answered waits until now', async () => {
    const vendor = vendors[4];
    if (vendor === undefined) throw new Error('no vendor');
    const asked = [];
    for (let i = 0; i < 6; i++) {
      const couple = await app.build.couple();
      const sent = await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
        as: couple,
        body: { subject: 'other', text: 'Halo' },
      });
      expect(sent.status).toBe(201);
      asked.push(couple);
    }
    app.clock.advance(hourMs);
    const { rows } = await sql<{
      id: string;
    }>`select id from conversation where vendor_id = ${vendor.vendorId} order by id limit 1`.execute(app.owner);
    await sql`
      insert into message (conversation_id, number, author, kind, body, sent_at)
      values (${rows[0]?.id}, 2, 'vendor', 'text', 'Halo', ${new Date(app.clock.now() - hourMs / 2)})`.execute(app.owner);
    // What is answered and put into spam right away makes no one faster.
    await sql`
      with spam as (
        update conversation_side set folder = 'spam' where side = 'vendor' and conversation_id in (
          select id from conversation where vendor_id = ${vendor.vendorId} order by id desc limit 3) returning conversation_id)
      insert into message (conversation_id, number, author, kind, body, sent_at)
      select conversation_id, 2, 'vendor', 'text', 'Bukan', ${new Date(app.clock.now() - hourMs)} from spam`.execute(app.owner);
    await atNight();
    expect(measureOf(await similarTo(vendor), 'answer_seconds')?.own).toBe(3_600);
  });

  it('are forgotten with the vendor that is not published any more', async () => {
    const [gone, other] = [vendors[9], vendors[8]];
    if (gone === undefined || other === undefined) throw new Error('no vendor');
    await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', gone.vendorId).execute();
    app.clock.advance(dayMs - 2 * hourMs);
    await atNight();
    const { rows } = await sql<{ vendor_id: number }>`select vendor_id from vendor_measure where vendor_id = ${gone.vendorId}`.execute(
      app.owner,
    );
    expect(rows).toEqual([]);
    const again = await app.owner
      .selectFrom('measure_group')
      .select('vendors')
      .where('category_id', '=', 11)
      .where('measure', '=', 'visits')
      .execute();
    expect(Math.max(...again.map((row) => row.vendors))).toBe(10);
  });

  it('are for vendors alone', async () => {
    expect((await app.call('GET', path, { as: await app.build.couple() })).status).toBe(403);
    expect((await app.call('GET', path, {})).status).toBe(401);
  });
});
