// Drafts of messages, kept for each conversation in this browser: a reload, an expired session or a closed window does not lose them.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageFile } from '../../../contract/conversations.ts';
import { readStored, writeStored } from '../../base/local-storage.ts';
import { useInBrowser } from '../../base/use-in-browser.ts';
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

function keep(key: string, draft: Draft): void {
  writeStored(key, draft.text === '' && draft.files.length === 0 ? '' : JSON.stringify(draft));
}

/** Words below those that are there; what is there already is not added once more. */
const withWords = (draft: Draft, words: string): Draft =>
  draft.text.includes(words) ? draft : { ...draft, text: draft.text === '' ? words : `${draft.text}\n${words}` };

/** The drafts on the open page, by their conversation. */
const open = new Map<string, (words: string) => void>();

/** Puts words into the draft of a conversation, whether it is open or not. Nothing is sent. */
export function putInDraft(conversationId: string, words: string): void {
  const put = open.get(conversationId);
  if (put) return put(words);
  const key = keyOf(conversationId);
  keep(key, withWords(draftIn(readStored(key)), words));
}

/** The name of the message that starts a conversation, as `putInDraft` knows it. */
export const firstMessageTo = (coupleId: number): string => `first.${coupleId}`;

/** Hands over what is put into the first message to a client, also what was put before its field was there. */
export function useFirstWords(coupleId: number, take: (words: string) => void): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const id = firstMessageTo(coupleId);
    const waiting = draftIn(readStored(keyOf(id))).text;
    keep(keyOf(id), empty);
    open.set(id, (words) => latest.current(words));
    if (waiting !== '') latest.current(waiting);
    return () => void open.delete(id);
  }, [coupleId]);
}

export function useWrittenDraft(conversationId: string): readonly [Draft, (change: (draft: Draft) => Draft) => void] {
  const key = keyOf(conversationId);
  // The server knows of no draft: the page it made is taken over as it is, and what was kept follows. It changes by `putInDraft` alone meanwhile.
  const kept = useInBrowser(() => readStored(key), null);
  const [typed, setTyped] = useState<Draft | null>(null);
  const change = (next: (draft: Draft) => Draft) =>
    setTyped((before) => {
      const after = next(before ?? draftIn(readStored(key)));
      keep(key, after);
      return after;
    });
  useEffect(() => {
    open.set(conversationId, (words) =>
      setTyped((before) => {
        const after = withWords(before ?? draftIn(readStored(key)), words);
        keep(key, after);
        return after;
      }),
    );
    return () => void open.delete(conversationId);
  }, [conversationId, key]);
  return [typed ?? draftIn(kept), change];
}
