// Drafts of messages, kept for each conversation in this browser: a reload, an expired session or a closed window does not lose them.
import { useState, useSyncExternalStore } from 'react';
import type { MessageFile } from '../../../contract/conversations.ts';
import { readStored, writeStored } from '../../base/local-storage.ts';
import { fieldsOf } from '../../../core/unknown.ts';

export interface Draft {
  readonly text: string;
  readonly files: readonly MessageFile[];
}
const empty: Draft = { text: '', files: [] };
const keyOf = (conversationId: string): string => `inbox.draft.${conversationId}`;

/** What lies in the storage is read as anyone's text. */
function draftIn(kept: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(kept || 'null');
    if (draft === null) return empty;
    const { text, files } = fieldsOf(draft);
    return { text: typeof text === 'string' ? text : '', files: Array.isArray(files) ? files : [] };
  } catch {
    return empty;
  }
}

/** No one else writes to a draft while its page is open. */
const never = () => () => undefined;

export function useWrittenDraft(conversationId: string): readonly [Draft, (change: (draft: Draft) => Draft) => void] {
  const key = keyOf(conversationId);
  // The server knows of no draft: the page it made is taken over as it is, and what was kept follows.
  const kept = useSyncExternalStore(
    never,
    () => readStored(key),
    () => null,
  );
  const [typed, setTyped] = useState<Draft | null>(null);
  const change = (next: (draft: Draft) => Draft) =>
    setTyped((before) => {
      const after = next(before ?? draftIn(readStored(key)));
      writeStored(key, after.text === '' && after.files.length === 0 ? '' : JSON.stringify(after));
      return after;
    });
  return [typed ?? draftIn(kept), change];
}
