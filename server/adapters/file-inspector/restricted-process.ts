// Shared code of the restricted processes: watchdog, input and output.
import { Worker } from 'node:worker_threads';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Ends this process when it takes too much memory or time of the processor. */
export function watchMyself(): void {
  // As this program was started: from the sources, or bundled.
  new Worker(path.join(import.meta.dirname, `watchdog${path.extname(import.meta.filename)}`)).unref();
}

/** The file that is looked at. */
export const readFile = (): Promise<Buffer> => buffer(process.stdin);

/** Of the number in front of an answer that says how long it is. */
export const LENGTH_BYTES = 4;

/** Waits until the pipe has taken everything: ending the process would cut it off. */
const write = (bytes: Uint8Array): Promise<void> => new Promise((done) => process.stdout.write(bytes, () => done()));

/** Answers, and ends. The length of the answer comes first, so that it is whole before this process has ended. */
export async function sendAnswer(head: object, bytes: Uint8Array = Buffer.alloc(0)): Promise<never> {
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(line.length + bytes.length);
  for (const part of [length, line, bytes]) await write(part);
  process.exit(0);
}
