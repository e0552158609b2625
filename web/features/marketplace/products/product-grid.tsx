import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { ProductCard as Product } from '../../../../contract/store.ts';
import { productHref } from '../addresses.ts';
import { ProductCard } from '../../../parts/cards/product-card.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './product-grid.module.css';

interface Props {
  readonly vendor: VendorCard;
  readonly products: readonly Product[];
  /** On a phone the cards lie in one row that one pushes aside. */
  readonly isRow?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Products of one vendor side by side. */
export function ProductGrid({ vendor, products, isRow = false, headingLevel = 3 }: Props) {
  const { href, language } = useSite();
  return (
    <ul className={isRow ? styles['row'] : styles['grid']}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            language={language}
            headingLevel={headingLevel}
            categorySlug={vendor.category.slug}
            href={href(productHref(vendor.slug, product.slug))}
          />
        </li>
      ))}
    </ul>
  );
}
