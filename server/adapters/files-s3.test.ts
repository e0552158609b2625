import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FilesOutage } from '../ports/files.ts';
import { openS3, s3Account, type S3Server } from '../testing/s3.ts';
import { s3Files } from './files-s3.ts';

let s3: S3Server;
beforeEach(async () => {
  s3 = await openS3();
});
afterEach(() => s3.close());
const open = (change: object = {}) => s3Files({ bucketUrl: s3.bucketUrl, ...s3Account, ...change });

describe('a store that speaks S3', () => {
  test('keeps, gives and forgets files by signed requests', async () => {
    const files = open();
    const bytes = Buffer.from([0, 255, 1, 254]);
    expect(await files.get('documents/7/a')).toBeNull();
    await files.put('documents/7/a', bytes);
    expect([...s3.kept.keys()]).toEqual(['/documents/documents/7/a']);
    expect(await files.get('documents/7/a')).toEqual(bytes);
    await files.remove('documents/7/a');
    await files.remove('documents/7/a');
    expect(await files.get('documents/7/a')).toBeNull();
    expect(s3.asked).toBe(6);
  });

  test('refuses a wrong secret, and that is an outage', async () => {
    const files = open({ secretAccessKey: 'another' });
    await expect(files.put('a', Buffer.from('x'))).rejects.toThrow('403');
    await expect(files.get('a')).rejects.toThrow(FilesOutage);
    expect(s3.kept.size).toBe(0);
  });

  test.each([403, 409])('that answers %i is an outage', async (status) => {
    s3.failure = status;
    await expect(open().put('a', Buffer.from('x'))).rejects.toThrow(FilesOutage);
    await expect(open().remove('a')).rejects.toThrow(FilesOutage);
  });

  test('that fails for good is asked again a few times, then an outage', async () => {
    s3.failure = 503;
    await expect(open().get('a')).rejects.toThrow(FilesOutage);
    expect(s3.asked).toBeGreaterThan(1);
  });

  test('that does not respond or is unreachable is an outage, within the time limit', async () => {
    s3.isSilent = true;
    await expect(open({ timeoutMs: 200 }).get('a')).rejects.toThrow(FilesOutage);
    await expect(open({ bucketUrl: 'http://127.0.0.1:9/documents', timeoutMs: 2_000 }).get('a')).rejects.toThrow(FilesOutage);
  });

  test('is never asked for an invalid name', async () => {
    await expect(open().get('../../secrets')).rejects.toThrow(RangeError);
    expect(s3.asked).toBe(0);
  });
});

// Any S3 that is at hand: `S3_TEST_BUCKET_URL`, with its keys in `S3_TEST_ACCESS_KEY_ID` and `S3_TEST_SECRET_ACCESS_KEY`.
const {
  S3_TEST_BUCKET_URL: bucketUrl,
  S3_TEST_ACCESS_KEY_ID: accessKeyId = '',
  S3_TEST_SECRET_ACCESS_KEY: secretAccessKey = '',
} = process.env;
describe.skipIf(bucketUrl === undefined)(`a store of somebody else (${bucketUrl ?? 'skipped: S3_TEST_BUCKET_URL is not set'})`, () => {
  test('keeps 3 MB to the byte, and forgets them', async () => {
    const files = s3Files({ bucketUrl: bucketUrl ?? '', region: 'us-east-1', accessKeyId, secretAccessKey });
    const name = `documents/0/${crypto.randomUUID()}`;
    const bytes = Buffer.from(Array.from({ length: 3_145_728 }, (_, n) => (n * 7) & 255));
    expect(await files.get(name)).toBeNull();
    await files.put(name, bytes);
    expect((await files.get(name))?.equals(bytes)).toBe(true);
    await files.remove(name);
    expect(await files.get(name)).toBeNull();
  });
});
