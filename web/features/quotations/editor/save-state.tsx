import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SaveState as State } from '../../../ui/save-state.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './save-state.module.css';
import type { EditorState } from './use-editor.ts';

/** Whether what was typed is with the server, and the choice when another tab was there first. */
export function SaveState({ editor }: { readonly editor: EditorState }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { standing, savedAt, saver } = editor;
  if (standing === 'elsewhere') {
    return (
      <Notice
        tone="warn"
        says="at once"
        action={
          <div className={classes['choice']}>
            <Button variant="default" onClick={() => void editor.resolve('mine')}>
              {t('saved.keepMine')}
            </Button>
            <Button variant="default" onClick={() => void editor.resolve('theirs')}>
              {t('saved.takeTheirs')}
            </Button>
          </div>
        }
      >
        {t('saved.elsewhere')}
      </Notice>
    );
  }
  const words = standing === 'saved' ? t('saved.saved', { time: format.time(savedAt) }) : t(`saved.${standing}`);
  return <State standing={standing} words={words} retry={t('saved.retry')} onRetry={() => void saver.flush()} />;
}
