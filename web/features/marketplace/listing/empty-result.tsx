import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { useSite } from '../site/site-context.tsx';
import { type Filters, listingHref } from './filters.ts';
import styles from './listing.module.css';
import { placeNames } from './place-names.ts';

export function EmptyResult({ filters, suggestion }: { readonly filters: Filters; readonly suggestion: string | null }) {
  const site = useSite();
  const { t, href } = site;
  const isWordsAlone = listingHref({ ...filters, q: '', sort: 'recommended', page: 1 }) === '/vendors';
  const { what } = placeNames(filters, site);
  return (
    <div className={styles['empty']}>
      <CategoryOrnament slug={filters.category ?? 'unique-services'} />
      <p className={styles['emptyTitle']}>{t('listing.emptyTitle')}</p>
      {suggestion === null ? (
        <p>{t(isWordsAlone ? 'listing.emptyWords' : 'listing.emptyText')}</p>
      ) : (
        <p>
          {t('listing.didYouMean')} <a href={href(listingHref({ ...filters, q: suggestion, page: 1 }))}>{suggestion}</a>?
        </p>
      )}
      <a href={href(listingHref({ category: filters.category }))}>
        {filters.category === null ? t('listing.all') : t('listing.emptyClear', { what })}
      </a>
    </div>
  );
}
