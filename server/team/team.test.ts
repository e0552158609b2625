// Teams: invitations, roles, and what ends when someone leaves (decision 0152).
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VendorSession } from '../../contract/identity.ts';
import type { Team } from '../../contract/team.ts';
import { dayMs } from '../../core/time.ts';
import { type BuiltAccount, type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

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

const password = 'kebaya biru di balkon';
const address = () => `team-${randomUUID().slice(0, 12)}@pelaminan.test`;
const dataOf = <T = Team>({ body }: { readonly body: unknown }): T => (body as { data: T }).data;
const teamOf = async (as: BuiltAccount): Promise<Team> => dataOf(await app.call('GET', '/v2/team', { as }));
const invite = (as: BuiltAccount, email: string, role = 'sales') => app.call('POST', '/v2/team/invitations', { as, body: { email, role } });
const accept = (token: string, on: TestApp = app) =>
  on.call('POST', '/v2/team/invitations/accept', { body: { token, name: 'Sari Dewi', password } });
const read = (token: string) => app.call('POST', '/v2/team/invitations/read', { body: { token } });

async function emailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await sql<{ subject: string; text: string }>`
    select data->>'subject' as subject, data->>'text' as text from pgboss.job where name = 'send-mail' and data->>'to' = ${to}
    order by created_on`.execute(app.owner);
  return rows;
}
const tokenFor = async (to: string): Promise<string> => /#token=([\w-]+)/.exec((await emailsTo(to)).at(-1)?.text ?? '')?.[1] ?? '';
async function invited(vendor: BuiltVendor, role = 'sales'): Promise<{ email: string; token: string }> {
  const email = address();
  expect((await invite(vendor, email, role)).status).toBe(201);
  return { email, token: await tokenFor(email) };
}
/** Someone who was invited and joined. */
async function joined(vendor: BuiltVendor, role = 'sales') {
  const { email, token } = await invited(vendor, role);
  const answer = await accept(token);
  expect(answer.status).toBe(200);
  const { accountUuid: uuid, sessionId } = (answer.body as { vendor: VendorSession }).vendor;
  return { email, uuid, sessionId };
}
const me = (as: { readonly sessionId: string }) => app.call('GET', '/v2/me', { as: as as BuiltAccount });

