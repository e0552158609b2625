// What someone turned off stays off, in their settings and by the link in an email, over a real server of emails.
import { once } from 'node:events';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationSetting } from '../../contract/feed.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { portOf } from '../testing/port-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const arrived: { to: string; mail: Promise<Email> }[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const mail = PostalMime.parse(Buffer.concat(chunks));
      arrived.push(...session.envelope.rcptTo.map(({ address: to }) => ({ to, mail })));
      done();
    });
  },
});

let app: TestApp;
let other: TestApp;
let vendor: BuiltVendor;
beforeAll(async () => {
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const env = { SMTP_URL: `smtp://127.0.0.1:${portOf(listening)}`, TOKEN_SECRET: 'one-secret-of-both-processes-of-this-test' };
  app = await openTestApp({ jobs: true, env });
  other = await openTestApp({ on: app, env });
  vendor = await app.build.vendor({ plan: 'Gold', name: 'Rumah Laras' });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

const emailsTo = ({ email }: BuiltAccount): Promise<Email[]> =>
  Promise.all(arrived.flatMap(({ to, mail }) => (to === email ? [mail] : [])));
const linesOf = async (as: BuiltAccount): Promise<string[]> =>
  ((await app.call('GET', `/ms/feeds/api/v1/users/${as.accountId}/activities`, { as })).body as { data: { kind: string }[] }).data.map(
    ({ kind }) => kind,
  );
const settingsOf = async (as: BuiltAccount): Promise<readonly NotificationSetting[]> =>
  ((await app.call('GET', '/v2/notification_settings', { as })).body as { data: NotificationSetting[] }).data;
const turn = (as: BuiltAccount, kind: string, channel: string, isOn: boolean) =>
  app.call('PUT', `/v2/notification_settings/${kind}/${channel}`, { as, body: { is_on: isOn } });
const isOn = async (as: BuiltAccount, of: string) => (await settingsOf(as)).find(({ kind }) => kind === of)?.email;
/** Two emails: of a quotation that was sent, which may be turned off, and of its acceptance, which may not. */
async function quote(couple: BuiltAccount): Promise<readonly string[]> {
  const before = (await emailsTo(couple)).length;
  await app.build.acceptedQuotation({ vendor, couple });
  await app.eventually(
    () =>
      sql`select 1 from pgboss.job where name = 'send-mail' and data ->> 'to' = ${couple.email} and state <> 'completed'`.execute(
        app.owner,
      ),
    ({ rows }) => rows.length === 0,
  );
  return (await emailsTo(couple))
    .slice(before)
    .map(({ subject }) => subject ?? '')
    .toSorted();
}
const [sent, accepted] = ['A quotation from Rumah Laras', 'You accepted the quotation of Rumah Laras'];

describe('in the settings', () => {
  test('everything is on at first; couples and vendors have kinds of their own', async () => {
    const [ofCouple, ofVendor] = [await settingsOf(await app.build.couple()), await settingsOf(vendor)];
    for (const one of [...ofCouple, ...ofVendor]) expect(one).toMatchObject({ email: true, product: true });
    const optional = (list: readonly NotificationSetting[]) => list.filter((one) => one.is_optional).map(({ kind }) => kind);
    expect(optional(ofCouple)).toEqual(['messages', 'quotations', 'payment_reminders', 'meeting_reminders', 'reviews', 'calendar']);
    expect(optional(ofVendor)).toEqual([
      'messages',
      'quotations',
      'meeting_reminders',
      'tasks',
      'reviews',
      'ads',
      'results',
      'membership',
      'calendar',
    ]);
    expect(await settingsOf(await app.build.operator('support'))).toEqual([]);
  });

  test('an email that is off is not sent, and its line is there; a line that is off is not, and its email is sent', async () => {
    const couple = await app.build.couple();
    expect((await turn(couple, 'quotations', 'email', false)).status).toBe(200);
    expect(await quote(couple)).toEqual([accepted]);
    expect(await linesOf(couple)).toEqual(['payments', 'quotations']);
    await turn(couple, 'quotations', 'email', true);
    await turn(couple, 'quotations', 'product', false);
    expect(await quote(couple)).toEqual([sent, accepted]);
    expect(await linesOf(couple)).toEqual(['payments', 'payments', 'quotations']);
    expect((await settingsOf(couple)).find(({ kind }) => kind === 'quotations')).toMatchObject({ email: true, product: false });
  });

  test('saying the same twice, on two processes at once, is the same', async () => {
    const couple = await app.build.couple();
    const body = { is_on: false };
    const answers = await Promise.all(
      [app, other, app, other].map((on) => on.call('PUT', '/v2/notification_settings/reviews/email', { as: couple, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await isOn(couple, 'reviews')).toBe(false);
  });

  test.each([
    ['what has to arrive', 'payments', 'email', 404],
    ['what is not theirs', 'ads', 'email', 404],
    ['what there is not', 'news', 'email', 400],
    ['where nothing arrives', 'reviews', 'pigeon', 400],
  ])('nobody turns off %s', async (_, kind, channel, status) => {
    expect((await turn(await app.build.couple(), kind, channel, false)).status).toBe(status);
  });

  test('they are those of whoever is signed in', async () => {
    expect((await app.call('GET', '/v2/notification_settings')).status).toBe(401);
    const [one, two] = [await app.build.couple(), await app.build.couple()];
    await turn(one, 'reviews', 'email', false);
    expect([await isOn(one, 'reviews'), await isOn(two, 'reviews')]).toEqual([false, true]);
  });
});

describe('by the link of an email', () => {
  const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  /** The couple’s email about a quotation, and the path that turns such emails off. */
  async function quoted(language: 'en' | 'id' = 'en') {
    const couple = await app.build.couple({ language });
    await app.build.sentQuotation({ vendor, couple });
    const [mail] = await app.eventually(
      () => emailsTo(couple),
      (mails) => mails.length === 1,
    );
    const address = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
    return { couple, mail, path: new URL(address).pathname, address };
  }
  const oneClick = (path: string, on: TestApp = app) =>
    on.call('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    });

  test('one request without a session turns it off; again, it is the same; and other emails still come', async () => {
    const { couple, mail, path, address } = await quoted();
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect([mail?.text?.includes(address), mail?.html?.includes(address)]).toEqual([true, true]);
    const answers = [await oneClick(path), await oneClick(path, other)];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain('Emails about quotations are off');
    }
    expect(await isOn(couple, 'quotations')).toBe(false);
    expect(await quote(couple)).toEqual([accepted]);
    const must = (await emailsTo(couple)).at(-1);
    expect(headerOf(must, 'list-unsubscribe')).toBeUndefined();
    expect(must?.text).toContain('can’t be turned off');
  });

  test('opening it changes nothing and shows a button; what is off is turned on again there', async () => {
    const { couple, path } = await quoted('id');
    const asked = await app.call('GET', path);
    expect(asked.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect(asked.text).toContain('<h1>Nonaktifkan email tentang penawaran?</h1>');
    expect(asked.text).toContain('<form method="post" action="?"><button>Nonaktifkan</button></form>');
    expect(asked.text).toContain('/id/account/notifications');
    expect(await isOn(couple, 'quotations')).toBe(true);
    const off = await oneClick(path);
    expect(off.text).toContain('<form method="post" action="?on=1"><button>Aktifkan lagi</button></form>');
    expect((await app.call('GET', path)).text).toContain('Email tentang penawaran nonaktif');
    expect((await oneClick(`${path}?on=1`)).text).toContain('Email tentang penawaran aktif');
    expect(await isOn(couple, 'quotations')).toBe(true);
  });

  test('a token is for one kind of one account', async () => {
    const { couple, path } = await quoted();
    const stranger = await app.build.couple();
    const changed = [
      path.replace('quotations', 'reviews'),
      path.replace('quotations', 'payments'),
      path.replace(`/${couple.accountId}-`, `/${stranger.accountId}-`),
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      '/unsubscribe/x',
    ];
    for (const one of changed) expect([one, (await oneClick(one)).status, (await app.call('GET', one)).status]).toEqual([one, 404, 404]);
    for (const account of [couple, stranger]) expect((await settingsOf(account)).every(({ email }) => email)).toBe(true);
  });
});
