import type { FormEvent, ReactNode } from 'react';
import { money, stars } from '../../../../texts/format.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './filter-form.module.css';
import { type Filters, listingHref, priceSteps, ratingSteps, readFilters, type Sort, sorts } from './filters.ts';

const sortKeys = {
  recommended: 'listing.sortRecommended',
  rating: 'listing.sortRating',
  price: 'listing.sortPrice',
  newest: 'listing.sortNewest',
} as const satisfies Record<Sort, string>;

/**
 * Every choice is a plain form field with an address of its own. With scripts a choice acts at once and leaves nothing empty in the
 * address; without, the button does it.
 */
export function FilterForm({ filters }: { readonly filters: Filters }) {
  const { t, href, language, categories, cities } = useSite();
  const show = (form: HTMLFormElement) => location.assign(href(chosenHref(form)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => currentTarget.form && show(currentTarget.form);
  return (
    <search>
      <form className={styles['form']} action={href('/vendors')} onSubmit={submit}>
        <div className={styles['words']}>
          <Icon name="search" size={18} />
          <input
            name="q"
            type="search"
            maxLength={200}
            defaultValue={filters.q}
            aria-label={t('listing.words')}
            placeholder={t('site.searchHint')}
          />
          <button type="submit">{t('site.search')}</button>
        </div>
        <div className={styles['choices']}>
          <Choice name="category" label={t('listing.category')} value={filters.category ?? ''} onChange={choose}>
            <option value="">{t('listing.allCategories')}</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice name="city" label={t('listing.city')} value={filters.city ?? ''} onChange={choose}>
            <option value="">{t('listing.allCities')}</option>
            {cities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice name="price_max" label={t('listing.price')} value={filters.priceMaxIdr ?? ''} onChange={choose}>
            <option value="">{t('listing.anyPrice')}</option>
            {withChosen(priceSteps, filters.priceMaxIdr).map((price) => (
              <option key={price} value={price}>
                {money(price, language)}
              </option>
            ))}
          </Choice>
          <Choice name="rating_min" label={t('listing.rating')} value={filters.ratingMin ?? ''} onChange={choose}>
            <option value="">{t('listing.anyRating')}</option>
            {withChosen(ratingSteps, filters.ratingMin).map((rating) => (
              <option key={rating} value={rating}>
                {t('listing.ratingFrom', { rating: stars(rating, language) })}
              </option>
            ))}
          </Choice>
          <Choice name="sort" label={t('listing.sort')} value={filters.sort} onChange={choose}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortKeys[sort])}
              </option>
            ))}
          </Choice>
        </div>
      </form>
    </search>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (event: FormEvent<HTMLSelectElement>) => void;
  readonly children: ReactNode;
}
function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  return (
    <label className={value === '' || value === 'recommended' ? styles['choice'] : styles['chosen']}>
      <span>{label}</span>
      <select name={name} defaultValue={value} onChange={onChange}>
        {children}
      </select>
    </label>
  );
}

/** A price or rating that came with a link is offered too, though it is none of our steps. */
const withChosen = (steps: readonly number[], chosen: number | null): number[] =>
  chosen === null || steps.includes(chosen) ? [...steps] : [...steps, chosen].toSorted((a, b) => a - b);

/** The address for what stands in the form now; another choice begins at its first page. */
function chosenHref(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return listingHref({ ...readFilters(search, null), page: 1 });
}
