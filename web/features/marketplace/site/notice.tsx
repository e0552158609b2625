import { useNotification } from '../../../base/use-notification.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import { useSite } from './site-context.tsx';

const shownMs = 8_000;

/** Says in passing what happened; the place is always there, so that readers of the screen hear it. */
export function Notice() {
  const { t } = useSite();
  const { notification, inReach, ref, closeProps } = useNotification(shownMs);
  return inReach(
    <output ref={ref} className={styles['place']}>
      {notification.visibility && (
        <span className={styles['notice']} data-type={notification.type}>
          <Icon name={notification.type === 'success' ? 'check' : 'warning'} />
          <span>{notification.text}</span>
          <button type="button" aria-label={t('site.hideNotice')} {...closeProps}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>,
  );
}
