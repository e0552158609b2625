// What is typed, over which revision of what the server has, and what is said about it. Forms that are sent (form.ts) and documents that save
// themselves (document.ts) are built on it. Independent of React and of the API.
import { forgetDraft, keepDraft, keptDraft } from '../draft.ts';
import { createState } from '../state.ts';
import { isSame } from './same.ts';
import { type FormState, currentOf, judgedOf, type Subject, type Typed } from './view.ts';

export const untouched: ReadonlySet<string> = new Set();

export function createTyped<T extends object>(first: Subject<T>) {
  let subject = first;
  let recalledKey = first.key;
  const state = createState<FormState<T>>({
    typed: keptIn(first),
    heard: null,
    isContested: false,
    isUnanswered: false,
    unread: new Map(),
    touched: untouched,
    status: 'open',
    saving: 'saved',
    refused: null,
    stops: 0,
  });
  const keep = (typed: Typed<T> | null) => {
    const { key, secrets = [] } = subject;
    if (key === null) return;
    const unkept = Object.fromEntries(secrets.map((name) => [name, undefined]));
    if (typed === null) forgetDraft(key);
    else keepDraft(key, { ...typed, content: { ...typed.content, ...unkept } });
  };
  const current = () => currentOf(state.get(), subject);
  const put = (typed: Typed<T> | null, part: Partial<FormState<T>> = {}) => {
    keep(typed);
    state.change({ ...part, typed });
  };
  const change = (part: Partial<T>): void => {
    const { typed, saved, revision } = current();
    const content = { ...typed, ...part };
    const { isUnanswered, status } = state.get();
    put(isSame(content, saved) && !isUnanswered ? null : { revision, content }, status === 'sent' ? { status: 'open' } : {});
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    set: state.change,
    keep,
    put,
    current,
    change,
    write: <K extends keyof T>(name: K, value: T[K]): void => {
      const next = { ...current().typed };
      next[name] = value;
      change(next);
    },
    /** A field was left: from now on it says what is wrong with it. */
    see: (field: string): void => {
      const { touched } = state.get();
      if (touched !== 'all' && !touched.has(field)) state.change({ touched: new Set([...touched, field]) });
    },
    /** What stands in a field cannot be read, or can again. */
    unread: (field: string, problem: string | null): void => {
      const { unread } = state.get();
      if ((unread.get(field) ?? null) === problem) return;
      const others = [...unread].filter(([name]) => name !== field);
      state.change({ unread: new Map(problem === null ? others : [...others, [field, problem]]) });
    },
    /** From now on every field says what is wrong with it. Answers whether nothing is. */
    judge: (): boolean => {
      const { ok } = judgedOf(state.get(), subject, current().typed);
      state.change({ touched: 'all', stops: state.get().stops + (ok ? 0 : 1) });
      return ok;
    },
    /** What the server has, and the rules, may be others at the next step. */
    follow: (next: Subject<T>): void => {
      subject = next;
    },
    /** A form that has learnt its key starts with what waits under it. */
    recall: (): void => {
      if (subject.key === recalledKey) return;
      recalledKey = subject.key;
      const typed = keptIn(subject);
      if (typed !== null) state.change({ typed });
    },
    /** Of two that differ, what is typed here continues over what is saved now, or makes room for it. */
    resolve: (choice: 'mine' | 'theirs'): void => {
      const { typed, now } = current();
      put(choice === 'mine' ? { revision: now, content: typed } : null, {
        isContested: false,
        isUnanswered: false,
        touched: untouched,
        refused: null,
      });
    },
  };
}

/** What an expired session, a reload or another language left behind; a field that is newer than it has what the server has. */
function keptIn<T extends object>({ key, saved }: Subject<T>): Typed<T> | null {
  const { revision, content } = key === null ? {} : keptDraft<Typed<T>>(key);
  return revision === undefined || content === undefined ? null : { revision, content: { ...saved, ...content } };
}
