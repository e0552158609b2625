import type { VendorCard } from '../../../../contract/catalogue.ts';
import { count } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { ShortGrid } from './short-grid.tsx';

interface SavedVendorsProps {
  readonly saved: readonly VendorCard[];
  /** How many more there are that can’t be seen now. */
  readonly unlisted: number;
}

export function SavedVendors({ saved, unlisted }: SavedVendorsProps) {
  const { href, language } = useSite();
  const words = useAccountTexts();
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">{words('account.savedHeading')}</h2>
      {saved.length + unlisted === 0 ? (
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
          {saved.length > 0 && <ShortGrid vendors={saved} />}
          {unlisted > 0 && (
            <p className={styles['lead']}>{words('account.savedUnlisted', { count: unlisted, n: count(unlisted, language) })}</p>
          )}
        </>
      )}
    </section>
  );
}
