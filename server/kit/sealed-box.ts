import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_ID = 1;

/** AES-256-GCM: key id, nonce, tag, ciphertext; bound to what it belongs to, so that two boxes cannot be swapped (S47). */
export function seal(text: string, key: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([KEY_ID]), nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the box was made by another key, belongs to something else, or was changed. */
export function unseal(box: Buffer, key: Buffer, boundTo: string): string {
  if (box[0] !== KEY_ID) throw new Error(`unknown key id ${box[0]}`);
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(1, 13)).setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(box.subarray(13, 29));
  return decipher.update(box.subarray(29), undefined, 'utf8') + decipher.final('utf8');
}
