// The requests of each benchmark, as text.
import { randomUUID } from 'node:crypto';
import { keyFor } from '../server/config-secrets.ts';
import { createTokens } from '../server/ads/token.ts';
import { chrome } from '../server/testing/chrome.ts';

export type RequestKind =
  | { readonly kind: 'get'; readonly path: string; readonly sessionId?: string }
  /** Pages in turns, as browsers ask for them. */
  | { readonly kind: 'pages'; readonly paths: readonly string[] }
  | { readonly kind: 'impressions'; readonly vendorIds: readonly number[]; readonly tokenSecret: string; readonly cpcIdr: number }
  | { readonly kind: 'clicks'; readonly vendorIds: readonly number[]; readonly tokenSecret: string; readonly cpcIdr: number };

const api = '/ms/bs-vendors/api/v1/vendor_ads';
/** Cards of one beacon. */
export const beaconCards = 10;
/** Clicks from one /24, well below what would be a burst. */
const clicksPerNetwork = 8;
/** The card was looked at for so long. */
const lookedMs = 2_000;

const head = (method: string, path: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nuser-agent: ${chrome}\r\n${more}`;

/** The click on a card that was seen, as the browser at an address sends it. */
export const clickRequest = (token: string, address: string): string =>
  `${head('GET', `${api}/click/${token}?seen=1`, `x-forwarded-for: ${address}\r\n`)}\r\n`;

/**
 * Hands out requests that are all different where they have to be. So many are made ahead: signing tokens while the server is being measured would
 * take its time. `worker` keeps the viewers of several makers apart.
 */
export function requestsOf(what: RequestKind, worker: number, ahead: number): () => string {
  const make = requestMaker(what, worker);
  if (what.kind === 'get' || what.kind === 'pages') return make;
  const made = Array.from({ length: ahead }, make).toReversed();
  return () => made.pop() ?? make();
}

function requestMaker(what: RequestKind, worker: number): () => string {
  let count = 0;
  if (what.kind === 'get') {
    const text = `${head('GET', what.path, what.sessionId === undefined ? '' : `session-id: ${what.sessionId}\r\n`)}\r\n`;
    return () => text;
  }
  if (what.kind === 'pages') {
    const texts = what.paths.map((path) => `${head('GET', path, 'accept: text/html\r\naccept-encoding: gzip, deflate, br\r\n')}\r\n`);
    return () => texts[count++ % texts.length] ?? '';
  }
  const tokens = createTokens([keyFor(what.tokenSecret, 'ad token')]);
  const issue = () => {
    const vendorId = what.vendorIds[count++ % what.vendorIds.length] ?? 0;
    const ad = { vendorId, adVersion: 1, cpcIdr: what.cpcIdr, placement: 'listing', categoryId: null, deviceKey: null } as const;
    return tokens.issue(ad, Date.now() - lookedMs);
  };
  const viewer = (): string => {
    const network = Math.floor(count / clicksPerNetwork);
    return `${20 + worker}.${(network >> 8) & 255}.${network & 255}.${1 + (count % clicksPerNetwork) + clicksPerNetwork * ((network >> 16) % 25)}`;
  };
  if (what.kind === 'clicks') return () => clickRequest(issue().click, viewer());
  return () => {
    const body = JSON.stringify({ batch_id: randomUUID(), tokens: Array.from({ length: beaconCards }, () => issue().impression) });
    return `${head('POST', `${api}/impressions`, `content-type: application/json\r\ncontent-length: ${body.length}\r\n`)}\r\n${body}`;
  };
}
