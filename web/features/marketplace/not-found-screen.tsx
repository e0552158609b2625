import { CategoryOrnament } from '../../parts/cards/ornaments/category-ornament.tsx';
import styles from './not-found.module.css';
import { ActionLink } from './site/action-link.tsx';
import { Frame } from './site/frame.tsx';
import { useSite } from './site/site-context.tsx';

export function NotFoundScreen() {
  const { t, href } = useSite();
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <CategoryOrnament slug="invitations" />
        <h1>{t('notFound.heading')}</h1>
        <p>{t('notFound.text')}</p>
        <ActionLink href={href('/')}>{t('notFound.action')}</ActionLink>
      </div>
    </Frame>
  );
}
