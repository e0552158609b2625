// Envelope encryption: each thing has a key of its own, which lies beside it encrypted by a key that never does. (reliability S37, S47)
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Keys of one purpose. The first encrypts; all open what they once closed, so that a key can be replaced while its boxes still exist. */
export interface KeyRing {
  /** Closes bytes. `boundTo` names whose and what it is: a box opens nowhere else. */
  seal(content: Uint8Array, boundTo: string): Buffer;
  /** Throws when the box is not bound to this, was touched, or was closed with a key that is gone. */
  open(box: Uint8Array, boundTo: string): Buffer;
  /** A keyed hash, to compare things by without keeping them. It follows the last key of the ring, which stays when others are replaced. */
  mac(text: string | Uint8Array): Buffer;
}

const FORMAT = 1;
const KEY_ID_BYTES = 4;
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

function unlock(box: Uint8Array, key: Uint8Array, boundTo: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE_BYTES)).setAAD(boundTo);
  decipher.setAuthTag(box.subarray(NONCE_BYTES, LOCK_BYTES));
  return Buffer.concat([decipher.update(box.subarray(LOCK_BYTES)), decipher.final()]);
}

/** A ring of keys of 32 bytes; the newest first. A key is known by the beginning of its hash, which stands in every box. */
export function keyRing(keys: readonly [Buffer, ...Buffer[]]): KeyRing {
  const idOf = (key: Buffer): Buffer => createHash('sha256').update('key id\0').update(key).digest().subarray(0, KEY_ID_BYTES);
  const known = new Map(keys.map((key) => [idOf(key).toString('hex'), key]));
  const [newest] = keys;
  const macKey = createHash('sha256')
    .update('mac\0')
    .update(keys.at(-1) ?? newest)
    .digest();
  return {
    seal(content, boundTo) {
      const own = randomBytes(KEY_BYTES);
      const head = Buffer.concat([Buffer.from([FORMAT]), idOf(newest)]);
      const bound = Buffer.from(boundTo);
      return Buffer.concat([head, close(own, newest, Buffer.concat([head, bound])), close(content, own, bound)]);
    },
    open(box, boundTo) {
      const head = box.subarray(0, 1 + KEY_ID_BYTES);
      if (box.length < HEADER_BYTES + LOCK_BYTES || head[0] !== FORMAT) throw new Error('not a box of ours');
      const key = known.get(Buffer.from(head.subarray(1)).toString('hex'));
      if (!key) throw new Error('the key of this box is not in the ring');
      const bound = Buffer.from(boundTo);
      const own = unlock(box.subarray(head.length, HEADER_BYTES), key, Buffer.concat([head, bound]));
      return unlock(box.subarray(HEADER_BYTES), own, bound);
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest(),
  };
}
