// The process that looks at one file: bytes come in, a line of JSON goes out, and after it an image encoded anew.
import { Worker } from 'node:worker_threads';
import { fileTypeFromBuffer } from 'file-type';
import type { InspectionRefusal } from '../../ports/file-inspector.ts';

const [claimed = ''] = process.argv.slice(2);
const watchdog = new Worker(new URL('watchdog.ts', import.meta.url));
watchdog.unref();

async function readAll(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Look =
  | { ok: true; width: number | null; height: number | null; pages: number | null; bytes?: Buffer }
  | { ok: false; why: InspectionRefusal };

async function lookAt(bytes: Buffer): Promise<Look> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || !['image/png', 'image/apng', 'image/jpeg', 'application/pdf'].includes(found.mime))
    return { ok: false, why: 'type' };
  if (found.mime.replace('apng', 'png') !== claimed) return { ok: false, why: 'mismatch' };
  // Each kind brings its own library; only the one that is needed is loaded.
  if (claimed === 'application/pdf') return (await import('./pdf.ts')).lookAtPdf(bytes);
  return (await import('./image.ts')).lookAtImage(bytes, claimed === 'image/png' ? 'png' : 'jpeg');
}

/** Waits until the pipe has taken everything: ending the process would cut it off. */
const write = (bytes: Uint8Array): Promise<void> => new Promise((done) => process.stdout.write(bytes, () => done()));

const { bytes, ...head } = { bytes: undefined, ...(await lookAt(await readAll())) };
await write(Buffer.from(`${JSON.stringify(head)}\n`));
if (bytes) await write(bytes);
process.exit(0);
