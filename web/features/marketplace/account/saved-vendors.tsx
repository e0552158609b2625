import type { VendorCard } from '../../../../contract/catalogue.ts';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { ShortGrid } from './short-grid.tsx';

export function SavedVendors({ saved }: { readonly saved: readonly VendorCard[] }) {
  const { href } = useSite();
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
          <p className={styles['lead']}>
            <a className="lone-link" href={href('/saved')}>
              {words('account.savedOpen')}
            </a>
          </p>
          <ShortGrid vendors={saved} />
        </>
      )}
    </section>
  );
}
