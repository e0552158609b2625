// A form that is sent: what is typed, what is said about it, and what became of sending it (decision 0070). Independent of React and of the API.
import { ApiError } from '../calls/call.ts';
import { newId } from '../calls/new-id.ts';
import { forgetDraft, keepDraft, keptDraft } from '../draft.ts';
import { isSame } from './same.ts';

/** What is wrong with a field, by its name on the wire. */
type Problem = { readonly field: string; readonly message: string };
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };
export const right = <Value>(value: Value): Checked<Value> => ({ ok: true, value });
export const wrong = (field: string, message: string): Checked<never> => ({ ok: false, problems: [{ field, message }] });

type Parts = Readonly<Record<string, Checked<unknown>>>;
type ValuesOf<P extends Parts> = { readonly [K in keyof P]: P[K] extends { readonly ok: true; readonly value: infer V } ? V : never };
/** Every part is right, under the same names; or what is wrong with any of them. */
export function together<P extends Parts>(parts: P): Checked<ValuesOf<P>> {
  const all = Object.entries(parts);
  const [first, ...more] = all.flatMap(([, part]) => (part.ok ? [] : part.problems));
  if (first !== undefined) return { ok: false, problems: [first, ...more] };
  return { ok: true, value: Object.fromEntries(all.map(([name, part]) => [name, part.ok ? part.value : undefined])) as ValuesOf<P> };
}

export type Wiring<T extends object, Value, Answer> = {
  /** Under which what is typed waits in this tab, over a reload or a session that ends; null for secrets, which are kept nowhere. */
  readonly key: string | null;
  /** What stands in it while nothing is typed: nothing, or what the server has. */
  readonly saved: T;
  /** Of what the server has: what was typed over an older one is not sent unless somebody says so. */
  readonly revision?: number;
  /** Whether two contents would save the same, where that is not whether they are the same. */
  readonly isAlike?: (one: T, other: T) => boolean;
  /** The very rule of the server. Without one nothing is judged before the server has, and what is typed is what is sent. */
  readonly check?: (typed: T) => Checked<Value>;
  /** One key for one content: the same sent again is the same intent. */
  readonly send: (value: Value, how: { readonly revision: number; readonly key: string }) => Promise<Answer>;
  /** `isWhole`: nothing else was typed meanwhile. */
  readonly onSent?: (answer: Answer, isWhole: boolean) => unknown;
  readonly onRefused?: (failure: unknown) => unknown;
  /** Of a form that is saved again and again: the revision on which goes on what was typed meanwhile. Any other form has done its work. */
  readonly revisionOf?: (answer: Answer) => number;
};

type Typed<T> = { readonly revision: number; readonly content: T };
export type FormState<T extends object> = {
  /** Null while nothing is typed. */
  readonly typed: Typed<T> | null;
  /** The fields that were left, or all when sending was tried. */
  readonly told: ReadonlySet<string> | 'all';
  readonly standing: 'open' | 'sending' | 'sent';
  /** What the server refused, and the content and revision of which it speaks. */
  readonly refused: { readonly failure: unknown; readonly content: T; readonly revision: number } | null;
  /** How often sending was stopped by what is wrong here. */
  readonly stops: number;
};

const untold: ReadonlySet<string> = new Set();
const intentOf = (key: string): string => `${key}.intent`;

