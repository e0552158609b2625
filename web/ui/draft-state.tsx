import { SaveState } from './save-state.tsx';
import type { SaverState } from '../base/draft-saver.ts';
import { ElsewhereChoice } from './elsewhere-choice.tsx';
import { useFormat } from '../base/format.ts';
import { savingTexts } from '../base/saving-texts.ts';
import { useTexts } from '../base/texts.ts';

type DraftStateProps = Pick<SaverState<object>, 'standing' | 'savedAt'> & {
  readonly onSave: () => void;
  /** Another tab was there first: which of the two stays. */
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Whether what was typed is with the server, and the choice when another tab was there first. */
export function DraftState({ standing, savedAt, onSave, onResolve }: DraftStateProps) {
  const t = useTexts(savingTexts);
  const format = useFormat();
  if (standing === 'elsewhere') return <ElsewhereChoice onResolve={onResolve} />;
  const words = standing === 'saved' ? t('saved', { time: format.time(savedAt) }) : t(standing);
  return <SaveState standing={standing} words={words} retry={t('retry')} onRetry={onSave} />;
}
