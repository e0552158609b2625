import type { ProductCard as Product } from '../../../contract/store.ts';
import { altIn } from '../../../core/pictures/rules.ts';
import { count, date, money } from '../../../texts/format.ts';
import { productCardTexts } from '../../../texts/marketplace/product-card.ts';
import { fill, type Language } from '../../../texts/typed.ts';
import { Photo } from '../../ui/photo.tsx';
import { CategoryOrnament } from './ornaments/category-ornament.tsx';
import styles from './product-card.module.css';

/** What a card shows; while a product is being written its price may be missing. */
type Shown = Pick<Product, 'kind' | 'title' | 'price_before' | 'percent_off' | 'unit' | 'valid_until' | 'picture'> & {
  readonly price: number | null;
};
interface Props {
  readonly product: Shown;
  readonly language: Language;
  /** Of its vendor: drawn where there is no photo. */
  readonly categorySlug: string;
  /** Where the card leads; without one it is a picture of a card, as in the editor. */
  readonly href?: string | undefined;
  readonly headingLevel?: 2 | 3;
}

/** How wide a card is drawn. */
const sizes = '(max-width: 40rem) 76vw, 18rem';

/** A product wherever products are listed: stands alone, with nothing but its props. */
export function ProductCard({ product, language, categorySlug, href, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const words = productCardTexts[language];
  const { title, picture, kind, percent_off: off, valid_until: until } = product;
  const name = title === '' ? words.noTitle : title;
  return (
    <article className={styles['card']}>
      <div className={styles['frame']} data-picture="">
        {picture ? (
          <Photo picture={picture} alt={altIn(picture.alt, language, '')} sizes={sizes} />
        ) : (
          <CategoryOrnament slug={categorySlug} className={styles['noPicture']} />
        )}
        {kind === 'promo' && off > 0 && <span className={styles['off']}>{fill(words.off, { n: count(off, language) })}</span>}
      </div>
      <Heading className={styles['name']} data-blank={title === '' || undefined}>
        {href === undefined ? name : <a href={href}>{name}</a>}
      </Heading>
      <div className={styles['facts']}>
        <Price product={product} language={language} />
        {kind === 'promo' && until !== null && <p className={styles['until']}>{fill(words.until, { day: date(until, language) })}</p>}
      </div>
    </article>
  );
}

function Price({ product: { kind, price, price_before: before, unit }, language }: Pick<Props, 'product' | 'language'>) {
  const words = productCardTexts[language];
  if (price === null || price <= 0) return <p className={styles['price']}>{words.noPrice}</p>;
  return (
    <p className={styles['price']}>
      {kind === 'promo' && before !== null && before > price && (
        <>
          <span className="for-screen-readers">{words.before} </span>
          <s>{money(before, language)}</s> <span className="for-screen-readers">{words.now} </span>
        </>
      )}
      <strong>{money(price, language)}</strong>
      {unit !== '' && <small> / {unit}</small>}
    </p>
  );
}
