// Texts that are compressed each on its own and sent one after the other as one gzip file.
import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw, gunzip, type ZlibOptions } from 'node:zlib';

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
const flush = constants.Z_FULL_FLUSH;

/**
 * Compresses one text after the other, on another thread. One stream for all texts: a stream of zlib stays in memory, with its buffers, until old objects are
 * collected, and one for each text had them collected twice a second (docs/decisions/0187).
 */
function createCompressor(how: ZlibOptions): (text: string | Buffer) => Promise<Piece> {
  const stream = createDeflateRaw({ ...how, flush });
  let parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  return (text) =>
    new Promise((resolve, reject) => {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      stream.write(bytes, (fault) => {
        if (fault) return reject(fault);
        const deflated = Buffer.concat(parts);
        parts = [];
        return resolve({ deflated, crc: crc32(bytes), length: bytes.length, shift: shiftBy(bytes.length) });
      });
    });
}
/** Compressed to be sent many times. */
export const keptPiece = createCompressor({ level: 6 });
/** Compressed for the first who asks, who waits for it. */
export const firstPiece = createCompressor({ level: 3, memLevel: 9 });
/** Compressed to stand in thousands of pages. */
export const commonPiece = createCompressor({ level: 9, memLevel: 9 });
/** Compressed for one reader, who waits for it. */
export const ownPiece = createCompressor({ level: 1 });

/** A whole answer, for one reader. */
export const answerPiece = createCompressor({ level: 5 });

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
