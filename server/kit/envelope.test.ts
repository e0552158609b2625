import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyRing } from './envelope.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const ring = keyRing([newer]);

test('decryption returns the same bytes, and no two ciphertexts are equal', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, boundTo) => {
      const box = ring.seal(bytes, boundTo);
      expect(ring.open(box, boundTo)).toEqual(Buffer.from(bytes));
      expect(ring.seal(bytes, boundTo).equals(box)).toBe(false);
      expect(bytes.length > 8 && box.includes(Buffer.from(bytes))).toBe(false);
    }),
  );
});

test('a box opens for nobody else: two that are swapped are refused', () => {
  const mine = ring.seal(Buffer.from('my card'), 'vendor 1 document a');
  expect(() => ring.open(mine, 'vendor 2 document a')).toThrow('authenticate');
  expect(() => ring.open(mine, 'vendor 1 document b')).toThrow('authenticate');
});

test('a box that was changed in any one byte does not open', () => {
  const box = ring.seal(Buffer.from('0123456789'), 'x');
  for (let at = 0; at < box.length; at++) {
    const touched = Buffer.from(box);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(() => ring.open(touched, 'x'), `byte ${at}`).toThrow(/authenticate|not a box|not in the ring/);
  }
});

test('after a key was replaced, old ciphertexts can still be decrypted and new ones need the new key', () => {
  const before = keyRing([older]);
  const during = keyRing([newer, older]);
  const old = before.seal(Buffer.from('old'), 'x');
  const fresh = during.seal(Buffer.from('fresh'), 'x');
  expect(during.open(old, 'x').toString()).toBe('old');
  expect(() => before.open(fresh, 'x')).toThrow('not in the ring');
  expect(() => keyRing([newer]).open(old, 'x')).toThrow('not in the ring');
  expect(during.mac('a number')).toEqual(before.mac('a number'));
  expect(keyRing([newer], older).mac('a number')).toEqual(before.mac('a number'));
  expect(during.mac('a number')).not.toEqual(during.mac('another'));

  const anew = during.closedAnew(old, 'x');
  expect(anew && keyRing([newer]).open(anew, 'x').toString()).toBe('old');
  expect(anew && during.closedAnew(anew, 'x')).toBeNull();
  expect(() => during.closedAnew(old, 'y')).toThrow('authenticate');
});
