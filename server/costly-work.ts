// A thread for expensive work, one task after the other: it hashes passwords, renders documents to PDF, draws pictures for sharing, and reads calendars of strangers. It receives all data it needs and has access to nothing else.
import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Language } from '../texts/typed.ts';
import type { EntriesFound, EntriesTask } from './calendar/read-entries.ts';
import type { SharePictureTask } from './pages/share-picture.ts';
import { stepBack } from './kit/priority.ts';
import type { WorkerAnswer } from './kit/workers.ts';

/** Loaded when the first document of a kind is rendered: hashing does not wait for fonts. */
const drawings = {
  receipt: async () => (await import('./payments/receipt.ts')).receiptPdf,
  statement: async () => (await import('./payouts/statement.ts')).statementPdf,
  quotation: async () => (await import('./quotations/pdf.ts')).quotationPdf,
};
type Drawings = typeof drawings;

/** Each kind of task with the data it takes (identity/password-hash.ts, kit/pdf-documents.ts, calendar/connect.ts, pages/share.ts). */
type Task =
  | { readonly kind: 'argon2id'; readonly parameters: Argon2Parameters }
  | EntriesTask
  | SharePictureTask
  | {
      [K in keyof Drawings]: {
        readonly kind: K;
        readonly content: Parameters<Awaited<ReturnType<Drawings[K]>>>[0];
        readonly language: Language;
      };
    }[keyof Drawings];

async function done(task: Task): Promise<Buffer | EntriesFound> {
  if (task.kind === 'argon2id') return argon2Sync('argon2id', task.parameters);
  if (task.kind === 'calendar') return (await import('./calendar/read-entries.ts')).entriesIn(task);
  if (task.kind === 'share picture') return (await import('./pages/share-picture.ts')).sharePicture(task);
  if (task.kind === 'receipt') return (await drawings.receipt())(task.content, task.language);
  if (task.kind === 'statement') return (await drawings.statement())(task.content, task.language);
  return (await drawings.quotation())(task.content, task.language);
}

stepBack(0);

parentPort?.on('message', (task: Task) => {
  const answer = (what: WorkerAnswer): void => parentPort?.postMessage(what);
  done(task).then(
    (result) => answer({ result }),
    (fault: unknown) => answer({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
