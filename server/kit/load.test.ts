// Load limits: each caller has a budget, and requests that are still arriving don't count as work. (S61)
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createLoad, type Load, type LoadLimits, type Work } from './load.ts';

const tight: LoadLimits = {
  requests: 4,
  requestsPerAddress: 2,
  requestsPerAccount: 1,
  requestsReserved: 2,
  streams: 3,
  streamsPerAddress: 2,
  streamsPerAccount: 1,
  bodyBytes: 300,
  bodyBytesPerCaller: 200,
  bodyBytesReserved: 300,
  answerBytes: 300,
  answerBytesPerCaller: 200,
  connectionsPerAddress: 5,
};
const from = (ip: string): FastifyRequest =>
  ({ ip, raw: { socket: { remoteAddress: ip, destroyed: false } } }) as unknown as FastifyRequest;
const unproven = (): null => null;
const click = () => 'clicks' as const;
const webhook = () => 'webhooks' as const;

describe('budgets', () => {
  test('an address has its share and no more, and all of a /64 are one', () => {
    const load = createLoad(tight);
    const works = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '9.9.9.9'].map((ip) => load.begin(from(ip)));
    expect(works.map((work) => work.enter(unproven))).toEqual([null, null, 'request.too_many', null]);
    for (const work of works) work.end();
    expect(load.used).toEqual({ requests: 0, streams: 0, bodyBytes: 0, answerBytes: 0 });
  });

  test('when all is taken, only what proves itself uses the reserve', () => {
    const load = createLoad(tight);
    for (const ip of ['1.1.1.1', '1.1.1.1', '2.2.2.2', '2.2.2.2']) load.begin(from(ip)).enter(unproven);
    expect(load.begin(from('3.3.3.3')).enter(unproven)).toBe('server.busy');
    const reserved = [webhook, webhook, webhook].map((how) => load.begin(from('3.3.3.3')).enter(how));
    expect(reserved).toEqual([null, null, 'server.busy']);
  });

  test('clicks shown again and again by one address leave the reserve to others, and all of them leave that of webhooks', () => {
    const load = createLoad(tight);
    for (const ip of ['1.1.1.1', '1.1.1.1', '2.2.2.2', '2.2.2.2']) load.begin(from(ip)).enter(unproven);
    const clicked = ['1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3'].map((ip) => load.begin(from(ip)).enter(click));
    expect(clicked).toEqual([null, 'request.too_many', null, 'server.busy']);
    expect(load.begin(from('4.4.4.4')).enter(webhook)).toBeNull();
  });

  /** A request that waits for its body, and how it was given up. */
  const sending = (load: Load, ip: string, count: number, mayProve = false) => {
    const work = load.begin(from(ip));
    const sent: { work: Work; why: string | null } = { work, why: null };
    work.expectBytes(count, mayProve, (why) => {
      sent.why = why;
    });
    return sent;
  };

  test('a request that waits for its body takes no place, and its bytes are counted until it ends', () => {
    const load = createLoad(tight);
    const { work } = sending(load, '1.1.1.1', 150);
    expect(load.used).toEqual({ requests: 0, streams: 0, bodyBytes: 150, answerBytes: 0 });
    expect(work.enter(unproven)).toBeNull();
    expect(load.used).toMatchObject({ requests: 1, bodyBytes: 150 });
    work.end();
    expect(load.used).toMatchObject({ requests: 0, bodyBytes: 0 });
    sending(load, '1.1.1.1', 150).work.lose();
    expect(load.used.bodyBytes).toBe(0);
  });

  test('bodies on their way make room for newer ones: of a caller with more than its share, then of whoever has most', () => {
    const load = createLoad(tight);
    const [first, second] = [sending(load, '1.1.1.1', 150), sending(load, '1.1.1.1', 100)];
    expect([first.why, second.why]).toEqual(['request.too_many', null]);
    const other = sending(load, '2.2.2.2', 190);
    const third = sending(load, '3.3.3.3', 50);
    expect([second.why, other.why, third.why]).toEqual([null, 'server.busy', null]);
  });

  test('bodies that are here are refused beyond the share of their caller and of all', () => {
    const load = createLoad(tight);
    const enter = (ip: string, count: number) => sending(load, ip, count).work.enter(unproven);
    expect([enter('1.1.1.1', 150), enter('1.1.1.1', 60), enter('2.2.2.2', 200), enter('2.2.2.2', 150)]).toEqual([
      null,
      'request.too_many',
      'server.busy',
      null,
    ]);
  });

  test('bodies of webhooks have room of their own, on their way and here', () => {
    const load = createLoad(tight);
    for (const ip of ['1.1.1.1', '2.2.2.2']) sending(load, ip, 150).work.enter(unproven);
    const [first, second, other] = [
      sending(load, '1.1.1.1', 100, true),
      sending(load, '1.1.1.1', 100, true),
      sending(load, '2.2.2.2', 100, true),
    ];
    expect([first.why, second.why, other.why]).toEqual([null, null, null]);
    // What is done for it now is nothing to give up.
    expect(second.work.enter(unproven)).toBeNull();
    const more = [sending(load, '3.3.3.3', 50, true), sending(load, '3.3.3.3', 60, true)];
    expect([first.why, second.why, other.why, ...more.map(({ why }) => why)]).toEqual([null, null, null, 'server.busy', null]);
  });

  test('answers that nobody takes: beyond its share a caller loses its oldest, beyond all whoever has most', () => {
    const load = createLoad(tight);
    const given: string[] = [];
    const answer = (ip: string, bytes: number, name: string) => load.begin(from(ip)).sendAnswer(bytes, () => given.push(name));
    answer('1.1.1.1', 500, 'larger than all');
    expect(given).toEqual([]);
    const taken = answer('1.1.1.1', 90, 'first of one');
    expect(given).toEqual(['larger than all']);
    answer('1.1.1.1', 90, 'second of one');
    answer('2.2.2.2', 90, 'of two');
    expect([load.used.answerBytes, given]).toEqual([270, ['larger than all']]);
    answer('3.3.3.3', 90, 'of three');
    expect(given).toEqual(['larger than all', 'first of one']);
    taken();
    expect(load.used.answerBytes).toBe(270);
    const account = load.begin(from('2.2.2.2'));
    account.belongTo(7);
    account.sendAnswer(200, () => given.push('of the account'));
    expect(given.slice(2)).toEqual([]);
    answer('2.2.2.2', 20, 'small');
    expect(given.slice(2)).toEqual(['of the account']);
  });

  test('calls of the product to itself are no connections: those that are closed came from outside', () => {
    const load = createLoad(tight);
    const server = createServer();
    load.watch(server);
    const closed: number[] = [];
    const connectFrom = (ip: string, at: number) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress: ip, destroyed: false, destroy: () => closed.push(at) });
      server.emit('connection', socket);
    };
    connectFrom('1.1.1.1', 0);
    // A page asks the product itself in the name of anyone who opened it, with what only looks like a socket.
    const own = load.begin(from('1.1.1.1'));
    own.enter(unproven);
    own.end();
    for (let at = 1; at < 8; at++) connectFrom('1.1.1.1', at);
    expect(closed).toEqual([0, 1, 2]);
  });

  test('work for a client that disconnected counts until it is done', () => {
    const load = createLoad(tight);
    const work = load.begin(from('1.1.1.1'));
    work.enter(unproven);
    work.lose();
    expect(load.used.requests).toBe(1);
    work.end();
    expect(load.used.requests).toBe(0);
  });

  test('a stream is no work, and has its budgets for account, address and all', () => {
    const load = createLoad(tight);
    const open = (ip: string, account: number) => {
      const work = load.begin(from(ip));
      work.enter(unproven);
      const opened = work.becomeStream(account);
      work.end();
      return opened;
    };
    const closers = [
      open('1.1.1.1', 1),
      open('1.1.1.1', 1),
      open('1.1.1.1', 2),
      open('1.1.1.1', 3),
      open('2.2.2.2', 4),
      open('3.3.3.3', 5),
    ];
    expect(closers.map((how) => (typeof how === 'function' ? 'open' : how))).toEqual([
      'open',
      'request.too_many',
      'open',
      'request.too_many',
      'open',
      'server.busy',
    ]);
    expect(load.used).toMatchObject({ requests: 0, streams: 3 });
    for (const close of closers) if (typeof close === 'function') close();
    expect(load.used.streams).toBe(0);
  });
});

