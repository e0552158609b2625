import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notice } from './notice.tsx';
import { useSite } from './site-context.tsx';
import styles from './site.module.css';

/** What surrounds every page of the marketplace. */
export function Frame({ hasSearch, children }: { readonly hasSearch: boolean; readonly children: ReactNode }) {
  const { t } = useSite();
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('site.skip')}
      </a>
      <Header hasSearch={hasSearch} />
      <main id="content" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Notice />
    </>
  );
}
