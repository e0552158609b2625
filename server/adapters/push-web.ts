// Push messages over the web. Addresses come from browsers, so from anyone: as with calendars, none within a network of ours is asked, and answers have limits.
import { createECDH } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import type { Keys } from '../kit/keys.ts';
import { isPublicAddress } from '../kit/network.ts';
import type { PushAddress, PushMessage, PushPort } from '../ports/push.ts';

const TIMEOUT_MS = 10_000;
/** 401 and 403: it no longer knows us by this key. 400, 404 and 410: it does not know the browser. */
const goneStatuses: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

export interface WebPushOptions {
  /** Each makes a pair of keys; browsers know us by the public one. (RFC 8292) */
  readonly keys: Keys;
  /** Whom a push service writes to when something is wrong: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Addresses and networks (CIDR) that may be asked although they are not public, also without encryption. */
  readonly allowed: readonly string[];
}

function pairOf(key: Buffer): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: key.toString('base64url') };
}

/** What is sent; null where the browser’s keys are none. */
function requestOf(address: PushAddress, message: PushMessage, vapidDetails: webPush.RequestOptions['vapidDetails']) {
  const { endpoint, p256dh, auth } = address;
  const { text, ttlSeconds, topic } = message;
  try {
    const options = {
      TTL: ttlSeconds,
      topic,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      ...(vapidDetails && { vapidDetails }),
    } as const;
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options);
  } catch {
    return null;
  }
}

/** Push messages by the services of browsers. */
export function webPushes({ keys, contact, allowed }: WebPushOptions, timeoutMs = TIMEOUT_MS): PushPort {
  const pairs = keys.map(pairOf);
  return {
    serverKey: pairs[0]?.publicKey ?? '',
    takes(endpoint) {
      const url = URL.parse(endpoint);
      if (url === null || url.username !== '' || url.password !== '') return false;
      const host = url.hostname.replace(/^\[|\]$/g, '');
      return allowed.length > 0 || (url.protocol === 'https:' && host !== 'localhost' && (isIP(host) === 0 || isPublicAddress(host)));
    },
    async send(address, message, serverKey) {
      const pair = pairs.find(({ publicKey }) => publicKey === serverKey);
      const url = URL.parse(address.endpoint);
      if (pair === undefined || url === null || (url.protocol !== 'https:' && (url.protocol !== 'http:' || allowed.length === 0)))
        return 'gone';
      const details = requestOf(address, message, { subject: contact, ...pair });
      if (details === null) return 'gone';
      const status = await post(url, details, allowed, AbortSignal.timeout(timeoutMs));
      if (status === 'refused' || goneStatuses.has(status)) return 'gone';
      if (status >= 200 && status < 300) return 'accepted';
      throw new Error(`push service of ${url.hostname} answered ${status}`);
    },
  };
}

/** Answers the status alone: nothing of the body is read. `refused`: it is in a network of ours. */
function post(
  url: URL,
  { headers, body }: webPush.RequestDetails,
  allowed: readonly string[],
  signal: AbortSignal,
): Promise<number | 'refused'> {
  return new Promise((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const agent = useAgent(url.href, { allowIPAddressList: [...allowed] });
    const request = open(url, { method: 'POST', agent, signal, headers: headers as http.OutgoingHttpHeaders }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    request.once('error', (fault) => (/is not allowed/.test(fault.message) ? resolve('refused') : reject(fault)));
    request.end(body);
  });
}
