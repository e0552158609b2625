// A form that is sent: what is typed, what is said about it, and what became of sending it (decision 0070). Independent of React and of the API.
import { ApiError } from '../calls/call.ts';
import { newId } from '../calls/new-id.ts';
import { forgetDraft, keepDraft, keptDraft } from '../draft.ts';
import { isSame } from './same.ts';
import { createTyped, untouched } from './typed.ts';
import { judgedOf, type Subject, type Typed } from './view.ts';

export type Wiring<T extends object, Value, Answer> = Subject<T, Value> & {
  /** One key for one content: the same sent again is the same intent. */
  readonly send: (value: Value, how: { readonly revision: number; readonly key: string }) => Promise<Answer>;
  /** `isWhole`: nothing else was typed meanwhile. */
  readonly onSent?: (answer: Answer, isWhole: boolean) => unknown;
  readonly onRefused?: (failure: unknown) => unknown;
  /** Of a form that is saved again and again: the revision on which continues what was typed meanwhile. Any other form has done its work. */
  readonly revisionOf?: (answer: Answer) => number;
};

export function createForm<T extends object, Value, Answer>(first: Wiring<T, Value, Answer>) {
  let wiring = first;
  const { set, keep, put, current, ...typed } = createTyped(first);
  const intent = createIntent(() => (wiring.secrets === undefined ? wiring.key : null));

  /** Answers whether it was sent and taken. */
  async function submit(): Promise<boolean> {
    const { send, onSent, onRefused, revisionOf } = wiring;
    const { typed: content, revision } = current();
    const checked = judgedOf(typed.get(), wiring, content);
    if (!typed.judge() || !checked.ok || typed.get().status === 'sending') return false;
    // What was refused before keeps its place until there is an answer: nothing moves under a second press.
    set({ status: 'sending', isUnanswered: true });
    let answer: Answer;
    try {
      answer = await send(checked.value, { revision, key: intent.keyFor(checked.value) });
    } catch (failure) {
      reportFailure(failure);
      // What a refusal has fetched again is there before the refusal is.
      await afterwards(() => onRefused?.(failure));
      const isUnanswered = !(failure instanceof ApiError) || failure.status === 0;
      set({ status: 'open', refused: { failure, content, revision }, isUnanswered });
      return false;
    }
    const restNow = (): Typed<T> | null => {
      const now = current().typed;
      return revisionOf === undefined || isSame(now, content) ? null : { revision: revisionOf(answer), content: now };
    };
    intent.forget();
    keep(null);
    await afterwards(() => onSent?.(answer, isSame(current().typed, content)));
    put(restNow(), { touched: untouched, status: 'sent', isUnanswered: false, refused: null });
    return true;
  }
  return {
    ...typed,
    follow: (next: Wiring<T, Value, Answer>): void => {
      wiring = next;
      typed.follow(next);
    },
    submit,
    /** Back at a form that was left while it was sent: what became of that is over. */
    reopen: () => set({ status: 'open', refused: null }),
    /** The form was left on purpose, or is started anew. The same content again is still the same intent. */
    discard: (): void => {
      put(null, { touched: untouched, status: 'open', refused: null, isUnanswered: false });
    },
  };
}

/** What is no answer of the server is a fault of ours: anyone who collects those is notified of it. */
function reportFailure(failure: unknown): void {
  if (!(failure instanceof ApiError)) globalThis.reportError?.(failure);
}

/** Whatever becomes of what is done after an answer, the answer stands. */
async function afterwards(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (failure) {
    reportFailure(failure);
  }
}

type Intent = { readonly of: string; readonly key: string };

/** The key under which a content is sent: the same one for the same content, after a reload too, unless something of it is kept nowhere. */
function createIntent(formKey: () => string | null) {
  let unkept: Intent | null = null;
  const place = () => {
    const key = formKey();
    return key === null ? null : `${key}.intent`;
  };
  return {
    keyFor(value: unknown): string {
      const at = place();
      const of = JSON.stringify(value) ?? '';
      const before = at === null ? unkept : keptDraft<Intent>(at);
      if (before?.of === of && before.key !== undefined) return before.key;
      unkept = { of, key: newId() };
      if (at !== null) keepDraft(at, unkept);
      return unkept.key;
    },
    forget(): void {
      const at = place();
      unkept = null;
      if (at !== null) forgetDraft(at);
    },
  };
}
