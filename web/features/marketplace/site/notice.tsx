import { useEffect } from 'react';
import { clientState, hideNotification } from '../../../base/client-state.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import { useSite } from './site-context.tsx';

const shownMs = 8_000;

/** Says in passing what happened; the place is always there, so that readers of the screen hear it. */
export function Notice() {
  const { t } = useSite();
  const { type, text, visibility } = useClientState((state) => state.notification);
  useEffect(() => {
    if (!visibility) return undefined;
    const shown = clientState.get().notification;
    const timer = setTimeout(() => clientState.get().notification === shown && hideNotification(), shownMs);
    return () => clearTimeout(timer);
  }, [visibility, text]);
  return (
    <output className={styles['place']}>
      {visibility && (
        <span className={styles['notice']} data-type={type}>
          <Icon name={type === 'success' ? 'check' : 'warning'} />
          <span>{text}</span>
          <button type="button" aria-label={t('site.close')} onClick={hideNotification}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  );
}
