import { useSite } from '../site/site-context.tsx';
import styles from './form.module.css';

/**
 * Said where a form can do nothing without scripts. Such forms have the method `dialog`, which outside of a dialog sends nothing: what
 * is typed before the scripts arrive, a password for one, must not end up in the address.
 */
export function NeedsScript() {
  const { t } = useSite();
  return (
    <noscript>
      <p className={styles['hint']}>{t('site.needsScript')}</p>
    </noscript>
  );
}
