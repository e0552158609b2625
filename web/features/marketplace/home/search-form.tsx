import { type FormEvent, useState } from 'react';
import { listingHref } from '../listing/filters.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './search-form.module.css';
import { categoryNamed } from './suggestions.ts';
import { WhatField } from './what-field.tsx';

/** What and where. A plain form to the listing; with scripts, a category that is named exactly leads to its own page. */
export function SearchForm() {
  const { t, href, categories, cities } = useSite();
  const [what, setWhat] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const category = categoryNamed(what, categories);
    if (category === undefined) return;
    event.preventDefault();
    const city = new FormData(event.currentTarget).get('city');
    location.assign(href(listingHref({ category: category.slug, city: typeof city === 'string' && city !== '' ? city : null })));
  };
  return (
    <search className={styles['place']}>
      <form className={styles['form']} action={href('/vendors')} onSubmit={submit}>
        <div className={styles['field']}>
          <label htmlFor="what">{t('home.what')}</label>
          <WhatField value={what} onChange={setWhat} />
        </div>
        <div className={styles['field']}>
          <label htmlFor="where">{t('home.where')}</label>
          <select id="where" name="city" defaultValue="">
            <option value="">{t('home.anywhere')}</option>
            {cities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">
          <Icon name="search" />
          <span>{t('home.find')}</span>
        </button>
      </form>
    </search>
  );
}