describe('an invitation', () => {
  test('is emailed without a word that anyone typed, and makes an account with its own name and password', async () => {
    const vendor = await app.build.vendor({ name: 'Visit evil.example now' });
    const { email, token } = await invited(vendor, 'finance');
    expect(JSON.stringify(await emailsTo(email))).not.toContain('evil.example');
    expect(dataOf(await read(token))).toEqual({
      business_name: 'Visit evil.example now',
      email,
      role: 'finance',
      is_expired: false,
      has_account: false,
    });
    const wish = { token, name: 'Sari Dewi', password: email };
    expect(codeOf(await app.call('POST', '/v2/team/invitations/accept', { body: wish }))).toBe('identity.password_is_email');
    const answer = await accept(token);
    expect(answer.body).toMatchObject({
      vendor: { id: vendor.vendorId, type: 'vendor', email, member: { name: 'Sari Dewi', role: 'finance' } },
    });
    expect((await app.call('POST', '/v2/login', { body: { email, password } })).body).toMatchObject({ vendor: { id: vendor.vendorId } });
    expect(await teamOf(vendor)).toMatchObject({
      members: [
        { role: 'owner', is_me: true },
        { email, role: 'finance', is_me: false },
      ],
      invitations: [],
      events: [
        { kind: 'joined', by: 'Sari Dewi' },
        { kind: 'invited', person: email, role: 'finance' },
      ],
    });
    expect((await emailsTo(vendor.email)).map(({ subject }) => subject)).toEqual([
      `You invited ${email} to your team`,
      'Sari Dewi joined your team',
    ]);
  });

  test('leaves the record of an owner as it was', async () => {
    const vendor = await app.build.vendor();
    const before = (await me(vendor)).body;
    await joined(vendor);
    expect((await me(vendor)).body).toEqual(before);
    expect(before).not.toHaveProperty('vendor.member');
  });

  test('is good once, also when two processes are asked at the same moment', async () => {
    const { token } = await invited(await app.build.vendor());
    const answers = await Promise.all([accept(token), accept(token, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(codeOf(await accept(token))).toBe('team.invitation_closed');
  });

  test('expires after seven days, and can be sent again', async () => {
    const vendor = await app.build.vendor();
    const { email, token } = await invited(vendor);
    await sql`update team_invitation set expires_at = now() - interval '1 second' where email = ${email}`.execute(app.owner);
    expect(dataOf(await read(token))).toMatchObject({ is_expired: true });
    expect(codeOf(await accept(token))).toBe('team.invitation_closed');
    const [open] = (await teamOf(vendor)).invitations;
    expect(open).toMatchObject({ email, is_expired: true });
    const again = await app.call('POST', `/v2/team/invitations/${open?.id}/sending`, { as: vendor });
    const [renewed] = dataOf(again).invitations;
    expect(Date.parse(renewed?.expires_at ?? '') - Date.parse(renewed?.sent_at ?? '')).toBe(7 * dayMs);
    expect(codeOf(await read(token))).toBe('team.invitation_closed');
    expect((await accept(await tokenFor(email))).status).toBe(200);
  });

  test('can be withdrawn, and not by another vendor', async () => {
    const [vendor, stranger] = [await app.build.vendor(), await app.build.vendor()];
    const { token } = await invited(vendor);
    const path = `/v2/team/invitations/${(await teamOf(vendor)).invitations[0]?.id}`;
    for (const [method, url] of [
      ['DELETE', path],
      ['POST', `${path}/sending`],
    ] as const)
      expect((await app.call(method, url, { as: stranger })).status).toBe(404);
    expect(dataOf(await app.call('DELETE', path, { as: vendor }))).toMatchObject({ invitations: [] });
    expect(codeOf(await accept(token))).toBe('team.invitation_closed');
    expect((await app.call('DELETE', path, { as: vendor })).status).toBe(404);
  });

  test('of an address with an account looks the same to the owner; only its mailbox is told', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    const [known, unknown] = [await invite(vendor, couple.email), await invite(vendor, address())];
    expect(Object.keys(dataOf(known).invitations[0] ?? {})).toEqual(Object.keys(dataOf(unknown).invitations[0] ?? {}));
    const token = await tokenFor(couple.email);
    expect(dataOf(await read(token))).toMatchObject({ has_account: true });
    expect(await accept(token)).toMatchObject({ status: 409, body: { error: { code: 'team.email_taken' } } });
    expect((await app.call('GET', '/v2/me', { as: couple })).body).toMatchObject({ user: { type: 'user' } });
  });

  test('is refused for someone of the team, an address invited already, a wrong address, and a full team', async () => {
    const vendor = await app.build.vendor();
    const { email } = await joined(vendor);
    expect(codeOf(await invite(vendor, email.toUpperCase()))).toBe('team.already_member');
    expect(codeOf(await invite(vendor, vendor.email))).toBe('team.already_member');
    const { email: open } = await invited(vendor);
    expect(codeOf(await invite(vendor, open))).toBe('team.already_invited');
    expect(codeOf(await invite(vendor, 'nobody'))).toBe('identity.email_invalid');
    expect((await invite(vendor, address(), 'owner')).status).toBe(400);
    for (let n = 3; n < 20; n++) await app.build.member(vendor.vendorId, 'viewer');
    expect(codeOf(await invite(vendor, address()))).toBe('team.full');
  });

  test('sent at the same moment by two processes is one', async () => {
    const [vendor, email] = [await app.build.vendor(), address()];
    const send = (on: TestApp) => on.call('POST', '/v2/team/invitations', { as: vendor, body: { email, role: 'sales' } });
    expect((await Promise.all([send(app), send(other)])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await teamOf(vendor)).invitations).toHaveLength(1);
  });
});

describe('a role', () => {
  test('is what someone may do: sales writes to clients, and sees no money', async () => {
    const vendor = await app.build.vendor();
    const sales = await app.build.member(vendor.vendorId, 'sales');
    expect((await app.call('GET', '/v2/conversations', { as: sales })).status).toBe(200);
    const refused = await app.call('GET', '/v2/earnings', { as: sales, headers: { 'accept-language': 'id' } });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'team.role_forbids' } } });
    expect(refused.text).toContain('Peran Anda');
    expect(await teamOf(sales)).toMatchObject({ members: [{}, { is_me: true, role: 'sales' }], invitations: [], events: [] });
  });

  test('that changes ends the sessions of its person right away, on every process', async () => {
    const vendor = await app.build.vendor();
    const member = await joined(vendor);
    const change = (role: string, on: TestApp = app) =>
      on.call('PUT', `/v2/team/members/${member.uuid}/role`, { as: vendor, body: { role } });
    expect(dataOf(await change('manager'))).toMatchObject({ members: [{}, { role: 'manager' }] });
    expect((await me(member)).status).toBe(401);
    expect((await emailsTo(member.email)).at(-1)?.subject).toMatch(/^You have a new role/);
    const written = (await teamOf(vendor)).events.length;
    expect((await change('manager')).status).toBe(200);
    expect((await teamOf(vendor)).events).toHaveLength(written);
    // Two processes at once: one after the other, and the last one counts.
    expect((await Promise.all([change('viewer'), change('finance', other)])).map(({ status }) => status)).toEqual([200, 200]);
    const { members, events } = await teamOf(vendor);
    expect(new Set(events.slice(0, 2).map(({ role }) => role))).toEqual(new Set(['finance', 'viewer']));
    expect(members[1]?.role).toBe(events[0]?.role);
  });

  test('is changed so many times a day', async () => {
    const vendor = await app.build.vendor();
    const member = await joined(vendor);
    const change = (role: string) => app.call('PUT', `/v2/team/members/${member.uuid}/role`, { as: vendor, body: { role } });
    for (let n = 0; n < 40; n++) expect((await change(n % 2 === 0 ? 'viewer' : 'sales')).status).toBe(200);
    expect(codeOf(await change('viewer'))).toBe('identity.too_many_attempts');
  });

  test('is not changed by anyone but the owner, nor that of the owner, nor that of someone elsewhere', async () => {
    const [vendor, stranger] = [await app.build.vendor(), await app.build.vendor()];
    const member = await joined(vendor);
    const manager = await app.build.member(vendor.vendorId, 'manager');
    const url = `/v2/team/members/${member.uuid}`;
    const own = (await teamOf(vendor)).members[0]?.uuid;
    const body = { role: 'manager' };
    expect(codeOf(await app.call('PUT', `${url}/role`, { as: manager, body }))).toBe('team.role_forbids');
    expect((await app.call('PUT', `${url}/role`, { as: stranger, body })).status).toBe(404);
    expect((await app.call('DELETE', url, { as: stranger })).status).toBe(404);
    expect((await app.call('DELETE', `/v2/team/members/${own}`, { as: vendor })).status).toBe(404);
    expect((await me(member)).status).toBe(200);
  });
});

