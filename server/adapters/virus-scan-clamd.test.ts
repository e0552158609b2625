import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ScanOutage } from '../ports/virus-scan.ts';
import { likeClamd, openClamd, realClamd, startClamd, testVirus } from '../testing/clamd.ts';
import { pdf, picture } from '../testing/files.ts';
import { clamdScan } from './virus-scan-clamd.ts';

let closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers) close();
  closers = [];
});

async function scannerThat(answer: (bytes: Buffer, socket: Socket) => void, timeoutMs = 10_000): Promise<ReturnType<typeof clamdScan>> {
  const clamd = await openClamd(answer);
  closers.push(() => clamd.close());
  return clamdScan({ host: '127.0.0.1', port: clamd.port }, timeoutMs);
}

describe('the scanner', () => {
  test('reads every byte and finds nothing in a clean file', async () => {
    let seen = 0;
    const scan = await scannerThat((bytes, socket) => {
      seen = bytes.length;
      likeClamd(bytes, socket);
    });
    expect(await scan.scan(Buffer.alloc(3_145_728, 1))).toBe('clean');
    expect(seen).toBe(3_145_728);
  });
  test('finds the test virus, also across two chunks', async () => {
    const scan = await scannerThat(likeClamd);
    expect(await scan.scan(Buffer.from(testVirus))).toBe('infected');
    expect(await scan.scan(Buffer.concat([Buffer.alloc(65_520), Buffer.from(testVirus)]))).toBe('infected');
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
  test('that never responds is an outage, within the time limit', async () => {
    const scan = await scannerThat(() => undefined, 200);
    await expect(scan.scan(Buffer.from('x'))).rejects.toThrow('in time');
  });
  test('that is not there is an outage', async () => {
    await expect(clamdScan({ host: '127.0.0.1', port: 9 }).scan(Buffer.from('x'))).rejects.toThrow(ScanOutage);
    await expect(clamdScan({ path: '/nowhere/clamd.sock' }).scan(Buffer.from('x'))).rejects.toThrow(ScanOutage);
  });
});

// A real daemon, with a signature of our own: the test virus is known to it without a download.
describe.skipIf(realClamd === null)(`a real clamd (${realClamd ?? 'skipped: no clamd on this machine, set CLAMD_TEST to one'})`, () => {
  test('finds a clean file clean and the test virus infected, wherever it lies', async () => {
    const clamd = await startClamd(realClamd ?? '');
    closers.push(() => void clamd.stop());
    const scan = clamdScan({ path: clamd.socket });
    expect(await scan.scan(await picture('jpeg'))).toBe('clean');
    expect(await scan.scan(await pdf(2))).toBe('clean');
    expect(await scan.scan(Buffer.from(testVirus))).toBe('infected');
    expect(await scan.scan(Buffer.alloc(3_145_728, 'paper '))).toBe('clean');
    // Away in the middle of the day: nothing counts as clean any more.
    await clamd.stop();
    await expect(scan.scan(await picture('jpeg'))).rejects.toThrow(ScanOutage);
  });
});
