// Encrypts short texts with AES-256-GCM and a key of their purpose, bound to the record they belong to, so that two ciphertexts cannot be swapped (S47).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KEY_ID_BYTES, type Keys, keyIdOf } from './keys.ts';

/** Format, key id, nonce, tag, ciphertext. The head is under the tag as well. */
const FORMAT = 2;
/** Boxes of before keys could be replaced name none. */
const NAMELESS = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES;

const headOf = (key: Buffer): Buffer => Buffer.concat([Buffer.from([FORMAT]), keyIdOf(key)]);

/** Closes a text with the newest key. */
export function encrypt(text: string, [newest]: Keys, boundTo: string): Buffer {
  const head = headOf(newest);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.concat([head, Buffer.from(boundTo)]));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), sealed]);
}

function unlock(locked: Buffer, key: Buffer, boundTo: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, locked.subarray(0, NONCE_BYTES)).setAAD(boundTo);
  decipher.setAuthTag(locked.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(locked.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Throws when the box was made by a key that is gone, belongs to something else, or was changed. */
export function decrypt(ciphertext: Buffer, keys: Keys, boundTo: string): string {
  const bound = Buffer.from(boundTo);
  if (ciphertext[0] === NAMELESS) return unlockNameless(ciphertext.subarray(1), keys, bound);
  const head = ciphertext.subarray(0, HEAD_BYTES);
  const key = keys.find((candidate) => headOf(candidate).equals(head));
  if (!key) throw new Error('unknown key id');
  return unlock(ciphertext.subarray(HEAD_BYTES), key, Buffer.concat([head, bound]));
}

/** One key after the other, the oldest first: it is the likeliest. */
function unlockNameless(locked: Buffer, keys: Keys, bound: Buffer): string {
  let fault: unknown;
  for (const key of keys.toReversed())
    try {
      return unlock(locked, key, bound);
    } catch (wrong) {
      fault = wrong;
    }
  throw fault;
}

/** The same text closed with the newest key, or null when it is already. */
export const reencrypt = (ciphertext: Buffer, keys: Keys, boundTo: string): Buffer | null =>
  ciphertext.subarray(0, HEAD_BYTES).equals(headOf(keys[0])) ? null : encrypt(decrypt(ciphertext, keys, boundTo), keys, boundTo);
