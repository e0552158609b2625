import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { money } from '../../../../texts/format.ts';
import { askHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './contact-card.module.css';
import { Reveals } from './reveal.tsx';

/** The one action that stays in reach: beside the profile on a wide screen, at the foot of a narrow one. */
export function ContactCard({ profile }: { readonly profile: VendorProfile }) {
  const { t, language, href } = useSite();
  const { vendor } = profile;
  return (
    <aside className={styles['card']} aria-label={t('profile.contactVendor', { name: vendor.name })}>
      <p className={styles['price']}>
        {vendor.price_from === null ? (
          <strong>{t('profile.priceOnRequest')}</strong>
        ) : (
          <>
            <span>{t('profile.startingAt')}</span> <strong>{money(vendor.price_from, language)}</strong>
          </>
        )}
      </p>
      <a className={styles['contact']} href="#contact">
        {t('profile.contact')}
      </a>
      <a className={styles['quotation']} href={href(askHref(vendor.slug))}>
        {t('profile.askQuotation')}
      </a>
      <div className={styles['more']}>
        <p>{t('profile.replyNote')}</p>
        <Reveals profile={profile} />
      </div>
    </aside>
  );
}
