import { createHash } from 'node:crypto';

/** Keys of one purpose, of 32 bytes, the newest first: it closes and signs, and all of them open and recognise what they once made. (S47) */
export type Keys = readonly [Buffer, ...Buffer[]];

export const KEY_ID_BYTES = 4;

/** What a key is known by in what it closed: the start of its hash. */
export const keyIdOf = (key: Buffer): Buffer => createHash('sha256').update('key id\0').update(key).digest().subarray(0, KEY_ID_BYTES);
