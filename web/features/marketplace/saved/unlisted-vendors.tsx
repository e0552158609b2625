import type { UnlistedVendor } from '../../../../contract/clients.ts';
import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import { Heart } from './heart.tsx';
import { SavedNote } from './saved-note.tsx';
import styles from './saved.module.css';
import { useIsSaved } from './saved-store.ts';
import type { SavedWords } from './saved-texts.ts';

/** Saved vendors that couples can't see now: the name and the couple's own words. */
export function UnlistedVendors({ vendors, words }: { readonly vendors: readonly UnlistedVendor[]; readonly words: SavedWords }) {
  return (
    <section aria-labelledby="unlisted">
      <div className={styles['head']}>
        <h2 id="unlisted">{words('unlisted')}</h2>
      </div>
      <p className={styles['hint']}>{words('unlistedText')}</p>
      <ul className={styles['list']}>
        {vendors.map((vendor) => (
          <UnlistedRow key={vendor.id} vendor={vendor} words={words} />
        ))}
      </ul>
    </section>
  );
}

function UnlistedRow({ vendor, words }: { readonly vendor: UnlistedVendor; readonly words: SavedWords }) {
  const isSaved = useIsSaved(vendor.id) ?? true;
  return (
    <li className={styles['row']} data-removed={!isSaved || undefined}>
      <div className={styles['about']}>
        <h3>{vendor.name}</h3>
      </div>
      <div className={styles['heart']}>
        <Heart vendorId={vendor.id} name={vendor.name} isSavedAtFirst />
      </div>
      <div className={styles['own']}>
        {isSaved ? (
          <SavedNote vendor={vendor} words={words} />
        ) : (
          <p className={styles['hint']}>{words('removed', { days: shortlistRules.removedNoteDays })}</p>
        )}
      </div>
    </li>
  );
}
