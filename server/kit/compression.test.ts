// Pages and JSON come compressed as the browser asked for it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorCategories } from '../../contract/catalogue.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = async (url: string, accepted: string | null) => {
  const { headers, rawPayload } = await app.system.app.inject({
    method: 'GET',
    url,
    headers: { accept: url === '/' ? 'text/html' : 'application/json', ...(accepted !== null && { 'accept-encoding': accepted }) },
  });
  return {
    encoding: headers['content-encoding'],
    vary: String(headers['vary']),
    length: Number(headers['content-length']),
    bytes: rawPayload,
  };
};

test('JSON above a kilobyte is gzip, or brotli for those who take nothing else, and the same inside', async () => {
  const { path } = vendorCategories;
  const plain = await ask(path, null);
  expect(plain).toMatchObject({ encoding: undefined, vary: expect.stringContaining('accept-encoding') as string });
  expect(plain.length).toBeGreaterThan(1_024);
  const brotli = await ask(path, 'gzip;q=0, br');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  const gzips = await Promise.all(
    ['gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'br, gzip;q=0.5'].map((accepted) => ask(path, accepted)),
  );
  for (const { encoding, bytes } of gzips) {
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes)).toEqual(plain.bytes);
  }
  for (const { length, bytes } of [brotli, ...gzips]) {
    expect(length).toBe(bytes.length);
    expect(length).toBeLessThan(plain.length / 2);
  }
  expect((await ask(path, 'identity, deflate')).encoding).toBeUndefined();
});

test('a page is gzip for those without brotli', async () => {
  const page = await ask('/', 'gzip');
  expect(page).toMatchObject({ encoding: 'gzip', vary: 'cookie, accept-encoding' });
  expect(gunzipSync(page.bytes).toString()).toContain('</html>');
});

test('a short answer stays as it is', async () => {
  const answer = await ask('/v2/me', 'br, gzip');
  expect(answer.length).toBeLessThan(1_024);
  expect(answer.encoding).toBeUndefined();
});
