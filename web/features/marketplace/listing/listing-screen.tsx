import type { listVendors } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { count } from '../../../../texts/format.ts';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import { ActiveFilters } from './active-filters.tsx';
import type { Placed } from './arrange.ts';
import { EmptyResult } from './empty-result.tsx';
import { FilterForm } from './filter-form.tsx';
import { type Filters, listingHref } from './filters.ts';
import styles from './listing.module.css';
import { Paging } from './paging.tsx';
import { placeNames } from './place-names.ts';

export interface ListingProps {
  readonly filters: Filters;
  readonly placed: readonly Placed[];
  readonly total: number;
  /** The search in other words: those that were looked for, or to try when nothing was found. */
  readonly search: AnswerOf<typeof listVendors>['search'];
  readonly pageSize: number;
  /** A few words on the place. */
  readonly intro: string | null;
}

export function ListingScreen({ filters, placed, total, search, pageSize, intro }: ListingProps) {
  const site = useSite();
  const { t, language, href } = site;
  const { whole, category } = placeNames(filters, site);
  const counted = t('listing.count', { count: total, n: count(total, language) });
  return (
    <Frame hasSearch={false}>
      <div className={styles['page']}>
        <nav className={styles['trail']} aria-label={t('site.vendors')}>
          <a href={href('/')}>{t('site.home')}</a>
          {category && <a href={href('/vendors')}>{t('listing.all')}</a>}
        </nav>
        <div className={styles['top']}>
          {category && <CategoryOrnament slug={category.slug} className={styles['ornament']} />}
          <div>
            <h1>{whole}</h1>
            {intro !== null && <p className={styles['intro']}>{intro}</p>}
            <p className={styles['count']}>
              {counted} {filters.q !== '' && t('listing.forWords', { q: search?.is_applied ? search.reworded : filters.q })}
            </p>
            {search?.is_applied && <p className={styles['mended']}>{t('listing.corrected', { found: search.reworded, q: filters.q })}</p>}
          </div>
        </div>
        <FilterForm filters={filters} />
        <ActiveFilters filters={filters} />
        <h2 className="for-screen-readers">{t('listing.results')}</h2>
        {placed.length === 0 ? (
          <EmptyResult filters={filters} suggestion={search?.reworded ?? null} />
        ) : (
          <VendorGrid placed={placed} urgent={4} />
        )}
        <Paging current={filters.page} pageCount={Math.ceil(total / pageSize)} addressOf={(page) => listingHref({ ...filters, page })} />
      </div>
    </Frame>
  );
}
