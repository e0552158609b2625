import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { hideNotification } from '../../base/client-state.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import classes from './toast.module.css';

const shownMs = 6_000;

/** The notification of the client state, at the edge of the page for a while. It waits while someone is on it. */
export function Toast() {
  const t = useTexts(shellTexts);
  const notification = useClientState((state) => state.notification);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!notification.visibility || isHeld) return;
    const timer = setTimeout(hideNotification, shownMs);
    return () => clearTimeout(timer);
  }, [notification, isHeld]);
  return (
    <output className={classes['place']}>
      {notification.visibility && (
        <div
          className={classes['toast']}
          data-type={notification.type}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <span>{notification.text}</span>
          <button type="button" className={classes['close']} aria-label={t('close')} onClick={hideNotification}>
            <IconX aria-hidden size={18} />
          </button>
        </div>
      )}
    </output>
  );
}
