import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineOrder, EngineWord, SessionsWanted } from './engine.ts';

/** A server process whose clock is that of its requests, as its starter sees it. */
export interface Engine {
  readonly address: Promise<string>;
  /** Rejected, with the reason, if it ends before it is stopped. */
  readonly died: Promise<never>;
  sessionsOf(wanted: SessionsWanted): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A start on a busy machine, or a few sessions: anyone who says nothing for so long is stuck. */
const silenceMs = 90_000;
const endsWithinMs = 20_000;

/** `address` resolves when it listens. A server that says nothing for 90 seconds counts as stuck and fails who asked. */
export function startEngine(order: EngineOrder): Engine {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'engine.ts'), [JSON.stringify(order)]);
  // What cannot be sent any more has no one to answer it: anyone who waits for the answer hears how the server ended.
  child.on('error', () => undefined);
  let isStopping = false;
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(`a server ended with ${signal ?? `code ${code}`}`)),
  );
  const died = ended.then((how) => (isStopping ? new Promise<never>(() => undefined) : Promise.reject(new Error(how))));
  died.catch(() => undefined);
  const nextWord = async (): Promise<EngineWord> => {
    const over = new AbortController();
    const said = once(child, 'message', { signal: over.signal }) as Promise<[EngineWord]>;
    const late = sleep(silenceMs, undefined, { signal: over.signal }).then(() => {
      throw new Error(`a server said nothing within ${silenceMs} ms`);
    });
    try {
      const [word] = await Promise.race([said, late, died]);
      if ('fault' in word) throw new Error(word.fault);
      return word;
    } finally {
      over.abort();
      await Promise.allSettled([said, late]);
    }
  };
  const address = nextWord().then((word) => ('address' in word ? word.address : ''));
  // Anyone who waits for it is notified of the failure; no one may be waiting yet.
  address.catch(() => undefined);
  return {
    address,
    died,
    async sessionsOf(wanted) {
      await address;
      const word = nextWord();
      child.send(wanted);
      const heard = await word;
      return 'sessions' in heard ? heard.sessions : [];
    },
    async stop() {
      isStopping = true;
      if (child.connected) child.disconnect();
      const late = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
      await ended;
      clearTimeout(late);
    },
  };
}
