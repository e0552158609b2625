// Against a small server that speaks S3 and recomputes every signature (AWS Signature Version 4, as documented) from what reached it.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FilesOutage } from '../ports/files.ts';
import { s3Files } from './files-s3.ts';

const account = { accessKeyId: 'AKIDTEST', secretAccessKey: 'not-a-real-secret', region: 'ap-southeast-3' };
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature a request must carry, by the documentation: canonical request, string to sign, derived key. */
function signatureOf(request: IncomingMessage, body: Buffer): { expected: string; given: string; payload: string } {
  const given = String(request.headers.authorization);
  const [, credential = '', signed = '', signature = ''] = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(given) ?? [];
  const [keyId, date = '', region = '', service = ''] = credential.split('/');
  const payload = String(request.headers['x-amz-content-sha256']);
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), signed, payload].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['aws4_request', service, region, date].reduceRight<Buffer | string>(
    (k, part) => hmac(k, part),
    `AWS4${account.secretAccessKey}`,
  );
  const isBodySigned = payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body);
  return { expected: keyId === account.accessKeyId && isBodySigned ? hmac(key, text).toString('hex') : 'none', given: signature, payload };
}

const kept = new Map<string, Buffer>();
let refuseWith: number | null = null;
let isSilent = false;
let payloads: string[] = [];
const server = createServer((request, response) => {
  void buffer(request).then((body) => answer(request, response, body));
});

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (isSilent) return;
  const { expected, given, payload } = signatureOf(request, body);
  payloads.push(payload);
  const isRight = expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  const name = request.url ?? '';
  if (!isRight) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  else if (refuseWith !== null) response.writeHead(refuseWith).end();
  else if (request.method === 'PUT') response.writeHead(200).end(void kept.set(name, body));
  else if (request.method === 'DELETE') response.writeHead(204).end(void kept.delete(name));
  else if (kept.has(name)) response.writeHead(200).end(kept.get(name));
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
}
let bucketUrl = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/documents`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  refuseWith = null;
  isSilent = false;
  payloads = [];
  kept.clear();
});
const open = (change: object = {}) => s3Files({ bucketUrl, ...account, ...change });

describe('a store that speaks S3', () => {
  test('keeps, gives and forgets files by signed requests', async () => {
    const files = open();
    const bytes = Buffer.from([0, 255, 1, 254]);
    expect(await files.get('documents/7/a')).toBeNull();
    await files.put('documents/7/a', bytes);
    expect([...kept.keys()]).toEqual(['/documents/documents/7/a']);
    expect(await files.get('documents/7/a')).toEqual(bytes);
    await files.remove('documents/7/a');
    await files.remove('documents/7/a');
    expect(await files.get('documents/7/a')).toBeNull();
    expect(payloads).toHaveLength(6);
  });

  test('refuses a wrong secret, and that is an outage', async () => {
    const files = open({ secretAccessKey: 'another' });
    await expect(files.put('a', Buffer.from('x'))).rejects.toThrow('403');
    await expect(files.get('a')).rejects.toThrow(FilesOutage);
    expect(kept.size).toBe(0);
  });

  test.each([403, 409])('that answers %i is an outage', async (status) => {
    refuseWith = status;
    await expect(open().put('a', Buffer.from('x'))).rejects.toThrow(FilesOutage);
    await expect(open().remove('a')).rejects.toThrow(FilesOutage);
  });

  test('that fails for good is asked again a few times, then an outage', async () => {
    refuseWith = 503;
    await expect(open().get('a')).rejects.toThrow(FilesOutage);
    expect(payloads.length).toBeGreaterThan(1);
  });

  test('that says nothing, or is not there, is an outage in time', async () => {
    isSilent = true;
    await expect(open({ timeoutMs: 200 }).get('a')).rejects.toThrow(FilesOutage);
    await expect(open({ bucketUrl: 'http://127.0.0.1:9/documents', timeoutMs: 2_000 }).get('a')).rejects.toThrow(FilesOutage);
  });

  test('is never asked for a name that is none', async () => {
    await expect(open().get('../../secrets')).rejects.toThrow(RangeError);
    expect(payloads).toEqual([]);
  });
});
