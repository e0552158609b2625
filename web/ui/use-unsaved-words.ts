import { ApiError, wordsOf } from '../base/calls/call.ts';
import type { FormState } from '../base/form/view.ts';
import { savingTexts } from '../base/saving-texts.ts';
import { useTexts } from '../base/texts.ts';

/** What of a document decides what is said of it. */
export type Unsaved = Pick<FormState<object>, 'saving'> & { readonly refused: { readonly failure: unknown } | null };

/** Why what was typed into a document is not with the server: also in the words of the server, where it refused. */
export function useUnsavedWords(): (document: Unsaved) => string {
  const t = useTexts(savingTexts);
  return ({ saving, refused }) => {
    if (saving === 'blocked') return t('elsewhere');
    const failure = refused?.failure;
    return failure instanceof ApiError && failure.status > 0 ? `${t('failed')} ${wordsOf(failure)}` : t('failed');
  };
}
