import { spawn } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';
import { type FileInspector, InspectorBusy, type InspectionRefusal } from '../../ports/file-inspector.ts';

/** Decoding the largest picture we take needs a few seconds on a slow machine; what needs longer means harm. */
const TIME_MS_MAX = 20_000;
/** S46: image work never takes more than two cores, however many upload at once. */
const LOOKS_MAX = 2;
const QUEUE_MAX = 40;
const ANSWER_BYTES_MAX = 32 * 1024 * 1024;
const SCRIPT_MEMORY_MB = 256;

const why = z.enum(['type', 'mismatch', 'damaged', 'too_many_pixels', 'encrypted', 'active', 'attachments', 'form', 'too_many_pages']);
const head = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), width: z.int().nullable(), height: z.int().nullable(), pages: z.int().nullable() }),
  z.object({ ok: z.literal(false), why }),
]);
const damaged = { ok: false, why: 'damaged' as InspectionRefusal } as const;
type Inspection = Awaited<ReturnType<FileInspector['inspect']>>;

/**
 * Looks at each file in a process of its own, which knows no secret, may write nothing and start nothing, and is ended when it takes too long
 * or too much memory (it watches itself, see watchdog.ts). What ends so is damaged, whatever it was.
 */
export function processInspector({ timeMsMax = TIME_MS_MAX, entry = path.join(import.meta.dirname, 'look.ts') } = {}): FileInspector {
  let looking = 0;
  const waiting: (() => void)[] = [];
  const turn = async (): Promise<void> => {
    if (looking < LOOKS_MAX) {
      looking++;
      return;
    }
    if (waiting.length >= QUEUE_MAX) throw new InspectorBusy();
    await new Promise<void>((go) => waiting.push(go));
  };
  const next = (): void => {
    const go = waiting.shift();
    if (go) go();
    else looking--;
  };
  return {
    async inspect(bytes, claimed) {
      await turn();
      try {
        return await look(entry, timeMsMax, bytes, claimed);
      } finally {
        next();
      }
    },
  };
}

function look(entry: string, timeMsMax: number, bytes: Uint8Array, claimed: string): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    const limits = [`--max-old-space-size=${SCRIPT_MEMORY_MB}`, '--permission', '--allow-addons', '--allow-worker', '--allow-fs-read=*'];
    const child = spawn(process.execPath, [...limits, entry, claimed], {
      env: { UV_THREADPOOL_SIZE: '2', VIPS_BLOCK_UNTRUSTED: '1', NODE_NO_WARNINGS: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeMsMax,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    let size = 0;
    child.once('error', reject);
    // A process that ends early closes its end of the pipe; what became of it is read from its exit.
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size > ANSWER_BYTES_MAX) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.once('close', (code) => resolve(code === 0 ? readAnswer(Buffer.concat(parts), bytes) : damaged));
    child.stdin.end(bytes);
  });
}

/** The answer is a line of JSON, then the image as encoded anew. A PDF is kept as it came. */
function readAnswer(answer: Buffer, original: Uint8Array): Inspection {
  const cut = answer.indexOf(10);
  const read = head.safeParse(JSON.parse(answer.toString('utf8', 0, Math.max(cut, 0)) || 'null'));
  if (!read.success) return damaged;
  if (!read.data.ok) return read.data;
  const { width, height, pages } = read.data;
  return { ok: true, file: { bytes: pages === null ? answer.subarray(cut + 1) : Buffer.from(original), width, height, pages } };
}
