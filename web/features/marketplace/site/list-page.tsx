import type { ReactNode } from 'react';
import { pageCountOf } from '../../../../core/paging.ts';
import { Divider } from './brand.tsx';
import { Frame } from './frame.tsx';
import { useSite } from './site-context.tsx';
import styles from './list-page.module.css';

interface ListPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page with a list of what is one's own. */
export function ListPage({ title, lead, children }: ListPageProps) {
  return (
    <Frame hasSearch={false}>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <h1>{title}</h1>
          <p>{lead}</p>
          <Divider />
        </div>
        {children}
      </div>
    </Frame>
  );
}

interface TurnPageProps {
  readonly path: string;
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly newer: string;
  readonly older: string;
}

/** The ways from one page of a list of one's own to the next, and back. */
export function TurnPage({ path, page, limit, total, newer, older }: TurnPageProps) {
  const { t, href } = useSite();
  return (
    <nav className={styles['pages']} aria-label={t('listing.pages')}>
      {page > 1 && <a href={href(`${path}?page=${page - 1}`)}>{newer}</a>}
      {page < pageCountOf(total, limit) && <a href={href(`${path}?page=${page + 1}`)}>{older}</a>}
    </nav>
  );
}
