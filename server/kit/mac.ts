// HMAC-SHA256 in TypeScript. For the short messages of tokens it takes 0.7 µs where node:crypto, which creates objects for each message, takes 2.4.
// A page with three ads is chosen with 14 µs less of the server's processor time, a tenth of it all (decision 0022).

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const MAC_BYTES = 32;

/** The first 32 bits of the fractional parts of the roots that SHA-256 is built on: square roots of 8 primes, cube roots of 64. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const primes = ((): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const roundKeys = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const words = new Int32Array(BLOCK_BYTES);

/** One step of SHA-256 (FIPS 180-4, 6.2.2): the block that is in the first 16 `words` is worked into `state`. */
function compress(state: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (roundKeys[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

/** The state after one block of the key, each byte changed by `pad`. */
function keyState(key: Buffer, pad: number): Int32Array {
  const block = Buffer.alloc(BLOCK_BYTES, pad);
  for (const [i, byte] of key.entries()) block[i] = byte ^ pad;
  const state = startState.slice();
  for (let i = 0; i < 16; i++) words[i] = block.readInt32BE(4 * i);
  compress(state);
  return state;
}

/** The HMAC-SHA256 of a message. The buffer that is answered is used again for the next: read it at once. */
export type Mac = (message: Buffer) => Buffer;

/** Signs with a key of at most 64 bytes. What depends on the key alone is worked out here, once. */
export function createMac(key: Buffer): Mac {
  if (key.length > BLOCK_BYTES) throw new RangeError('a key is one block at most');
  const inner = keyState(key, 0x36);
  const outer = keyState(key, 0x5c);
  const state = new Int32Array(8);
  const tag = Buffer.alloc(MAC_BYTES);
  let padded = Buffer.alloc(2 * BLOCK_BYTES);
  return (message) => {
    const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
    if (padded.length < blocks * BLOCK_BYTES) padded = Buffer.alloc(blocks * BLOCK_BYTES);
    padded.fill(0, message.length, blocks * BLOCK_BYTES);
    padded.set(message);
    padded[message.length] = 0x80;
    padded.writeUInt32BE((BLOCK_BYTES + message.length) * 8, blocks * BLOCK_BYTES - 4);
    state.set(inner);
    for (let block = 0; block < blocks; block++) {
      for (let i = 0; i < 16; i++) words[i] = padded.readInt32BE(block * BLOCK_BYTES + 4 * i);
      compress(state);
    }
    words.set(state);
    // The inner digest is all of the outer message: 32 bytes, the end mark, and the length of key block and digest in bits.
    words.fill(0, 8, 16);
    words[8] = 0x80 << 24;
    words[15] = (BLOCK_BYTES + MAC_BYTES) * 8;
    state.set(outer);
    compress(state);
    for (let i = 0; i < 8; i++) tag.writeInt32BE(state[i] ?? 0, 4 * i);
    return tag;
  };
}
