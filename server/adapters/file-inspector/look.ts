// The process that inspects one file: it reads the file from stdin and writes a line of JSON, followed by the re-encoded image.
import { fileTypeFromBuffer } from 'file-type';
import type { InspectionRefusal } from '../../ports/file-inspector.ts';
import { sendAnswer, readFile, watchMyself } from './restricted-process.ts';

const [claimed = ''] = process.argv.slice(2);
watchMyself();

type Look =
  | { ok: true; width: number | null; height: number | null; pages: number | null; bytes?: Buffer }
  | { ok: false; why: InspectionRefusal };

async function lookAt(bytes: Buffer): Promise<Look> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || !['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'application/pdf'].includes(found.mime))
    return { ok: false, why: 'type' };
  if (found.mime.replace('apng', 'png') !== claimed) return { ok: false, why: 'mismatch' };
  // Each kind brings its own library; only the one that is needed is loaded.
  if (claimed === 'application/pdf') return (await import('./pdf.ts')).lookAtPdf(bytes);
  return (await import('./image.ts')).lookAtImage(bytes, claimed);
}

const { bytes, ...head } = { bytes: undefined, ...(await lookAt(await readFile())) };
await sendAnswer(head, bytes);
