import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { assertFileName, type FileStore, FilesOutage } from '../ports/files.ts';

export interface S3Options {
  /** The service with the bucket, `https://host/bucket`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** An answer larger than any file we put is not ours. */
const ANSWER_BYTES_MAX = 40 * 1024 * 1024;

/** What goes into the signature, so that no byte can be changed on the way. */
const sha256 = (bytes: Uint8Array = new Uint8Array()): string => createHash('sha256').update(bytes).digest('hex');

async function readLimited(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > ANSWER_BYTES_MAX) throw new RangeError('more than was ever put there');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A store that speaks S3, addressed by path. Every request is signed over its very bytes (Signature Version 4). */
export function s3Files({ bucketUrl, region, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS }: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 2, initRetryMs: 100 });
  const base = bucketUrl.replace(/\/+$/, '');
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Uint8Array): Promise<Response> => {
    assertFileName(name);
    try {
      return await client.fetch(`${base}/${name}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'x-amz-content-sha256': sha256(body), ...(body && { 'content-type': 'application/octet-stream' }) },
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (fault) {
      throw new FilesOutage('the file store cannot be reached', fault);
    }
  };
  const fail = async (answer: Response): Promise<never> => {
    await answer.body?.cancel();
    throw new FilesOutage(`the file store answered ${answer.status}`);
  };
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes);
      if (!answer.ok) return fail(answer);
      await answer.body?.cancel();
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok) return fail(answer);
      try {
        return await readLimited(answer);
      } catch (fault) {
        throw new FilesOutage('the file store broke off', fault);
      }
    },
    async remove(name) {
      const answer = await ask('DELETE', name);
      if (!answer.ok && answer.status !== 404) return fail(answer);
      await answer.body?.cancel();
    },
  };
}
