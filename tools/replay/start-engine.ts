import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { EngineOrder, EngineWord, SessionsWanted } from './engine.ts';

/** A server process whose clock is that of its requests, as its starter sees it. */
export interface Engine {
  readonly address: Promise<string>;
  sessionsOf(wanted: SessionsWanted): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export function startEngine(order: EngineOrder): Engine {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'engine.ts'), [JSON.stringify(order)]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const nextWord = (): Promise<EngineWord> =>
    new Promise((resolve, reject) => {
      const onExit = (code: number | null): void => reject(new Error(`the engine ended with ${code}`));
      child.once('exit', onExit);
      child.once('message', (word) => {
        child.off('exit', onExit);
        resolve(word as EngineWord);
      });
    });
  const address = nextWord().then((word) => ('address' in word ? word.address : ''));
  // Whoever waits for it hears of the failure; nobody may be waiting yet.
  address.catch(() => undefined);
  return {
    address,
    async sessionsOf(wanted) {
      await address;
      const word = nextWord();
      child.send(wanted);
      const heard = await word;
      return 'sessions' in heard ? heard.sessions : [];
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
