// The queue of unsent messages of the signed-in account on this page.
import type { Message } from '../../../contract/conversations.ts';
import { call } from '../../base/calls/browser-call.ts';
import { clientState, signedIn } from '../../base/client-state.ts';
import { readStored, writeStored } from '../../base/local-storage.ts';
import { createWaiting, type Waiting } from './waiting.ts';

type SentListener = (conversationId: string, message: Message) => void;
const sentListeners = new Set<SentListener>();
const overListeners = new Set<() => void>();
let mine: { readonly account: string; readonly waiting: Waiting } | null = null;

const keyOf = (account: string): string => `inbox.waiting.${account}`;

/** Messages of the signed-in account that the server does not have yet; null while no one is known to be signed in. */
export function myWaiting(): Waiting | null {
  const account = signedIn(clientState.get())?.accountUuid;
  if (account === undefined) return null;
  if (mine?.account === account) return mine.waiting;
  mine?.waiting.stop();
  const key = keyOf(account);
  const waiting = createWaiting({
    call,
    keeping: { read: () => readStored(key), write: (text) => writeStored(key, text) },
    onSent: (conversationId, message) => {
      for (const listener of sentListeners) listener(conversationId, message);
    },
    onSessionOver: () => {
      for (const listener of overListeners) listener();
    },
  });
  mine = { account, waiting };
  return waiting;
}

/** Is notified of each message the server has taken. */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

/** Hears that messages wait for someone to sign in again. */
export function onSessionOver(listener: () => void): () => void {
  overListeners.add(listener);
  return () => overListeners.delete(listener);
}

/** Who was signed in a moment ago. */
let before: string | undefined;
/** The one who signs in again after the session ended finds what waited on its way, without opening the page anew. */
function continueWhenBack(): void {
  const account = signedIn(clientState.get())?.accountUuid;
  const isBack = before === undefined && account !== undefined && account === mine?.account;
  before = account;
  if (isBack) myWaiting()?.tryAgain();
}

if (typeof window !== 'undefined') {
  clientState.subscribe(continueWhenBack);
  addEventListener('online', () => myWaiting()?.tryAgain());
  // Another tab wrote or sent something.
  addEventListener('storage', ({ key }) => {
    if (mine !== null && key === keyOf(mine.account)) mine.waiting.reload();
  });
}
