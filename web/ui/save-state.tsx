import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import classes from './save-state.module.css';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, pending: IconCloudUp, failed: IconCloudOff, blocked: IconAlertTriangle };

type SaveStateProps = {
  readonly standing: keyof typeof icons;
  readonly words: string;
  readonly retry: string;
  readonly onRetry: () => void;
};

/** Whether what was typed is with the server, and a second try when it is not. */
export function SaveState({ standing, words, retry, onRetry }: SaveStateProps) {
  const Icon = icons[standing];
  return (
    <p className={classes['state']} data-standing={standing}>
      <Icon aria-hidden size={20} stroke={1.75} />
      {/* Only trouble is read out: a word after each pause in typing would be noise. */}
      <span role={standing === 'failed' || standing === 'blocked' ? 'alert' : undefined}>{words}</span>
      {standing === 'failed' && (
        <button type="button" className={classes['retry']} onClick={onRetry}>
          {retry}
        </button>
      )}
    </p>
  );
}
