// Documents are rendered in a thread, once for each content, and served from the file store. (S62)
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import type { FileStore } from '../ports/files.ts';
import { createKeyring } from './envelope.ts';
import { createLog } from './log.ts';
import { createPdfDocuments } from './pdf-documents.ts';
import { createCostlyWork } from './costly.ts';
import { createWorkers, type Workers } from './workers.ts';

const log = createLog('fatal');
const key = randomBytes(32);
const memory = (): FileStore & { readonly kept: Map<string, Buffer> } => {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    put: async (name, bytes) => void kept.set(name, Buffer.from(bytes)),
    get: async (name) => kept.get(name) ?? null,
    remove: async (name) => void kept.delete(name),
  };
};
const counting = (): Workers & { readonly drawn: unknown[] } => {
  const drawn: unknown[] = [];
  return {
    drawn,
    async run(task) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      drawn.push(task);
      return Buffer.from(`paper ${drawn.length}`);
    },
  };
};
/** One thread, as on the smallest machine. */
const inTurns = (workers: Workers) => createCostlyWork(workers, 1)('papers', { waitingOfOne: 8, waitingOfAll: 64 });
const receipt = (n: number) => ({ keptAs: 'plm-1', kind: 'receipt', content: { n }, language: 'en' as const });

describe('stored documents', () => {
  test('the same document is rendered once, also for concurrent requests; another content, language or key is rendered again', async () => {
    const files = memory();
    const workers = counting();
    const pdfs = createPdfDocuments({ files, keyring: createKeyring([key]), log, draw: inTurns(workers) });
    const first = await Promise.all(Array.from({ length: 30 }, () => pdfs.drawn(1, receipt(1))));
    expect(new Set(first.map(String))).toEqual(new Set(['paper 1']));
    expect(String(await pdfs.drawn(2, receipt(1)))).toBe('paper 1');
    expect(String(await pdfs.drawn(1, { ...receipt(1), language: 'id' }))).toBe('paper 2');
    expect(String(await pdfs.drawn(1, receipt(2)))).toBe('paper 3');
    expect(files.kept.size).toBe(2);
    const later = createPdfDocuments({ files, keyring: createKeyring([randomBytes(32)]), log, draw: inTurns(workers) });
    expect(String(await later.drawn(1, receipt(2)))).toBe('paper 4');
    for (const ciphertext of files.kept.values()) expect(ciphertext.includes('paper')).toBe(false);
  });

  test('documents that are not final are not stored, and a caller with too many requests is refused while others are served', async () => {
    const files = memory();
    const pdfs = createPdfDocuments({ files, keyring: createKeyring([key]), log, draw: inTurns(counting()) });
    const draft = (n: number) => ({ ...receipt(n), keptAs: null });
    const greedy = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => pdfs.drawn(1, draft(n))));
    expect(greedy.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(12);
    const [, other] = await Promise.allSettled([pdfs.drawn(1, draft(99)), pdfs.drawn(2, draft(100))]);
    expect(other?.status).toBe('fulfilled');
    expect(files.kept.size).toBe(0);
  });

  test('documents are rendered but not stored while the store is unavailable', async () => {
    const away = { put: () => Promise.reject(new Error('away')), get: async () => null, remove: async () => undefined };
    const pdfs = createPdfDocuments({ files: away, keyring: createKeyring([key]), log, draw: inTurns(counting()) });
    expect(String(await pdfs.drawn(1, receipt(1)))).toBe('paper 1');
  });
});

describe('the rendering thread', () => {
  /** Below the priority of everything else that runs beside this test. */
  const aBusyMachineMs = 150_000;
  const workers = createWorkers(new URL('../costly-work.ts', import.meta.url));
  const content = {
    month: '2026-10',
    businessName: 'Łucja & Bunga',
    openingIdr: 0,
    rows: Array.from({ length: 2_000 }, () => ({
      day: '2026-10-03',
      kind: 'instalment',
      label: 'Q-1',
      gross: null,
      amountIdr: 5,
      balanceAfterIdr: 5,
    })),
    inIdr: 5,
    outIdr: 0,
  };

  test('a long statement leaves the event loop free', async () => {
    const before = performance.eventLoopUtilization();
    const drawn = await workers.run({ kind: 'statement', content, language: 'en' }, aBusyMachineMs);
    const pdf = Buffer.from(drawn as Uint8Array);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  test('a document that cannot be rendered fails alone', async () => {
    await expect(workers.run({ kind: 'statement', content: { month: 'x' }, language: 'en' }, aBusyMachineMs)).rejects.toThrow(/./);
    expect(await workers.run({ kind: 'statement', content: { ...content, rows: [] }, language: 'id' }, aBusyMachineMs)).toBeInstanceOf(
      Uint8Array,
    );
  });
});
