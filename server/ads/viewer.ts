// Recognises viewers by keyed 64-bit hashes, without storing who they are.
import { isIPv4 } from 'node:net';
import { createMac } from '../kit/mac.ts';
import { isPublicAddress } from '../kit/network.ts';

export interface ViewerKeys {
  couple(accountId: number): bigint;
  /** Of the key a browser keeps in its cookie. Never 0, which stands for none. */
  device(visitorKey: string): bigint;
  /** Of an address and the browser agent that called from it. */
  agent(address: string, userAgent: string): bigint;
}

/** The same viewer gives the same key on every process that has the same secret. No key is zero. */
export function createViewerKeys(secret: Buffer): ViewerKeys {
  const mac = createMac(secret);
  const keyOf = (kind: string, ...parts: string[]): bigint => mac(Buffer.from([kind, ...parts].join('\0'))).readBigInt64BE() || 1n;
  return {
    couple: (accountId) => keyOf('couple', String(accountId)),
    device: (visitorKey) => keyOf('device', visitorKey),
    agent: (address, userAgent) => keyOf('agent', address, userAgent),
  };
}

/** The network an address belongs to, and whether bursts are counted for it. */
export interface Network {
  readonly name: string;
  readonly isPublic: boolean;
}

/**
 * The /24 of an IPv4 address, the /48 of an IPv6 one. Behind loopback and private addresses may stand anybody: a proxy that is not
 * configured, or the machine itself. No burst can be told there, and taking one for granted would make every click free.
 */
export function networkOf(address: string): Network {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) {
    return { name: `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`, isPublic: isPublicAddress(plain) };
  }
  const [head = ''] = plain.toLowerCase().split('::', 1);
  const groups = head.split(':').filter(Boolean);
  const three = [0, 1, 2].map((i) => (groups[i] ?? '0').replace(/^0+(?=.)/, ''));
  return { name: `${three.join(':')}::/48`, isPublic: isPublicAddress(plain) };
}
