// A server that speaks clamd's documented INSTREAM: `zINSTREAM\0`, chunks of <length in network order><bytes>, ended by length 0.
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Known to every scanner and harmless; put together here, so that no scanner takes this file for it. */
export const testVirus = ['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$EICAR`, '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The bytes of a stream, once it is whole; null while it is not, or when it is not a stream. */
function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** What clamd answers: it finds the test virus and nothing else. */
export const likeClamd = (bytes: Buffer, socket: Socket): void => {
  socket.end(bytes.includes(testVirus) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
};

/** Listens on a free port, and answers each whole stream. */
export async function openClamd(answer = likeClamd): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const bytes = readStream(received);
      if (bytes) answer(bytes, socket);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
