import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { count, stars } from '../../../../texts/format.ts';
import { Heart } from '../saved/heart.tsx';
import { Icon } from '../site/icon.tsx';
import { ShareButton } from '../site/share-button.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './profile.module.css';
import { Stars } from './stars.tsx';

export function ProfileTop({ profile }: { readonly profile: VendorProfile }) {
  const { t, language } = useSite();
  const { vendor, since } = profile;
  const { rating, review_count: reviewCount } = vendor;
  return (
    <div className={styles['top']}>
      <div>
        <h1>{vendor.name}</h1>
        <ul className={styles['facts']}>
          <li>
            <Icon name="place" size={18} />
            {t('profile.serviceIn', { category: vendor.category.name[language], city: vendor.city.name })}
          </li>
          {rating !== null && (
            <li>
              <a className="lone-link" href="#reviews">
                <Stars rating={rating} />
                <strong>{stars(rating, language)}</strong> {t('profile.basedOn', { count: reviewCount, n: count(reviewCount, language) })}
              </a>
            </li>
          )}
          {since !== null && <li>{t('profile.since', { year: since })}</li>}
        </ul>
      </div>
      <div className={styles['actions']}>
        <ShareButton name={vendor.name} />
        <Heart vendorId={vendor.id} name={vendor.name} hasWord />
      </div>
    </div>
  );
}
