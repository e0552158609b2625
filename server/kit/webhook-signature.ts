// Signatures over the raw bytes of a message between systems: HMAC-SHA256 of `time.body`, in one header `t=<seconds>,v1=<hex>`.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message older or newer than this is not believed, so that a recorded one cannot be sent again next week. */
const TOLERANCE_SECONDS = 300;

export type SignatureVerdict = 'genuine' | 'stale' | 'unsigned' | 'signature_wrong';

const digestOf = (body: Buffer, secret: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The header for a body sent at `now` (epoch milliseconds). */
export function signatureOf(body: Buffer, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digestOf(body, secret, seconds).toString('hex')}`;
}

/** Checks a header against every active secret (two while one is being replaced), in constant time. `now` is epoch milliseconds. */
export function verifySignature(body: Buffer, header: unknown, secrets: readonly string[], now: number): SignatureVerdict {
  const parts = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!parts) return 'unsigned';
  const seconds = Number(parts[1]);
  const shown = Buffer.from(parts[2] ?? '', 'hex');
  // Every secret is tried whatever the first one said: the time taken tells nothing about which is near.
  const matches = secrets.filter((secret) => timingSafeEqual(digestOf(body, secret, seconds), shown));
  if (matches.length === 0) return 'signature_wrong';
  return Math.abs(now / 1000 - seconds) > TOLERANCE_SECONDS ? 'stale' : 'genuine';
}
