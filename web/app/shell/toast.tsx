import { IconX } from '@tabler/icons-react';
import { useNotification } from '../../base/use-notification.ts';
import { useTexts } from '../../base/texts.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import classes from './toast.module.css';

const shownMs = 6_000;

/** The notification of the client state, at the edge of the page for a while. */
export function Toast() {
  const t = useTexts(shellTexts);
  const { notification, inReach, ref, closeProps } = useNotification(shownMs);
  return inReach(
    <output ref={ref} className={classes['place']}>
      {notification.visibility && (
        <div className={classes['toast']} data-type={notification.type}>
          <span>{notification.text}</span>
          <button type="button" className={classes['close']} aria-label={t('hideNotice')} {...closeProps}>
            <IconX aria-hidden size={18} />
          </button>
        </div>
      )}
    </output>,
  );
}
