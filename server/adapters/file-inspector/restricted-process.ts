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

/** Waits until the pipe has taken everything: ending the process would cut it off. */
const write = (bytes: Uint8Array): Promise<void> => new Promise((done) => process.stdout.write(bytes, () => done()));

/** Answers, and ends. */
export async function sendAnswer(head: object, bytes?: Uint8Array): Promise<never> {
  await write(Buffer.from(`${JSON.stringify(head)}\n`));
  if (bytes) await write(bytes);
  process.exit(0);
}
