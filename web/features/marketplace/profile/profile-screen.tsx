import type { VendorProfile } from '../../../../contract/catalogue.ts';
import type { VendorFair } from '../../../../contract/fairs.ts';
import { listingHref } from '../listing/filters.ts';
import { VendorDay } from '../dates/vendor-day.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { ContactCard, OtherWays } from './contact-card.tsx';
import { Fairs } from './fairs.tsx';
import { Gallery } from './gallery.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { PriceList } from './price-list.tsx';
import styles from './profile.module.css';
import { Products, type ShownProducts } from './products.tsx';
import { ProfileTop } from './profile-top.tsx';
import { Questions } from './questions.tsx';
import { Reveals } from './reveal.tsx';
import { Reviews, type ShownReviews } from './reviews.tsx';
import { Services } from './services.tsx';
import { viewedAttribute } from './watch-views.ts';

export interface ProfileProps {
  readonly profile: VendorProfile;
  /** Where the vendor can be met, the nearest first. */
  readonly fairs: readonly VendorFair[];
  /** Whether couples can meet it online. */
  readonly canMeet: boolean;
  readonly products: ShownProducts;
  /** Null: none are shown, since no one can write any yet. */
  readonly reviews: ShownReviews | null;
}

export function ProfileScreen({ profile, fairs, canMeet, products, reviews }: ProfileProps) {
  const { t, href, language } = useSite();
  const { vendor, gallery, similar } = profile;
  const isPreview = profile.is_preview;
  return (
    <Frame hasSearch>
      <div className={styles['page']} {...(!isPreview && { [viewedAttribute]: vendor.id })}>
        {isPreview && <PreviewNotice />}
        <nav className={styles['trail']} aria-label={t('site.vendors')}>
          <a href={href('/')}>{t('site.home')}</a>
          <a href={href(listingHref({ category: vendor.category.slug }))}>{vendor.category.name[language]}</a>
          <a href={href(listingHref({ category: vendor.category.slug, city: vendor.city.slug }))}>{vendor.city.name}</a>
        </nav>
        <ProfileTop profile={profile} />
        {!isPreview && <VendorDay vendorId={vendor.id} name={vendor.name} />}
        <Gallery pictures={gallery} name={vendor.name} />
        <div className={styles['columns']}>
          <div className={styles['content']}>
            <About profile={profile} />
            {products.total > 0 && <Products vendor={vendor} products={products} />}
            <PriceList items={profile.price_list} vendorId={isPreview ? null : vendor.id} />
            {reviews !== null && <Reviews vendor={vendor} reviews={reviews} />}
            <Questions questions={profile.questions} />
            <Services services={profile.services} />
            {fairs.length > 0 && <Fairs fairs={fairs} />}
            {/* In a preview it looks as it will, but no one can be written to yet. */}
            <div inert={isPreview}>
              <Contact vendor={vendor} ways={<OtherWays profile={profile} canMeet={canMeet} />}>
                <Reveals profile={profile} />
              </Contact>
            </div>
          </div>
          <ContactCard profile={profile} canMeet={canMeet} />
        </div>
        {similar.length > 0 && (
          <section className={styles['similar']} aria-labelledby="similar">
            <h2 id="similar">{t('profile.similar')}</h2>
            <VendorGrid placed={similar.map((other) => ({ vendor: other, ad: null }))} isRow />
          </section>
        )}
      </div>
    </Frame>
  );
}
