// Saves typed answers, one save at a time, and keeps them until the server has them. Independent of React and of the API.
import type { AgreementFields, FieldName } from '../../../core/verification/form.ts';

export type Changes = { readonly [F in FieldName]?: AgreementFields[F] };
/** What was typed and had not been saved, with the revision it was typed on. */
export type Kept = { readonly revision: number | null; readonly changes: Changes };

type Messages = Readonly<Partial<Record<FieldName, string>>>;

/**
 * What became of a save. Refused: with some fields another window was first, others cannot be saved as they are; nothing was saved. Closed:
 * the form was handed in meanwhile, and takes nothing any more.
 */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly changedElsewhere: readonly FieldName[]; readonly messages: Messages }
  | { readonly kind: 'failed' }
  | { readonly kind: 'closed' };

export type SaveState = {
  /** Shown over what the server has. */
  readonly typed: Changes;
  /** `blocked`: what is left waits for the person: a broken text, or two windows that differ. */
  readonly standing: 'saved' | 'pending' | 'saving' | 'failed' | 'blocked';
  readonly conflicts: readonly FieldName[];
  readonly messages: Messages;
};

type Wiring = {
  readonly kept: Kept;
  readonly keep: (changes: Changes) => void;
  /** `revision` null: the newest known. `isLeaving`: the page may be gone before the answer. */
  readonly send: (changes: Changes, options: { readonly revision: number | null; readonly isLeaving: boolean }) => Promise<SaveOutcome>;
  /** Broken texts wait until they are mended. */
  readonly isSavable: (field: FieldName, value: AgreementFields[FieldName]) => boolean;
};

/** After the last key. */
const restMs = 800;
/** Before a save that failed is tried again unasked. */
const retryMs = 15_000;

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ kept, keep, send, isSavable }: Wiring) {
  let state: SaveState = { typed: kept.changes, standing: 'saved', conflicts: [], messages: {} };
  let revision = kept.revision;
  /** What the server has by this window, of fields that are still shown as typed. */
  let sent: Changes = {};
  let focused: FieldName | null = null;
  let underWay: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();

  const set = (part: Partial<SaveState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const isUnsaved = (field: FieldName) => !(field in sent) || sent[field] !== state.typed[field];
  const fieldsOfTyped = () => Object.keys(state.typed) as FieldName[];
  const savable = (): Changes =>
    pick(
      state.typed,
      fieldsOfTyped().filter((field) => {
        const value = state.typed[field];
        const waits = state.conflicts.includes(field) || field in state.messages;
        return value !== undefined && isUnsaved(field) && !waits && isSavable(field, value);
      }),
    );
  const isWhole = () => fieldsOfTyped().every((field) => !isUnsaved(field));
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };
  /** What the server has and nobody is typing is shown as the server has it. */
  const settle = () => {
    const rest = pick(
      state.typed,
      fieldsOfTyped().filter((field) => field === focused || isUnsaved(field)),
    );
    sent = pick(sent, Object.keys(rest) as FieldName[]);
    keep(pick(rest, (Object.keys(rest) as FieldName[]).filter(isUnsaved)));
    set({ typed: rest });
    if (state.standing !== 'failed') set({ standing: isWhole() ? 'saved' : Object.keys(savable()).length > 0 ? 'pending' : 'blocked' });
  };

  async function sendOnce(isLeaving: boolean): Promise<boolean> {
    const changes = savable();
    set({ standing: 'saving' });
    const outcome = await send(changes, { revision, isLeaving });
    if (outcome.kind === 'closed') {
      reset();
      return false;
    }
    if (outcome.kind === 'failed') {
      set({ standing: 'failed' });
      later(retryMs);
      return false;
    }
    revision = null;
    set({ standing: 'pending' });
    if (outcome.kind === 'saved') sent = { ...sent, ...changes };
    else
      set({
        conflicts: [...new Set([...state.conflicts, ...outcome.changedElsewhere])],
        messages: { ...state.messages, ...outcome.messages },
      });
    settle();
    return true;
  }

  /** Forgets what is typed: the form it was typed into is gone. */
  function reset(): void {
    clearTimeout(timer);
    sent = {};
    keep({});
    set({ typed: {}, standing: 'saved', conflicts: [], messages: {} });
  }

  /** Saves everything that can be saved. Answers whether all of it is with the server. */
  async function flush({ isLeaving = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    while (underWay !== null) await underWay;
    while (Object.keys(savable()).length > 0) {
      underWay = sendOnce(isLeaving).finally(() => {
        underWay = null;
      });
      if (!(await underWay)) return false;
    }
    if (state.standing === 'pending') settle();
    return isWhole();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change<F extends FieldName>(field: F, value: AgreementFields[F]): void {
      const { [field]: _mended, ...messages } = state.messages;
      set({ typed: { ...state.typed, [field]: value }, messages, ...(state.standing !== 'saving' && { standing: 'pending' }) });
      keep(state.typed);
      later(restMs);
    },
    focus(field: FieldName): void {
      focused = field;
    },
    blur(): void {
      focused = null;
      settle();
      void flush();
    },
    flush,
    keepMine(field: FieldName): void {
      set({ conflicts: state.conflicts.filter((other) => other !== field) });
      void flush();
    },
    takeTheirs(field: FieldName): void {
      sent = { ...sent, [field]: state.typed[field] };
      set({ conflicts: state.conflicts.filter((other) => other !== field) });
      settle();
    },
    reset,
    start(): void {
      isStopped = false;
      void flush();
    },
    /** Saves a last time. No try follows later: by then another form may have saved something newer. */
    stop(): void {
      isStopped = true;
      void flush();
    },
  };
}

const pick = (changes: Changes, fields: readonly FieldName[]): Changes =>
  Object.fromEntries(fields.map((field) => [field, changes[field]])) as Changes;
