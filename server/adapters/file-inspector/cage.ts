// Starts a separate, restricted process for each uploaded file.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { stepBack } from '../../kit/priority.ts';
import { refuseWith } from '../../kit/refused.ts';
import { LENGTH_BYTES } from './restricted-process.ts';

const ANSWER_BYTES_MAX = 32 * 1024 * 1024;
const SCRIPT_MEMORY_MB = 256;

const COME_AGAIN_SECONDS = 3;

export interface Limits {
  /** Time of the processor in milliseconds that a file may take: more means harm. */
  readonly processorMsMax: number;
  /** Milliseconds by the clock: a busy machine gives a good file little time of the processor, so this says nothing of the file. */
  readonly clockMsMax: number;
  /** Milliseconds by the clock until a second process is started, in case the first is stuck. */
  readonly againMs: number;
}

/**
 * Runs one of our programs on an uploaded file, in a process that has no secrets, cannot write files or start programs, and ends itself when
 * it takes too much time of the processor or too much memory (watchdog.ts). Answers what it wrote, or null when it did not end well. Refuses
 * with `server.busy` when there is no answer by the clock. The programs bring machine code of others, which very seldom waits for itself for
 * ever: a second process is started then, and the first answer counts.
 */
export async function runCaged(entry: string, args: readonly string[], bytes: Uint8Array, limits: Limits): Promise<Buffer | null> {
  const over = new AbortController();
  const { signal } = over;
  const run = () => runOnce(entry, args, bytes, limits.processorMsMax, signal);
  const again = delay(limits.againMs, undefined, { signal }).then(run);
  const clock = delay(limits.clockMsMax, undefined, { signal }).then(() =>
    refuseWith('server.busy', { retryAfterSeconds: COME_AGAIN_SECONDS }),
  );
  try {
    return await Promise.race([run(), again, clock]);
  } finally {
    over.abort();
  }
}

/** One process. It is ended as soon as its answer is whole: its own end may never come (nodejs/node#54918). */
function runOnce(
  entry: string,
  args: readonly string[],
  bytes: Uint8Array,
  processorMsMax: number,
  signal: AbortSignal,
): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const confined = [`--max-old-space-size=${SCRIPT_MEMORY_MB}`, '--permission', '--allow-addons', '--allow-worker', '--allow-fs-read=*'];
    const child = spawn(process.execPath, [...confined, entry, ...args], {
      env: { UV_THREADPOOL_SIZE: '2', VIPS_BLOCK_UNTRUSTED: '1', NODE_NO_WARNINGS: '1', PROCESSOR_MS_MAX: String(processorMsMax) },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    // Requests come first; inspecting a file may wait.
    if (child.pid !== undefined) stepBack(child.pid);
    const parts: Buffer[] = [];
    let size = 0;
    let whole: number | undefined;
    child.on('error', reject);
    // A process that ends early closes its end of the pipe; what became of it is read from its answer.
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (whole === undefined && size >= LENGTH_BYTES) whole = LENGTH_BYTES + Buffer.concat(parts).readUInt32BE();
      if (size > ANSWER_BYTES_MAX || (whole !== undefined && size >= whole)) child.kill('SIGKILL');
    });
    child.once('close', () => resolve(size === whole && size <= ANSWER_BYTES_MAX ? Buffer.concat(parts).subarray(LENGTH_BYTES) : null));
    child.stdin.end(bytes);
  });
}

/** An answer is a line of JSON, and after it the bytes of a picture if there is one. */
export function splitAnswer(answer: Buffer): { readonly head: unknown; readonly rest: Buffer } {
  const cut = answer.indexOf(10);
  return { head: JSON.parse(answer.toString('utf8', 0, Math.max(cut, 0)) || 'null'), rest: answer.subarray(cut + 1) };
}
