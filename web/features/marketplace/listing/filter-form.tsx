import { type FormEvent, useState } from 'react';
import { readTyped } from '../../../../core/typed-amount.ts';
import { count, money, stars } from '../../../../texts/format.ts';
import { problemOf } from '../../../ui/use-typed-number.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import { ourDate, useOurDate } from '../dates/our-date.ts';
import { countFilters } from './count-filters.ts';
import { DateField, isDayToCome } from './date-field.tsx';
import { FacetFields } from './facet-fields.tsx';
import type { Facets } from './facet-labels.ts';
import styles from './filter-form.module.css';
import type { FilterSentences } from './filter-sentences.ts';
import { type Filters, listingHref, priceRangeOf, priceSteps, ratingSteps, readFilters, type Sort, sorts } from './filters.ts';

const sortKeys = {
  recommended: 'listing.sortRecommended',
  rating: 'listing.sortRating',
  price: 'listing.sortPrice',
  price_high: 'listing.sortPriceHigh',
  newest: 'listing.sortNewest',
  free: 'listing.sortFree',
} as const satisfies Record<Sort, string>;

/** A field of the address and what it can be. */
interface Choice {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | number | null;
  /** What stands for no choice; a sort is always chosen. */
  readonly any?: string;
  readonly options: readonly (readonly [value: string | number, text: string])[];
  /** What is wrong with it. */
  readonly refusal?: string | undefined;
}

interface FilterFormProps {
  readonly filters: Filters;
  readonly facets: Facets;
  readonly sentences: FilterSentences;
}

/**
 * Every choice is a plain form field with an address of its own. With scripts a choice acts at once and leaves nothing empty in the
 * address; without, and in the sheet of a phone, the button does it. What contradicts itself stays here and is said at its field.
 */
export function FilterForm({ filters, facets, sentences }: FilterFormProps) {
  const { t, href } = useSite();
  const { refusal, unread, choose, show } = useShow(filters);
  const choices = useChoices(filters, refusal === null ? undefined : sentences[refusal.code]);
  const order = useOrder(filters);
  const { narrowed, all: active } = countFilters(filters);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  return (
    <search>
      <form className={styles['form']} action={href('/vendors')} onSubmit={submit}>
        <Words q={filters.q} />
        <div className={styles['panel']}>
          {/* Where it covers the page, it opens to say what is wrong. */}
          <details className={styles['more']} open={refusal !== null || undefined}>
            <summary>
              {t('listing.filters')}
              <ActiveCount n={active} />
            </summary>
          </details>
          <div className={styles['sheet']}>
            <div className={styles['choices']}>
              {choices.map((choice) => (
                <ChoiceField key={choice.name} choice={choice} onChosen={choose} />
              ))}
              <DateField freeOn={filters.freeOn} onChosen={choose} />
              <ChoiceField choice={order} onChosen={choose} />
            </div>
            {(facets.asked.length > 0 || facets.hasGuests) && (
              <details className={styles['facets']}>
                <summary>
                  {t('listing.moreFilters')}
                  <ActiveCount n={narrowed} />
                </summary>
                <FacetFields facets={facets} filters={filters} unread={unread} />
              </details>
            )}
            <div className={styles['foot']}>
              <button type="submit">{t('listing.apply')}</button>
            </div>
          </div>
        </div>
      </form>
    </search>
  );
}

/** Where the choices are a sheet that covers the list: several are made before the list is looked at. As in the styles. */
const isSheet = (): boolean => matchMedia('(max-width: 48rem)').matches;
/** Shows what was chosen, unless it contradicts itself or cannot be read. */
function useShow(filters: Filters) {
  const { href, language, visitor } = useSite();
  const { value: day } = useOurDate();
  const [refusal, setRefusal] = useState(priceRangeOf(filters).refusal);
  const [unread, setUnread] = useState<string>();
  const judge = (form: HTMLFormElement) => {
    const next = chosenIn(form);
    const wrong = priceRangeOf(next).refusal;
    setRefusal(wrong);
    return wrong === null ? next : null;
  };
  const show = (form: HTMLFormElement) => {
    const next = judge(form);
    const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const problem = problemOf(readTyped(field('guests')?.value ?? '', 'count'), 'count', language);
    setUnread(problem);
    if (problem !== undefined) field('guests')?.focus();
    else if (!isDayToCome(field('free_on')?.value ?? '')) field('free_on')?.focus();
    else if (next !== null) {
      // The first date that a visitor chooses here is theirs; one that came with a link is not.
      if (next.freeOn !== null && next.freeOn !== filters.freeOn && day === null && visitor === null) ourDate.keep(next.freeOn);
      location.assign(href(listingHref(next)));
    }
  };
  const choose = (form: HTMLFormElement) => (isSheet() ? judge(form) : show(form));
  return { refusal, unread, choose, show };
}

