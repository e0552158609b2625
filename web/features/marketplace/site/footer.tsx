import { listingHref } from '../listing/filters.ts';
import { Divider, Mark } from './brand.tsx';
import styles from './footer.module.css';
import { useSite } from './site-context.tsx';

export function Footer() {
  const { t, href, categories, cities, tagManagerId } = useSite();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Divider />
        <div className={styles['columns']}>
          <div className={styles['about']}>
            <a className={styles['brand']} href={href('/')}>
              <Mark />
              <span>{t('site.name')}</span>
            </a>
            <p>{t('site.footer')}</p>
            <p>{t('site.adsExplained')}</p>
          </div>
          <nav aria-labelledby="footer-cities">
            <h2 id="footer-cities">{t('site.cities')}</h2>
            <ul>
              {cities.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={href(listingHref({ city: slug }))}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles['categories']} aria-labelledby="footer-categories">
            <h2 id="footer-categories">{t('site.categories')}</h2>
            <ul>
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={href(listingHref({ category: slug }))}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-vendors">
            <h2 id="footer-vendors">{t('site.forVendors')}</h2>
            <ul>
              <li>
                <a href={href('/become-a-vendor')}>{t('home.becomeAction')}</a>
              </li>
              <li>
                <a href={href('/login')}>{t('site.vendorLogin')}</a>
              </li>
              {tagManagerId !== null && (
                <li>
                  <button type="button" className={styles['again']} data-consent>
                    {t('consent.again')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        </div>
        <nav className={styles['legal']} aria-label={t('site.about')}>
          <ul>
            {(['help', 'privacy', 'terms'] as const).map((name) => (
              <li key={name}>
                <a href={href(`/${name}`)}>{t(`site.${name}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
