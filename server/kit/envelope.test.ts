import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyring } from './envelope.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const keyring = createKeyring([newer]);

test('decryption returns the same bytes, and no two ciphertexts are equal', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, boundTo) => {
      const ciphertext = keyring.seal(bytes, boundTo);
      expect(keyring.open(ciphertext, boundTo)).toEqual(Buffer.from(bytes));
      expect(keyring.seal(bytes, boundTo).equals(ciphertext)).toBe(false);
      expect(bytes.length > 8 && ciphertext.includes(Buffer.from(bytes))).toBe(false);
    }),
  );
});

test('a ciphertext opens for nobody else: two that are swapped are refused', () => {
  const mine = keyring.seal(Buffer.from('my card'), 'vendor 1 document a');
  expect(() => keyring.open(mine, 'vendor 2 document a')).toThrow('authenticate');
  expect(() => keyring.open(mine, 'vendor 1 document b')).toThrow('authenticate');
});

test('a ciphertext that was changed in any one byte does not open', () => {
  const ciphertext = keyring.seal(Buffer.from('0123456789'), 'x');
  for (let at = 0; at < ciphertext.length; at++) {
    const touched = Buffer.from(ciphertext);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(() => keyring.open(touched, 'x'), `byte ${at}`).toThrow(/authenticate|not a ciphertext|not in the keyring/);
  }
});

test('after a key was replaced, old ciphertexts can still be decrypted and new ones need the new key', () => {
  const before = createKeyring([older]);
  const during = createKeyring([newer, older]);
  const old = before.seal(Buffer.from('old'), 'x');
  const fresh = during.seal(Buffer.from('fresh'), 'x');
  expect(during.open(old, 'x').toString()).toBe('old');
  expect(() => before.open(fresh, 'x')).toThrow('not in the keyring');
  expect(() => createKeyring([newer]).open(old, 'x')).toThrow('not in the keyring');
  expect(during.mac('a number')).toEqual(before.mac('a number'));
  expect(createKeyring([newer], older).mac('a number')).toEqual(before.mac('a number'));
  expect(during.mac('a number')).not.toEqual(during.mac('another'));

  const anew = during.closedAnew(old, 'x');
  expect(anew && createKeyring([newer]).open(anew, 'x').toString()).toBe('old');
  expect(anew && during.closedAnew(anew, 'x')).toBeNull();
  expect(() => during.closedAnew(old, 'y')).toThrow('authenticate');
});
