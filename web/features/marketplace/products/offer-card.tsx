import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { Product } from '../../../../contract/store.ts';
import { unitOfWord } from '../../../../core/catalogue/price-guess.ts';
import { count, money } from '../../../../texts/format.ts';
import { GuestPrice } from '../guests/guest-price.tsx';
import cardStyles from '../profile/contact-card.module.css';
import { Heart } from '../saved/heart.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './products.module.css';
import type { ProductWords } from './product-texts.ts';

interface Props {
  readonly product: Product;
  readonly vendor: VendorCard;
  readonly words: ProductWords;
}

/** What it costs and the one action, in reach all the time: beside the page on a wide screen, at the foot of a narrow one. */
export function OfferCard({ product, vendor, words }: Props) {
  const { t, language } = useSite();
  const { status, price, price_before: before, unit, few_left: left } = product;
  const isOffered = status === 'active';
  return (
    <aside className={cardStyles['card']} aria-label={product.title}>
      <div className={styles['price']}>
        {before !== null && (
          <p className={styles['before']}>
            <span className="for-screen-readers">{words('before')} </span>
            <s>{money(before, language)}</s>
          </p>
        )}
        <p className={`${cardStyles['price']} ${styles['now']}`}>
          <span className="for-screen-readers">{words('now')} </span>
          <strong>{money(price, language)}</strong>
          {unit !== '' && <small className={styles['unit']}> / {unit}</small>}
        </p>
        <GuestPrice low={price} per={unitOfWord(unit) ?? 'own'} />
        {before !== null && <p className={styles['saving']}>{words('saving', { amount: money(before - price, language) })}</p>}
        {isOffered && left !== null && <p className={styles['left']}>{words('left', { n: count(left, language) })}</p>}
        {!isOffered && <p className={styles['soldOut']}>{words('soldOut')}</p>}
      </div>
      <a className={`${cardStyles['contact']} ${styles['ask']}`} href="#contact">
        {isOffered ? words('ask') : t('profile.contact')}
      </a>
      <div className={cardStyles['more']}>
        <p>{isOffered ? words('note') : words('soldOutText', { name: vendor.name })}</p>
        <Heart vendorId={vendor.id} name={vendor.name} hasWord />
      </div>
    </aside>
  );
}
