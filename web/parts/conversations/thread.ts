// The state of one open conversation: its messages, and how far each participant has read. It follows live updates and fetches what it missed.
import { getConversation, listMessages, markRead, type Message, type OpenConversation } from '../../../contract/conversations.ts';
import type { Language } from '../../../texts/typed.ts';
import type { Call } from '../../../contract/call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { createState } from '../../base/state.ts';

export interface ThreadState {
  readonly conversation: OpenConversation | null;
  readonly messages: readonly Message[];
  /** There is more before the first of them. */
  readonly hasEarlier: boolean;
  /** Why there is nothing to show; null while all is well. */
  readonly failure: ApiError | null;
}
export interface Thread {
  readonly get: () => ThreadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the conversation, and what came since the last message that is known. */
  readonly refresh: () => Promise<void>;
  /** In which language it is read. Once that changes, messages are fetched again, because notices are rendered in it. */
  readonly readIn: (language: Language) => void;
  readonly loadEarlier: () => Promise<void>;
  /** A message the server has taken. */
  readonly add: (message: Message) => void;
  /** Everything shown has been seen. */
  readonly seen: () => void;
}

const pageSize = 40;
const catchUpSize = 100;

/** Messages by number, each once, whichever way they came. */
export function mergedMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

export function createThread(call: Call, conversationId: string, initial: OpenConversation | null = null): Thread {
  const {
    get,
    change: become,
    subscribe,
  } = createState<ThreadState>({ conversation: initial, messages: [], hasEarlier: false, failure: null });
  let marked = 0;
  let refreshing: Promise<void> | null = null;
  let isAskedAgain = false;
  let spoken: Language | null = null;
  let isInOtherLanguage = false;
  const params = { id: conversationId };
  const lastNumber = () => get().messages.at(-1)?.number ?? 0;

  async function fetchMessages(): Promise<void> {
    if (get().messages.length === 0) {
      const { data } = await call(listMessages, { params, query: { limit: pageSize } });
      become({ messages: mergedMessages(get().messages, data), hasEarlier: (data[0]?.number ?? 1) > 1 });
      return;
    }
    const isAgain = isInOtherLanguage;
    isInOtherLanguage = false;
    let after = isAgain ? (get().messages[0]?.number ?? 1) - 1 : lastNumber();
    for (;;) {
      const { data } = await call(listMessages, { params, query: { after, limit: catchUpSize } });
      if (data.length > 0) become({ messages: mergedMessages(get().messages, data) });
      if (data.length < catchUpSize) return;
      after = data.at(-1)?.number ?? lastNumber();
    }
  }
  async function fetchAll(): Promise<void> {
    try {
      const { data: conversation } = await call(getConversation, { params });
      if (conversation.is_readable) await fetchMessages();
      become({ conversation, failure: null });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // What is on the screen stays there while the connection is away.
      const isShown = get().conversation?.is_readable === false || get().messages.length > 0;
      if (!isShown || failure.status === 404) become({ failure });
    }
  }
  /** However often it is asked meanwhile, one more look follows the one under way. */
  async function refresh(): Promise<void> {
    if (refreshing !== null) {
      isAskedAgain = true;
      return refreshing;
    }
    refreshing = fetchAll();
    try {
      await refreshing;
    } finally {
      refreshing = null;
    }
    if (isAskedAgain) {
      isAskedAgain = false;
      await refresh();
    }
  }
  return {
    get,
    subscribe,
    refresh,
    readIn(language) {
      const isOther = spoken !== null && spoken !== language;
      spoken = language;
      if (!isOther) return;
      isInOtherLanguage = true;
      void refresh();
    },
    async loadEarlier() {
      const { data } = await call(listMessages, { params, query: { before: get().messages[0]?.number ?? 1, limit: pageSize } });
      become({ messages: mergedMessages(data, get().messages), hasEarlier: (data[0]?.number ?? 1) > 1 });
    },
    add(message) {
      // One that lies beyond a gap comes with the next look, together with what is between.
      if (message.number <= lastNumber() + 1) become({ messages: mergedMessages(get().messages, [message]) });
      else void refresh();
    },
    seen() {
      const number = lastNumber();
      const { conversation } = get();
      if (conversation === null || number <= Math.max(marked, conversation.read_number)) return;
      marked = number;
      call(markRead, { params, body: { number }, keepalive: true }).then(
        () => {
          const { conversation: now } = get();
          become({ conversation: now && { ...now, read_number: number, unread: 0 } });
        },
        () => {
          // Marked with the next look at it.
          marked = 0;
        },
      );
    },
  };
}
