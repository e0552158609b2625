import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnProfile } from '../../../contract/profile.ts';
import type { RefusalCode } from '../../../contract/refusals.ts';
import type { ProfileSection } from '../../../core/catalogue/profile.ts';
import type { Outcome } from '../../../core/outcome.ts';
import { ApiError } from '../../base/calls/call.ts';
import { notify } from '../../base/client-state.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../base/draft.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { shown } from '../../base/queries.ts';
import { refreshSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { fieldMessages, focusFirstInvalid } from '../../ui/form.tsx';
import { profileQuery } from './queries.ts';
import { profileTexts } from './texts.ts';
import type { Unsaved } from './unsaved.ts';

/** What was typed and is not saved, with the state it was typed over. */
type Typed<F> = { readonly revision: number; readonly fields: F };
export type Standing = 'saved' | 'pending' | 'saving' | 'failed' | 'refused' | 'elsewhere';

type Wiring<F> = {
  readonly section: ProfileSection;
  readonly profile: OwnProfile;
  readonly unsaved: Unsaved;
  /** What the server has. */
  readonly saved: F;
  /** The very rule of the server, so that it is asked only for what it will take. */
  readonly check: (fields: F) => Outcome<unknown, RefusalCode>;
  readonly send: (over: number, fields: F) => Promise<{ readonly data: OwnProfile }>;
};

/**
 * One section while it is edited: what is typed stays in this tab until the server has it, whatever happens to the page or the session, and is never
 * written over what another window saved meanwhile unless somebody says so. A message shows once its field was left or saving was tried.
 */
export function useSection<F extends object>({ section, profile, unsaved, saved, check, send }: Wiring<F>) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const refusalText = useRefusalText();
  const form = useRef<HTMLFormElement>(null);
  const draft = `profile.${profile.id}.${section}`;
  const { revision, saved_at: savedAt } = profile[section];
  const [typed, setTyped] = useState<Typed<F> | null>(() => keptIn<F>(draft, saved));
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set());
  const fields = typed?.fields ?? saved;
  const isDirty = typed !== null && !isSame(typed.fields, saved);
  const isElsewhere = isDirty && typed.revision !== revision;

  const checked = check(fields);
  const refusals = checked.ok ? [] : checked.refusals;

  const put = (next: Typed<F> | null) => {
    setTyped(next);
    if (next === null) forgetDraft(draft);
    else keepDraft(draft, next);
  };
  const mutation = useMutation({
    mutationFn: async ({ over, sent }: { over: number; sent: F }) => (await send(over, sent)).data,
    async onSuccess(answer, { sent }) {
      queries.setQueryData(profileQuery.queryKey, answer);
      // Not before the fields know of the answer: they would show what was there before the save for a moment.
      await shown();
      // What was typed meanwhile goes on, over what is now there.
      setTyped((now) => {
        const rest = now === null || isSame(now.fields, sent) ? null : { ...now, revision: answer[section].revision };
        if (rest === null) forgetDraft(draft);
        else keepDraft(draft, rest);
        return rest;
      });
      setSeen(new Set());
      await refreshSession();
      if (profile.status === 0 && answer.status === 1) notify('success', t('published'));
    },
    onError: (failure) => onRefused(queries, failure),
  });
  const failure = mutation.isError && !isElsewhere ? mutation.error : null;
  const atFields = mutation.isError && isSame(mutation.variables.sent, fields) ? fieldMessages(mutation.error) : {};

  const saveOver = async (over: number): Promise<boolean> => {
    setSeen('all');
    if (!check(fields).ok) {
      // The messages are on the page after the next rendering.
      requestAnimationFrame(() => focusFirstInvalid(form.current));
      return false;
    }
    return mutation.mutateAsync({ over, sent: fields }).then(
      () => true,
      () => {
        requestAnimationFrame(() => focusFirstInvalid(form.current));
        return false;
      },
    );
  };
  const save = () => (isDirty ? saveOver(typed.revision) : saveOver(revision));

  // What is watched is always what was last rendered.
  useEffect(() => unsaved.watch(section, { isDirty: () => isDirty, save }));

  const standingNow = (): Standing => {
    if (mutation.isPending) return 'saving';
    if (isElsewhere) return 'elsewhere';
    if ((refusals.length > 0 && seen === 'all') || Object.keys(atFields).length > 0) return 'refused';
    if (!isDirty) return 'saved';
    return failure !== null && Object.keys(fieldMessages(failure)).length === 0 ? 'failed' : 'pending';
  };

  return {
    section,
    form,
    fields,
    standing: standingNow(),
    savedAt,
    failure,
    isDirty,
    isSaving: mutation.isPending,
    change: (part: Partial<F>): void => put({ revision: typed?.revision ?? revision, fields: { ...fields, ...part } }),
    leave: (field: string) => setSeen((before) => (before === 'all' ? before : new Set([...before, field]))),
    messageOf(field: string): string | undefined {
      const refusal = seen === 'all' || seen.has(field) ? refusals.find((one) => one.field === field) : undefined;
      return refusal === undefined ? atFields[field] : refusalText(refusal);
    },
    save,
    keepMine: () => void saveOver(revision),
    takeTheirs: () => put(null),
  };
}
export type SectionState<F extends object> = ReturnType<typeof useSection<F>>;

/** What an expired session, a reload or another language left behind; nothing when the server has it by now. */
function keptIn<F extends object>(draft: string, saved: F): Typed<F> | null {
  const { revision, fields } = keptDraft<Typed<F>>(draft);
  if (revision === undefined || fields === undefined || isSame(fields, saved)) return null;
  // A field that is newer than the draft has what the server has.
  return { revision, fields: { ...saved, ...fields } };
}

/** Somebody else saved, or the profile is not what this page takes it for: it is read again. */
async function onRefused(queries: QueryClient, failure: unknown): Promise<void> {
  if (failure instanceof ApiError && failure.status === 409) await queries.invalidateQueries({ queryKey: profileQuery.queryKey });
}

const isSame = (one: object, other: object): boolean => one === other || ordered(one) === ordered(other);
const ordered = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
