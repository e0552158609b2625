import { count } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import { Garland } from './garland.tsx';
import styles from './hero.module.css';
import { SearchForm } from './search-form.tsx';

interface Props {
  readonly vendorCount: number;
  readonly reviewCount: number;
}

/** The first sight: an invitation under a curtain of jasmine, with the search as its answer card. */
export function Hero({ vendorCount, reviewCount }: Props) {
  const { t, language, cities } = useSite();
  const facts = [
    [vendorCount, t('home.factVendors')],
    [cities.length, t('home.factCities')],
    [reviewCount, t('home.factReviews')],
  ] as const;
  return (
    <section className={styles['hero']}>
      <Garland side="left" />
      <Garland side="right" />
      <div className={styles['card']}>
        <p className={styles['eyebrow']}>{t('home.eyebrow')}</p>
        <h1 className={styles['heading']}>{t('home.heading')}</h1>
        <p className={styles['lead']}>{t('home.lead')}</p>
        <SearchForm />
        <ul className={styles['facts']}>
          {facts.map(
            ([n, what]) =>
              n > 0 && (
                <li key={what}>
                  <strong>{count(n, language)}</strong> {what}
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}
