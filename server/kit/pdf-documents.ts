// PDF documents: rendered in a thread on first request, stored in the file store, and served from there. (S62)
import { createHash } from 'node:crypto';
import type { Language } from '../../texts/typed.ts';
import { type FileStore, FilesOutage } from '../ports/files.ts';
import type { Keyring } from './envelope.ts';
import type { CostlyWork } from './costly.ts';
import type { Log } from './log.ts';

/** Increase it when the layout changes: stored documents are then rendered again. */
const DRAWING = 1;

interface PdfRequest {
  /** What it is of: lower-case letters, digits and dashes. Null: it is not finished, and is not kept. */
  readonly keptAs: string | null;
  /** Which drawing it is, and what is on it. */
  readonly kind: string;
  readonly content: object;
  readonly language: Language;
}
export interface PdfDocuments {
  /** A document as PDF for a caller, usually an account. Refuses callers with too many waiting requests. */
  drawn(caller: number, paper: PdfRequest): Promise<Buffer>;
}

export interface PdfDocumentsParts {
  readonly files: FileStore;
  readonly keyring: Keyring;
  readonly log: Log;
  /** Renders a document when it is the caller's turn. */
  readonly draw: CostlyWork;
}

/** A store that fails costs time, not the document: what cannot be read or kept is drawn for this request. */
export function createPdfDocuments({ files, keyring, log, draw }: PdfDocumentsParts): PdfDocuments {
  /** Documents being drawn at this moment: who asks for the same one waits for it. */
  const underWay = new Map<string, Promise<Buffer>>();

  const kept = async (name: string, boundTo: string): Promise<Buffer | null> => {
    try {
      const ciphertext = await files.get(name);
      return ciphertext === null ? null : keyring.open(ciphertext, boundTo);
    } catch (fault) {
      // Of another content, of a key that is gone, or out of reach: it is drawn anew.
      if (fault instanceof FilesOutage) log.warn({ err: fault }, 'a kept document could not be read');
      return null;
    }
  };
  const keep = async (name: string, boundTo: string, pdf: Buffer): Promise<void> => {
    try {
      await files.put(name, keyring.seal(pdf, boundTo));
    } catch (fault) {
      log.warn({ err: fault }, 'a document could not be kept');
    }
  };
  return {
    async drawn(caller, { keptAs, kind, content, language }) {
      const task = { kind, content, language };
      const print = createHash('sha256')
        .update(JSON.stringify([DRAWING, task]))
        .digest('hex');
      const name = keptAs === null ? null : `papers/${kind}/${keptAs}-${language}`;
      const boundTo = `${name} ${print}`;
      const found = name === null ? null : await kept(name, boundTo);
      if (found !== null) return found;
      const same = underWay.get(boundTo);
      if (same !== undefined && name !== null) return same;
      const drawing = draw(String(caller), task).then((pdf) => Buffer.from(pdf as Uint8Array));
      if (name !== null) underWay.set(boundTo, drawing);
      try {
        const pdf = await drawing;
        if (name !== null) await keep(name, boundTo, pdf);
        return pdf;
      } finally {
        underWay.delete(boundTo);
      }
    },
  };
}
