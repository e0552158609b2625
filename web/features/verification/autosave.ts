// Saves typed answers by themselves, field by field, and keeps them until the server has them. Independent of React and of the API.
import { keysOf } from '../../../core/keys.ts';
import type { AgreementFields, FieldName } from '../../../core/verification/form.ts';
import { createSaver, type Saving } from '../../base/form/saver.ts';
import { createState } from '../../base/state.ts';

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
  /** `blocked`: a broken text, or two windows that differ. */
  readonly saving: Saving;
  readonly conflicts: readonly FieldName[];
  readonly messages: Messages;
};

type Wiring = {
  readonly kept: Kept;
  readonly keep: (changes: Changes) => void;
  /** `revision` null: the newest known. `isLeaving`: the page may be gone before the answer. */
  readonly send: (changes: Changes, options: { readonly revision: number | null; readonly isLeaving: boolean }) => Promise<SaveOutcome>;
  /** Broken texts wait until they are fixed. */
  readonly isSavable: (field: FieldName, value: AgreementFields[FieldName]) => boolean;
};

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ kept, keep, send, isSavable }: Wiring) {
  const { get, change: set, subscribe } = createState<SaveState>({ typed: kept.changes, saving: 'saved', conflicts: [], messages: {} });
  let revision = kept.revision;
  /** What the server has by this window, of fields that are still shown as typed. */
  let sent: Changes = {};
  let focused: FieldName | null = null;

  const isUnsaved = (field: FieldName) => !(field in sent) || sent[field] !== get().typed[field];
  const waits = (field: FieldName) => get().conflicts.includes(field) || field in get().messages;
  const savable = (): Changes =>
    only(get().typed, (field) => {
      const value = get().typed[field];
      return value !== undefined && isUnsaved(field) && !waits(field) && isSavable(field, value);
    });
  /** What the server has and no one is typing is shown as the server has it. */
  const showTheirs = () => {
    const typed = only(get().typed, (field) => field === focused || isUnsaved(field));
    sent = only(sent, (field) => field in typed);
    keep(only(typed, isUnsaved));
    set({ typed });
  };
  /** Forgets what is typed: the form it was typed into is gone. */
  const forget = () => {
    sent = {};
    keep({});
    set({ typed: {}, conflicts: [], messages: {} });
  };

  const saver = createSaver({
    isWhole: () => !keysOf(get().typed).some(isUnsaved),
    isDue: () => keysOf(savable()).length > 0,
    async send(isLeaving) {
      const changes = savable();
      const outcome = await send(changes, { revision, isLeaving });
      if (outcome.kind === 'failed') return 'failed';
      if (outcome.kind === 'closed') {
        forget();
        return 'over';
      }
      revision = null;
      if (outcome.kind === 'saved') sent = { ...sent, ...changes };
      else {
        const { conflicts, messages } = get();
        set({
          conflicts: [...new Set([...conflicts, ...outcome.changedElsewhere])],
          messages: { ...messages, ...outcome.messages },
        });
      }
      showTheirs();
      return 'done';
    },
    onSaving: (saving) => set({ saving }),
    restMs: 800,
  });

  return {
    ...saver,
    get,
    subscribe,
    change<F extends FieldName>(field: F, value: AgreementFields[F]): void {
      const { [field]: _mended, ...messages } = get().messages;
      set({ typed: { ...get().typed, [field]: value }, messages });
      keep(get().typed);
      saver.changed();
    },
    focus(field: FieldName): void {
      focused = field;
    },
    blur(): void {
      focused = null;
      showTheirs();
      void saver.flush();
    },
    keepMine(field: FieldName): void {
      set({ conflicts: get().conflicts.filter((other) => other !== field) });
      void saver.flush();
    },
    takeTheirs(field: FieldName): void {
      sent = { ...sent, [field]: get().typed[field] };
      set({ conflicts: get().conflicts.filter((other) => other !== field) });
      showTheirs();
      saver.settle();
    },
    reset(): void {
      forget();
      saver.settle();
    },
  };
}

function only(changes: Changes, isWanted: (field: FieldName) => boolean): Changes {
  const wanted: { -readonly [F in FieldName]?: AgreementFields[F] } = { ...changes };
  for (const field of keysOf(wanted)) if (!isWanted(field)) delete wanted[field];
  return wanted;
}
