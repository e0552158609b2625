// A process is killed while it sends an email: before the mail server has received it, or before it is marked as sent. Another process sends it soon, and
// duplicates have the same id. (reliability 15)
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { portOf } from '../../server/testing/port-of.ts';
import { notice } from '../../texts/notices.ts';
import { inTransaction } from '../../server/kit/database.ts';
import { openTestApp } from '../../server/testing/test-app.ts';
import { openFaultyProxy } from './faulty-proxy.ts';

const secrets = { ENCRYPTION_SECRET: 'an encryption secret of senders that die that is long' };
const to = 'ayu@example.test';

interface Mailbox {
  readonly url: string;
  /** Ids of emails, in order of arrival. */
  readonly arrived: string[];
  /** Called when a sender starts, and when an email is taken in but not yet acknowledged. */
  on: { begin(): void; taken(): void };
  /** Takes no email while it is. */
  deafen(isDeaf: boolean): void;
  close(): Promise<void>;
}
async function openMailbox(): Promise<Mailbox> {
  const arrived: string[] = [];
  const on: Mailbox['on'] = { begin: () => undefined, taken: () => undefined };
  let isDeaf = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      on.begin();
      // A dead sender says no more.
      if (isDeaf) done(new Error('cut off'));
      else done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(/^message-id: *(\S+)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '');
        on.taken();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    arrived,
    on,
    deafen(next) {
      isDeaf = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.concurrent.each([
  ['between commit and send', 'begin', 1],
  ['between send and mark', 'taken', 2],
] as const)(
  'killed %s',
  async (_, moment, arrivals) => {
    const mailbox = await openMailbox();
    const app = await openTestApp({ env: secrets });
    const { host, port } = app.target;
    const way = await openFaultyProxy({ path: path.join(host ?? '', `.s.PGSQL.${port}`) });
    const env = { ...secrets, SMTP_URL: mailbox.url };
    const victim = await openTestApp({ on: app, through: way, jobs: true, env });
    const dies = new Promise<void>((resolve) => {
      mailbox.on[moment] = () => {
        way.close();
        mailbox.deafen(true);
        resolve();
      };
    });
    await inTransaction(app.db, (tx) =>
      app.system.identity.notifier.email(tx, {
        to,
        language: 'en',
        subject: notice('hilda.admitted_subject'),
        body: [{ kind: 'paragraph', text: 'Saldo Anda bertambah' }],
      }),
    );
    await dies;
    mailbox.on[moment] = () => undefined;
    mailbox.deafen(false);
    expect(mailbox.arrived).toHaveLength(arrivals - 1);
    // A dead sender gives no sign of life; the time after which it is taken for dead goes by here.
    const { rows: left } = await sql<{ silent: number }>`
      update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 second'
      where name = 'send-mail' and state = 'active' returning heartbeat_seconds as silent`.execute(app.owner);
    expect(left).toEqual([{ silent: 15 }]);
    const survivor = await openTestApp({ on: app, jobs: true, env });
    await survivor.eventually(
      async () => mailbox.arrived.length,
      (count) => count >= arrivals,
      60_000,
    );
    expect(mailbox.arrived).toHaveLength(arrivals);
    expect(mailbox.arrived).not.toContain('');
    expect(new Set(mailbox.arrived).size).toBe(1);
    for (const one of [victim, survivor]) await one.close().catch(() => undefined);
    await app.close();
    await mailbox.close();
  },
  180_000,
);
