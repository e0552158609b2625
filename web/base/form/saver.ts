// Saves by itself: one save at a time, once typing rests, until the server has everything. What is sent, and how two windows are merged, its owner
// says: whole (document.ts), by field (the agreement) or by order (a portfolio). Independent of React and of the API.

/** `blocked`: what is left waits for the person, who has to fix something or to choose between two windows. */
export type Saving = 'saved' | 'pending' | 'saving' | 'failed' | 'blocked';

type Owner = {
  /** The server has everything. */
  readonly isWhole: () => boolean;
  /** Something is here that the server can be sent now. */
  readonly isDue: () => boolean;
  /**
   * Sends it, and takes over what came of it. `isLeaving`: the page may be gone before the answer. `over`: what was typed into takes nothing any
   * more.
   */
  readonly send: (isLeaving: boolean) => Promise<'done' | 'failed' | 'over'>;
  readonly onSaving: (saving: Saving) => void;
  /** After the last key. */
  readonly restMs?: number;
};
/** Before a save that failed is tried again unasked. */
const retryMs = 15_000;

export type Saver = ReturnType<typeof createSaver>;

export function createSaver({ isWhole, isDue, send, onSaving, restMs = 900 }: Owner) {
  let saving: Saving = 'saved';
  let underWay: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const say = (now: Saving) => {
    saving = now;
    onSaving(now);
  };
  const settle = () => say(isWhole() ? 'saved' : isDue() ? 'pending' : 'blocked');
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };

  async function sendOnce(isLeaving: boolean): Promise<boolean> {
    say('saving');
    const outcome = await send(isLeaving);
    if (outcome === 'failed') {
      say('failed');
      later(retryMs);
    } else settle();
    return outcome === 'done';
  }

  /** Saves until the server has everything that it can be sent. Answers whether it has everything. */
  async function flush({ isLeaving = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    while (underWay !== null) await underWay;
    while (isDue()) {
      underWay = sendOnce(isLeaving).finally(() => {
        underWay = null;
      });
      if (!(await underWay)) return false;
    }
    settle();
    return isWhole();
  }

  return {
    flush,
    /** What is here is another: it is sent after a rest. What is broken is said after that rest, too. */
    changed(): void {
      if (saving !== 'saving') say(isWhole() ? 'saved' : saving === 'blocked' && !isDue() ? 'blocked' : 'pending');
      later(restMs);
    },
    /** What the server has is another, or what was here is gone. */
    settle(): void {
      if (saving !== 'saving') settle();
    },
    /** What an expired session or a reload left behind continues. */
    start(): void {
      isStopped = false;
      void flush();
    },
    /** Saves a last time. No try follows later: by then another page may have saved something newer. */
    stop(): void {
      isStopped = true;
      void flush();
    },
    /** What was written is sent or gone: nothing of it is saved any more. */
    end(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
