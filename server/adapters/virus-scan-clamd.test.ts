// Against a local server that speaks clamd's documented INSTREAM: `zINSTREAM\0`, chunks of <length in network order><bytes>, ended by length 0.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ScanOutage } from '../ports/virus-scan.ts';
import { clamdScan } from './virus-scan-clamd.ts';

const eicar = ['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$EICAR`, '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
let closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers) close();
  closers = [];
});

/** The bytes of a stream, once it is whole; null while it is not, or when it is not a stream. */
function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function scannerThat(answer: (bytes: Buffer, socket: Socket) => void): Promise<ReturnType<typeof clamdScan>> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const bytes = readStream(received);
      if (bytes) answer(bytes, socket);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => server.close());
  return clamdScan({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }, 500);
}
const clamd = (bytes: Buffer, socket: Socket) =>
  socket.end(bytes.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');

describe('the scanner', () => {
  test('reads every byte and finds nothing in a clean file', async () => {
    let seen = 0;
    const scan = await scannerThat((bytes, socket) => {
      seen = bytes.length;
      clamd(bytes, socket);
    });
    expect(await scan.scan(Buffer.alloc(3_145_728, 1))).toBe('clean');
    expect(seen).toBe(3_145_728);
  });
  test('finds the test virus, also across two chunks', async () => {
    const scan = await scannerThat(clamd);
    expect(await scan.scan(Buffer.from(eicar))).toBe('infected');
    expect(await scan.scan(Buffer.concat([Buffer.alloc(65_520), Buffer.from(eicar)]))).toBe('infected');
  });
  test.each([
    ['says that the stream is too long', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says something else', 'stream: maybe\0'],
    ['says nothing', ''],
    ['babbles', 'x'.repeat(5_000)],
  ])('that %s has not found a file clean', async (_, words) => {
    const scan = await scannerThat((_bytes, socket) => socket.end(words));
    await expect(scan.scan(Buffer.from('x'))).rejects.toThrow(ScanOutage);
  });
  test('that never answers is an outage in time', async () => {
    const scan = await scannerThat(() => undefined);
    await expect(scan.scan(Buffer.from('x'))).rejects.toThrow('in time');
  });
  test('that is not there is an outage', async () => {
    await expect(clamdScan({ host: '127.0.0.1', port: 9 }).scan(Buffer.from('x'))).rejects.toThrow(ScanOutage);
    await expect(clamdScan({ path: '/nowhere/clamd.sock' }).scan(Buffer.from('x'))).rejects.toThrow(ScanOutage);
  });
});
