// Contact credit: spent once per couple, refunded once, and verifiable at any time.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { patientlyIn } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { mayRead } from './api.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ on: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const open = (vendor: BuiltVendor, coupleId: number, at: TestApp = app) =>
  patientlyIn(at.db, (tx) => at.system.clients.unlockContact(tx, { vendorId: vendor.vendorId, coupleId }));
const giveBack = (vendor: BuiltVendor, coupleId: number, reason: 'unread' | 'spam' = 'unread', at: TestApp = app) =>
  patientlyIn(at.db, (tx) => at.system.clients.returnCredit(tx, { vendorId: vendor.vendorId, coupleId, reason }));
const creditOf = async (vendor: BuiltVendor): Promise<number> => {
  const { rows } = await sql<{ credit: number; proven: number }>`
    select contact_credit as credit, (select sum(amount) from contact_credit_movement where vendor_id = v.id) as proven
    from vendor v where id = ${vendor.vendorId}`.execute(app.owner);
  expect(rows[0]?.credit).toBe(rows[0]?.proven);
  return rows[0]?.credit ?? Number.NaN;
};

const endPlan = ({ vendorId }: BuiltVendor) =>
  sql`update membership set status = 'expired' where vendor_service_id in (select id from vendor_service where vendor_id = ${vendorId})`.execute(
    app.owner,
  );

describe('opening a contact', () => {
  test('costs a vendor on Trial one credit, the first time only', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    expect(await open(vendor, couple.accountId)).toEqual({ isNew: true, cost: 1 });
    expect(await open(vendor, couple.accountId)).toEqual({ isNew: false, cost: 0 });
    expect(await creditOf(vendor)).toBe(4);
  });

  test.each(['Gold', 'Silver'] as const)('costs a vendor on %s nothing', async (plan) => {
    const [vendor, couple] = [await app.build.vendor({ plan, contactCredit: 0 }), await app.build.couple()];
    expect(await open(vendor, couple.accountId)).toEqual({ isNew: true, cost: 0 });
    expect(await creditOf(vendor)).toBe(0);
  });

  test('is refused when the credit is used up, and then nothing is open', async () => {
    const [vendor, couple] = [await app.build.vendor({ contactCredit: 0 }), await app.build.couple()];
    await expect(open(vendor, couple.accountId)).rejects.toThrow('clients.contact_credit_used_up');
    expect(await mayRead(app.db, vendor.vendorId, [couple.accountId])).toEqual(new Set());
  });

  test('64 times at once on two processes costs one credit', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const opened = await Promise.all(Array.from({ length: 64 }, (_, n) => open(vendor, couple.accountId, n % 2 === 0 ? app : other)));
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await creditOf(vendor)).toBe(4);
  });

  test('of 16 couples at once opens as many as there are credits', async () => {
    const vendor = await app.build.vendor({ contactCredit: 3 });
    const couples = await Promise.all(Array.from({ length: 16 }, () => app.build.couple()));
    const opened = await Promise.allSettled(couples.map((couple, n) => open(vendor, couple.accountId, n % 2 === 0 ? app : other)));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await creditOf(vendor)).toBe(0);
    const ids = couples.map(({ accountId }) => accountId);
    expect(await mayRead(app.db, vendor.vendorId, ids)).toHaveLength(3);
  });
});

describe('who may read', () => {
  test('on Trial what was opened, on Gold everything, and after Gold what was opened then', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold', contactCredit: 0 });
    const [opened, closed] = [(await app.build.couple()).accountId, (await app.build.couple()).accountId];
    await open(vendor, opened);
    expect(await mayRead(app.db, vendor.vendorId, [opened, closed])).toEqual(new Set([opened, closed]));
    await endPlan(vendor);
    expect(await mayRead(app.db, vendor.vendorId, [opened, closed])).toEqual(new Set([opened]));
  });

  test('after Gold whom it dealt with then: answered and quoted, not those who only wrote', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold', contactCredit: 0 });
    const [answered, quoted, wrote] = [await app.build.couple(), await app.build.couple(), await app.build.couple()];
    const conversation = await app.build.conversation(vendor, answered);
    expect((await app.build.say(vendor, conversation, 'Masih kosong.')).status).toBe(201);
    await app.build.sentQuotation({ vendor, couple: quoted });
    await app.build.conversation(vendor, wrote);
    await endPlan(vendor);
    expect((await app.build.say(vendor, conversation, 'Kapan bertemu?')).status).toBe(201);
    const ids = [answered, quoted, wrote].map(({ accountId }) => accountId);
    expect(await mayRead(app.db, vendor.vendorId, ids)).toEqual(new Set(ids.slice(0, 2)));
    expect(await creditOf(vendor)).toBe(0);
  });
});

describe('a refunded credit', () => {
  test('is refunded once, whatever the reason and however many requests are concurrent', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await open(vendor, couple.accountId);
    const back = await Promise.all(
      Array.from({ length: 16 }, (_, n) => giveBack(vendor, couple.accountId, n % 3 === 0 ? 'spam' : 'unread', n % 2 === 0 ? app : other)),
    );
    expect(back.filter(Boolean)).toHaveLength(1);
    expect(await creditOf(vendor)).toBe(5);
    expect(await open(vendor, couple.accountId)).toEqual({ isNew: false, cost: 0 });
    expect(await creditOf(vendor)).toBe(5);
  });

  test('does not come back where nothing was spent', async () => {
    const [gold, trial, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.vendor(), await app.build.couple()];
    await open(gold, couple.accountId);
    expect(await giveBack(gold, couple.accountId)).toBe(false);
    expect(await giveBack(trial, couple.accountId)).toBe(false);
    expect([await creditOf(gold), await creditOf(trial)]).toEqual([5, 5]);
  });
});

describe('the database itself', () => {
  test('refuses credit that moves without its row, and a row without credit', async () => {
    const vendor = await app.build.vendor();
    await expect(app.db.updateTable('vendor').set({ contact_credit: 9 }).where('id', '=', vendor.vendorId).execute()).rejects.toThrow(
      /not the sum/,
    );
    const movement = { vendor_id: vendor.vendorId, kind: 'return', reason: 'spam', amount: 1, at: new Date() } as const;
    await expect(app.db.insertInto('contact_credit_movement').values(movement).execute()).rejects.toThrow(/not the sum/);
  });

  test.each(['contact_opening', 'contact_credit_movement'])('lets the application neither change nor remove rows of %s', async (table) => {
    for (const deed of [`update ${table} set vendor_id = vendor_id`, `delete from ${table}`, `truncate ${table}`])
      await expect(sql.raw(deed).execute(app.db)).rejects.toThrow(/permission denied/);
  });
});
