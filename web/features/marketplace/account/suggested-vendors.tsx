import type { VendorCard } from '../../../../contract/catalogue.ts';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { ShortGrid } from './short-grid.tsx';

/** Whom Hilda, the concierge, suggests for this wedding. */
export function SuggestedVendors({ suggested }: { readonly suggested: readonly VendorCard[] }) {
  const words = useAccountTexts();
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested">{words('account.suggestedHeading')}</h2>
      <p className={styles['lead']}>{words('account.suggestedText')}</p>
      <ShortGrid vendors={suggested} />
    </section>
  );
}
