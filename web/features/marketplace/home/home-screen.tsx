import type { Home } from '../../../../contract/catalogue.ts';
import { listingHref } from '../listing/filters.ts';
import type { Cards } from '../listing/arrange.ts';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import { BecomeFindable } from './become-findable.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CityGuides } from './city-guides.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Section } from './section.tsx';

export interface HomeProps {
  readonly vendorCount: number;
  readonly reviewCount: number;
  readonly cities: Home['cities'];
  /** Ads first, then vendors chosen by their reviews. */
  readonly featured: Cards;
  readonly wellRated: Cards;
  readonly newest: Cards;
}

export function HomeScreen({ vendorCount, reviewCount, cities, featured, wellRated, newest }: HomeProps) {
  const { t, href, categories } = useSite();
  return (
    <Frame hasSearch={false}>
      <Hero vendorCount={vendorCount} reviewCount={reviewCount} />
      <Section id="categories" title={t('home.categories')} lead={t('home.categoriesLead', { n: categories.length })} isCentred>
        <CategoryGrid />
      </Section>
      {featured.length > 0 && (
        <Section id="featured" title={t('home.featured')} lead={t('home.featuredLead')}>
          <VendorGrid placed={featured} isRow />
        </Section>
      )}
      {cities.length > 0 && (
        <Section id="cities" title={t('home.cities')} lead={t('home.citiesLead')} isBand>
          <CityGuides cities={cities} />
        </Section>
      )}
      {wellRated.length > 0 && (
        <Section id="well-rated" title={t('home.wellRated')} lead={t('home.wellRatedLead')} more={href(listingHref({ sort: 'rating' }))}>
          <VendorGrid placed={wellRated} isRow />
        </Section>
      )}
      {newest.length > 0 && (
        <Section id="newest" title={t('home.newest')} lead={t('home.newestLead')} more={href(listingHref({ sort: 'newest' }))}>
          <VendorGrid placed={newest} isRow />
        </Section>
      )}
      <div className={styles['become']}>
        <BecomeFindable />
      </div>
    </Frame>
  );
}
