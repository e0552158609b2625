import { pages } from '../../../../core/identity/pages.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './profile.module.css';

/** Says to the vendor who no one else sees this page yet. */
export function PreviewNotice() {
  const { t, href } = useSite();
  return (
    <div className={styles['preview']} role="note">
      <p>{t('profile.preview')}</p>
      <a href={href(pages.profile)}>{t('profile.previewBack')}</a>
    </div>
  );
}
