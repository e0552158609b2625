import type { ChosenFacets, FacetKey } from '../../../../core/catalogue/facets.ts';
import { count, date, money, stars } from '../../../../texts/format.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import type { Facets } from './facet-labels.ts';
import { type Filters, listingHref, noFilters, priceRangeOf } from './filters.ts';
import styles from './listing.module.css';

/** What narrows the list, each with a link that takes it away. */
export function ActiveFilters({ filters, facets }: { readonly filters: Filters; readonly facets: Facets }) {
  const { t, href, language, cities } = useSite();
  const { q, city, ratingMin, freeOn } = filters;
  const { min, max } = priceRangeOf(filters).range;
  const chips: { readonly name: string; readonly without: Partial<Filters> }[] = [
    ...(q === '' ? [] : [{ name: `“${q}”`, without: { q: '' } }]),
    ...cities.filter(({ slug }) => slug === city).map(({ name }) => ({ name, without: { city: null } })),
    ...(min === null ? [] : [{ name: t('listing.priceAtLeast', { price: money(min, language) }), without: { priceMinIdr: null } }]),
    ...(max === null ? [] : [{ name: t('listing.priceUpTo', { price: money(max, language) }), without: { priceMaxIdr: null } }]),
    ...(ratingMin === null
      ? []
      : [{ name: t('listing.ratingFrom', { rating: stars(ratingMin, language) }), without: { ratingMin: null } }]),
    ...(freeOn === null ? [] : [{ name: t('listing.freeOnDay', { day: date(freeOn, language) }), without: { freeOn: null } }]),
  ];
  if (filters.guests !== null)
    chips.push({ name: t('listing.guestsChip', { count: filters.guests, n: count(filters.guests, language) }), without: { guests: null } });
  for (const { key, label, options } of facets.asked)
    for (const option of options.filter(({ value }) => filters.facets[key]?.includes(value)))
      chips.push({ name: `${label}: ${option.label}`, without: { facets: withoutOption(filters.facets, key, option.value) } });
  if (chips.length === 0) return null;
  return (
    <nav aria-label={t('listing.active')}>
      <ul className={styles['chips']}>
        {chips.map(({ name, without }) => (
          <li key={name}>
            <a href={href(listingHref({ ...filters, ...without, page: 1 }))} aria-label={t('listing.remove', { name })}>
              {name} <Icon name="close" size={14} />
            </a>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <a className={styles['clear']} href={href(listingHref({ ...noFilters, category: filters.category, sort: filters.sort }))}>
              {t('listing.clear')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const withoutOption = (facets: ChosenFacets, key: FacetKey, option: string): ChosenFacets => ({
  ...facets,
  [key]: facets[key]?.filter((one) => one !== option),
});
