import type { VendorCard } from '../../../../contract/catalogue.ts';
import { profileHref } from '../addresses.ts';
import { listingHref } from '../listing/filters.ts';
import styles from '../profile/profile.module.css';
import { useSite } from '../site/site-context.tsx';

/** From the home page down to the vendor. */
export function Trail({ vendor }: { readonly vendor: VendorCard }) {
  const { t, href, language } = useSite();
  return (
    <nav className={styles['trail']} aria-label={t('site.vendors')}>
      <a href={href('/')}>{t('site.home')}</a>
      <a href={href(listingHref({ category: vendor.category.slug }))}>{vendor.category.name[language]}</a>
      <a href={href(profileHref(vendor.slug))}>{vendor.name}</a>
    </nav>
  );
}
