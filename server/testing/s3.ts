// A small server that implements S3 and recomputes every signature (AWS Signature Version 4, as documented).
import { portOf } from './port-of.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const s3Account = { accessKeyId: 'AKIDTEST', secretAccessKey: 'not-a-real-secret', region: 'ap-southeast-3' };
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature a request must carry, by the documentation: canonical request, string to sign, derived key. */
function signatureOf(request: IncomingMessage, body: Buffer): { expected: string; given: string } {
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
    `AWS4${s3Account.secretAccessKey}`,
  );
  const isSigned = keyId === s3Account.accessKeyId && payload === sha256(body);
  return { expected: isSigned ? hmac(key, text).toString('hex') : 'none', given: signature };
}

export interface S3Server {
  readonly bucketUrl: string;
  readonly kept: Map<string, Buffer>;
  /** How many requests came, rightly signed or not. */
  asked: number;
  /** Answers every rightly signed request with this status. */
  failure: number | null;
  isSilent: boolean;
  close(): void;
}

function answer(s3: S3Server, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  s3.asked++;
  if (s3.isSilent) return;
  const { expected, given } = signatureOf(request, body);
  const isRight = expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  const name = request.url ?? '';
  if (!isRight) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  else if (s3.failure !== null) response.writeHead(s3.failure).end();
  else if (request.method === 'PUT') response.writeHead(200).end(void s3.kept.set(name, body));
  else if (request.method === 'DELETE') response.writeHead(204).end(void s3.kept.delete(name));
  else if (s3.kept.has(name)) response.writeHead(200).end(s3.kept.get(name));
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
}

/** Listens on a free port, with one empty bucket. */
export async function openS3(): Promise<S3Server> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => answer(s3, request, response, body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const s3: S3Server = {
    bucketUrl: `http://127.0.0.1:${portOf(server)}/documents`,
    kept: new Map(),
    asked: 0,
    failure: null,
    isSilent: false,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return s3;
}
