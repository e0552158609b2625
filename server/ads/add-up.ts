import { secondMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import type { AdsDependencies } from './context.ts';
import { addUpSome } from './figures-store.ts';

/** What is not added up yet, every read of figures has to go through; each time, every vendor that had something costs two rows. */
const AFTER_MS = 3 * secondMs;
const AGAIN_AFTER_MS = 5 * secondMs;
/** Few enough for the time a statement may take. */
const PIECE = 20_000;

/** Adds up the figures behind the writers of clicks and displays. */
export interface AddingUp {
  /** Something was appended: it is added up within a few seconds, together with all that comes until then. */
  appended(): void;
  stop(): void;
}

/** What another process left behind when it died is added up with the first piece. */
export function createAddingUp({ writerDb, log }: Pick<AdsDependencies, 'writerDb' | 'log'>): AddingUp {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const later = (ms: number): void => {
    if (timer !== null || isStopped) return;
    timer = setTimeout(() => void addUp(), ms).unref();
  };
  const addUp = async (): Promise<void> => {
    // From here on, what is appended may come too late for this time.
    timer = null;
    let taken: number | null = 0;
    try {
      do taken = await inTransaction(writerDb, (tx) => addUpSome(tx, PIECE));
      while (taken !== null && taken >= PIECE && !isStopped);
      if (taken === null) later(AGAIN_AFTER_MS);
    } catch (fault) {
      log.warn({ err: fault }, 'the figures could not be added up');
      later(AGAIN_AFTER_MS);
    }
  };
  return {
    appended: () => later(AFTER_MS),
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
