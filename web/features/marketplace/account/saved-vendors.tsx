import type { VendorCard } from '../../../../contract/catalogue.ts';
import { count } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';

/** What else is on the page is not pushed away by a long list. */
const shownAtFirst = 6;
const asPlaced = (vendors: readonly VendorCard[]) => vendors.map((vendor) => ({ vendor, ad: null }));

export function SavedVendors({ saved }: { readonly saved: readonly VendorCard[] }) {
  const { href, language } = useSite();
  const more = saved.slice(shownAtFirst);
  const words = useAccountTexts();
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">{words('account.savedHeading')}</h2>
      {saved.length === 0 ? (
        <div className={styles['none']}>
          <p>{words('account.savedEmpty')}</p>
          <ActionLink href={href('/vendors')}>{words('account.savedFind')}</ActionLink>
        </div>
      ) : (
        <>
          <VendorGrid placed={asPlaced(saved.slice(0, shownAtFirst))} />
          {more.length > 0 && (
            <details className={styles['more']}>
              <summary>{words('account.savedMore', { count: more.length, n: count(more.length, language) })}</summary>
              <VendorGrid placed={asPlaced(more)} />
            </details>
          )}
        </>
      )}
    </section>
  );
}
