import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OwnProfile } from '../../../contract/profile.ts';
import type { RefusalCode } from '../../../contract/refusals.ts';
import type { ProfileSection } from '../../../core/catalogue/profile.ts';
import type { Outcome } from '../../../core/outcome.ts';
import { ApiError } from '../../base/calls/call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { cacheHeard } from '../../base/queries.ts';
import { refreshSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { profileQuery } from './queries.ts';
import { profileTexts } from './texts.ts';
import type { Unsaved } from './unsaved.ts';

export type SectionStatus = 'saved' | 'pending' | 'saving' | 'failed' | 'refused' | 'elsewhere';

type Wiring<F> = {
  readonly section: ProfileSection;
  /** The name of what this tab keeps of it; another one once what was kept has another shape. */
  readonly draft?: string;
  readonly profile: OwnProfile;
  readonly unsaved: Unsaved;
  /** What the server has. */
  readonly saved: F;
  /** The very rule of the server, so that it is asked only for what it will take. */
  readonly check: (fields: F) => Outcome<unknown, RefusalCode>;
  readonly send: (over: number, fields: F) => Promise<{ readonly data: OwnProfile }>;
};

/** One section of the profile while it is edited. */
export function useSection<F extends object>({ section, draft = section, profile, unsaved, saved, check, send }: Wiring<F>) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const judged = useJudged();
  const { revision, saved_at: savedAt } = profile[section];
  const form = useForm({
    key: `profile.${profile.id}.${draft}`,
    saved,
    revision,
    check: (fields) => judged(check(fields), fields),
    send: async (fields, { revision: over }) => (await send(over, fields)).data,
    revisionOf: (answer) => answer[section].revision,
    async onSent(answer) {
      queries.setQueryData(profileQuery.queryKey, answer);
      // Not before the fields know of the answer: they would show what was there before the save for a moment.
      await cacheHeard();
      await refreshSession();
      if (profile.status === 0 && answer.status === 1) notify('success', t('published'));
    },
    // Someone else saved, or the profile is not what this page takes it for: it is read again.
    async onRefused(failure) {
      if (failure instanceof ApiError && failure.status === 409) await queries.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
  const { isDirty, submit } = form;

  // What is watched is always what was last rendered.
  useEffect(() => unsaved.watch(section, { isDirty: () => isDirty, save: submit }));

  const statusNow = (): SectionStatus => {
    if (form.isSending) return 'saving';
    if (form.isElsewhere) return 'elsewhere';
    if (form.isStopped) return 'refused';
    if (!isDirty) return 'saved';
    return form.failure === null ? 'pending' : 'failed';
  };
  return { ...form, section, fields: form.typed, status: statusNow(), savedAt };
}
export type SectionState<F extends object> = ReturnType<typeof useSection<F>>;
