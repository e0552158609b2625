import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { Sms, SmsPort } from '../ports/sms.ts';
import { SmsOutage } from '../ports/sms.ts';
import type { Connection } from './database.ts';
import type { JobKind, Jobs } from './jobs.ts';
import { createPost } from './post.ts';

/** A queue one can look into, whose jobs are done when the test says so. */
function openPost(send: SmsPort['send']) {
  const kinds = new Map<string, JobKind<object>>();
  const queued: { name: string; data: object }[] = [];
  const jobs: Jobs = {
    handle: (kind) => kinds.set(kind.name, kind as unknown as JobKind<object>),
    enqueue: async (_tx, name, data) => void queued.push({ name, data }),
    start: async () => undefined,
    stop: async () => undefined,
  };
  const clock = { at: 0, now: () => clock.at };
  const mail = { send: async () => undefined };
  const post = createPost({ jobs, clock, log: pino({ level: 'silent' }), mail, sms: { send }, smsKeys: [randomBytes(32)] });
  const work = async () => {
    for (const { name, data } of queued) await kinds.get(name)?.work(data);
  };
  return { post, queued, clock, work };
}
const nowhere = {} as Connection;
const code = { to: '+6281234567890', text: 'Kode 907351', worthlessAt: 600_000 };

describe('a text message in the queue', () => {
  test('is sealed there, and sent with one id however often it is tried', async () => {
    const sent: Sms[] = [];
    const { post, queued, work } = openPost(async (sms) => {
      sent.push(sms);
      return 'accepted';
    });
    await post.sms(nowhere, code);
    expect(JSON.stringify(queued)).not.toContain('907351');
    await work();
    await work();
    expect(sent).toEqual([
      { id: sent[0]?.id, to: code.to, text: code.text },
      { id: sent[0]?.id, to: code.to, text: code.text },
    ]);
  });
  test('stays there when the provider is out', async () => {
    const { post, work } = openPost(async () => {
      throw new SmsOutage('busy');
    });
    await post.sms(nowhere, code);
    await expect(work()).rejects.toThrow('busy');
  });
  test('is done with when the provider refuses it, or its code has run out', async () => {
    let asked = 0;
    const { post, clock, work } = openPost(async () => {
      asked++;
      return 'refused';
    });
    await post.sms(nowhere, code);
    await work();
    expect(asked).toBe(1);
    clock.at = code.worthlessAt;
    await work();
    expect(asked).toBe(1);
  });
});
