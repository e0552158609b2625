// What is being written, kept for each conversation in this browser: a reload, an expired session or a closed window do not lose it.
import { useEffect, useState } from 'react';
import type { MessageFile } from '../../../contract/conversations.ts';
import { readStored, writeStored } from '../../app/local-storage.ts';

export interface Draft {
  readonly text: string;
  readonly files: readonly MessageFile[];
}
const empty: Draft = { text: '', files: [] };
const keyOf = (conversationId: string): string => `inbox.draft.${conversationId}`;

/** What lies in the storage is read as anyone's text. */
export function draftIn(kept: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(kept ?? 'null');
    if (typeof draft !== 'object' || draft === null) return empty;
    const { text, files } = draft as Record<string, unknown>;
    return { text: typeof text === 'string' ? text : '', files: Array.isArray(files) ? files : [] };
  } catch {
    return empty;
  }
}

export function useWrittenDraft(conversationId: string): readonly [Draft, (change: (draft: Draft) => Draft) => void] {
  const [draft, setDraft] = useState<Draft>(empty);
  // After the first render: the server knows of no draft, and the page it made is taken over as it is.
  useEffect(() => {
    setDraft(draftIn(readStored(keyOf(conversationId))));
  }, [conversationId]);
  const change = (next: (draft: Draft) => Draft) =>
    setDraft((before) => {
      const after = next(before);
      writeStored(keyOf(conversationId), after.text === '' && after.files.length === 0 ? '' : JSON.stringify(after));
      return after;
    });
  return [draft, change];
}
