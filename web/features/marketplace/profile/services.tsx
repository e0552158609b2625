import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { listingHref } from '../listing/filters.ts';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';

export function Services({ services }: { readonly services: VendorProfile['services'] }) {
  const { t, href, language } = useSite();
  return (
    <Part id="services" title={t('profile.services')}>
      <ul className={styles['services']}>
        {services.map(({ category, city }) => (
          <li key={`${category.slug} ${city.slug}`}>
            <a href={href(listingHref({ category: category.slug, city: city.slug }))}>
              <CategoryOrnament slug={category.slug} />
              {t('profile.serviceIn', { category: category.name[language], city: city.name })}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
