// One email and one SMS that are never accepted, among others, and emails that hang: the others are sent once (reliability S68).
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice } from '../../texts/notices.ts';
import { portOf } from '../testing/port-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './database.ts';

const emails: string[] = [];
const messages: string[] = [];
const hanging: (() => void)[] = [];
const poisonEmail = 'poison@example.test';
const hangingEmail = 'hangs@example.test';
const poisonNumber = '+620000000000';

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    emails.push(address);
    if (address === hangingEmail) hanging.push(done);
    else done(address === poisonEmail ? new Error('no such mailbox') : null);
  },
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => done());
  },
});
mailServer.on('error', () => undefined);
const smsServer = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += String(chunk)));
  request.on('end', () => {
    const to = new URLSearchParams(text).get('To') ?? '';
    messages.push(to);
    response.writeHead(to === poisonNumber ? 503 : 201).end(JSON.stringify({ sid: `SM${'a'.repeat(32)}` }));
  });
});

let app: TestApp;
beforeAll(async () => {
  const atPort = async (listening: { address(): unknown } & NodeJS.EventEmitter) => {
    await once(listening, 'listening');
    return portOf(listening);
  };
  const mailPort = await atPort(mailServer.listen(0, '127.0.0.1'));
  const smsPort = await atPort(smsServer.listen(0, '127.0.0.1'));
  app = await openTestApp({
    jobs: true,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SMS_GATEWAY: 'twilio',
      TWILIO_URL: `http://127.0.0.1:${smsPort}`,
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'not-a-real-token',
      TWILIO_FROM: '+15005550006',
    },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  smsServer.close();
});

const four = ['1', '2', '3', '4'];
const tries = (seen: readonly string[], to: string) => seen.filter((one) => one === to).length;

test('one email that is never accepted: the others are sent once', async () => {
  const to = four.map((n) => `couple-${n}@example.test`);
  await inTransaction(app.db, async (tx) => {
    for (const one of [poisonEmail, ...to])
      await app.system.identity.notifier.email(tx, {
        to: one,
        language: 'en',
        subject: notice('hilda.admitted_subject'),
        body: [{ kind: 'paragraph', text: 't' }],
      });
  });
  await app.eventually(
    async () => tries(emails, poisonEmail),
    (count) => count >= 3,
    60_000,
  );
  expect(to.map((one) => tries(emails, one))).toEqual([1, 1, 1, 1]);
});

test('emails that hang, as many as are fetched together: those behind them are sent', async () => {
  const later = four.map((n) => `later-${n}@example.test`);
  await inTransaction(app.db, async (tx) => {
    for (const to of [...Array.from({ length: 5 }, () => hangingEmail), ...later])
      await app.system.identity.notifier.email(tx, {
        to,
        language: 'en',
        subject: notice('hilda.admitted_subject'),
        body: [{ kind: 'paragraph', text: 't' }],
      });
  });
  await app.eventually(
    async () => later.map((one) => tries(emails, one)),
    (counts) => counts.every((count) => count === 1),
    25_000,
  );
  // Which of them are fetched together depends on what else waits.
  await app.eventually(
    async () => tries(emails, hangingEmail),
    (count) => count === 5,
    25_000,
  );
  expect(later.map((one) => tries(emails, one))).toEqual(four.map(() => 1));
  for (const done of hanging) done();
});

test('one SMS that is never accepted: the others are sent once', async () => {
  const to = four.map((n) => `+62811111111${n}`);
  const worthlessAt = app.clock.now() + 600_000;
  await inTransaction(app.db, async (tx) => {
    for (const one of [poisonNumber, ...to]) await app.system.identity.notifier.sms(tx, { to: one, text: '123456', worthlessAt });
  });
  await app.eventually(
    async () => tries(messages, poisonNumber),
    (count) => count >= 3,
    60_000,
  );
  expect(to.map((one) => tries(messages, one))).toEqual([1, 1, 1, 1]);
});
