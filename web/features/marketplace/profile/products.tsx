import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { ProductCard as Product } from '../../../../contract/store.ts';
import { count } from '../../../../texts/format.ts';
import { productsHref } from '../addresses.ts';
import { ProductGrid } from '../products/product-grid.tsx';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './products.module.css';

/** The first of what a vendor offers, and how much there is. */
export interface ShownProducts {
  readonly products: readonly Product[];
  readonly total: number;
}

export function Products({ vendor, products: { products, total } }: { readonly vendor: VendorCard; readonly products: ShownProducts }) {
  const { t, href, language } = useSite();
  return (
    <Part id="products" title={t('profile.products')}>
      <ProductGrid vendor={vendor} products={products} isRow />
      {total > products.length && (
        <p className={styles['all']}>
          <a href={href(productsHref(vendor.slug))}>{t('profile.allProducts', { n: count(total, language) })}</a>
        </p>
      )}
    </Part>
  );
}
