import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMac } from './mac.ts';

test('signs exactly as the native HMAC-SHA256 does, whatever the lengths of key and message', () => {
  for (let length = 0; length <= 200; length++) {
    for (const keyBytes of [0, 1, 32, 63, 64]) {
      const key = randomBytes(keyBytes);
      const message = randomBytes(length);
      expect(createMac(key)(message).toString('hex')).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  }
});

test('a key signs one message after the other without remembering the one before', () => {
  const key = randomBytes(32);
  const mac = createMac(key);
  for (const length of [150, 3, 64, 55, 56, 0, 42, 1_000]) {
    const message = randomBytes(length);
    expect(mac(message).equals(createHmac('sha256', key).update(message).digest()), `${length} bytes`).toBe(true);
  }
});

test('longer keys are refused: they would have to be hashed first', () => {
  expect(() => createMac(randomBytes(65))).toThrow(RangeError);
});
