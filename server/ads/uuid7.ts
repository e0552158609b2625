import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4_096;
const RANDOM_BYTES = 10;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Writes a UUID of version 7 for an instant into 16 bytes: 48 bits of epoch milliseconds, the rest random. Ordered by time, so that
 * rows made together lie together. Random bytes are drawn a pool at a time: a draw for each id would cost more than all the rest.
 */
export function writeUuid7(target: Buffer, offset: number, at: number): void {
  if (used + RANDOM_BYTES > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  target.writeUIntBE(at, offset, 6);
  pool.copy(target, offset + 6, used, used + RANDOM_BYTES);
  used += RANDOM_BYTES;
  target[offset + 6] = 0x70 | ((target[offset + 6] ?? 0) & 0x0f);
  target[offset + 8] = 0x80 | ((target[offset + 8] ?? 0) & 0x3f);
}

/** The usual spelling of 16 bytes. */
export function uuidText(bytes: Buffer, offset = 0): string {
  const hex = bytes.toString('hex', offset, offset + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A new id for an instant, epoch milliseconds. */
export function uuid7(at: number): string {
  const bytes = Buffer.alloc(16);
  writeUuid7(bytes, 0, at);
  return uuidText(bytes);
}
