// One live stream for all tabs of a browser: the tab that holds the lock of its account keeps the stream open and forwards its events. Without Web Locks, as
// over plain HTTP, each tab has its own stream.
import { credentialsOfCalls, onApi } from './calls/api-address.ts';
import { live, type LiveEvent, me } from '../../contract/identity.ts';
import { call } from './calls/browser-call.ts';
import { ApiError } from './calls/call.ts';

/** The events a page receives. `missed`: a stream has just started or is unavailable, so the shown data may be outdated and is fetched again. */
export type News = LiveEvent | { readonly kind: 'missed' };

const kinds: Readonly<Record<LiveEvent['kind'], true>> = {
  order: true,
  ad: true,
  balance: true,
  client: true,
  account: true,
  conversation: true,
  quotation: true,
  earnings: true,
  meeting: true,
  calendar: true,
  feed: true,
  session_ended: true,
};
/** What tabs say to each other. */
type Said = { readonly news: News } | 'who leads?' | { readonly leads: true; readonly isOpen: boolean };

/** A tab that leads and does not answer for so long was put to sleep by its browser. */
const patienceMs = 4_000;
const waitsMs = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
const isRefused = 2; // EventSource.CLOSED: it does not try again by itself

/** What is used of an `EventSource`. */
interface LiveSource {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}
export interface LiveParts {
  /** Of the tabs that share a stream. */
  readonly name: string;
  /** Null: this tab is on its own. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly openSource: () => LiveSource;
  /** Asks the server; throws when it does not say. */
  readonly hasSession: () => Promise<boolean>;
  readonly hear: (news: News) => void;
}
export interface LiveStream {
  /** Someone looks at this tab again: is there a tab that leads, and awake? */
  look(): void;
  stop(): void;
}

/** Hears what happens to an account until it is stopped or the session has ended, which it tells as its last. */
export function createLiveStream({ name, locks, openSource, hasSession, hear }: LiveParts): LiveStream {
  const channel = locks && new BroadcastChannel(name);
  let isOver = false;
  let isCaughtUp = false;
  let leading: { readonly isOpen: () => boolean; readonly putDown: () => void } | null = null;
  let queueing = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const say = (said: Said): void => channel?.postMessage(said);
  const take = (news: News): void => {
    if (isOver) return;
    if (news.kind === 'session_ended') return end();
    if (news.kind === 'missed') isCaughtUp = true;
    hear(news);
  };
  const end = (): void => {
    // Another session of the same person may have taken its place meanwhile: each tab asks for itself.
    hasSession().then(
      (isThere) => {
        if (isThere || isOver) return;
        stop();
        hear({ kind: 'session_ended' });
      },
      () => undefined,
    );
  };
  const tell = (news: News): void => {
    say({ news });
    take(news);
  };
  const lead = (): Promise<void> => {
    clearTimeout(patience);
    leading?.putDown();
    const { promise, resolve } = Promise.withResolvers<void>();
    if (isOver) resolve();
    else {
      const line = keepOpen(openSource, hasSession, tell);
      leading = {
        isOpen: line.isOpen,
        putDown() {
          leading = null;
          line.close();
          resolve();
        },
      };
    }
    return promise;
  };
  /** The lock is gone: another tab has taken it. */
  const lose = (): void => {
    leading?.putDown();
    if (!isOver) queue();
  };
  const queue = (): void => {
    queueing = new AbortController();
    const { signal } = queueing;
    locks?.request(name, { signal }, lead).catch(() => {
      if (!signal.aborted) lose();
    });
  };
  const takeOver = (): void => {
    queueing.abort();
    locks?.request(name, { steal: true }, lead).catch(lose);
  };
  const look = (): void => {
    if (isOver || leading !== null) return;
    say('who leads?');
    clearTimeout(patience);
    patience = setTimeout(takeOver, patienceMs);
  };
  const stop = (): void => {
    isOver = true;
    clearTimeout(patience);
    queueing.abort();
    leading?.putDown();
    channel?.close();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data === 'who leads?') {
      if (leading !== null) say({ leads: true, isOpen: leading.isOpen() });
      return;
    }
    clearTimeout(patience);
    if ('news' in data) take(data.news);
    else if (data.isOpen && !isCaughtUp) take({ kind: 'missed' });
  });
  if (locks === null) void lead();
  else {
    queue();
    look();
  }
  return { look, stop };
}

/** A stream that is opened again, after ever longer waits, when the server refuses it. */
function keepOpen(openSource: LiveParts['openSource'], hasSession: LiveParts['hasSession'], tell: (news: News) => void) {
  let source: LiveSource;
  let isOpen = false;
  let isClosed = false;
  let refusals = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    if (isClosed) return;
    source = openSource();
    source.addEventListener('open', () => {
      isOpen = true;
      refusals = 0;
      tell({ kind: 'missed' });
    });
    for (const kind of Object.keys(kinds)) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => tell({ ...(JSON.parse(data) as LiveEvent), kind } as LiveEvent));
    }
    source.addEventListener('error', () => {
      isOpen = false;
      if (source.readyState === isRefused) refused();
    });
  };
  const refused = (): void => {
    const wait = waitsMs[Math.min(refusals++, waitsMs.length - 1)] ?? 0;
    // Not all browsers at the same moment.
    waiting = setTimeout(open, wait * (0.75 + Math.random() / 2));
    hasSession().then(
      // Meanwhile no one tells what happens, so each look brings its answers up to date.
      (isThere) => isClosed || tell({ kind: isThere ? 'missed' : 'session_ended' }),
      () => undefined,
    );
  };
  open();
  return {
    isOpen: () => isOpen,
    close() {
      isClosed = true;
      clearTimeout(waiting);
      source.close();
    },
  };
}

type Listener = (news: News) => void;
const listeners = new Set<Listener>();
let followed: string | null = null;
let stream: LiveStream | null = null;
let isCaughtUp = false;
let isWatched = false;

/** Subscribes to the events of this page's account; returns the function to unsubscribe. Late subscribers get `missed` first. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  if (isCaughtUp) queueMicrotask(() => listeners.has(listener) && listener({ kind: 'missed' }));
  return () => listeners.delete(listener);
}

/** From now on the page follows this account (its uuid), or no one's. */
export function followAccount(account: string | null): void {
  if (account === followed) return;
  followed = account;
  if (!isWatched) watchPage();
  begin();
}

function begin(): void {
  stream?.stop();
  stream = null;
  isCaughtUp = false;
  if (followed === null) return;
  stream = createLiveStream({
    name: `live ${followed}`,
    locks: 'locks' in navigator ? navigator.locks : null,
    openSource: () => new EventSource(onApi(live.path), { withCredentials: credentialsOfCalls() === 'include' }),
    hasSession,
    hear(news) {
      if (news.kind === 'missed') isCaughtUp = true;
      if (news.kind === 'session_ended') followed = null;
      for (const listener of listeners) listener(news);
    },
  });
}

async function hasSession(): Promise<boolean> {
  try {
    await call(me);
    return true;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return false;
    throw failure;
  }
}

/** A page that its browser keeps for the way back holds nothing meanwhile. */
function watchPage(): void {
  isWatched = true;
  addEventListener('pagehide', () => stream?.stop());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begin();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stream?.look();
  });
}
