// What a couple writes before its address is proven waits with the link, and is nobody's to read but its mailbox's (decision 0142).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDayOf } from '../../core/time.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

const chosen = { name: 'Ayu & Budi', password: 'senja di tepi pantai' };
const message = { subject: 'availability', text: 'Are you free for 300 guests?', wedding_date: addDays(businessDayOf(Date.now()), 160) };
const emailTo = (to: string) =>
  app.eventually(
    async () =>
      (await app.owner.selectFrom('outbox_message').select('body_text').where('recipient', '=', to).execute())[0]?.body_text ?? '',
    (text) => text !== '',
  );
const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
const signUp = (email: string, vendorId: number, change: object = {}) =>
  app.call('POST', '/v2/sign_up', { body: { email, first_message: { ...message, vendor_id: vendorId, ...change } } });
const read = (token: string) => app.call('POST', '/v2/sign_up/message', { body: { token } });

test('it is read by the link alone, is in no email, and nobody has heard of it when the account is made without sending it', async () => {
  const vendor = await app.build.vendor();
  const email = 'first@pelaminan.test';
  expect(await signUp(email, vendor.vendorId)).toMatchObject({ status: 202, body: { data: { email } } });
  const text = await emailTo(email);
  expect(text).not.toContain('300 guests');
  const token = tokenIn(text);
  expect(await read(token)).toMatchObject({ status: 200, body: { data: { ...message, vendor: { id: vendor.vendorId } } } });
  expect(await read(`${token}x`)).toMatchObject({ status: 410, body: { error: { code: 'identity.link_invalid' } } });
  expect((await app.call('POST', '/v2/confirm_email', { body: { token, ...chosen } })).status).toBe(200);
  expect((await read(token)).status).toBe(410);
  expect(await app.owner.selectFrom('conversation').select('id').where('vendor_id', '=', vendor.vendorId).execute()).toEqual([]);
});

test('each link shows its own message, whoever signed up with the same address', async () => {
  const vendor = await app.build.vendor();
  const email = 'two@pelaminan.test';
  await signUp(email, vendor.vendorId);
  const first = tokenIn(await emailTo(email));
  await signUp(email, vendor.vendorId, { text: 'You won! Visit evil.example' });
  expect(await read(first)).toMatchObject({ body: { data: { text: message.text } } });
});

test('a vendor that is no longer listed gets none: it can’t be written to, and what waited for it is not there', async () => {
  const [vendor, hidden] = [await app.build.vendor(), await app.build.vendor({ status: 2 })];
  expect(await signUp('hidden@pelaminan.test', hidden.vendorId)).toMatchObject({
    status: 404,
    body: { error: { code: 'catalogue.not_found' } },
  });
  expect(await signUp('hidden@pelaminan.test', 2_147_483_647)).toMatchObject({ status: 404 });
  await signUp('left@pelaminan.test', vendor.vendorId);
  await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', vendor.vendorId).execute();
  expect(await read(tokenIn(await emailTo('left@pelaminan.test')))).toMatchObject({ status: 200, body: { data: null } });
});

test('both fields are named when both are wrong, and nothing is emailed', async () => {
  const vendor = await app.build.vendor();
  expect(await signUp('nobody', vendor.vendorId, { text: ' ' })).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: [
          { field: 'email', code: 'identity.email_invalid' },
          { field: 'text', code: 'conversations.text_required' },
        ],
      },
    },
  });
});

test('an address that has an account gets the same answer, and an email with the way to sign in, and no word of the vendor’s', async () => {
  const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
  expect(await signUp(couple.email, vendor.vendorId)).toMatchObject({ status: 202, body: { data: { email: couple.email } } });
  const text = await emailTo(couple.email);
  expect(text).toMatch(/\/account\/login\?message=1$/m);
  expect(text).not.toContain('300 guests');
});

test('it is gone in the night after its link expired', async () => {
  const vendor = await app.build.vendor();
  await signUp('expired@pelaminan.test', vendor.vendorId);
  await emailTo('expired@pelaminan.test');
  await app.owner
    .updateTable('sign_up')
    .set({ expires_at: new Date(app.clock.now() - 1) })
    .execute();
  await app.system.jobs.enqueue(app.owner, 'identity-clean-up', {});
  const left = await app.eventually(
    () => app.owner.selectFrom('sign_up').select('email').execute(),
    (rows) => rows.length === 0,
  );
  expect(left).toEqual([]);
});

test('a wedding that is over is refused; one that is over when the link is opened is left out', async () => {
  const vendor = await app.build.vendor();
  expect(await signUp('over@pelaminan.test', vendor.vendorId, { wedding_date: '2020-05-08' })).toMatchObject({
    status: 422,
    body: { error: { code: 'clients.wedding_day_past', field: 'wedding_date' } },
  });
  await signUp('today@pelaminan.test', vendor.vendorId);
  await app.owner
    .updateTable('sign_up')
    .set({ first_message: JSON.stringify({ ...message, vendor_id: vendor.vendorId, wedding_date: '2020-05-08' }) })
    .where('email', '=', 'today@pelaminan.test')
    .execute();
  const token = tokenIn(await emailTo('today@pelaminan.test'));
  expect(await read(token)).toMatchObject({ status: 200, body: { data: { text: message.text, wedding_date: null } } });
});
