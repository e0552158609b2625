import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createViewerKeys, networkOf } from './viewer.ts';

describe('keys of viewers', () => {
  const keys = createViewerKeys(randomBytes(32));
  it('are the same for the same viewer and differ for every other', () => {
    expect(keys.couple(1)).toBe(keys.couple(1));
    const all = [
      keys.couple(1),
      keys.couple(2),
      keys.device('1'),
      keys.device('couple'),
      keys.agent('1', ''),
      keys.agent('', '1'),
      keys.agent('1.1.1.1', 'x'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
  it('say nothing without our secret', () => {
    expect(createViewerKeys(randomBytes(32)).couple(1)).not.toBe(keys.couple(1));
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24', true],
    ['::ffff:203.0.113.77', '203.0.113.0/24', true],
    ['127.0.0.1', '127.0.0.0/24', false],
    ['10.1.2.3', '10.1.2.0/24', false],
    ['172.16.0.1', '172.16.0.0/24', false],
    ['172.32.0.1', '172.32.0.0/24', true],
    ['192.168.1.4', '192.168.1.0/24', false],
    ['169.254.1.1', '169.254.1.0/24', false],
    ['100.64.0.9', '100.64.0.0/24', false],
    ['100.128.0.9', '100.128.0.0/24', true],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48', true],
    ['2001:0DB8:0085:1::1', '2001:db8:85::/48', true],
    ['::1', '0:0:0::/48', false],
    ['fe80::1', 'fe80:0:0::/48', false],
    ['fd12:3456:789a::1', 'fd12:3456:789a::/48', false],
  ])('%s is %s, public: %s', (address, name, isPublic) => {
    expect(networkOf(address)).toEqual({ name, isPublic });
  });
});
