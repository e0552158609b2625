import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SaveState } from '../ui/save-state.tsx';
import type { SaverState } from './draft-saver.ts';
import classes from './draft-state.module.css';
import { useFormat } from './format.ts';
import { savingTexts } from './saving-texts.ts';
import { useTexts } from './texts.ts';

type DraftStateProps = Pick<SaverState<object>, 'standing' | 'savedAt'> & {
  readonly onSave: () => void;
  /** Another tab was there first: which of the two stays. */
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Whether what was typed is with the server, and the choice when another tab was there first. */
export function DraftState({ standing, savedAt, onSave, onResolve }: DraftStateProps) {
  const t = useTexts(savingTexts);
  const format = useFormat();
  if (standing === 'elsewhere') {
    return (
      <Notice
        tone="warn"
        says="at once"
        action={
          <div className={classes['choice']}>
            <Button variant="default" onClick={() => onResolve('mine')}>
              {t('keepMine')}
            </Button>
            <Button variant="default" onClick={() => onResolve('theirs')}>
              {t('takeTheirs')}
            </Button>
          </div>
        }
      >
        {t('elsewhere')}
      </Notice>
    );
  }
  const words = standing === 'saved' ? t('saved', { time: format.time(savedAt) }) : t(standing);
  return <SaveState standing={standing} words={words} retry={t('retry')} onRetry={onSave} />;
}
