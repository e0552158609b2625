// Unsent messages: kept in the browser until the server has them, sent in order, each stored once however often it is sent.
import { type Message, type MessageFile, sendMessage } from '../../../contract/conversations.ts';
import type { Call } from '../../../contract/call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { createState } from '../../base/state.ts';

export interface WaitingMessage {
  /** Made here, before the first try: the server knows the message by it. */
  readonly id: string;
  readonly conversationId: string;
  readonly text: string;
  readonly files: readonly MessageFile[];
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** Why the server does not take it; null while it waits. */
  readonly refusal: string | null;
  /** A try has failed; others follow. */
  readonly isLate?: boolean;
}
interface Keeping {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}
export interface Waiting {
  readonly list: () => readonly WaitingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (message: Omit<WaitingMessage, 'refusal'>) => void;
  /** Forgets a message that was not sent, to be written anew. */
  readonly takeBack: (id: string) => WaitingMessage | null;
  /** Tries a refused one, or all, once more. */
  readonly tryAgain: (id?: string) => void;
  /** Another tab may have changed what is kept. */
  readonly reload: () => void;
  readonly stop: () => void;
}
interface Parts {
  readonly call: Call;
  readonly keeping: Keeping;
  readonly onSent: (conversationId: string, message: Message) => void;
  readonly onSessionOver: () => void;
}

const retryMs = 4_000;
const busyMs = 30_000;

/** Another try may go through: no network, a time-out, a busy server, too many at once. */
const isPassing = (failure: ApiError): boolean => [0, 429, 502, 503, 504].includes(failure.status);

const isWaiting = (value: unknown): value is WaitingMessage =>
  typeof value === 'object' && value !== null && 'id' in value && 'conversationId' in value && 'text' in value && 'files' in value;

/** What lies in the storage is read as anyone's text. */
function keptList(keeping: Keeping): readonly WaitingMessage[] {
  try {
    const kept: unknown = JSON.parse(keeping.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

export function createWaiting({ call, keeping, onSent, onSessionOver }: Parts): Waiting {
  const { get: list, set: show, subscribe } = createState(keptList(keeping));
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: readonly WaitingMessage[]) => {
    keeping.write(JSON.stringify(next));
    show(next);
  };
  const change = (id: string, part: Partial<WaitingMessage>) => become(list().map((one) => (one.id === id ? { ...one, ...part } : one)));
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), milliseconds);
  };
  /** One after the other, so that they arrive in the order they were written in. A refused one keeps no one else back. */
  async function sendAll(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    try {
      for (let next = firstOf(list()); next !== undefined && !isStopped; next = firstOf(list())) if (!(await sendOne(next))) return;
    } finally {
      isSending = false;
    }
  }
  async function sendOne(next: WaitingMessage): Promise<boolean> {
    const { id, conversationId, text, files } = next;
    try {
      const { data } = await call(sendMessage, { params: { id: conversationId }, body: { id, text, files: files.map((file) => file.id) } });
      // Shown where it belongs before it leaves the waiting ones, so that it is never gone for a moment.
      onSent(conversationId, data);
      become(list().filter((one) => one.id !== id));
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 401) {
        onSessionOver();
        return false;
      }
      if (isPassing(failure)) {
        if (next.isLate !== true) change(id, { isLate: true });
        later(failure.status === 429 ? busyMs : retryMs);
        return false;
      }
      change(id, { refusal: failure.message });
      return true;
    }
  }
  void sendAll();
  return {
    list,
    subscribe,
    add(message) {
      become([...list(), { ...message, refusal: null }]);
      void sendAll();
    },
    takeBack(id) {
      const found = list().find((one) => one.id === id) ?? null;
      become(list().filter((one) => one.id !== id));
      return found;
    },
    tryAgain(id) {
      if (id !== undefined) change(id, { refusal: null });
      clearTimeout(timer);
      void sendAll();
    },
    reload() {
      show(keptList(keeping));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const firstOf = (list: readonly WaitingMessage[]): WaitingMessage | undefined => list.find(({ refusal }) => refusal === null);
