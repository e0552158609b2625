import { connect } from 'node:net';
import { ScanOutage, type VirusScan } from '../ports/virus-scan.ts';

const TIMEOUT_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;
const ANSWER_BYTES_MAX = 4_096;

/** One chunk of INSTREAM: its length in network order, then its bytes; length 0 ends the stream. */
function chunk(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** clamd, by its INSTREAM command over TCP (`host`, `port`) or a Unix socket (`path`). */
export function clamdScan(at: { host: string; port: number } | { path: string }, timeoutMs = TIMEOUT_MS): VirusScan {
  return {
    scan: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(at);
        let answer = '';
        const fail = (why: string, cause?: unknown) => {
          clearTimeout(timer);
          socket.destroy();
          reject(new ScanOutage(why, cause));
        };
        // The whole scan, not a pause in it: a scanner that responds slowly must not block an upload without limit.
        const timer = setTimeout(() => fail('the virus scanner did not answer in time'), timeoutMs);
        socket.on('error', (fault) => fail('the virus scanner cannot be reached', fault));
        socket.on('data', (part) => {
          answer += part.toString('latin1');
          if (answer.length > ANSWER_BYTES_MAX) fail('the virus scanner answered nonsense');
        });
        socket.on('close', () => {
          clearTimeout(timer);
          const verdict = answer.replace(/\0.*$/s, '').trim();
          if (verdict === 'stream: OK') resolve('clean');
          else if (/^stream: .+ FOUND$/.test(verdict)) resolve('infected');
          else reject(new ScanOutage(`the virus scanner said: ${verdict.slice(0, 100)}`));
        });
        socket.on('connect', () => {
          socket.write('zINSTREAM\0');
          for (let start = 0; start < bytes.length; start += CHUNK_BYTES) socket.write(chunk(bytes.subarray(start, start + CHUNK_BYTES)));
          socket.write(chunk(new Uint8Array()));
        });
      }),
  };
}
