// One person with several accounts, names or roles stays one person to everything that takes two. (reliability S23, S63)
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Adjustment } from '../../contract/operations.ts';
import { balanceOf } from '../credit/api.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const large = 6_000_000;
const emailTo = (accountId: number, email: string) => app.owner.updateTable('account').set({ email }).where('id', '=', accountId).execute();

describe('whoever works for a vendor acts on none of its money', () => {
  test('as the same mailbox', async () => {
    const [vendor, operator] = [await app.build.vendor(), await app.build.operator('finance', 'support')];
    const member = await app.build.member(vendor.vendorId, 'viewer');
    const [name, host] = operator.email.split('@');
    await emailTo(member.accountId, `${name}+shop@${host}`);
    expect(codeOf(await operationsOf(app).adjust(operator, vendor.vendorId, 1_000))).toBe('operations.related_vendor');
    expect(await operationsOf(app).read(operator, `/vendors/${vendor.vendorId}`)).toMatchObject({ data: { is_related: true } });
  });

  test('as declared', async () => {
    const [vendor, operator] = [await app.build.vendor(), await app.build.operator('finance')];
    const member = await app.build.member(vendor.vendorId, 'sales');
    await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: member.accountId }).execute();
    expect(codeOf(await operationsOf(app).adjust(operator, vendor.vendorId, 1_000))).toBe('operations.related_vendor');
    const other = await app.build.vendor();
    expect((await operationsOf(app).adjust(operator, other.vendorId, 1_000)).status).toBe(201);
  });
});

describe('what somebody asked for', () => {
  const asked = async () => {
    const operators = operationsOf(app);
    const [vendor, asker, second] = [await app.build.vendor(), await app.build.operator('finance'), await app.build.operator('finance')];
    const { data } = (await operators.adjust(asker, vendor.vendorId, large)).body as { data: Adjustment };
    return { vendor, asker, second, decide: () => operators.decide(second, data.id, 'approved') };
  };

  test('is not approved by another account of the same mailbox', async () => {
    const { vendor, asker, second, decide } = await asked();
    const [name, host] = asker.email.split('@');
    await emailTo(second.accountId, `${name}+two@${host}`);
    expect(codeOf(await decide())).toBe('operations.own_request');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });

  test.each<[string, (accountId: number, vendorAccountId: number) => Promise<unknown>]>([
    ['is disabled', (id) => app.owner.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', id).execute()],
    ['lost the permission', (id) => app.owner.deleteFrom('operator_permission').where('account_id', '=', id).execute()],
    [
      'turned out to be related',
      (id, vendor) => app.owner.insertInto('operator_relation').values({ operator_id: id, account_id: vendor }).execute(),
    ],
  ])('is not done once the asker %s', async (_, becomes) => {
    const { vendor, asker, decide } = await asked();
    await becomes(asker.accountId, vendor.accountId);
    expect(codeOf(await decide())).toBe('operations.facts_changed');
    expect(codeOf(await decide())).toBe('operations.already_decided');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });
});

test('an operator takes no other name', async () => {
  const operator = await app.build.operator('finance');
  expect(codeOf(await app.call('PUT', '/v2/me/name', { as: operator, body: { name: 'Ratna' } }))).toBe('identity.forbidden');
});
