// A push service of its own, for tests, as browsers’ makers have them (RFC 8030): an application reaches it with `PUSH_NETWORKS: '127.0.0.1'`.
// It opens what it is sent as a browser would (RFC 8188 and 8291), by other code than what encrypts it.
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushAddress } from '../ports/push.ts';
import { portOf } from './port-of.ts';

interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly message: { readonly title: string; readonly body: string; readonly page: string; readonly tag: string };
}
interface Browser {
  readonly address: PushAddress;
  readonly received: Received[];
  /** What the service answers from now on; 201 at first. */
  answer: number;
}

/** What is inside a message for a browser. */
function opened(body: Buffer, keys: ECDH, auth: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const record = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What the sender says of itself, once its signature was verified (RFC 8292). */
function claimsOf(authorization = ''): unknown {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

export interface PushService {
  /** A browser that takes messages. */
  readonly browser: () => Browser;
  readonly claimsOf: (received: Received | undefined) => unknown;
  readonly origin: string;
  readonly close: () => void;
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser & { readonly keys: ECDH; readonly auth: Buffer }>();
  const server = http.createServer((request, response) => {
    const browser = browsers.get(request.url ?? '');
    void buffer(request).then((body) => {
      if (browser?.answer === 201)
        browser.received.push({
          headers: request.headers,
          message: JSON.parse(opened(body, browser.keys, browser.auth)) as Received['message'],
        });
      response.writeHead(browser?.answer ?? 404).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return {
    origin,
    browser() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const [auth, path] = [randomBytes(16), `/push/${randomBytes(9).toString('base64url')}`];
      const address = {
        endpoint: origin + path,
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
      const browser = { address, received: [], answer: 201, keys, auth };
      browsers.set(path, browser);
      return browser;
    },
    claimsOf: (received) => claimsOf(received?.headers.authorization),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
