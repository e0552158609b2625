// A thread that renders documents to PDF, one after the other. It receives all their contents and has access to nothing else.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Language } from '../texts/typed.ts';
import type { WorkerAnswer } from './kit/workers.ts';
import { receiptPdf } from './payments/receipt.ts';
import { statementPdf } from './payouts/statement.ts';
import { quotationPdf } from './quotations/pdf.ts';

const drawings = { receipt: receiptPdf, statement: statementPdf, quotation: quotationPdf };

/** Each kind of document with the data its rendering takes (kit/papers.ts). */
type Task = {
  [K in keyof typeof drawings]: { readonly kind: K; readonly content: Parameters<(typeof drawings)[K]>[0]; readonly language: Language };
}[keyof typeof drawings];

function draw(task: Task): Promise<Buffer> {
  if (task.kind === 'receipt') return drawings.receipt(task.content, task.language);
  if (task.kind === 'statement') return drawings.statement(task.content, task.language);
  return drawings.quotation(task.content, task.language);
}

// On Linux a thread has a priority of its own: the event loop comes first when there are more of both than cores.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', (task: Task) => {
  const answer = (what: WorkerAnswer): void => parentPort?.postMessage(what);
  draw(task).then(
    (pdf) => answer({ result: pdf }),
    (fault: unknown) => answer({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