export function createForm<T extends object, Value, Answer>(first: Wiring<T, Value, Answer>) {
  let wiring = first;
  let state: FormState<T> = { typed: keptIn(wiring), told: untold, standing: 'open', refused: null, stops: 0 };
  let recalledKey = wiring.key;
  let unkeptIntent: Intent | null = null;
  const listeners = new Set<() => void>();
  const set = (part: Partial<FormState<T>>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const keep = (typed: Typed<T> | null) => {
    const { key } = wiring;
    if (key === null) return;
    if (typed === null) forgetDraft(key);
    else keepDraft(key, typed);
  };
  const put = (typed: Typed<T> | null, part: Partial<FormState<T>> = {}) => {
    keep(typed);
    set({ ...part, typed });
  };
  const intentFor = (value: Value): string => {
    const { key } = wiring;
    const of = JSON.stringify(value) ?? '';
    const before = key === null ? unkeptIntent : keptDraft<Intent>(intentOf(key));
    if (before?.of === of && before.key !== undefined) return before.key;
    unkeptIntent = { of, key: newId() };
    if (key !== null) keepDraft(intentOf(key), unkeptIntent);
    return unkeptIntent.key;
  };
  const forgetIntent = () => {
    const { key } = wiring;
    unkeptIntent = null;
    if (key !== null) forgetDraft(intentOf(key));
  };

  const change = (part: Partial<T>): void => {
    const { typed, saved, revision } = standingOf(state, wiring);
    const content = { ...typed, ...part };
    put(isSame(content, saved) ? null : { revision, content }, state.standing === 'sent' ? { standing: 'open' } : {});
  };

  /** From now on every field says what is wrong with it. Answers whether nothing is. */
  const judge = (): boolean => {
    const { ok } = checkedBy(wiring, standingOf(state, wiring).typed);
    set({ told: 'all', stops: state.stops + (ok ? 0 : 1) });
    return ok;
  };

  return {
    /** What the server has, and the rules, may be others at the next step. */
    follow: (next: Wiring<T, Value, Answer>): void => {
      wiring = next;
    },
    /** A form that has learnt its key begins with what waits under it. */
    recall: (): void => {
      if (wiring.key === recalledKey) return;
      recalledKey = wiring.key;
      const typed = keptIn(wiring);
      if (typed !== null) set({ typed });
    },
    get: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    write: <K extends keyof T>(name: K, value: T[K]): void => {
      const next = { ...standingOf(state, wiring).typed };
      next[name] = value;
      change(next);
    },
    /** A field was left: from now on it says what is wrong with it. */
    see: (field: string) => {
      if (state.told !== 'all' && !state.told.has(field)) set({ told: new Set([...state.told, field]) });
    },
    judge,
    /** Answers whether it was sent and taken. */
    submit: async (): Promise<boolean> => {
      const { send, onSent, onRefused, revisionOf } = wiring;
      const { typed: content, revision } = standingOf(state, wiring);
      const checked = checkedBy(wiring, content);
      if (!judge() || !checked.ok || state.standing === 'sending') return false;
      set({ standing: 'sending', refused: null });
      let answer: Answer;
      try {
        answer = await send(checked.value, { revision, key: intentFor(checked.value) });
      } catch (failure) {
        tell(failure);
        // What a refusal has fetched again is there before the refusal is.
        await afterwards(() => onRefused?.(failure));
        set({ standing: 'open', refused: { failure, content, revision } });
        return false;
      }
      const restNow = (): Typed<T> | null => {
        const now = standingOf(state, wiring).typed;
        return revisionOf === undefined || isSame(now, content) ? null : { revision: revisionOf(answer), content: now };
      };
      forgetIntent();
      keep(null);
      await afterwards(() => onSent?.(answer, isSame(standingOf(state, wiring).typed, content)));
      put(restNow(), { told: untold, standing: 'sent' });
      return true;
    },
    /** Back at a form that was left while it was sent: what became of that is over. */
    reopen: () => set({ standing: 'open', refused: null }),
    /** The form was left on purpose, or is begun anew. The same content again is still the same intent. */
    discard: (): void => {
      put(null, { told: untold, standing: 'open', refused: null });
    },
    /** Of two that differ, what is typed here goes on over what is saved now, or makes room for it. */
    resolve: (choice: 'mine' | 'theirs'): void => {
      const { saved, revision = 0 } = wiring;
      const content = state.typed?.content ?? saved;
      put(choice === 'mine' ? { revision, content } : null, { told: untold, refused: null });
    },
  };
}
/** What is no answer of the server is a fault of ours: whoever collects those hears of it. */
function tell(failure: unknown): void {
  if (!(failure instanceof ApiError)) globalThis.reportError?.(failure);
}

/** Whatever becomes of what is done after an answer, the answer stands. */
async function afterwards(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (failure) {
    tell(failure);
  }
}

type Intent = { readonly of: string; readonly key: string };

/** What an expired session, a reload or another language left behind; a field that is newer than it has what the server has. */
function keptIn<T extends object>({ key, saved }: Pick<Wiring<T, never, never>, 'key' | 'saved'>): Typed<T> | null {
  const { revision, content } = key === null ? {} : keptDraft<Typed<T>>(key);
  return revision === undefined || content === undefined ? null : { revision, content: { ...saved, ...content } };
}

const checkedBy = <T extends object, Value>({ check }: Pick<Wiring<T, Value, never>, 'check'>, typed: T): Checked<Value> =>
  check === undefined ? { ok: true, value: typed as unknown as Value } : check(typed);

type Base<T extends object> = Pick<Wiring<T, never, never>, 'saved' | 'revision' | 'isAlike'>;
/** What stands in the form, and over which revision it was typed. What others saved is shown as soon as nothing else is typed here. */
function standingOf<T extends object>({ typed }: FormState<T>, { saved, revision = 0, isAlike = isSame }: Base<T>) {
  const isDirty = typed !== null && !isAlike(typed.content, saved);
  const isTyped = typed !== null && (isDirty || typed.revision === revision);
  return { typed: isTyped ? typed.content : saved, saved, revision: isDirty ? typed.revision : revision, isDirty };
}

/** What is to be seen of a form: of its fields, and of the form as a whole. */
export function viewOf<T extends object, Value>(state: FormState<T>, wiring: Base<T> & Pick<Wiring<T, Value, never>, 'check'>) {
  const { typed, revision, isDirty } = standingOf(state, wiring);
  const checked = checkedBy(wiring, typed);
  const problems = checked.ok ? [] : checked.problems;
  const { refused } = state;
  const now = wiring.revision ?? 0;
  const refusedFields = refused === null ? [] : fieldsOf(refused.failure);
  const messageOf = (field: string): string | undefined => {
    const isTold = state.told === 'all' || state.told.has(field);
    return (isTold ? problems.find((one) => one.field === field)?.message : undefined) ?? serverMessageOf(field);
  };
  const isElsewhere = isDirty && revision !== now && state.standing !== 'sending';
  /** What the server said of a field holds until that field is another. */
  const serverMessageOf = (field: string): string | undefined =>
    refused !== null && isSame(heldAt(refused.content, field), heldAt(typed, field))
      ? refusedFields.find((one) => one.field === field)?.message
      : undefined;
  return {
    typed,
    checked,
    problems,
    messageOf,
    /** Sending was stopped, here or by the server, and what stopped it is not mended. */
    isStopped: (state.told === 'all' && problems.length > 0) || refusedFields.some(({ field }) => serverMessageOf(field) !== undefined),
    isDirty,
    /** Another window saved since. */
    isElsewhere,
    isSending: state.standing === 'sending',
    isSent: state.standing === 'sent',
    refused,
    stops: state.stops,
    /** What is wrong with the form as a whole; nothing any more once another revision is there than the one that was refused. */
    failure: refused !== null && refusedFields.length === 0 && !isElsewhere && refused.revision === now ? refused.failure : null,
  };
}

const fieldsOf = (failure: unknown) => (failure instanceof ApiError ? failure.fields : []);

/** What a field of the wire holds, `items.0.price`; the whole form where it has no such field. */
function heldAt(content: object, field: string): unknown {
  let held: unknown = content;
  for (const name of field.split('.')) {
    if (typeof held !== 'object' || held === null || !(name in held)) return content;
    held = Reflect.get(held, name);
  }
  return held;
}