describe('over real sockets', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await openTestApp({
      env: {
        REQUESTS_MAX: '10',
        REQUESTS_RESERVED: '0',
        REQUESTS_PER_ADDRESS: '10',
        STREAMS_PER_ACCOUNT: '3',
        CONNECTIONS_PER_ADDRESS: '60',
      },
    });
    await app.system.app.listen({ host: '127.0.0.1', port: 0 });
    port = portOf(app.system.app.server);
  });
  afterAll(() => app.close());

  const halfSend = (path: string): Promise<{ socket: Socket; said: () => string }> =>
    new Promise((resolve, reject) => {
      let said = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`);
        resolve({ socket, said: () => said });
      });
      socket.on('data', (bytes) => {
        said += bytes.toString('utf8');
      });
      socket.on('error', reject);
    });
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    await answer.body?.cancel();
    return answer.status;
  };

  test('bodies that do not arrive block nobody, and end with 408 in our error format', async () => {
    const late = await Promise.all(
      Array.from({ length: 40 }, (_, i) => halfSend(['/v2/login', '/webhooks/payments/sandbox', '/health/live', '/health/x'][i % 4] ?? '')),
    );
    expect(await Promise.all(['/health/live', '/health/ready', '/_public/v2/vendors'].map(statusOf))).toEqual([200, 200, 200]);
    // After eight seconds, before the time of a whole request is over.
    await expect.poll(() => late.every(({ socket }) => socket.closed)).toBe(true);
    for (const { said } of late) {
      expect(said()).toMatch(/^HTTP\/1\.1 408 /);
      expect(said().toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(said()).toContain('"code":"request.too_slow"');
    }
  });

  test('whoever opens more connections than its share loses those that wait longest, and is still served', async () => {
    const late = await Promise.all(Array.from({ length: 90 }, () => halfSend('/v2/login')));
    expect(await statusOf('/health/live')).toBe(200);
    await expect.poll(() => late.filter(({ socket }) => socket.closed).length).toBeGreaterThanOrEqual(30);
    for (const { socket } of late) socket.destroy();
  });

  test('an account has so many streams; more are told so, and everything else of it goes on', async () => {
    const couple = await app.build.couple();
    const headers = { cookie: `BSID=${couple.cookie}` };
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`http://127.0.0.1:${port}/v2/live`, { headers, signal: AbortSignal.timeout(50_000) })),
    );
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(3);
    const told = streams.find(({ status }) => status === 429);
    expect([told?.headers.get('retry-after'), await told?.json()]).toEqual([
      '30',
      expect.objectContaining({ error: expect.objectContaining({ code: 'request.too_many' }) as unknown }),
    ]);
    expect((await fetch(`http://127.0.0.1:${port}/v2/me`, { headers })).status).toBe(200);
    await streams.find(({ status }) => status === 200)?.body?.cancel();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/v2/live`, { headers })).status).toBe(200);
    for (const { body } of streams) if (body?.locked === false) await body.cancel();
  });

  test('calls that are given up leave nothing behind', async () => {
    for (let round = 0; round < 4; round++) {
      const sockets = await Promise.all(
        Array.from(
          { length: 15 },
          () =>
            new Promise<Socket>((resolve) => {
              const socket = connect(port, '127.0.0.1', () => {
                socket.write('GET /_public/v2/vendors HTTP/1.1\r\nHost: localhost\r\n\r\n');
                resolve(socket);
              });
              socket.on('error', () => undefined);
            }),
        ),
      );
      for (const socket of sockets) socket.destroy();
      await sleep(20);
    }
    const nine = () => Promise.all(Array.from({ length: 9 }, () => statusOf('/_public/v2/vendors')));
    await expect.poll(nine).toEqual(Array.from({ length: 9 }, () => 200));
  });
});
