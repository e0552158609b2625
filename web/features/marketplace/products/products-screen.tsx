import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { ProductCard } from '../../../../contract/store.ts';
import { pageCountOf } from '../../../../core/paging.ts';
import { count } from '../../../../texts/format.ts';
import { productsHref, profileHref } from '../addresses.ts';
import { Paging } from '../site/paging.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { ProductGrid } from './product-grid.tsx';
import { type ProductTexts, wordsOf } from './product-texts.ts';
import { ActionLink } from '../site/action-link.tsx';
import styles from './products.module.css';
import { Trail } from './trail.tsx';

export interface ProductsProps {
  readonly vendor: VendorCard;
  readonly products: readonly ProductCard[];
  readonly meta: { readonly page: number; readonly limit: number; readonly total: number };
  readonly texts: ProductTexts;
}

/** Everything a vendor offers today. */
export function ProductsScreen({ vendor, products, meta, texts }: ProductsProps) {
  const { t, href, language } = useSite();
  const words = wordsOf(texts);
  const { page, limit, total } = meta;
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <Trail vendor={vendor} />
        <div className={styles['top']}>
          <h1>{t('profile.products')}</h1>
          <p>
            <a href={href(profileHref(vendor.slug))}>{vendor.name}</a>
            {total > 0 && <> · {words('listLead', { count: total, n: count(total, language) })}</>}
          </p>
        </div>
        {products.length > 0 ? (
          <ProductGrid vendor={vendor} products={products} headingLevel={2} />
        ) : (
          <div className={styles['none']}>
            <p>{words('none')}</p>
            <ActionLink href={href(profileHref(vendor.slug))}>{words('toVendor', { name: vendor.name })}</ActionLink>
          </div>
        )}
        <Paging current={page} pageCount={pageCountOf(total, limit)} addressOf={(to) => productsHref(vendor.slug, to)} />
      </div>
    </Frame>
  );
}
