import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { type Notice, notice } from '../../texts/notices.ts';
import type { Email } from '../ports/email.ts';
import type { Sms, SmsPort } from '../ports/sms.ts';
import { SmsOutage } from '../ports/sms.ts';
import type { Connection } from './database.ts';
import type { JobKind, Jobs } from './jobs.ts';
import type { SentMessages, SentStatus } from './sent-messages.ts';
import { createNotifier, type NewEmail, type NotifierOptions } from './notifier.ts';

/** A queue one can look into, whose jobs are done when the test says so. */
function openPost(send: SmsPort['send'], sendMail: (mail: Email) => Promise<void> = async () => undefined) {
  const kinds = new Map<string, JobKind<object>>();
  const queued: { name: string; data: object }[] = [];
  const jobs: Jobs = {
    handle: (kind) => kinds.set(kind.name, kind as unknown as JobKind<object>),
    enqueue: async (_tx, name, data) => void queued.push({ name, data }),
    kinds: () => [],
    wake: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  const clock = { at: 0, now: () => clock.at };
  const known = new Map<string, SentStatus>();
  const sent: SentMessages = {
    async begin(id) {
      const before = known.get(id) ?? 'new';
      if (before === 'new') known.set(id, 'begun');
      return before;
    },
    end: async (id, outcome) => void known.set(id, outcome),
    forget: async (id) => void known.delete(id),
    purge: async () => undefined,
  };
  const parts = { jobs, clock, log: pino({ level: 'silent' }), sent, smsKeys: [randomBytes(32)] } satisfies Partial<NotifierOptions>;
  const render: NotifierOptions['render'] = async ({ heading }) => {
    if (heading === unrenderable) throw new Error('a fault of ours');
    return `<h1>${heading}</h1>`;
  };
  const notifier = createNotifier({ ...parts, email: { send: sendMail }, render, sms: { send } });
  const work = async () => {
    for (const { name, data } of queued) await kinds.get(name)?.work(data);
  };
  return { notifier, queued, clock, work };
}
const unrenderable = 'Cannot be rendered';
const nowhere = {} as Connection;
const code = { to: '+6281234567890', text: 'Kode 907351', worthlessAt: 600_000 };

describe('a text message in the queue', () => {
  test('is sealed there, and sent once however often the job runs', async () => {
    const sent: Sms[] = [];
    const { notifier, queued, work } = openPost(async (sms) => {
      sent.push(sms);
      return 'accepted';
    });
    await notifier.sms(nowhere, code);
    expect(JSON.stringify(queued)).not.toContain('907351');
    await work();
    await work();
    expect(sent).toEqual([{ id: sent[0]?.id, to: code.to, text: code.text }]);
  });
  test('stays there when the provider took nothing, and goes out once it is back', async () => {
    let asked = 0;
    const { notifier, work } = openPost(async () => {
      if (++asked < 3) throw new SmsOutage('busy');
      return 'accepted';
    });
    await notifier.sms(nowhere, code);
    await expect(work()).rejects.toThrow('busy');
    await expect(work()).rejects.toThrow('busy');
    await work();
    await work();
    expect(asked).toBe(3);
  });
  test('is not sent again when it may have gone out', async () => {
    let asked = 0;
    const { notifier, work } = openPost(async () => {
      asked++;
      throw new SmsOutage('no answer', { mayHaveBeenSent: true });
    });
    await notifier.sms(nowhere, code);
    await work();
    await work();
    expect(asked).toBe(1);
  });
  test('is not sent again when the process ended before the answer', async () => {
    let asked = 0;
    const { notifier, work } = openPost(async () => {
      asked++;
      throw new Error('killed');
    });
    await notifier.sms(nowhere, code);
    await expect(work()).rejects.toThrow('killed');
    await work();
    expect(asked).toBe(1);
  });
  test('is done with when the provider refuses it, or its code has run out', async () => {
    let asked = 0;
    const { notifier, clock, work } = openPost(async () => {
      asked++;
      return 'refused';
    });
    await notifier.sms(nowhere, code);
    await work();
    expect(asked).toBe(1);
    clock.at = code.worthlessAt;
    await work();
    expect(asked).toBe(1);
  });
});

describe('an email in the queue', () => {
  const email: NewEmail = {
    to: 'ayu@example.test',
    language: 'en',
    subject: notice('hilda.admitted_subject'),
    body: [{ kind: 'paragraph', text: 'Halo' }],
  };
  const asWritten = (text: string): Notice => ({ code: 'as_written', values: { text } });
  const send = async (mail: NewEmail): Promise<Email | undefined> => {
    const arrived: Email[] = [];
    const { notifier, work } = openPost(
      async () => 'accepted',
      async (one) => void arrived.push(one),
    );
    await notifier.email(nowhere, mail);
    await work();
    return arrived[0];
  };
  test('is text and HTML, made from the same', async () => {
    expect(await send(email)).toEqual({
      id: expect.any(String),
      to: email.to,
      subject: 'Hilda now recommends you to couples',
      text: expect.stringMatching(/^Halo\n\nPelaminan\n\n-- \nYou get this email because /),
      html: '<h1>Hilda now recommends you to couples</h1>',
      language: 'en',
    });
  });
  test('goes out as text alone when its HTML cannot be made', async () => {
    const sent = await send({ ...email, subject: asWritten(unrenderable) });
    expect(sent).toMatchObject({ subject: unrenderable, text: expect.stringContaining('Halo'), language: 'en' });
    expect(sent).not.toHaveProperty('html');
  });
  test('of the version before is text, and is sent as that', async () => {
    const arrived: Email[] = [];
    const { queued, work } = openPost(
      async () => 'accepted',
      async (one) => void arrived.push(one),
    );
    const old = { id: '1', to: email.to, subject: 'Halo', text: 'Halo' };
    queued.push({ name: 'send-mail', data: old });
    await work();
    expect(arrived).toEqual([old]);
  });
  test('goes out once however often the job runs', async () => {
    const arrived: string[] = [];
    const { notifier, work } = openPost(
      async () => 'accepted',
      async ({ id }) => void arrived.push(id),
    );
    await notifier.email(nowhere, email);
    await work();
    await work();
    expect(arrived).toHaveLength(1);
  });
  test('has a subject of one line of whole characters, however long the names in it are', async () => {
    for (const subject of [
      '💍'.repeat(300),
      `\u202E${'b'.repeat(300)}`,
      `a${'💍'.repeat(300)}`,
      `a\r\nBcc: b@example.test${'é'.repeat(300)}`,
    ]) {
      const arrived: string[] = [];
      const { notifier, work } = openPost(
        async () => 'accepted',
        async (mail) => void arrived.push(mail.subject),
      );
      await notifier.email(nowhere, { ...email, subject: asWritten(subject) });
      await work();
      const [line = ''] = arrived;
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toMatch(/[\r\n\u202E]/);
      expect(Array.from(line)).toHaveLength(200);
    }
  });
  test('makes no link of a name, in its subject and in what we say; what someone wrote stays as it is', async () => {
    const sent = await send({
      ...email,
      subject: asWritten('Sari www.menang-hadiah.top wrote to you'),
      body: [
        { kind: 'paragraph', text: 'Hello hadiah.com,' },
        { kind: 'quote', label: null, text: 'See contoh.com' },
        { kind: 'link', label: 'Reply', address: 'https://pelaminan.test/a' },
      ],
    });
    expect(sent?.subject).toBe('Sari www menang-hadiah top wrote to you');
    expect(sent?.text).toContain('Hello hadiah com,');
    expect(sent?.text).toContain('See contoh.com');
    expect(sent?.text).toContain('https://pelaminan.test/a');
  });
  test('goes out again under the same id when the server did not answer', async () => {
    const arrived: string[] = [];
    const { notifier, work } = openPost(
      async () => 'accepted',
      async ({ id }) => {
        if (arrived.push(id) === 1) throw new Error('no answer');
      },
    );
    await notifier.email(nowhere, email);
    await expect(work()).rejects.toThrow('no answer');
    await work();
    await work();
    expect(arrived).toEqual([arrived[0], arrived[0]]);
  });
});
