import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './save-state.module.css';
import type { EditorState } from './use-editor.ts';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, pending: IconCloudUp, failed: IconCloudOff, elsewhere: IconAlertTriangle };

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
  const Icon = icons[standing];
  return (
    <p className={classes['state']} data-standing={standing}>
      <Icon aria-hidden size={20} stroke={1.75} />
      {/* Only trouble is read out: a word after each pause in typing would be noise. */}
      <span role={standing === 'failed' ? 'alert' : undefined}>
        {standing === 'saved' ? t('saved.saved', { time: format.time(savedAt) }) : t(`saved.${standing}`)}
      </span>
      {standing === 'failed' && (
        <button type="button" className={classes['retry']} onClick={() => void saver.flush()}>
          {t('saved.retry')}
        </button>
      )}
    </p>
  );
}
