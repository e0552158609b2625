import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { ProductCard, ProductPage } from '../../../../contract/store.ts';
import { estimateFor } from '../../../../core/catalogue/entry-price.ts';
import { unitOfWord } from '../../../../core/catalogue/price-guess.ts';
import { GuestsButton } from '../guests/guests-button.tsx';
import { profileHref } from '../addresses.ts';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { Contact } from '../profile/contact.tsx';
import { Gallery } from '../profile/gallery.tsx';
import { Part } from '../profile/part.tsx';
import { ActionLink } from '../site/action-link.tsx';
import profileStyles from '../profile/profile.module.css';
import { viewedAttribute } from '../profile/watch-views.ts';
import { Frame } from '../site/frame.tsx';
import { ShareButton } from '../site/share-button.tsx';
import { useSite } from '../site/site-context.tsx';
import { OfferCard } from './offer-card.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGrid } from './product-grid.tsx';
import { type ProductTexts, type ProductWords, wordsOf } from './product-texts.ts';
import styles from './products.module.css';
import { Trail } from './trail.tsx';

interface There extends ProductPage {
  readonly kind: 'there';
}
interface Away {
  readonly kind: 'away';
  /** It will not come back. */
  readonly isForEver: boolean;
  readonly vendor: VendorCard;
  readonly products: readonly ProductCard[];
}
export type ProductProps = (There | Away) & { readonly texts: ProductTexts };

/** One product of a vendor, or what is said in its place. */
export function ProductScreen(props: ProductProps) {
  const words = wordsOf(props.texts);
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <Trail vendor={props.vendor} />
        {props.kind === 'there' ? <Product {...props} words={words} /> : <NotThere {...props} words={words} />}
      </div>
    </Frame>
  );
}

function Product({ product, vendor, more, words }: There & { readonly words: ProductWords }) {
  const { href } = useSite();
  const isOffered = product.status === 'active';
  const { id, title, price, unit } = product;
  const isForGuests = estimateFor(price, unitOfWord(unit) ?? 'own', 1) !== null;
  return (
    <>
      <div className={styles['top']} {...{ [viewedAttribute]: vendor.id }}>
        <div>
          <h1>{title}</h1>
          <p>
            {words('by')} <a href={href(profileHref(vendor.slug))}>{vendor.name}</a>, {vendor.city.name}
          </p>
        </div>
        <ShareButton name={title} />
      </div>
      <div className={profileStyles['columns']}>
        <div className={profileStyles['content']}>
          <Gallery pictures={product.pictures} name={title} />
          <Part id="about" title={words('aboutIt')}>
            <Lines text={product.description} />
            <ProductFacts product={product} words={words} />
            {isForGuests && (
              <div className={styles['guests']}>
                <GuestsButton />
              </div>
            )}
          </Part>
          {product.terms !== '' && (
            <Part id="terms" title={words('termsTitle')}>
              <Lines text={product.terms} />
            </Part>
          )}
          <Contact vendor={vendor} {...(isOffered && { product: { id, title, price } })} />
        </div>
        <OfferCard product={product} vendor={vendor} words={words} />
      </div>
      {more.length > 0 && (
        <section className={profileStyles['similar']} aria-labelledby="more">
          <h2 id="more">{words('more', { name: vendor.name })}</h2>
          <ProductGrid vendor={vendor} products={more} isRow />
        </section>
      )}
    </>
  );
}

/** What the vendor wrote, in its own lines. */
function Lines({ text }: { readonly text: string }) {
  return <p className={`${profileStyles['prose']} ${styles['lines']}`}>{text}</p>;
}

function NotThere({ vendor, isForEver, products, words }: Away & { readonly words: ProductWords }) {
  const { href } = useSite();
  return (
    <>
      <div className={styles['away']}>
        <CategoryOrnament slug={vendor.category.slug} />
        <h1>{words(isForEver ? 'goneTitle' : 'awayTitle')}</h1>
        <p>{words(isForEver ? 'goneText' : 'awayText', { name: vendor.name })}</p>
        <ActionLink href={href(profileHref(vendor.slug))}>{words('toVendor', { name: vendor.name })}</ActionLink>
      </div>
      {products.length > 0 && (
        <section className={profileStyles['similar']} aria-labelledby="more">
          <h2 id="more">{words('more', { name: vendor.name })}</h2>
          <ProductGrid vendor={vendor} products={products} isRow />
        </section>
      )}
    </>
  );
}
