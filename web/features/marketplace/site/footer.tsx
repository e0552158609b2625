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
          <Column id="footer-cities" heading={t('site.cities')} listings={cities} hrefOf={(city) => listingHref({ city })} />
          <Column
            id="footer-categories"
            className={styles['categories']}
            heading={t('site.categories')}
            listings={categories}
            hrefOf={(category) => listingHref({ category })}
          />
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

interface ColumnProps {
  readonly id: string;
  readonly className?: string | undefined;
  readonly heading: string;
  readonly listings: readonly { readonly slug: string; readonly name: string }[];
  readonly hrefOf: (slug: string) => string;
}

function Column({ id, className, heading, listings, hrefOf }: ColumnProps) {
  const { href } = useSite();
  return (
    <nav className={className} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {listings.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href(hrefOf(slug))}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
