import type { VendorCard } from '../../../../contract/catalogue.ts';
import { count } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

/** What else is on the page is not pushed away by a long list. */
const shownAtFirst = 6;
const asPlaced = (vendors: readonly VendorCard[]) => vendors.map((vendor) => ({ vendor, ad: null }));

/** The first of many vendors, and all others on demand. */
export function ShortGrid({ vendors }: { readonly vendors: readonly VendorCard[] }) {
  const { language } = useSite();
  const words = useAccountTexts();
  const more = vendors.slice(shownAtFirst);
  return (
    <>
      <VendorGrid placed={asPlaced(vendors.slice(0, shownAtFirst))} />
      {more.length > 0 && (
        <details className={styles['more']}>
          <summary>{words('account.showMore', { count: more.length, n: count(more.length, language) })}</summary>
          <VendorGrid placed={asPlaced(more)} />
        </details>
      )}
    </>
  );
}
