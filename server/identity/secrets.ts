import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator, safe in a cookie, a header or an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The handle of a session follows from its secret, so that it need not be stored to be told again; it does not give the secret away. */
export const handleOf = (secret: string, key: Buffer): string => createHmac('sha256', key).update(`session handle\0${secret}`).digest('base64url');

const KEY_ID = 1;
/** AES-256-GCM: key id, nonce, tag, ciphertext; bound to what it belongs to, so that two boxes cannot be swapped. */
export function seal(text: string, key: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([KEY_ID]), nonce, cipher.getAuthTag(), sealed]);
}
export function unseal(box: Buffer, key: Buffer, boundTo: string): string {
  if (box[0] !== KEY_ID) throw new Error(`unknown key id ${box[0]}`);
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(1, 13)).setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(box.subarray(13, 29));
  return decipher.update(box.subarray(29), undefined, 'utf8') + decipher.final('utf8');
}
