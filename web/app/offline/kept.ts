// What a vendor saw last, for when there is no network: kept by this browser for the account that is signed in, and for no longer. (decision 0156)
import { dehydrate, type DehydratedState, hydrate, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { VendorSession } from '../../../contract/identity.ts';
import { pages } from '../../../core/identity/pages.ts';
import { dayMs } from '../../../core/time.ts';
import { ApiError } from '../../base/calls/call.ts';
import { clientState, storeUser } from '../../base/client-state.ts';
import { forgetKeptHere } from '../../base/kept-here.ts';
import { ensureSession, refreshSession } from '../../base/session.ts';

const cacheName = 'kept-answers';
const address = '/kept-answers';
const charactersMax = 3_000_000;
const settleMs = 1_500;
const askAgainMs = 15_000;

/** By the first part of their key: home, messages, clients, calendar, meetings and notifications. Of money only what home and the bar show. */
const keptKeys: ReadonlySet<unknown> = new Set([
  'dashboard',
  'hilda',
  'conversations',
  'quick-replies',
  'clients',
  'calendar',
  'meetings',
  'feed',
]);
const isKept = ({ queryKey, state }: Query): boolean =>
  state.data !== undefined && (keptKeys.has(queryKey[0]) || (queryKey[0] === 'ads' && queryKey[1] === 'summary'));

interface Kept {
  /** Without the handle of its session. */
  readonly account: Omit<VendorSession, 'sessionId'>;
  /** When the server last answered this account (epoch milliseconds). */
  readonly at: number;
  readonly answers: DehydratedState;
}

/** Where the browser has no such store, as over plain HTTP, nothing is kept. */
const store = (): Promise<Cache> | null => ('caches' in globalThis ? caches.open(cacheName) : null);

async function read(): Promise<Kept | null> {
  const answer = await (await store())?.match(address);
  // Written below, and by no one else.
  return answer === undefined ? null : ((await answer.json()) as Kept);
}

/** Whether there is a worker that starts the dashboard without a network. A page that was opened as the login page is not its own, but the next one is. */
const canStartWithout = async (): Promise<boolean> =>
  'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration(pages.dashboard))?.active instanceof ServiceWorker;

async function write(queries: QueryClient): Promise<void> {
  const { vendor } = clientState.get().user;
  if (vendor === null || !onlineManager.isOnline() || !(await canStartWithout())) return;
  const { queries: shown, mutations } = dehydrate(queries, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false });
  const before = await read();
  const isSame = before?.account.accountUuid === vendor.accountUuid;
  // What other pages showed stays beside what this one shows.
  const fresh = new Set(shown.map(({ queryHash }) => queryHash));
  const others = isSame ? before.answers.queries.filter(({ queryHash }) => !fresh.has(queryHash)) : [];
  let room = charactersMax;
  // What was seen last comes first.
  const fitting = [...shown, ...others]
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .filter((query) => (room -= JSON.stringify(query).length) > 0);
  const { sessionId: _, ...account } = vendor;
  const kept: Kept = { account, at: Date.now(), answers: { queries: fitting, mutations } };
  await (await store())?.put(address, Response.json(kept));
  // Signed out meanwhile: nothing stays.
  if (clientState.get().user.vendor?.accountUuid !== vendor.accountUuid) await forgetKeptHere(false);
}

/** From now on keeps what the server answers. */
export function keepAnswers(queries: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let account = clientState.get().user.vendor?.accountUuid ?? null;
  /** Whose answers are in memory; they stay while a session that ended is begun again. */
  let holder = account;
  const writeSoon = (): void => {
    clearTimeout(waiting);
    // A browser that is full or forbids it keeps nothing.
    waiting = setTimeout(() => void write(queries).catch(() => undefined), settleMs);
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query)) writeSoon();
  });
  // On the first visit answers come before the worker that could start with them.
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('controllerchange', writeSoon);
  clientState.subscribe(() => {
    const now = clientState.get().user.vendor?.accountUuid ?? null;
    if (now === account) return;
    clearTimeout(waiting);
    // Someone else is here. What was kept of who left is deleted with the session (session.ts), unless another tab ended it.
    if (now !== null && holder !== null && now !== holder) queries.clear();
    if (now !== null && account !== null) void forgetKeptHere(false).catch(() => undefined);
    account = now;
    holder = now ?? holder;
  });
}

/** Makes sure of the session as `ensureSession` does; without a network, with what was kept of a session of the last day. */
export async function ensureSessionOrKept(queries: QueryClient): Promise<void> {
  try {
    await ensureSession();
    if (clientState.get().user.vendor === null) await forgetKeptHere(false).catch(() => undefined);
  } catch (failure) {
    const isOffline = failure instanceof ApiError && failure.status === 0;
    if (!isOffline || !(await resume(queries).catch(() => false))) throw failure;
  }
}

async function resume(queries: QueryClient): Promise<boolean> {
  if (clientState.get().user.vendor !== null) return true;
  const kept = await read();
  if (kept === null) return false;
  if (Date.now() - kept.at > dayMs) {
    await forgetKeptHere(false);
    return false;
  }
  hydrate(queries, kept.answers);
  onlineManager.setOnline(false);
  storeUser({ ...kept.account, sessionId: '' });
  void returnWhenPossible();
  return true;
}

/** Asks for the session until it answers; then everything is asked for again. A session that has ended meanwhile is noticed by that. */
async function returnWhenPossible(): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, askAgainMs);
      addEventListener('online', () => resolve(), { once: true });
      addEventListener('online', () => clearTimeout(timer), { once: true });
    });
    try {
      await refreshSession();
      return onlineManager.setOnline(true);
    } catch {
      // Still nothing.
      onlineManager.setOnline(false);
    }
  }
}