describe('who is out', () => {
  test('of a business that is not published, too', async () => {
    const vendor = await app.build.vendor();
    const member = await joined(vendor);
    await app.owner.updateTable('vendor').set({ status: 0 }).where('id', '=', vendor.vendorId).execute();
    expect(dataOf(await app.call('DELETE', `/v2/team/members/${member.uuid}`, { as: vendor })).members).toHaveLength(1);
    expect((await me(member)).status).toBe(401);
  });

  test('ends the limits of their own address alone', async () => {
    const vendor = await app.build.vendor();
    const member = await joined(vendor);
    const keys = [`login ${member.email}`, `login ${member.email} device`, `login boss.${member.email}`];
    for (const key of keys) await sql`insert into throttle (key, window_start) values (${key}, now())`.execute(app.owner);
    await app.call('DELETE', `/v2/team/members/${member.uuid}`, { as: vendor });
    const { rows } = await sql<{ key: string }>`select key from throttle where key like ${`%${member.email}%`} order by key`.execute(
      app.owner,
    );
    expect(rows.map(({ key }) => key)).toEqual([`login boss.${member.email}`]);
  });

  test('is signed out, cannot sign in, and their address is free; their name stays in the history', async () => {
    const vendor = await app.build.vendor();
    const member = await joined(vendor);
    const remove = () => app.call('DELETE', `/v2/team/members/${member.uuid}`, { as: vendor });
    expect(dataOf(await remove()).members).toHaveLength(1);
    expect((await me(member)).status).toBe(401);
    expect(codeOf(await app.call('POST', '/v2/login', { body: { email: member.email, password } }))).toBe('identity.credentials_wrong');
    expect((await remove()).status).toBe(404);
    expect((await teamOf(vendor)).events[0]).toMatchObject({ kind: 'removed', person: 'Sari Dewi' });
    expect((await emailsTo(member.email)).at(-1)?.subject).toMatch(/^You’re no longer in the team/);
    const elsewhere = await app.build.vendor();
    expect((await invite(elsewhere, member.email)).status).toBe(201);
    expect((await accept(await tokenFor(member.email))).body).toMatchObject({ vendor: { id: elsewhere.vendorId } });
  });

  test('leaves by their own wish, with the password; the owner cannot', async () => {
    const vendor = await app.build.vendor();
    const member = await app.build.member(vendor.vendorId, 'viewer');
    const leave = (as: BuiltAccount, typed = testPassword) => app.call('POST', '/v2/team/leaving', { as, body: { password: typed } });
    expect(codeOf(await leave(member, 'wrong'))).toBe('identity.password_wrong');
    expect(codeOf(await leave(vendor))).toBe('team.owner_stays');
    expect((await leave(await app.build.couple())).status).toBe(404);
    expect((await leave(member)).status).toBe(204);
    expect((await me(member)).status).toBe(401);
    expect((await teamOf(vendor)).events[0]).toMatchObject({ kind: 'left', role: 'viewer' });
  });
});

