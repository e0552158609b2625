// Readers who ask for large answers and take nothing of them. (S61)
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { portOf } from '../testing/port-of.ts';
import { createEdge } from './edge.ts';
import { createLoad, type Load, type LoadLimits } from './load.ts';
import { openEventStream } from './live.ts';
import { createLog } from './log.ts';

const megabyte = 1024 * 1024;
const large = Buffer.alloc(12 * megabyte);

const unlimited = Number.POSITIVE_INFINITY;
const limits: LoadLimits = {
  requests: 100,
  requestsPerAddress: 100,
  requestsPerAccount: 100,
  requestsReserved: 0,
  streams: 1,
  streamsPerAddress: 1,
  streamsPerAccount: 1,
  bodyBytes: unlimited,
  bodyBytesPerCaller: unlimited,
  bodyBytesReserved: unlimited,
  answerBytes: 60 * megabyte,
  answerBytesPerCaller: 30 * megabyte,
  connectionsPerAddress: unlimited,
};
const edgeWith = (load: Load) =>
  createEdge({
    log: createLog('fatal'),
    // Behind a proxy: nothing watches connections there.
    trustedProxyHops: 1,
    isHttps: false,
    showRefused: () => null,
    load,
    answerStallMs: 2_000,
    paths: {},
    onUndeclared: () => undefined,
  });
const load = createLoad(limits);
const server = edgeWith(load);
let port: number;
let closed = 0;
beforeAll(async () => {
  server.get('/large', (_request, reply) => reply.type('application/octet-stream').send(large));
  server.get('/large-stream', (_request, reply) =>
    reply.type('application/octet-stream').send(Readable.from(Array.from({ length: 12 }, () => Buffer.alloc(megabyte)))),
  );
  const leaveNow = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.raw.socket.destroy();
    await once(reply.raw, 'close');
  };
  server.get('/late', async (request, reply) => {
    await leaveNow(request, reply);
    return large;
  });
  server.get('/late-stream', async (request, reply) => {
    await leaveNow(request, reply);
    openEventStream(request, reply, 1, () => Promise.resolve(true)).onClose(() => closed++);
    return reply;
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(server.server);
});
afterAll(() => server.close());

let sockets: Socket[] = [];
beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});
/** Asks, and reads nothing. Such a socket notices no end: whether it is open is asked of the server. */
const ask = (path: string, ip: string, times = 1): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\n\r\n`.repeat(times));
      resolve(socket);
    });
    socket.on('error', reject);
    sockets.push(socket);
  });
const openOnes = (): Promise<number> =>
  new Promise((resolve, reject) => server.server.getConnections((fault, count) => (fault ? reject(fault) : resolve(count))));

test.each(['/large', '/large-stream'])('%s: a connection of which nothing is read is closed', async (path) => {
  await expect.poll(openOnes).toBe(0);
  await Promise.all([ask(path, '5.5.5.1'), ask(path, '5.5.5.2')]);
  await expect.poll(openOnes).toBe(2);
  await expect.poll(openOnes).toBe(0);
});

test('a reader who is slow, but reads, gets everything', async () => {
  const socket = await ask('/large', '5.5.5.3');
  let bytes = 0;
  const began = performance.now();
  socket.on('data', (part) => {
    bytes += part.length;
    // Pauses shorter than the time given, and longer than that altogether.
    socket.pause();
    setTimeout(() => socket.resume(), 15);
  });
  socket.resume();
  await expect.poll(() => bytes, { timeout: 40_000 }).toBeGreaterThan(large.length);
  expect(performance.now() - began).toBeGreaterThan(2_000);
});

test('a caller who asks for more than its share loses what it left unread first, and all on one connection is not more', async () => {
  await expect.poll(openOnes).toBe(0);
  await ask('/large', '5.5.5.4');
  await sleep(100);
  await ask('/large', '5.5.5.4');
  await sleep(100);
  expect(await openOnes()).toBe(2);
  await ask('/large', '5.5.5.4');
  await expect.poll(openOnes, { timeout: 1_800 }).toBe(2);
  await ask('/large', '5.5.5.5', 4);
  await expect.poll(openOnes, { timeout: 1_800 }).toBe(2);
  await expect.poll(openOnes).toBe(0);
});

test('an answer whose reader left before it was ready is not kept', async () => {
  await expect.poll(() => load.used.answerBytes).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/late`)).rejects.toThrow('fetch failed');
  await sleep(50);
  expect(load.used.answerBytes).toBe(0);
});

test('a stream whose reader left before it was opened is none', async () => {
  await expect(fetch(`http://127.0.0.1:${port}/late-stream`)).rejects.toThrow('fetch failed');
  await expect.poll(() => closed).toBe(1);
  expect(load.used.streams).toBe(0);
});

test('when all have too much, the newest is answered all the same', async () => {
  for (let n = 0; n < 12; n++) await ask('/large', `5.5.6.${n}`);
  const answer = await fetch(`http://127.0.0.1:${port}/large`, { headers: { 'x-forwarded-for': '5.5.7.1' } });
  expect((await answer.arrayBuffer()).byteLength).toBe(large.length);
  expect(await openOnes()).toBeLessThanOrEqual(6);
});

test('streams end when the server stops, also those whose reader takes nothing', async () => {
  const streams = createLoad({ ...limits, streams: 2, streamsPerAddress: 2, streamsPerAccount: 2 });
  const leaving = edgeWith(streams);
  leaving.get('/stream', (request, reply) => {
    const stream = openEventStream(request, reply, 1, () => Promise.resolve(true));
    stream.send('word', request.query);
    return reply;
  });
  await leaving.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${portOf(leaving.server)}`;
  const read = (await fetch(`${address}/stream?one`)).text();
  const socket = connect(portOf(leaving.server), '127.0.0.1', () =>
    socket.pause().write('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  sockets.push(socket);
  await expect.poll(() => streams.used.streams).toBe(2);
  await leaving.close();
  expect(await read).toMatch(/^retry: 2000\n\nevent: word\n/);
});
