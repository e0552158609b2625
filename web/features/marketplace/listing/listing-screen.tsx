import { count } from '../../../../texts/format.ts';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { useAskedGuests } from '../guests/our-guests.ts';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import { ActiveFilters } from './active-filters.tsx';
import type { Cards } from './arrange.ts';
import { OnOurDate } from './on-our-date.tsx';
import { EmptyResult } from './empty-result.tsx';
import type { Facets } from './facet-labels.ts';
import { FilterForm } from './filter-form.tsx';
import type { FilterSentences } from './filter-sentences.ts';
import { type Filters, listingHref } from './filters.ts';
import styles from './listing.module.css';
import { Paging } from '../site/paging.tsx';
import { foundName, placeNames, type SearchFound } from './place-names.ts';
import { SearchWords } from './search-words.tsx';

/** On a phone one card is on screen when the page opens: its picture comes before all others. Wider screens show the others as soon as they are laid out. */
export const urgentCards = 1;

export interface ListingProps {
  readonly filters: Filters;
  readonly placed: Cards;
  readonly total: number;
  /** What the words of a search were understood as, or others to try when nothing was found. */
  readonly search: SearchFound;
  readonly pageSize: number;
  /** What the vendors of the category answer. */
  readonly facets: Facets;
  /** What is said about filters that contradict themselves. */
  readonly sentences: FilterSentences;
  /** A few words on the place. */
  readonly intro: string | null;
  /** How the city of a category marries; stands below its vendors. */
  readonly guide: string | null;
}

export function ListingScreen({ filters, placed, total, search, pageSize, facets, sentences, intro, guide }: ListingProps) {
  const site = useSite();
  const { t, language, href, visitor } = site;
  useAskedGuests(filters.guests ?? search?.guests ?? null, visitor === null);
  const { category, city } = placeNames({ ...filters, category: filters.category ?? search?.category ?? null }, site);
  const counted = t('listing.count', { count: total, n: count(total, language) });
  return (
    <Frame hasSearch={false}>
      <div className={styles['page']}>
        <nav className={styles['trail']} aria-label={t('site.vendors')}>
          <a href={href('/')}>{t('site.home')}</a>
          {category && <a href={href('/vendors')}>{t('listing.all')}</a>}
          {category && city && <a href={href(listingHref({ category: category.slug }))}>{category.name}</a>}
        </nav>
        <div className={styles['top']}>
          {category && <CategoryOrnament slug={category.slug} className={styles['ornament']} />}
          <div>
            <h1>{foundName(filters, search, site)}</h1>
            {intro !== null && <p className={styles['intro']}>{intro}</p>}
            <p className={styles['count']}>{counted}</p>
            {filters.q !== '' && total > 0 && <SearchWords q={filters.q} search={search} />}
          </div>
        </div>
        <FilterForm filters={filters} facets={facets} sentences={sentences} />
        <OnOurDate filters={filters} />
        <ActiveFilters filters={filters} facets={facets} />
        <h2 className="for-screen-readers">{t('listing.results')}</h2>
        {filters.sort !== 'recommended' && <p className={styles['adsFirst']}>{t('listing.adsFirst')}</p>}
        {placed.length === 0 ? (
          <EmptyResult filters={filters} suggestion={search?.reworded ?? null} />
        ) : (
          <VendorGrid placed={placed} urgent={urgentCards} />
        )}
        <Paging current={filters.page} pageCount={Math.ceil(total / pageSize)} addressOf={(page) => listingHref({ ...filters, page })} />
        {guide !== null && city && (
          <section className={styles['guide']}>
            <h2>{t('listing.guide', { city: city.name })}</h2>
            <p>{guide}</p>
            <a href={href(listingHref({ city: city.slug }))}>{t('listing.allInCity', { city: city.name })}</a>
          </section>
        )}
      </div>
    </Frame>
  );
}
