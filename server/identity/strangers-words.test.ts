// Emails to unverified addresses contain no text that someone typed (reliability S69).
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NoticeCode, noticeCatalogues } from '../../texts/notices.ts';
import { notifierWithActivity } from '../feed/notifier-with-activity.ts';
import { createAddresses } from '../kit/addresses.ts';
import { inTransaction } from '../kit/database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { inviteAccount } from './invitations.ts';

const bait = 'You won! Visit evil.example now';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

const mailed = (to: string) =>
  app.eventually(
    () => app.owner.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', to).execute(),
    (mails) => mails.length > 0,
    180_000,
  );
/** What of the bait arrived. */
const typedIn = async (to: string) => /evil\.example|You won/.exec(JSON.stringify(await mailed(to)))?.[0] ?? null;

/** The variables of a sentence in each of its forms. */
const variablesIn = (sentence: unknown): string[] => Array.from(JSON.stringify(sentence).matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '');
/** What we make ourselves: addresses of pages, times, numbers. */
const ours: ReadonlySet<string> = new Set(['link', 'when', 'time', 'day', 'days', 'count']);

describe('every email', () => {
  const { identity, ...others } = noticeCatalogues;

  test('about accounts, which also goes to addresses that nobody confirmed, holds nothing that anyone typed', () => {
    const sentences = Object.values(identity).flatMap((texts) => Object.entries(texts));
    expect(sentences.length).toBeGreaterThan(10);
    expect(
      sentences.flatMap(([key, sentence]) => variablesIn(sentence).flatMap((name) => (ours.has(name) ? [] : `${key}: ${name}`))),
    ).toEqual([]);
  });

  const codes = Object.entries(others).flatMap(([capability, { en }]) =>
    Object.keys(en).flatMap((key) => (key.includes('subject') ? `${capability}.${key}` : [])),
  );
  test('about anything else only goes to addresses that were confirmed', async () => {
    const people = await Promise.all([app.build.couple(), app.build.vendor(), app.build.couple()]);
    const [couple, vendor, confirmed] = people;
    await app.owner
      .updateTable('account')
      .set({ email_confirmed_at: null })
      .where('id', 'in', [couple.accountId, vendor.accountId])
      .execute();
    const sent: string[] = [];
    const notifier = notifierWithActivity(
      { email: async (_tx, { to, subject }) => void sent.push(`${subject.code} ${to}`), sms: async () => undefined },
      {
        clock: app.clock,
        bus: app.system.bus,
        jobs: app.system.jobs,
        addresses: createAddresses(app.config, () => 'http://localhost'),
        turnOffKeys: [randomBytes(32)],
      },
    );
    expect(codes.length).toBeGreaterThan(40);
    for (const code of codes) {
      const subject = { code: code as NoticeCode, values: {} };
      for (const { email: to } of people)
        await inTransaction(app.owner, (tx) =>
          notifier.email(tx, { to, language: 'en', subject, body: [{ kind: 'paragraph', text: bait }] }),
        );
    }
    expect(sent).toEqual(codes.map((code) => `${code} ${confirmed.email}`));
  });
});

test('a sign-up takes an address and nothing else', async () => {
  const email = 'victim-of-a-sign-up@pelaminan.test';
  expect((await app.call('POST', '/v2/sign_up', { body: { name: bait, email, password: 'a-long-password-of-a-stranger' } })).status).toBe(
    400,
  );
  expect((await app.call('POST', '/v2/sign_up', { body: { email }, headers: { 'user-agent': bait, referer: bait } })).status).toBe(202);
  expect(await typedIn(email)).toBeNull();
});

test('a sign-up with a known address, and a forgotten password', async () => {
  const { accountId, email } = await app.build.couple();
  await app.owner.updateTable('account').set({ display_name: bait }).where('id', '=', accountId).execute();
  await app.call('POST', '/v2/sign_up', { body: { email } });
  await app.call('POST', '/v2/forgot_password', { body: { email } });
  await app.eventually(
    async () => (await mailed(email)).length,
    (count) => count === 2,
    180_000,
  );
  expect(await typedIn(email)).toBeNull();
});

test('an invitation, for a business that somebody else may have named', async () => {
  const email = 'victim-of-an-invitation@pelaminan.test';

  await inTransaction(app.db, (tx) => inviteAccount(tx, app.system.identity, { email, name: bait, language: 'en', utm: { source: bait } }));
  expect(await typedIn(email)).toBeNull();
});