describe('an owner who deletes the account', () => {
  const ask = (as: BuiltAccount) => app.call('POST', '/v2/account_deletion', { as, body: { password: testPassword } });

  test('removes the team first; open invitations are no longer good', async () => {
    const vendor = await app.build.vendor();
    const { token } = await invited(vendor);
    const member = await joined(vendor);
    expect(codeOf(await ask(vendor))).toBe('identity.team_left');
    expect(codeOf(await ask(await app.build.member(vendor.vendorId, 'manager')))).toBe('team.role_forbids');
    for (const { uuid, role } of (await teamOf(vendor)).members)
      if (role !== 'owner') await app.call('DELETE', `/v2/team/members/${uuid}`, { as: vendor });
    expect((await ask(vendor)).status).toBe(200);
    expect(codeOf(await accept(token))).toBe('team.invitation_closed');
    await sql`update account_deletion set asked_at = now() - interval '20 days', erase_at = now() - interval '1 day'
      where account_id = ${vendor.accountId}`.execute(app.owner);
    await app.system.leaving.eraseThoseDue();
    const { rows } = await sql<{ name: string; left: number }>`
      select a.display_name as name, (select count(*)::int from team_invitation where vendor_id = ${vendor.vendorId})
        + (select count(*)::int from team_event where vendor_id = ${vendor.vendorId}) as left
      from account a where a.uuid = ${member.uuid}`.execute(app.owner);
    expect(rows).toEqual([{ name: '', left: 0 }]);
  });
});

test('a payment that one of the team opened is the business’s: who sees its money follows it, also after its opener left', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const [finance, sales] = [await app.build.member(vendor.vendorId, 'finance'), await app.build.member(vendor.vendorId, 'sales')];
  const { payment } = await app.build.order(finance);
  const seenBy = async (as: BuiltAccount) => (await app.call('GET', `/ms/pay/v1/payments/${payment.id}`, { as })).status;
  expect([await seenBy(vendor), await seenBy(finance), await seenBy(sales)]).toEqual([200, 200, 404]);
  await sql`update team_member set role = 'viewer' where account_id = ${finance.accountId}`.execute(app.owner);
  expect(await seenBy(finance)).toBe(404);
  expect(await seenBy(await app.build.vendor())).toBe(404);
});

test('a member takes along what is about them, and nothing of the business', async () => {
  const vendor = await app.build.vendor();
  const member = await app.build.member(vendor.vendorId, 'manager');
  const exported = async (as: BuiltAccount) =>
    JSON.parse((await app.call('POST', '/v2/account_export', { as, body: { password: testPassword } })).text) as { tables: object };
  const file = await exported(member);
  expect(file.tables).toMatchObject({ team_member: [{ role: 'manager' }] });
  expect(file.tables).not.toHaveProperty('vendor');
  const own = await exported(vendor);
  expect(own.tables).toMatchObject({ team_member: [{ role: 'manager' }] });
  expect(own.tables).toHaveProperty('team_event');
});
