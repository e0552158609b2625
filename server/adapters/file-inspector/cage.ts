// Starts a separate, restricted process for each uploaded file.
import { spawn } from 'node:child_process';
import { stepBack } from '../../kit/priority.ts';
import { Refused } from '../../kit/refused.ts';

const ANSWER_BYTES_MAX = 32 * 1024 * 1024;
const SCRIPT_MEMORY_MB = 256;

const COME_AGAIN_SECONDS = 3;

export interface Limits {
  /** Time of the processor in milliseconds that a file may take: more means harm. */
  readonly processorMsMax: number;
  /** Milliseconds by the clock: a busy machine gives a good file little time of the processor, so this says nothing of the file. */
  readonly clockMsMax: number;
}

/**
 * Runs one of our programs on an uploaded file, in a process that has no secrets, cannot write files or start programs, and ends itself when
 * it takes too much time of the processor or too much memory (watchdog.ts). Answers what it wrote, or null when it did not end well. Refuses
 * with `server.busy` when it has not ended by the clock.
 */
export function runCaged(entry: string, args: readonly string[], bytes: Uint8Array, limits: Limits): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const confined = [`--max-old-space-size=${SCRIPT_MEMORY_MB}`, '--permission', '--allow-addons', '--allow-worker', '--allow-fs-read=*'];
    const child = spawn(process.execPath, [...confined, entry, ...args], {
      env: { UV_THREADPOOL_SIZE: '2', VIPS_BLOCK_UNTRUSTED: '1', NODE_NO_WARNINGS: '1', PROCESSOR_MS_MAX: String(limits.processorMsMax) },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const clock = setTimeout(() => {
      reject(new Refused([{ code: 'server.busy' }], COME_AGAIN_SECONDS));
      child.kill('SIGKILL');
    }, limits.clockMsMax);
    // Requests come first; inspecting a file may wait.
    if (child.pid !== undefined) stepBack(child.pid);
    const parts: Buffer[] = [];
    let size = 0;
    child.once('error', (fault) => {
      clearTimeout(clock);
      reject(fault);
    });
    // A process that ends early closes its end of the pipe; what became of it is read from its exit.
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size > ANSWER_BYTES_MAX) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.once('close', (code) => {
      clearTimeout(clock);
      resolve(code === 0 ? Buffer.concat(parts) : null);
    });
    child.stdin.end(bytes);
  });
}

/** An answer is a line of JSON, and after it the bytes of a picture if there is one. */
export function splitAnswer(answer: Buffer): { readonly head: unknown; readonly rest: Buffer } {
  const cut = answer.indexOf(10);
  return { head: JSON.parse(answer.toString('utf8', 0, Math.max(cut, 0)) || 'null'), rest: answer.subarray(cut + 1) };
}
