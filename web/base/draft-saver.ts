// Saves a draft, one save at a time, and keeps what was typed until the server has it. Independent of React and of the API.
import { isSame } from './form/same.ts';

/** What was typed and had not been saved, with the revision it was typed over. */
export type Kept<Content extends object> = { readonly revision: number; readonly content: Content };
/** What became of a save. `elsewhere`: another tab or device saved since; nothing was overwritten. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number; readonly savedAt: string }
  | { readonly kind: 'elsewhere' | 'failed' };
export type SaverState<Content extends object> = {
  readonly content: Content;
  readonly standing: 'saved' | 'pending' | 'saving' | 'failed' | 'elsewhere';
  readonly savedAt: string;
};
type Wiring<Content extends object> = {
  readonly saved: Kept<Content> & { readonly savedAt: string };
  readonly kept: Kept<Content> | null;
  readonly keep: (kept: Kept<Content> | null) => void;
  /** `isLeaving`: the page may be gone before the answer. */
  readonly send: (draft: Kept<Content>, isLeaving: boolean) => Promise<SaveOutcome>;
};

/** After the last key. */
const restMs = 900;
/** Before a save that failed is tried again unasked. */
const retryMs = 15_000;

export type DraftSaver<Content extends object> = ReturnType<typeof createDraftSaver<Content>>;

export function createDraftSaver<Content extends object>({ saved, kept, keep, send }: Wiring<Content>) {
  let revision = saved.revision;
  let onServer = saved.content;
  // What an expired session or a reload left behind goes on from where it was typed; what another device saved since is not overwritten unseen.
  const isLeft = kept !== null && !isSame(kept.content, saved.content);
  let state: SaverState<Content> = {
    content: isLeft ? kept.content : saved.content,
    standing: !isLeft ? 'saved' : kept.revision === saved.revision ? 'pending' : 'elsewhere',
    savedAt: saved.savedAt,
  };
  let underWay: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();

  const set = (part: Partial<SaverState<Content>>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const isWhole = () => isSame(state.content, onServer);
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };

  async function sendOnce(isLeaving: boolean): Promise<boolean> {
    const { content } = state;
    set({ standing: 'saving' });
    const outcome = await send({ revision, content }, isLeaving);
    if (outcome.kind !== 'saved') {
      set({ standing: outcome.kind });
      if (outcome.kind === 'failed') later(retryMs);
      return false;
    }
    ({ revision } = outcome);
    onServer = content;
    keep(isWhole() ? null : { revision, content: state.content });
    set({ standing: isWhole() ? 'saved' : 'pending', savedAt: outcome.savedAt });
    return true;
  }

  /** Saves until the server has everything. Answers whether it has. */
  async function flush(isLeaving = false): Promise<boolean> {
    clearTimeout(timer);
    while (underWay !== null) await underWay;
    while (!isWhole() && state.standing !== 'elsewhere') {
      underWay = sendOnce(isLeaving).finally(() => {
        underWay = null;
      });
      if (!(await underWay)) return false;
    }
    return isWhole();
  }

  return {
    get: () => state,
    /** What the server has: name it when sending. */
    revision: () => revision,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part: Partial<Content>): void {
      const content = { ...state.content, ...part };
      set({ content, ...((state.standing === 'saved' || state.standing === 'failed') && { standing: 'pending' }) });
      keep({ revision, content });
      if (state.standing !== 'elsewhere') later(restMs);
    },
    flush,
    /** Of two that differ, what was typed here is saved over the other, as it is now. */
    keepMine(theirs: Kept<Content>): void {
      ({ revision } = theirs);
      onServer = theirs.content;
      set({ standing: 'pending' });
      void flush();
    },
    takeTheirs(theirs: Kept<Content>): void {
      ({ revision } = theirs);
      onServer = theirs.content;
      keep(null);
      set({ content: theirs.content, standing: 'saved' });
    },
    start(): void {
      isStopped = false;
      if (state.standing === 'pending') void flush();
    },
    /** Saves a last time. */
    stop(): void {
      isStopped = true;
      void flush();
    },
    /** What the server has now, as it changed it itself: nothing typed since is lost. */
    adopt({ revision: now, content }: Kept<Content>): void {
      const wasWhole = isWhole();
      revision = now;
      onServer = content;
      if (wasWhole) set({ content, standing: 'saved' });
    },
    /** The draft is gone or sent: nothing of it is kept or saved any more. */
    end(): void {
      isStopped = true;
      clearTimeout(timer);
      onServer = state.content;
      keep(null);
    },
  };
}
