import type { Home } from '../../../../contract/catalogue.ts';
import { count } from '../../../../texts/format.ts';
import { Photo } from '../../../ui/photo.tsx';
import { listingHref } from '../listing/filters.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './city-guides.module.css';

/** Cities seen through the arch of a pelaminan; each leads to its vendors. */
export function CityGuides({ cities }: { readonly cities: Home['cities'] }) {
  const { t, href, language } = useSite();
  return (
    <ul className={styles['cities']}>
      {cities.map(({ slug, name, picture, vendor_count: vendorCount }) => (
        <li key={slug}>
          <a href={href(listingHref({ city: slug }))}>
            <span className={styles['arch']}>{picture && <Photo picture={picture} alt="" sizes="(max-width: 48rem) 45vw, 12rem" />}</span>
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>{t('home.vendorCount', { count: vendorCount, n: count(vendorCount, language) })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
