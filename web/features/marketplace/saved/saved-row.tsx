import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import { altIn } from '../../../../core/pictures/rules.ts';
import { CardPrice } from '../../../parts/cards/card-price.tsx';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { Rating } from '../../../parts/cards/rating.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { profileHref } from '../addresses.ts';
import { DayBadge } from '../dates/day-badge.tsx';
import { useEstimatedGuests } from '../guests/our-guests.ts';
import { useSite } from '../site/site-context.tsx';
import { Heart } from './heart.tsx';
import styles from './saved.module.css';
import { useIsSaved } from './saved-store.ts';
import type { SavedWords } from './saved-texts.ts';
import { SavedNote } from './saved-note.tsx';
import type { Listed } from './shortlists.ts';

interface SavedRowProps {
  readonly vendor: Listed;
  readonly isGuest: boolean;
  readonly words: SavedWords;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A saved vendor. One that is let go stays in its place until the page is opened again, so that it can be saved again. */
export function SavedRow({ vendor, isGuest, words, isChosen, onChoose }: SavedRowProps) {
  const { language, href } = useSite();
  const guests = useEstimatedGuests();
  const isSaved = useIsSaved(vendor.id) ?? true;
  const compare = (
    <label className={styles['check']}>
      <input
        type="checkbox"
        name="vendors"
        value={vendor.id}
        form="comparison"
        aria-label={words('chooseOf', { name: vendor.name })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      {words('choose')}
    </label>
  );
  return (
    <li className={styles['row']} data-removed={!isSaved || undefined}>
      <div className={styles['picture']}>
        {vendor.picture ? (
          <Photo picture={vendor.picture} alt={altIn(vendor.picture.alt, language, vendor.name)} sizes="9rem" />
        ) : (
          <CategoryOrnament slug={vendor.category.slug} />
        )}
      </div>
      <div className={styles['about']}>
        <h3>
          <a href={href(profileHref(vendor.slug))}>{vendor.name}</a>
        </h3>
        <p>{vendor.city.name}</p>
        <Rating vendor={vendor} language={language} />
        <CardPrice price={vendor} language={language} guests={guests} />
        <DayBadge vendorId={vendor.id} />
      </div>
      <div className={styles['heart']}>
        <Heart vendorId={vendor.id} name={vendor.name} isSavedAtFirst />
      </div>
      <div className={styles['own']}>
        {!isSaved && !isGuest && <p className={styles['hint']}>{words('removed', { days: shortlistRules.removedNoteDays })}</p>}
        {isSaved && (isGuest ? compare : <SavedNote vendor={vendor} words={words} beside={compare} />)}
      </div>
    </li>
  );
}
