import { ApiError, wordsOf } from '../base/calls/call.ts';
import { isGone } from '../base/form/is-gone.ts';
import type { FormState } from '../base/form/view.ts';
import { savingTexts } from '../base/saving-texts.ts';
import { useTexts } from '../base/texts.ts';

/** What of a document decides what is said of it. */
export type Unsaved = Pick<FormState<object>, 'saving'> & { readonly refused: { readonly failure: unknown } | null };

/** Why what was typed into a document is not with the server: also in the words of the server, where it refused. */
export function useUnsavedWords(): (document: Unsaved) => string {
  const t = useTexts(savingTexts);
  return ({ saving, refused }) => {
    const failure = refused?.failure;
    if (isGone(failure)) return t('gone');
    if (saving === 'blocked') return t('elsewhere');
    return failure instanceof ApiError && failure.status > 0 ? `${t('failed')} ${wordsOf(failure)}` : t('failed');
  };
}
