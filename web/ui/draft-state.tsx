import { SaveState } from './save-state.tsx';
import { ElsewhereChoice } from './elsewhere-choice.tsx';
import { useMoment } from '../base/format.ts';
import { savingTexts } from '../base/saving-texts.ts';
import { isGone } from '../base/form/is-gone.ts';
import { useTexts } from '../base/texts.ts';
import { Notice } from './notice.tsx';
import { type Unsaved, useUnsavedWords } from './use-unsaved-words.ts';

type DraftStateProps = {
  readonly draft: Unsaved & {
    /** Something was typed that cannot be read: of it nothing is saved. */
    readonly isUnread: boolean;
    readonly flush: () => unknown;
    /** Another tab was there first: which of the two stays. */
    readonly resolve: (choice: 'mine' | 'theirs') => void;
  };
  readonly savedAt: string;
};

/** Whether what was typed is with the server, and the choice when another tab was there first. */
export function DraftState({ draft, savedAt }: DraftStateProps) {
  const t = useTexts(savingTexts);
  const moment = useMoment();
  const unsaved = useUnsavedWords();
  const { saving, isUnread } = draft;
  const save = () => void draft.flush();
  if (isGone(draft.refused?.failure))
    return (
      <Notice tone="warn" says="at once">
        {unsaved(draft)}
      </Notice>
    );
  if (saving === 'blocked') return <ElsewhereChoice onResolve={draft.resolve} />;
  if (isUnread && saving === 'saved') return <SaveState saving="blocked" words={t('unread')} retry={t('retry')} onRetry={save} />;
  const words = saving === 'saved' ? t('saved', { time: moment(savedAt) }) : saving === 'failed' ? unsaved(draft) : t(saving);
  return <SaveState saving={saving} words={words} retry={t('retry')} onRetry={save} />;
}
