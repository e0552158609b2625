// A document that saves itself while it is written, whatever is still wrong with it (decision 0074). Independent of React and of the API.
import { isGone } from './is-gone.ts';
import { isSame } from './same.ts';
import { createSaver } from './saver.ts';
import { createTyped, untouched } from './typed.ts';
import type { Subject, Typed } from './view.ts';

/**
 * What became of a save. `elsewhere`: another window saved since; nothing was overwritten, and this is what it saved. `failure`: why it failed, where that
 * is to be said; `isOver`: and will however often it is tried, since it is no draft any more.
 */
export type SaveOutcome<T> =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'elsewhere'; readonly theirs: Typed<T> }
  | { readonly kind: 'failed'; readonly failure?: unknown; readonly isOver?: boolean };

/** Another window was first: what it saved, unless that cannot be had now. Then the same is tried again. */
export async function savedElsewhere<T>(find: () => Promise<Typed<T>>): Promise<SaveOutcome<T>> {
  try {
    const { revision, content } = await find();
    return { kind: 'elsewhere', theirs: { revision, content } };
  } catch (failure) {
    return { kind: 'failed', failure };
  }
}

export type DocumentWiring<T extends object> = Subject<T> & {
  /** `isLeaving`: the page may be gone before the answer. */
  readonly save: (typed: Typed<T>, isLeaving: boolean) => Promise<SaveOutcome<T>>;
};

export function createDocument<T extends object>(first: DocumentWiring<T>) {
  let wiring = first;
  const { set, put, current, ...typed } = createTyped(first);
  /** What the server has is known: what was typed meanwhile continues over it. */
  const goOn = (heard: Typed<T>, isUnanswered = typed.get().isUnanswered) => {
    const { typed: content, isDirty } = current();
    put(!isDirty || isSame(content, heard.content) ? null : { revision: heard.revision, content }, { heard, isUnanswered });
  };
  const saver = createSaver({
    isWhole: () => !current().isDirty,
    isDue: () => current().isDirty && !current().isElsewhere,
    async send(isLeaving) {
      const { typed: content, revision } = current();
      set({ isUnanswered: true });
      const outcome = await wiring.save({ revision, content }, isLeaving);
      const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
      set({ refused: failure === undefined ? null : { failure, content, revision } });
      if (outcome.kind === 'saved') goOn({ revision: outcome.revision, content }, false);
      if (outcome.kind === 'elsewhere') set({ heard: outcome.theirs, isContested: true, isUnanswered: false });
      // What is gone takes nothing any more, however often it is tried.
      if (outcome.kind !== 'failed') return 'done';
      return isGone(failure) || outcome.isOver === true ? 'over' : 'failed';
    },
    onSaving: (saving) => set({ saving }),
  });
  return {
    ...typed,
    ...saver,
    follow: (next: DocumentWiring<T>): void => {
      wiring = next;
      typed.follow(next);
    },
    /** What the server has: name it when sending. */
    revision: (): number => current().revision,
    change: (part: Partial<T>): void => {
      typed.change(part);
      saver.changed();
    },
    write: <K extends keyof T>(name: K, value: T[K]): void => {
      typed.write(name, value);
      saver.changed();
    },
    resolve: (choice: 'mine' | 'theirs'): void => {
      typed.resolve(choice);
      void saver.flush();
    },
    /** What the server has now, as it changed it itself: nothing typed since is lost. */
    adopt: (heard: Typed<T>): void => {
      goOn(heard);
      saver.settle();
    },
    /** The document is sent or gone: nothing of it is kept or saved any more, and what was written stays to be seen. */
    end: (): void => {
      saver.end();
      const { typed: content, now } = current();
      put(null, { heard: { revision: now, content }, touched: untouched });
    },
  };
}
