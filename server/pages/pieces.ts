// Texts that are compressed each on its own and sent one after the other as one gzip file.
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** A text as bytes, and what it is compressed to. */
export interface Piece {
  readonly bytes: Buffer;
  readonly deflated: Buffer;
}

// What is flushed in full refers to nothing before it and ends with a whole byte: such pieces follow each other in any order.
const finishFlush = constants.Z_FULL_FLUSH;
const forMany = { level: 6, finishFlush } as const;
/** Quick, and quick to set up. */
const forOne = { level: 1, memLevel: 6, windowBits: 13, chunkSize: 4_096, finishFlush } as const;

/** Compressed to be sent many times. */
export async function keptPiece(text: string): Promise<Piece> {
  const bytes = Buffer.from(text);
  return { bytes, deflated: await promisify(deflateRaw)(bytes, forMany) };
}
/** Compressed for one reader: some kilobytes, for which another thread would take longer. */
export function ownPiece(text: string): Piece {
  const bytes = Buffer.from(text);
  return { bytes, deflated: deflateRawSync(bytes, forOne) };
}

/** Of a file without a name or time (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block of nothing. */
const lastBlock = Buffer.from([3, 0]);

/** One gzip file of all pieces. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0));
  trailer.writeUInt32LE(
    pieces.reduce((size, { bytes }) => size + bytes.length, 0),
    4,
  );
  return Buffer.concat([header, ...pieces.map(({ deflated }) => deflated), lastBlock, trailer]);
}
