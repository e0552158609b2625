// Texts that are compressed each on its own and sent one after the other as one gzip file.
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, gunzip, type ZlibOptions } from 'node:zlib';

/** What a text is compressed to, and what the sum over the whole file needs to know of it. */
export interface Piece {
  readonly deflated: Buffer;
  readonly crc: number;
  /** Of the text, in bytes. */
  readonly length: number;
  /** By what the checksum of all that comes before is multiplied. */
  readonly shift: number;
}

// What is flushed in full refers to nothing before it and ends with a whole byte: such pieces follow each other in any order.
const finishFlush = constants.Z_FULL_FLUSH;
const forMany = { level: 6, finishFlush } as const;
const forFirst = { level: 3, memLevel: 9, chunkSize: 65_536, finishFlush } as const;
const forAll = { level: 9, memLevel: 9, finishFlush } as const;
/** Quick, and quick to set up. */
const forOne = { level: 1, memLevel: 6, windowBits: 13, chunkSize: 4_096, finishFlush } as const;

const pieceOf = (bytes: Buffer, deflated: Buffer): Piece => ({
  deflated,
  crc: crc32(bytes),
  length: bytes.length,
  shift: shiftBy(bytes.length),
});

const onAnotherThread = (how: ZlibOptions) => async (bytes: Buffer) => pieceOf(bytes, await promisify(deflateRaw)(bytes, how));
/** Compressed to be sent many times. */
export const keptPiece = onAnotherThread(forMany);
/** Compressed for the first who asks, who waits for it. */
export const firstPiece = onAnotherThread(forFirst);
/** Compressed to stand in thousands of pages. */
export const commonPiece = onAnotherThread(forAll);
/** Compressed for one reader: some kilobytes, for which another thread would take longer. */
export function ownPiece(text: string): Piece {
  const bytes = Buffer.from(text);
  return pieceOf(bytes, deflateRawSync(bytes, forOne));
}

/** Of a file without a name or time (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block of nothing. */
const lastBlock = Buffer.from([3, 0]);

/** One gzip file of all pieces. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce((sum, { crc, shift }) => (times(shift, sum) ^ crc) >>> 0, 0));
  trailer.writeUInt32LE(
    pieces.reduce((size, { length }) => size + length, 0),
    4,
  );
  return Buffer.concat([header, ...pieces.map(({ deflated }) => deflated), lastBlock, trailer]);
}

/** The text of all pieces. */
export const textOfPieces = async (pieces: readonly Piece[]): Promise<string> => (await promisify(gunzip)(gzipOf(pieces))).toString();

// The checksum of two texts, one after the other, is that of the first moved on by the length of the second, plus that of the second: polynomials over
// two elements, of which the highest bit is the lowest power.
const polynomial = 0xedb88320;
const one = 0x80000000;
const byte = 0x00800000;

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 31, power = b; bit >= 0; bit--) {
    if ((a >>> bit) & 1) product ^= power;
    power = power & 1 ? (power >>> 1) ^ polynomial : power >>> 1;
  }
  return product >>> 0;
}
/** By what a checksum is multiplied when 1, 2, 4, 8 … bytes follow. */
const powers = [byte];
/** By what a checksum is multiplied when so many bytes follow. */
function shiftBy(length: number): number {
  let shift = one;
  for (let rest = length, i = 0; rest > 0; rest = Math.floor(rest / 2), i++) {
    const power = (powers[i] ??= times(powers[i - 1] ?? one, powers[i - 1] ?? one));
    if (rest % 2) shift = times(shift, power);
  }
  return shift;
}
