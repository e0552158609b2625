import { SaveState } from './save-state.tsx';
import type { Saving } from '../base/form/saver.ts';
import { ElsewhereChoice } from './elsewhere-choice.tsx';
import { useMoment } from '../base/format.ts';
import { savingTexts } from '../base/saving-texts.ts';
import { useTexts } from '../base/texts.ts';

type DraftStateProps = {
  readonly saving: Saving;
  /** Something was typed that cannot be read: of it nothing is saved. */
  readonly isUnread: boolean;
  readonly savedAt: string;
  readonly onSave: () => void;
  /** Another tab was there first: which of the two stays. */
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Whether what was typed is with the server, and the choice when another tab was there first. */
export function DraftState({ saving, isUnread, savedAt, onSave, onResolve }: DraftStateProps) {
  const t = useTexts(savingTexts);
  const moment = useMoment();
  if (saving === 'blocked') return <ElsewhereChoice onResolve={onResolve} />;
  if (isUnread && saving === 'saved') return <SaveState saving="blocked" words={t('unread')} retry={t('retry')} onRetry={onSave} />;
  const words = saving === 'saved' ? t('saved', { time: moment(savedAt) }) : t(saving);
  return <SaveState saving={saving} words={words} retry={t('retry')} onRetry={onSave} />;
}
