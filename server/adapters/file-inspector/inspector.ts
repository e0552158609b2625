import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { pictureRules } from '../../../core/pictures/rules.ts';
import { costlyAtOnce } from '../../kit/costly.ts';
import { createFairQueue } from '../../kit/fair-queue.ts';
import type { FileInspector, InspectionRefusal } from '../../ports/file-inspector.ts';
import { runCaged, splitAnswer } from './cage.ts';

/** Decoding the largest picture we take needs a few seconds of a slow processor. What needs longer means harm. */
const PROCESSOR_MS_MAX = 20_000;
/** Anyone who sent the file looks at a turning circle all that time. */
const CLOCK_MS_MAX = 90_000;
/** Longer than a usual file takes on a busy machine, and early enough for a browser that waits 30 s. */
const AGAIN_MS = 10_000;
/** A large picture takes seconds, so files have their own queue; one message may contain twenty files. (S46) */
const turns = { atOnce: costlyAtOnce, waitingOfOne: 20, waitingOfAll: 60 } as const;

const why = z.enum([
  'type',
  'mismatch',
  'damaged',
  'too_many_pixels',
  'encrypted',
  'active',
  'attachments',
  'form',
  'too_many_pages',
  'too_small',
]);
const lookHead = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), width: z.int().nullable(), height: z.int().nullable(), pages: z.int().nullable() }),
  z.object({ ok: z.literal(false), why }),
]);
const drawHead = z.object({ ok: z.literal(true), width: z.int().positive(), height: z.int().positive() });
const size = { width: z.int().positive(), height: z.int().positive() };
const bytes = z.int().positive();
const pictureHead = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    ...size,
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    blur: z.string().max(pictureRules.blurLengthMax),
    original: z.object({ ...size, bytes }),
    files: z.array(z.object({ kind: z.enum(['webp', 'jpeg']), width: size.width, bytes })).min(1),
  }),
  z.object({ ok: z.literal(false), why }),
]);
const damaged: { readonly ok: false; readonly why: InspectionRefusal } = { ok: false, why: 'damaged' };
type Inspection = Awaited<ReturnType<FileInspector['inspect']>>;
type Made = Awaited<ReturnType<FileInspector['makePicture']>>;
type Drawing = Awaited<ReturnType<FileInspector['drawPage']>>;

const bundles = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'inspection');

/** A program of this folder, bundled (tools/bundle-inspection.mjs) unless its source was changed since. */
function program(name: string): string {
  const bundle = path.join(bundles, `${name}.js`);
  const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file));
  return changedAt(bundle) > Math.max(...sources.map(changedAt)) ? bundle : path.join(import.meta.dirname, `${name}.ts`);
}

/** Looks at each file, and draws each page, in a process of its own (cage.ts). What ends badly there is damaged, whatever it was. */
export function processInspector({
  processorMsMax = PROCESSOR_MS_MAX,
  clockMsMax = CLOCK_MS_MAX,
  againMs = AGAIN_MS,
  entry = program('look'),
  drawEntry = program('draw'),
  pictureEntry = program('picture'),
} = {}): FileInspector {
  const inTurn = createFairQueue(turns);
  const limits = { processorMsMax, clockMsMax, againMs };
  return {
    inspect: (caller, bytes, claimed) =>
      inTurn(String(caller), async () => readLook(await runCaged(entry, [claimed], bytes, limits), bytes)),
    drawPage: (caller, bytes, page) =>
      inTurn(String(caller), async () => readDrawing(await runCaged(drawEntry, [String(page)], bytes, limits))),
    makePicture: (caller, bytes, claimed, cut) =>
      inTurn(String(caller), async () => readPicture(await runCaged(pictureEntry, [claimed, JSON.stringify(cut)], bytes, limits))),
  };
}

/** A PDF is kept as it came; an image as encoded anew. */
function readLook(answer: Buffer | null, original: Uint8Array): Inspection {
  if (answer === null) return damaged;
  const { head, rest } = splitAnswer(answer);
  const read = lookHead.safeParse(head);
  if (!read.success) return damaged;
  if (!read.data.ok) return read.data;
  const { width, height, pages } = read.data;
  return { ok: true, file: { bytes: pages === null ? rest : Buffer.from(original), width, height, pages } };
}

function readDrawing(answer: Buffer | null): Drawing {
  if (answer === null) return null;
  const { head, rest } = splitAnswer(answer);
  const read = drawHead.safeParse(head);
  return read.success && rest.length > 0 ? { jpeg: rest, width: read.data.width, height: read.data.height } : null;
}

/** The files lie behind each other, the original first. */
function readPicture(answer: Buffer | null): Made {
  if (answer === null) return damaged;
  const { head, rest } = splitAnswer(answer);
  const read = pictureHead.safeParse(head);
  if (!read.success) return damaged;
  if (!read.data.ok) return read.data;
  const { ok: _ok, original, files, ...facts } = read.data;
  let taken = 0;
  const next = (length: number): Buffer => rest.subarray(taken, (taken += length));
  const picture = {
    ...facts,
    original: { ...original, bytes: next(original.bytes) },
    files: files.map((file) => ({ ...file, bytes: next(file.bytes) })),
  };
  return taken === rest.length ? { ok: true, picture } : damaged;
}
