import { Icon } from './icon.tsx';
import { useSite } from './site-context.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './paging.module.css';

interface Props {
  readonly current: number;
  readonly pageCount: number;
  /** The bare address of a page of the list. */
  readonly addressOf: (page: number) => string;
}

export function Paging({ current, pageCount, addressOf }: Props) {
  const { t, href } = useSite();
  if (pageCount < 2) return null;
  const at = (page: number) => href(addressOf(page));
  return (
    <nav className={styles['pages']} aria-label={t('listing.pages')}>
      {current > 1 && (
        <a href={at(current - 1)} rel="prev" aria-label={t('listing.previous')}>
          <Icon name="left" size={18} />
        </a>
      )}
      {pageNumbers(current, pageCount).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={page} href={at(page)} aria-label={t('listing.page', { n: page })} aria-current={page === current ? 'page' : undefined}>
            {page}
          </a>
        ),
      )}
      {current < pageCount && (
        <a href={at(current + 1)} rel="next" aria-label={t('listing.next')}>
          <Icon name="right" size={18} />
        </a>
      )}
    </nav>
  );
}
