// What is in a form, and what is said about it.
import { ApiError } from '../calls/call.ts';
import type { Checked } from './checked.ts';
import { isSame } from './same.ts';
import type { Saving } from './saver.ts';

/** A content and the revision it belongs to. */
export type Typed<T> = { readonly revision: number; readonly content: T };

export type Subject<T extends object, Value = unknown> = {
  /** Under which what is typed waits in this tab, over a reload or a session that ends; null for secrets, which are kept nowhere. */
  readonly key: string | null;
  /** Fields of it that are kept nowhere all the same. */
  readonly secrets?: readonly (keyof T)[];
  /** What is in it while nothing is typed: nothing, or what the server has. */
  readonly saved: T;
  /** Of what the server has: what was typed over an older one is not sent unless someone says so. */
  readonly revision?: number;
  /** Whether two contents would save the same, where that is not whether they are the same. */
  readonly isAlike?: (one: T, other: T) => boolean;
  /** The very rule of the server. Without one nothing is judged before the server has, and what is typed is what is sent. */
  readonly check?: (typed: T) => Checked<Value>;
};

export type FormState<T extends object> = {
  /** Null while nothing is typed. */
  readonly typed: Typed<T> | null;
  /** What the server was last heard to have, until the page says the same. */
  readonly heard: Typed<T> | null;
  /** The server has refused a save because another window was first, and no one has chosen yet. */
  readonly isContested: boolean;
  /** Something was sent, and no one knows yet, or any more, whether the server took it: what is typed then counts, even if it is what was there before. */
  readonly isUnanswered: boolean;
  /** What stands in a field and cannot be read, by its field, with what is said about it. Nothing is sent while there is any: its value is missing. */
  readonly unread: ReadonlyMap<string, string>;
  /** The fields that were left, or all when sending was tried. */
  readonly touched: ReadonlySet<string> | 'all';
  /** Of a form that is sent. */
  readonly status: 'open' | 'sending' | 'sent';
  /** Of a document that saves itself. */
  readonly saving: Saving;
  /** What the server refused, and the content and revision of which it speaks. */
  readonly refused: { readonly failure: unknown; readonly content: T; readonly revision: number } | null;
  /** How often sending was stopped by what is wrong here. */
  readonly stops: number;
};

const checkedBy = <T extends object, Value>({ check }: Pick<Subject<T, Value>, 'check'>, typed: T): Checked<Value> =>
  check === undefined ? { ok: true, value: typed as unknown as Value } : check(typed);

/** The same, where what stands in a field and cannot be read counts as wrong. */
export function judgedOf<T extends object, Value>(
  { unread }: Pick<FormState<T>, 'unread'>,
  subject: Pick<Subject<T, Value>, 'check'>,
  typed: T,
): Checked<Value> {
  const checked = checkedBy(subject, typed);
  const [first, ...more] = [...unread].map(([field, message]) => ({ field, message }));
  if (first === undefined) return checked;
  const others = checked.ok ? [] : checked.problems.filter(({ field }) => !unread.has(field));
  return { ok: false, problems: [first, ...more, ...others] };
}

/** What the server has, by the page or by its last answer, whichever is newer. */
function onServer<T extends object>({ heard }: FormState<T>, { saved, revision = 0 }: Subject<T>): Typed<T> {
  return heard !== null && heard.revision >= revision ? heard : { revision, content: saved };
}

/** What is in the form, and over which revision it was typed. What others saved is shown as soon as nothing else is typed here. */
export function currentOf<T extends object>(state: FormState<T>, subject: Subject<T>) {
  const { isAlike = isSame } = subject;
  const { typed } = state;
  const { revision: now, content: saved } = onServer(state, subject);
  const isDirty = typed !== null && (state.isUnanswered || !isAlike(typed.content, saved));
  const isTyped = typed !== null && (isDirty || typed.revision === now);
  const revision = isDirty ? typed.revision : now;
  /** Another window saved since. */
  const isElsewhere = isDirty && (revision !== now || state.isContested);
  return { typed: isTyped ? typed.content : saved, saved, now, revision, isDirty, isElsewhere };
}

/** What is to be seen of a form: of its fields, and of the form as a whole. */
export function viewOf<T extends object, Value>(state: FormState<T>, subject: Subject<T, Value>) {
  const current = currentOf(state, subject);
  const { typed } = current;
  const isUnread = state.unread.size > 0;
  const checked = judgedOf(state, subject, typed);
  const problems = checked.ok ? [] : checked.problems;
  const { refused } = state;
  const refusedFields = refused === null ? [] : fieldsOf(refused.failure);
  const messageOf = (field: string): string | undefined => {
    const isTouched = state.touched === 'all' || state.touched.has(field);
    return (isTouched ? problems.find((one) => one.field === field)?.message : undefined) ?? serverMessageOf(field);
  };
  const isElsewhere = current.isElsewhere && state.status !== 'sending' && state.saving !== 'saving';
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
    /** Sending was stopped, here or by the server, and what stopped it is not fixed. */
    isStopped: (state.touched === 'all' && problems.length > 0) || refusedFields.some(({ field }) => serverMessageOf(field) !== undefined),
    isDirty: current.isDirty || isUnread,
    /** Something stands in it that cannot be read, and is saved nowhere. */
    isUnread,
    isElsewhere,
    saving: state.saving,
    isSending: state.status === 'sending',
    isSent: state.status === 'sent',
    refused,
    stops: state.stops,
    /** What is wrong with the form as a whole; nothing any more once another revision is there than the one that was refused. */
    failure: isRefused(state, current) ? refused?.failure : null,
  };
}

/** Whether what was refused is the form as a whole, as it still is. That another window was first, the choice between the two says. */
function isRefused<T extends object>({ refused }: FormState<T>, { revision, isElsewhere }: ReturnType<typeof currentOf<T>>): boolean {
  if (refused === null || fieldsOf(refused.failure).length > 0 || refused.revision !== revision) return false;
  return !isElsewhere || !(refused.failure instanceof ApiError && refused.failure.code.endsWith('_elsewhere'));
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
