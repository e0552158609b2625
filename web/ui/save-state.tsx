import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { Saving } from '../base/form/saver.ts';
import classes from './save-state.module.css';

const icons: Record<Saving, typeof IconCloudCheck> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  pending: IconCloudUp,
  failed: IconCloudOff,
  blocked: IconAlertTriangle,
};

type SaveStateProps = {
  readonly saving: Saving;
  readonly words: string;
  readonly retry: string;
  readonly onRetry: () => void;
};

/** Whether what was typed is with the server, and a second try when it is not. */
export function SaveState({ saving, words, retry, onRetry }: SaveStateProps) {
  const Icon = icons[saving];
  return (
    <p className={classes['state']} data-saving={saving}>
      <Icon aria-hidden size={20} stroke={1.75} />
      {/* Only trouble is read out: a word after each pause in typing would be noise. */}
      <span role={saving === 'failed' || saving === 'blocked' ? 'alert' : undefined}>{words}</span>
      {saving === 'failed' && (
        <button type="button" className={classes['retry']} onClick={onRetry}>
          {retry}
        </button>
      )}
    </p>
  );
}
