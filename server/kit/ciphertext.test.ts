import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Keys } from './keys.ts';
import { encrypt, reencrypt, decrypt } from './ciphertext.ts';

const keyOf = (text: string) => createHash('sha256').update(text).digest();
const [one, other] = [keyOf('one'), keyOf('other')];

describe('a sealed box', () => {
  const ciphertext = encrypt('1234567890', [one], 'account 7');
  test('opens with its key for what it belongs to, and shows nothing before', () => {
    expect(decrypt(ciphertext, [one], 'account 7')).toBe('1234567890');
    expect(ciphertext.includes('1234567890')).toBe(false);
    expect(encrypt('1234567890', [one], 'account 7').equals(ciphertext)).toBe(false);
  });
  test.each([
    ['another key', () => decrypt(ciphertext, [other], 'account 7')],
    ['another owner', () => decrypt(ciphertext, [one], 'account 8')],
    [
      'a changed byte',
      () => decrypt(Buffer.from(ciphertext.map((byte, i) => (i === ciphertext.length - 1 ? byte ^ 1 : byte))), [one], 'account 7'),
    ],
    ['an unknown key id', () => decrypt(Buffer.concat([Buffer.from([9]), ciphertext.subarray(1)]), [one], 'account 7')],
  ])('does not open with %s', (_what, open) => expect(open).toThrow(/authenticate data|unknown key id/));

  test('of a key that is being replaced opens, and is closed anew once', () => {
    const during: Keys = [other, one];
    expect(decrypt(ciphertext, during, 'account 7')).toBe('1234567890');
    const anew = reencrypt(ciphertext, during, 'account 7');
    expect(anew && decrypt(anew, [other], 'account 7')).toBe('1234567890');
    expect(anew && reencrypt(anew, during, 'account 7')).toBeNull();
    expect(() => decrypt(ciphertext, [other], 'account 7')).toThrow('unknown key id');
  });

  test('from before ciphertexts named their key is decrypted with its key, at any position in the list', () => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', one, nonce).setAAD(Buffer.from('account 7'));
    const text = Buffer.concat([cipher.update('1234567890', 'utf8'), cipher.final()]);
    const nameless = Buffer.concat([Buffer.from([1]), nonce, cipher.getAuthTag(), text]);
    for (const keys of [[one], [other, one], [one, other]] satisfies Keys[])
      expect(decrypt(nameless, keys, 'account 7')).toBe('1234567890');
    expect(() => decrypt(nameless, [other], 'account 7')).toThrow('authenticate');
    expect(reencrypt(nameless, [one], 'account 7')).not.toBeNull();
  });
});
