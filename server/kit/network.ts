const ownNetworks = /^(127|10|0|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Whether an address is one of its own in the world. Behind loopback and private addresses may stand anybody: a proxy that is not configured, or the machine itself. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!plain.includes(':')) return !ownNetworks.test(plain);
  return plain !== '::1' && !/^0*(f[cd]|fe[89ab])/.test(plain);
}

/** The block an address belongs to for counting: /64 of IPv6, the whole address of IPv4 (S4). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((g) => g.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