function Words({ q }: { readonly q: string }) {
  const { t } = useSite();
  return (
    <div className={styles['words']}>
      <Icon name="search" size={18} />
      <input name="q" type="search" maxLength={200} defaultValue={q} aria-label={t('listing.words')} placeholder={t('site.searchHint')} />
      <button type="submit">{t('site.search')}</button>
    </div>
  );
}

/** A choice of the address that acts at once. */
function ChoiceField({ choice, onChosen }: { readonly choice: Choice; readonly onChosen: (form: HTMLFormElement) => void }) {
  const { name, label, chosen, any, options, refusal } = choice;
  return (
    <label
      className={any !== undefined && chosen !== null ? styles['chosen'] : styles['choice']}
      data-wrong={refusal !== undefined || undefined}
    >
      <span>{label}</span>
      <select
        name={name}
        defaultValue={chosen ?? ''}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : `${name}-said`}
        onChange={({ currentTarget: { form } }) => form && onChosen(form)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {refusal !== undefined && (
        <small id={`${name}-said`} className={styles['problem']} role="alert">
          {refusal}
        </small>
      )}
    </label>
  );
}

/** How many filters are on, in a circle; nothing while none is. */
function ActiveCount({ n }: { readonly n: number }) {
  const { t, language } = useSite();
  if (n === 0) return null;
  return (
    <span className={styles['number']}>
      <span aria-hidden>{n}</span>
      <span className="for-screen-readers">{t('listing.filtersActive', { n: count(n, language) })}</span>
    </span>
  );
}

function useChoices({ category, city, priceMinIdr, priceMaxIdr, ratingMin }: Filters, priceRefusal: string | undefined): Choice[] {
  const { t, language, categories, cities } = useSite();
  return [
    {
      name: 'category',
      label: t('listing.category'),
      chosen: category,
      any: t('listing.allCategories'),
      options: categories.map(({ slug, name }) => [slug, name]),
    },
    {
      name: 'city',
      label: t('listing.city'),
      chosen: city,
      any: t('listing.allCities'),
      options: cities.map(({ slug, name }) => [slug, name]),
    },
    {
      name: 'price_min',
      label: t('listing.priceMin'),
      chosen: priceMinIdr,
      any: t('listing.anyPrice'),
      options: withChosen(priceSteps, priceMinIdr).map((price) => [price, money(price, language)]),
    },
    {
      name: 'price_max',
      label: t('listing.priceMax'),
      chosen: priceMaxIdr,
      any: t('listing.anyPrice'),
      options: withChosen(priceSteps, priceMaxIdr).map((price) => [price, money(price, language)]),
      refusal: priceRefusal,
    },
    {
      name: 'rating_min',
      label: t('listing.rating'),
      chosen: ratingMin,
      any: t('listing.anyRating'),
      options: withChosen(ratingSteps, ratingMin).map((rating) => [rating, t('listing.ratingFrom', { rating: stars(rating, language) })]),
    },
  ];
}

/** What the list can be sorted by: only a date has vendors that are free on it. */
function useOrder({ sort, freeOn }: Filters): Choice {
  const { t } = useSite();
  const offered = sorts.filter((one) => one !== 'free' || freeOn !== null);
  return { name: 'sort', label: t('listing.sort'), chosen: sort, options: offered.map((one) => [one, t(sortKeys[one])]) };
}

/** A price or rating that came with a link is offered too, though it is none of our steps. */
const withChosen = (steps: readonly number[], chosen: number | null): number[] =>
  chosen === null || steps.includes(chosen) ? [...steps] : [...steps, chosen].toSorted((a, b) => a - b);

/** What is in the form now; another choice starts at its first page. */
function chosenIn(form: HTMLFormElement): Filters {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return { ...readFilters(search, null), page: 1 };
}
