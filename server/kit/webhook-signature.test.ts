import { expect, test } from 'vitest';
import { signatureOf, verifySignature } from './webhook-signature.ts';

const now = Date.parse('2026-11-20T03:00:00Z');
const body = Buffer.from('{"amount":555000}');
const header = signatureOf(body, 'first secret', now);
const second = 1000;

test.each([
  ['as it was sent', body, header, ['first secret'], now, 'genuine'],
  ['while the secret is being replaced', body, header, ['second secret', 'first secret'], now, 'genuine'],
  ['after the secret was replaced', body, header, ['second secret'], now, 'signature_wrong'],
  ['with one byte changed', Buffer.from('{"amount":555001}'), header, ['first secret'], now, 'signature_wrong'],
  ['with another time written on it', body, header.replace(/t=\d/, 't=2'), ['first secret'], now, 'signature_wrong'],
  ['300 seconds later', body, header, ['first secret'], now + 300 * second, 'genuine'],
  ['301 seconds later', body, header, ['first secret'], now + 301 * second, 'stale'],
  ['from 301 seconds ahead', body, header, ['first secret'], now - 301 * second, 'stale'],
  ['without a header', body, undefined, ['first secret'], now, 'unsigned'],
  ['with two headers', body, [header, header], ['first secret'], now, 'unsigned'],
  ['with half a signature', body, header.slice(0, -2), ['first secret'], now, 'unsigned'],
] as const)('a message %s', (_, bytes, shown, secrets, at, verdict) => expect(verifySignature(bytes, shown, secrets, at)).toBe(verdict));
