import { drawRandom } from '../kit/random-pool.ts';

const RANDOM_BYTES = 10;

/**
 * Writes a UUID of version 7 for an instant into 16 bytes: 48 bits of epoch milliseconds, the rest random. Ordered by time, so that
 * rows made together lie together.
 */
export function writeUuid7(target: Buffer, offset: number, at: number): void {
  target.writeUIntBE(at, offset, 6);
  drawRandom(target, offset + 6, RANDOM_BYTES);
  target[offset + 6] = 0x70 | ((target[offset + 6] ?? 0) & 0x0f);
  target[offset + 8] = 0x80 | ((target[offset + 8] ?? 0) & 0x3f);
}

/** The usual spelling of 16 bytes. */
export function uuidText(bytes: Buffer, offset = 0): string {
  const hex = bytes.toString('hex', offset, offset + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const bytes = Buffer.alloc(16);
/** A new id for an instant, epoch milliseconds. */
export function uuid7(at: number): string {
  writeUuid7(bytes, 0, at);
  return uuidText(bytes);
}
