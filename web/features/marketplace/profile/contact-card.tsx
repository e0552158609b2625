import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { money } from '../../../../texts/format.ts';
import { GuestPrice } from '../guests/guest-price.tsx';
import { askHref, meetHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './contact-card.module.css';
import { Reveals } from './reveal.tsx';

/** The one action that stays in reach: beside the profile on a wide screen, at the foot of a narrow one. */
export function ContactCard({ profile, canMeet }: { readonly profile: VendorProfile; readonly canMeet: boolean }) {
  const { t, language } = useSite();
  const { vendor } = profile;
  return (
    <aside inert={profile.is_preview} className={styles['card']} aria-label={t('profile.contactVendor', { name: vendor.name })}>
      <div className={styles['price']}>
        {vendor.price_from === null ? (
          <strong>{t('profile.priceOnRequest')}</strong>
        ) : (
          <>
            <span>{t('profile.startingAt')}</span> <strong>{money(vendor.price_from, language)}</strong>
            {vendor.price_unit[language] !== '' && <small> {vendor.price_unit[language]}</small>}
            <GuestPrice low={vendor.price_from} per={vendor.price_per} />
          </>
        )}
      </div>
      <a className={styles['contact']} href="#contact">
        {t('profile.contact')}
      </a>
      <OtherWays profile={profile} canMeet={canMeet} />
      <div className={styles['more']}>
        <p>{t('profile.replyNote')}</p>
        <Reveals profile={profile} />
      </div>
    </aside>
  );
}

/** What else can be asked of a vendor. At the foot of a narrow screen there is no room for it: there it stands where one writes. */
export function OtherWays({ profile: { vendor }, canMeet }: { readonly profile: VendorProfile; readonly canMeet: boolean }) {
  const { t, href } = useSite();
  return (
    <div className={styles['others']}>
      <a className={styles['other']} href={href(askHref(vendor.slug))}>
        {t('profile.askQuotation')}
      </a>
      {canMeet && (
        <a className={styles['other']} href={href(meetHref(vendor.slug))}>
          {t('profile.meetOnline')}
        </a>
      )}
    </div>
  );
}
