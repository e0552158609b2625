import { isOneOf } from '../../../core/one-of.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { saveAgreement } from '../../../contract/verification.ts';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { cleanDraftText } from '../../../core/verification/fields.ts';
import { type BusinessType, fieldNames } from '../../../core/verification/form.ts';
import { runMutation } from '../../base/queries.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { clientState, notify } from '../../base/client-state.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../base/draft.ts';
import { useSaver } from '../../base/form/use-saver.ts';
import { type Autosave, type Changes, createAutosave, type Kept, type SaveOutcome } from './autosave.ts';
import { agreementQuery, amendAgreement } from './queries.ts';

/** What is typed into the form, saved by itself: after a rest, on leaving a field, when the page is left or the network is back. */
export function useAutosave(type: BusinessType): Autosave & { readonly state: ReturnType<Autosave['get']> } {
  const queries = useQueryClient();
  const [autosave] = useState(() => startAutosave(queries, type));
  const state = useSyncExternalStore(autosave.subscribe, autosave.get);
  useSaver(autosave);
  return { ...autosave, state };
}

function startAutosave(queries: QueryClient, type: BusinessType): Autosave {
  const revisionNow = () => queries.getQueryData(agreementQuery.queryKey)?.agreement?.revision ?? 0;
  // Neither another vendor who signs in here nor the form of another type finds anything of it.
  const draft = `agreement.${clientState.get().user.vendor?.id ?? ''}.${type}`;
  return createAutosave({
    kept: { revision: null, changes: {}, ...keptDraft<Kept>(draft) },
    keep(changes) {
      if (Object.keys(changes).length === 0) forgetDraft(draft);
      else keepDraft(draft, { revision: revisionNow(), changes } satisfies Kept);
    },
    send: (changes, { revision, isLeaving }) => send(queries, changes, revision ?? revisionNow(), isLeaving),
    isSavable: (field, value) => typeof value !== 'string' || cleanDraftText(field, value).ok,
  });
}

async function send(queries: QueryClient, changes: Changes, revision: number, keepalive: boolean): Promise<SaveOutcome> {
  try {
    const { data } = await runMutation(queries, () => call(saveAgreement, { body: { revision, fields: changes }, keepalive }));
    await amendAgreement(
      queries,
      (agreement): Agreement => ({
        ...agreement,
        revision: data.revision,
        saved_at: data.saved_at,
        fields: { ...agreement.fields, ...changes },
      }),
      // A revision that skipped others hides changes made in another window.
      data.revision === revision + 1,
    );
    return { kind: 'saved' };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const named = failure.fields.flatMap(({ field, ...said }) => (isOneOf(fieldNames, field) ? { field, ...said } : []));
    const isMoved = failure.code === 'verification.status_changed' || failure.code === 'verification.changed_elsewhere';
    if (isMoved || named.length > 0) await queries.invalidateQueries({ queryKey: agreementQuery.queryKey });
    if (failure.code === 'verification.status_changed') {
      notify('warning', failure.message);
      return { kind: 'closed' };
    }
    if (named.length === 0) return { kind: 'failed' };
    const isElsewhere = ({ code }: { code: string }) => code === 'verification.changed_elsewhere';
    return {
      kind: 'refused',
      changedElsewhere: named.filter(isElsewhere).map(({ field }) => field),
      messages: Object.fromEntries(named.filter((one) => !isElsewhere(one)).map(({ field, message }) => [field, message])),
    };
  }
}
