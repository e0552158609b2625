// Random bytes generated in blocks, because a call for each id would cost more than everything else about it.
import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4_096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Fills so many bytes of a buffer with fresh random ones; at most 4 096. No byte is ever given out twice. */
export function drawRandom(target: Buffer, offset: number, length: number): void {
  if (used + length > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  pool.copy(target, offset, used, used + length);
  used += length;
}
