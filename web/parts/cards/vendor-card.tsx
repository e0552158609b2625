import type { ReactNode } from 'react';
import type { VendorCard as Vendor } from '../../../contract/catalogue.ts';
import { altIn } from '../../../core/pictures/rules.ts';
import { cardTexts } from '../../../texts/marketplace/card.ts';
import type { Language } from '../../../texts/typed.ts';
import { Photo } from '../../ui/photo.tsx';
import { CardPrice } from './card-price.tsx';
import { Rating } from './rating.tsx';
import { CategoryOrnament } from './ornaments/category-ornament.tsx';
import styles from './vendor-card.module.css';

interface Props {
  readonly vendor: Vendor;
  readonly language: Language;
  /** Where the card leads; without one it is a picture of a card, as in the preview of an ad. */
  readonly href?: string | undefined;
  /** An ad carries its label and the token that proves it was shown. */
  readonly ad?: { readonly token?: string } | undefined;
  /** No one can see this vendor, and what its price and reviews would be is not known: neither is claimed. */
  readonly isSketch?: boolean;
  /** The first cards on screen are fetched at once, the rest when they come near. */
  readonly isUrgent?: boolean;
  readonly headingLevel?: 2 | 3;
  /** What is said on the picture: whether the vendor is free. */
  readonly badge?: ReactNode;
  /** How many guests the couple expects; null while that is not known. */
  readonly guests?: number | null | undefined;
  /** What lies on the picture: the heart. */
  readonly action?: ReactNode;
}

/** Four beside each other on a wide screen, two on a narrower one, one on a phone. */
const cardSizes = '(max-width: 40rem) 92vw, (max-width: 60rem) 46vw, 20rem';

/** A vendor in any list, and every ad: stands alone, with nothing but its props. */
export function VendorCard(props: Props) {
  const { vendor, language, href, ad, isUrgent = false, headingLevel = 3, isSketch = false, badge, guests = null, action } = props;
  const words = cardTexts[language];
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['card']} data-ad={ad?.token}>
      <div className={styles['frame']} data-picture="">
        {vendor.picture ? (
          <Photo picture={vendor.picture} alt={altIn(vendor.picture.alt, language, vendor.name)} sizes={cardSizes} isUrgent={isUrgent} />
        ) : (
          <CategoryOrnament slug={vendor.category.slug} className={styles['noPicture']} />
        )}
        {ad && <span className={styles['ad']}>{words.ad}</span>}
        {badge}
      </div>
      <Heading className={styles['name']}>
        {href === undefined ? (
          vendor.name
        ) : (
          <a href={href} {...(ad && { rel: 'sponsored' })}>
            {vendor.name}
          </a>
        )}
      </Heading>
      <p className={styles['place']}>
        {vendor.category.name[language]} · {vendor.city.name}
      </p>
      {!isSketch && <Facts vendor={vendor} language={language} guests={guests} />}
      {action && <div className={styles['action']}>{action}</div>}
    </article>
  );
}

function Facts({ vendor, language, guests = null }: Pick<Props, 'vendor' | 'language' | 'guests'>) {
  return (
    <div className={styles['facts']}>
      <Rating vendor={vendor} language={language} />
      <CardPrice price={vendor} language={language} guests={guests} />
    </div>
  );
}
