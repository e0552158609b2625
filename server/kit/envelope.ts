// Envelope encryption: each record has its own key, stored with it and encrypted by a master key. (reliability S37, S47)
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { KEY_ID_BYTES, type Keys, keyIdOf } from './keys.ts';

/** Keys of one purpose. The first encrypts; all decrypt, so that a key can be replaced while its ciphertexts still exist. */
export interface Keyring {
  /** Closes bytes. `boundTo` names whose and what it is: a ciphertext opens nowhere else. */
  seal(content: Uint8Array, boundTo: string): Buffer;
  /** Throws when the box is not bound to this, was touched, or was closed with a key that is gone. */
  open(ciphertext: Uint8Array, boundTo: string): Buffer;
  /** The same box closed with the newest key, its contents untouched; null when it is already. Throws as `open` does. */
  closedAnew(ciphertext: Uint8Array, boundTo: string): Buffer | null;
  /** A keyed hash, to compare things by without keeping them. Its key is not replaced with the others: what was hashed cannot be hashed anew. */
  mac(text: string | Uint8Array): Buffer;
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const LOCK_BYTES = NONCE_BYTES + TAG_BYTES;
/** Format, key id, the thing's own key in its lock; then the thing in its lock. */
const HEADER_BYTES = 1 + KEY_ID_BYTES + LOCK_BYTES + KEY_BYTES;

function close(content: Uint8Array, key: Uint8Array, boundTo: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo);
  const closed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
}

function unlock(ciphertext: Uint8Array, key: Uint8Array, boundTo: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, NONCE_BYTES)).setAAD(boundTo);
  decipher.setAuthTag(ciphertext.subarray(NONCE_BYTES, LOCK_BYTES));
  return Buffer.concat([decipher.update(ciphertext.subarray(LOCK_BYTES)), decipher.final()]);
}

/** A ring of keys: each is named by its id in every value it encrypted. Things are compared by `comparison`; unset, by the oldest key. */
export function createKeyring(keys: Keys, comparison: Buffer = keys.at(-1) ?? keys[0]): Keyring {
  const known = new Map(keys.map((key) => [keyIdOf(key).toString('hex'), key]));
  const [newest] = keys;
  const newestHead = Buffer.concat([Buffer.from([FORMAT]), keyIdOf(newest)]);
  const macKey = createHash('sha256').update('mac\0').update(comparison).digest();
  /** The thing's own key, and what it is bound to. */
  const ownKeyOf = (ciphertext: Uint8Array, bound: Buffer): Buffer => {
    const head = ciphertext.subarray(0, newestHead.length);
    if (ciphertext.length < HEADER_BYTES + LOCK_BYTES || head[0] !== FORMAT) throw new Error('not a ciphertext of ours');
    const key = known.get(Buffer.from(head.subarray(1)).toString('hex'));
    if (!key) throw new Error('the key of this value is not in the keyring');
    return unlock(ciphertext.subarray(head.length, HEADER_BYTES), key, Buffer.concat([head, bound]));
  };
  const lockOwn = (own: Buffer, bound: Buffer): Buffer =>
    Buffer.concat([newestHead, close(own, newest, Buffer.concat([newestHead, bound]))]);
  return {
    seal(content, boundTo) {
      const own = randomBytes(KEY_BYTES);
      const bound = Buffer.from(boundTo);
      return Buffer.concat([lockOwn(own, bound), close(content, own, bound)]);
    },
    open(ciphertext, boundTo) {
      const bound = Buffer.from(boundTo);
      return unlock(ciphertext.subarray(HEADER_BYTES), ownKeyOf(ciphertext, bound), bound);
    },
    closedAnew(ciphertext, boundTo) {
      if (newestHead.equals(ciphertext.subarray(0, newestHead.length))) return null;
      const bound = Buffer.from(boundTo);
      return Buffer.concat([lockOwn(ownKeyOf(ciphertext, bound), bound), ciphertext.subarray(HEADER_BYTES)]);
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest(),
  };
}
