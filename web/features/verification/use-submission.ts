import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { ApiError } from '../../base/calls/call.ts';
import { notify } from '../../base/client-state.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { agreementQuery } from './queries.ts';
import { agreementTexts } from './texts.ts';
import { useSubmit } from './use-agreement-actions.ts';
import { isUnderWay } from './uploads.ts';
import type { AgreementForm } from './use-agreement-form.ts';
import { newId } from '../../base/calls/new-id.ts';

/** From the button to the thank-you page: everything checked and saved, the terms accepted, handed in. */
export function useSubmission(form: AgreementForm, showFirstProblem: () => void) {
  const t = useTexts(agreementTexts);
  const language = useLanguage();
  const router = useRouter();
  const queries = useQueryClient();
  const submit = useSubmit();
  const [isReadingTerms, setReadingTerms] = useState(false);
  const intent = useRef({ what: '', key: '' });
  const { autosave, agreement } = form;
  const revisionNow = () => queries.getQueryData(agreementQuery.queryKey)?.agreement?.revision ?? agreement.revision;

  const sayUnsaved = (): void => notify('warning', t(autosave.get().saving === 'failed' ? 'saveFailed' : 'saveBlocked'));

  async function ask(): Promise<void> {
    form.seeAll();
    const isSaved = await autosave.flush();
    if (form.refusals.length > 0) showFirstProblem();
    else if (form.sendings.some(isUnderWay)) notify('info', t('submitWaits'));
    else if (!isSaved) sayUnsaved();
    else {
      submit.reset();
      setReadingTerms(true);
    }
  }
  function send(termsVersion: string): void {
    const revision = revisionNow();
    // A try whose answer was lost keeps its key, so that the same form is not handed in twice.
    const what = `${revision} ${termsVersion} ${language}`;
    if (intent.current.what !== what) intent.current = { what, key: newId() };
    submit.mutate(
      { revision, termsVersion, language, key: intent.current.key },
      {
        onSuccess() {
          autosave.reset();
          void router.navigate({ to: pages.agreementSent, ignoreBlocker: true });
        },
        onError(failure) {
          if (!(failure instanceof ApiError) || failure.fields.length === 0) return;
          form.refusedBy(failure);
          setReadingTerms(false);
          showFirstProblem();
        },
      },
    );
  }
  return {
    ask,
    send,
    isReadingTerms,
    closeTerms: () => setReadingTerms(false),
    isSending: submit.isPending,
    failure: submit.error,
    /** The revision once everything typed is with the server; null where it cannot be saved, which is said. */
    save: async (): Promise<number | null> => {
      if (await autosave.flush()) return revisionNow();
      sayUnsaved();
      return null;
    },
  };
}
